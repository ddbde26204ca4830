/** The id of the place in which menus and dialogs open: inside a landmark, where who listens can find them. */
export const FLOATING = 'floating';
