/** An error as PostgreSQL reports it, from the wire or from `pg`; every field may be missing. */
export type ReportedError = { severity?: string; code?: string; message?: string };

const DISK_FULL = '53100';
const IO_ERROR = '58030';
const ERROR_RESPONSE = 'E'.charCodeAt(0);
const HEADER_BYTES = 5;

/**
 * Whether nothing the database says after this error may be believed: after a PANIC (a full or broken disk)
 * it goes on answering and shows rows that were never committed.
 */
export function isUnsafe(error: ReportedError): boolean {
  return error.severity === 'PANIC' || error.code === DISK_FULL || error.code === IO_ERROR;
}

/** Whether `pg` gave up waiting for an answer (its `query_timeout`): the cancelling was not answered, and the only connection is stuck. */
export function isQueryTimeout(error: ReportedError): boolean {
  return error.message === 'Query read timeout';
}

/**
 * Reads along with what the database sends, in chunks cut anywhere, and reports each ErrorResponse of the wire
 * protocol. It sees an error before any client does.
 */
export function errorScanner(report: (error: ReportedError) => void): (chunk: Uint8Array) => void {
  let unread: Buffer = Buffer.alloc(0);
  let toSkip = 0;
  return (chunk) => {
    const bytes = Buffer.concat([unread, chunk]);
    let at = 0;
    for (;;) {
      const skipped = Math.min(toSkip, bytes.length - at);
      toSkip -= skipped;
      at += skipped;
      if (toSkip > 0 || bytes.length - at < HEADER_BYTES) break;
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      if (bytes[at] !== ERROR_RESPONSE) {
        toSkip = end - at;
      } else if (end <= bytes.length) {
        report(readErrorFields(bytes.subarray(at + HEADER_BYTES, end)));
        at = end;
      } else {
        break;
      }
    }
    unread = bytes.subarray(at);
  };
}

function readErrorFields(body: Buffer): ReportedError {
  const fields = new Map<string, string>();
  for (const field of body.toString('utf8').split('\0')) fields.set(field.slice(0, 1), field.slice(1));
  return { severity: fields.get('V'), code: fields.get('C'), message: fields.get('M') };
}
