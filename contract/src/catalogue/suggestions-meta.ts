/**
 * The name of the console page's `meta` where a translation service is set: its content is the service's name. Without it, the
 * console offers no suggestions.
 */
export const SUGGESTIONS_META = 'suggestions';
