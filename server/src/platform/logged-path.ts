/** The one screen whose path carries a token: the older page for a new password (ruling 7). */
const TOKEN_IN_PATH = /^(\/+reset-password\/+)[^/].*/i;

/** What the log says of a request's address: where it went, and no key to anybody's account. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(TOKEN_IN_PATH, '$1…');
