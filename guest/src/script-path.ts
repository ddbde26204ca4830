/** The path of the pages' script; `-` is no venue's slug. */
export const GUEST_SCRIPT_PATH = '/m/-/guest.js';
/** The path of the service worker, beside the script. */
export const GUEST_WORKER_PATH = '/m/-/worker.js';
