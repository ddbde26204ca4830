/** Milliseconds to wait for an answer, and the most bytes of one. */
type Bounds = { patience: number; mostBytes: number };

/** An answer's text; an endless one would fill the memory until our patience is over. */
async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('its answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Asks a server of others and answers its JSON. Throws when it is away, refuses, or answers something else. */
export async function askJson(
  url: URL | string,
  request: RequestInit,
  { patience, mostBytes }: Bounds,
): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return JSON.parse(await textOf(response, mostBytes));
}

/** Why a server of others failed, without its request and its answer, which may carry a key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ZodError' || error.name === 'SyntaxError') return 'its answer could not be read';
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ?? error.message;
}
