/** The id of the place in which menus open: inside a landmark, where who listens can find them. */
export const FLOATING = 'floating';
