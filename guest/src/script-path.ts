/** The path of the pages' script; `-` is no venue's slug. */
export const GUEST_SCRIPT_PATH = '/m/-/guest.js';
