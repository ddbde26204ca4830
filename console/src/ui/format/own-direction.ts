/** For a field of free text, which is read from the side of what is typed: Mantine's own `dir` would stay at the frame around it. */
export const OWN_DIRECTION = { attributes: { input: { dir: 'auto' } } } as const;
