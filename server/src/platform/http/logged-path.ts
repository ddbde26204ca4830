/** The paths that carry a token: the older page for a new password (rule 7), and a link to a draft. */
const TOKEN_IN_PATH = /^(\/+(?:reset-password|p)\/+)[^/].*/i;

/** A request's address for the log: without its query and without tokens. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(TOKEN_IN_PATH, '$1…');
