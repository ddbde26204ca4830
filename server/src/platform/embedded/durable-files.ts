import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { flushPath } from './flush-path.ts';

/** The error number that WASI gives to a failed read, write or flush (EIO). */
export const EIO = 29;

type Stream = { nfd?: number; node: unknown };
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
};
type Module = { FS: { filesystems: { NODEFS: NodeFileSystem } } };

/** PGlite's files on disk with a working fsync, and how many flushes there have been. */
export type DurableFiles = { files: NodeFS; flushes(): number };

/**
 * PostgreSQL's start parameters with durable commits: PGlite turns fsync off (`-F`), and its fdatasync, the
 * default for the log, does nothing. 16 MB of shared buffers save 190 MB of resident memory.
 */
export const START_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/**
 * Opens PGlite's file system on a folder and gives it the fsync that Emscripten's NODEFS lacks. `onAbort` hears
 * when PostgreSQL aborts; PGlite itself swallows that and goes on calling it.
 */
export function openDurableFiles(folder: string, onAbort: (reason: unknown) => void): DurableFiles {
  const files = new NodeFS(folder);
  const initialise = files.init.bind(files);
  let count = 0;
  files.init = async (pg, options) => {
    const result = await initialise(pg, options);
    result.emscriptenOpts.onAbort = onAbort;
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      const nodeFiles = (module as Module).FS.filesystems.NODEFS;
      nodeFiles.stream_ops.fsync = (stream) => {
        count += 1;
        return flush(stream, (node) => nodeFiles.realPath(node));
      };
    });
    return result;
  };
  return { files, flushes: () => count };
}

/**
 * Flushes an open file, or a folder (which has no descriptor of its own). A failure is answered as EIO, so that
 * PostgreSQL stops with a PANIC as it should; an exception would be swallowed on its way through WASM.
 */
export function flush(stream: Stream, pathOf: (node: unknown) => string): number {
  try {
    if (stream.nfd !== undefined) {
      fdatasyncSync(stream.nfd);
    } else {
      flushPath(pathOf(stream.node));
    }
    return 0;
  } catch {
    return EIO; // the reason is lost to PostgreSQL, which knows only error numbers
  }
}
