declare module '*?minified' {
  /** The script, minified by `minified.ts`. */
  export const script: string;
}
