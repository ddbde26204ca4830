/** The option of a call that passes only while the record has a version; without one it always passes. */
export const ifStill = (version: number | undefined): { ifMatch?: string } =>
  version === undefined ? {} : { ifMatch: `"${version}-"` };
