import type { PGlite } from '@electric-sql/pglite';
import { errorScanner, isUnsafe } from './failures.ts';

const STARTUP_PACKET = 0; // the only message of the protocol without a letter in front
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);

/** The part of PGlite that the socket server uses. */
export type ServedDatabase = Pick<
  PGlite,
  'waitReady' | 'isInTransaction' | 'runExclusive' | 'exec' | 'execProtocolRaw' | 'execProtocolRawStream'
>;

/**
 * The database as the socket server sees it. Three things are added:
 * - From the first unsafe error on (it is reported once) every call is refused, so that no client, however
 *   quick, is shown anything by a database that has lost its log.
 * - Each message is run as a statement (`runStatement`), which may be cancelled from outside.
 * - All connections share one PostgreSQL session, so each new one first clears away what the one before left
 *   behind (prepared statements, settings, temporary tables).
 */
export function guardDatabase(
  db: ServedDatabase,
  onUnsafe: (reason: string) => void,
  runStatement: <T>(run: () => Promise<T>) => Promise<T> = (run) => run(),
): { served: ServedDatabase; refuse(reason: string): void } {
  let failure: string | undefined;
  let used = false;
  const refuse = (reason: string) => {
    if (failure !== undefined) return;
    failure = reason;
    onUnsafe(reason);
  };
  const scan = errorScanner((error) => {
    if (isUnsafe(error)) refuse(`${error.severity} ${error.code}: ${error.message}`);
  });
  const assertSafe = () => {
    if (failure !== undefined) throw new Error(failure);
  };
  const served: ServedDatabase = {
    waitReady: db.waitReady,
    isInTransaction: () => failure === undefined && db.isInTransaction(),
    runExclusive: (run) => db.runExclusive(run),
    exec: async (sql, options) => {
      assertSafe();
      return db.exec(sql, options);
    },
    execProtocolRaw: async (message, options) => {
      assertSafe();
      return db.execProtocolRaw(message, options);
    },
    execProtocolRawStream: async (message, { onRawData, ...options }) => {
      assertSafe();
      if (message[0] === STARTUP_PACKET) {
        if (used) await clearSession(db);
        used = true;
      }
      const hear = (data: Uint8Array) => {
        scan(data);
        onRawData(data);
      };
      await runStatement(() => db.execProtocolRawStream(message, { ...options, onRawData: hear }));
    },
  };
  return { served, refuse };
}

async function clearSession(db: ServedDatabase): Promise<void> {
  await db.execProtocolRaw(SYNC);
  await db.execProtocolRaw(simpleQuery('discard all'));
}

function simpleQuery(sql: string): Uint8Array {
  const message = Buffer.alloc(6 + Buffer.byteLength(sql));
  message.write('Q');
  message.writeUInt32BE(message.length - 1, 1);
  message.write(sql, 5);
  return message;
}
