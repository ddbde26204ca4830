/** The API's path under the origin. */
export const API = '/api/v1';
