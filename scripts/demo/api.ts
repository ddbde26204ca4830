import { setTimeout as wait } from 'node:timers/promises';

/** The attributes of a resource. */
export type Attributes = { [name: string]: unknown };

/** A resource as the API answers it. */
export type Resource = {
  type: string;
  id: string;
  attributes: Attributes;
  relationships?: {
    [name: string]: { data?: { type: string; id: string } | { type: string; id: string }[] | null };
  };
};

/** A resource as it is written; relationships may carry attributes (`docs/api.md`, Embedded records). */
type Written = {
  type: string;
  id?: string;
  attributes?: Attributes;
  relationships?: { [name: string]: { data: unknown } };
};

/** An answer of the API: one resource or a list, with its included records. */
type Answer<D = Resource> = { status: number; data: D; included: Resource[]; lastPage: number };

/** A call that the server refused, with its status and the codes of its errors. */
export class Refused extends Error {
  readonly status: number;
  readonly codes: string[];

  constructor(call: string, status: number, errors: { code?: string; detail?: string }[]) {
    super(
      `${call} answered ${status}: ${errors.map(({ code, detail }) => `${code} (${detail})`).join(', ')}`,
    );
    this.status = status;
    this.codes = errors.map(({ code }) => code ?? '');
  }
}

/** A client of the public API that keeps the newest token and waits for rate limits. */
export type Api = {
  send: (method: 'POST' | 'PATCH' | 'PUT', path: string, data?: Written | Written[]) => Promise<Answer>;
  read: (path: string) => Promise<Answer>;
  readAll: (path: string) => Promise<{ data: Resource[]; included: Resource[] }>;
  token: () => string;
};

const MEDIA_TYPE = 'application/vnd.api+json';
/** Seconds to wait after a 429 without `Retry-After`. */
const WAIT_SECONDS = 5;
const PAGE_SIZE = 100;

/** A client for the server at `origin`, such as `http://127.0.0.1:3000`; it is signed in when it is given a token. */
export function apiAt(origin: string, token = ''): Api {
  let newest = token;
  async function call<D>(method: string, path: string, data?: Written | Written[]): Promise<Answer<D>> {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        accept: MEDIA_TYPE,
        'accept-language': 'en',
        ...(newest && { authorization: newest }),
        ...(data && { 'content-type': MEDIA_TYPE }),
      },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    const text = await response.text();
    if (response.status === 429 || response.status === 503) {
      await pause(response);
      return call(method, path, data);
    }
    newest = response.headers.get('authorization') ?? newest;
    const body = text.startsWith('{') ? JSON.parse(text) : {};
    if (!response.ok) throw new Refused(`${method} ${path}`, response.status, body.errors ?? []);
    return {
      status: response.status,
      data: body.data,
      included: body.included ?? [],
      lastPage: body.meta?.last_page ?? 1,
    };
  }
  return {
    token: () => newest,
    send: (method, path, data) => call(method, path, data),
    read: (path) => call('GET', path),
    readAll: async (path) => {
      const data: Resource[] = [];
      const included: Resource[] = [];
      for (let number = 1, last = 1; number <= last; number++) {
        const page = `${path.includes('?') ? '&' : '?'}page[size]=${PAGE_SIZE}&page[number]=${number}`;
        const answer = await call<Resource[]>('GET', path + page);
        data.push(...answer.data);
        included.push(...answer.included);
        last = answer.lastPage;
      }
      return { data, included };
    },
  };
}

async function pause(response: Response): Promise<void> {
  const seconds = Number(response.headers.get('retry-after') ?? WAIT_SECONDS);
  console.log(`  The server asks to wait ${seconds} s (${response.status}).`);
  await wait(seconds * 1000);
}

/** The ids that a resource names in a relationship, none when it has none. */
export function related(resource: Resource, name: string): string[] {
  const data = resource.relationships?.[name]?.data;
  return data ? [data].flat().map(({ id }) => id) : [];
}
