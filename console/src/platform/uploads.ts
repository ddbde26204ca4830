import { api } from './api.ts';
import type { Carrier } from './api-types.ts';

/** A picture on the server that waits for a record to use it: its signed id, and where it can be seen until then. */
export type Uploaded = { signedId: string; url: string };

// `fetch` tells nothing of a body on its way out.
function carrierWith(onProgress: (share: number) => void): Carrier {
  return (address, { method, headers, body = null, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText, { status, headers: answerHeaders(request) }));
      };
      request.onerror = () => reject(new TypeError('The upload could not reach the server.'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body);
    });
}

function answerHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  return new Headers(
    lines.filter(Boolean).map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * Uploads a picture, with the token of a sign-in if there is one; `onProgress` hears what share of it is on the server, from
 * 0 to 1. Throws what `call` throws, and the signal's reason.
 */
export async function uploadPicture(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  const data = await dataUrlOf(file);
  signal.throwIfAborted();
  const { attributes } = (
    await api('POST /direct_uploads', {
      body: { data: { type: 'blobs', attributes: { data, filename: file.name } } },
      carrier: carrierWith(onProgress),
      signal,
    })
  ).data;
  return { signedId: attributes.signed_id, url: attributes.resource_url };
}
