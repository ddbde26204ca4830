/** The path of the pages' script; `-` is no venue's slug. */
export const GUEST_SCRIPT_PATH = '/m/-/guest.js';
/** The path of what the script loads for a long menu, beside it. */
export const GUEST_PARTS_PATH = '/m/-/parts.js';
/** The path of search and filter, which the script loads with their first use, beside it. */
export const GUEST_FIND_PATH = '/m/-/find.js';
/** The path of the service worker, beside the script. */
export const GUEST_WORKER_PATH = '/m/-/worker.js';
