/** The page's nonce: the style sheets that scripts write need it (content-security policy). */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
