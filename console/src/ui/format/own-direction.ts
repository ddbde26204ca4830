/**
 * The property of free-text fields, whose direction follows their text: Mantine's own `dir` would stay on the wrapper.
 */
export const OWN_DIRECTION = { attributes: { input: { dir: 'auto' } } } as const;
