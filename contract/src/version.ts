import { version } from '../../package.json';

/** The version of the product, from the repository's `package.json` as it is when a build is made. */
export const VERSION = version;
