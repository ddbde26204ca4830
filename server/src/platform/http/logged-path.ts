/** The one screen whose path carries a token: the older page for a new password (rule 7). */
const TOKEN_IN_PATH = /^(\/+reset-password\/+)[^/].*/i;

/** A request's address for the log: without its query and without tokens. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(TOKEN_IN_PATH, '$1…');
