/** The id of the element in which menus open: inside a landmark, where screen readers find them. */
export const FLOATING = 'floating';
