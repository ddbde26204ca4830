/**
 * The name of the console page's `meta` for a Chatwoot as support chat (rule 3): its content is the
 * address, and `data-token` the token of its website. Without it, the console shows its own panel.
 */
export const CHAT_META = 'support-chat';
