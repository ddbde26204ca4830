/**
 * The name of the `meta` by which the console's page says that a Chatwoot is the support chat (ruling 3): its content is
 * the address, and `data-token` the token of its website. Without one, the console has a panel of its own.
 */
export const CHAT_META = 'support-chat';
