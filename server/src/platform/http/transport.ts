/** The HSTS header, where our address is one of https. */
export const stayWithHttps = (address: string | undefined): string[] =>
  address?.startsWith('https:') ? ['strict-transport-security', 'max-age=31536000'] : [];
