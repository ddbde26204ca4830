declare module 's3rver' {
  /** The parts of the S3 stand-in that our tests use; the package brings no types. */
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default class S3rver {
    constructor(options: Record<string, unknown>);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
