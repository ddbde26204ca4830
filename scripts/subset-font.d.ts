declare module 'subset-font' {
  /** A font file with only the letters of a text. */
  function subset(font: Buffer, text: string, to: { targetFormat: 'woff2' }): Promise<Buffer>;
  export = subset;
}
