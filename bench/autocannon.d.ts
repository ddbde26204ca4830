declare module 'autocannon' {
  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request, context: object) => Request;
  };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    sampleInt?: number;
    amount?: number;
    requests?: Request[];
    headers?: Record<string, string>;
  };
  type Result = { '2xx': number; non2xx: number; errors: number; timeouts: number; statusCodeStats: object };

  export type { Options, Request, Result };

  const autocannon: (options: Options) => Promise<Result>;
  // biome-ignore lint/style/noDefaultExport: it describes a package as it is
  export default autocannon;
}
