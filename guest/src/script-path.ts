/** Where pages ask for their script; `-` is no venue's slug. */
export const GUEST_SCRIPT_PATH = '/m/-/guest.js';
