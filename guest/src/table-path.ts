/** What follows a menu's address in that of its table of allergens; no menu has an address of two parts. */
export const TABLE_PATH = '/allergens';
