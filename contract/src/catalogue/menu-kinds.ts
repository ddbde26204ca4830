/** The kinds of menu, by their use (rule 6). */
export const MENU_KINDS = ['table', 'qr_mobile', 'delivery_pickup', 'in_room'] as const;

/** The kind of a menu: `table`, `qr_mobile`, `delivery_pickup` or `in_room`. */
export type MenuKind = (typeof MENU_KINDS)[number];

/** The kind that is preselected (rule 6). */
export const DEFAULT_MENU_KIND: MenuKind = 'qr_mobile';
