/** The screens that are laid out as a phone's; the style sheets say the same. */
export const PHONE_SCREEN = '(max-width: 47.99em)';
