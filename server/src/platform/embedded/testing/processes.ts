import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script of this folder in a process of its own. */
export type Script = {
  process: ChildProcess;
  /** Its lines of standard output so far. */
  lines: string[];
  /** Its standard error so far. */
  errors(): string;
  /** Resolves with the first line that begins so; rejects if the process ends without it. */
  line(start: string): Promise<string>;
  /** Resolves with the exit code (null after a signal) when its output has been read. */
  ended: Promise<number | null>;
};

/** Runs a script of this folder under the same Node. */
export function runScript(name: string, ...args: string[]): Script {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const process_ = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let errors = '';
  process_.stderr.on('data', (data) => {
    errors += data;
  });
  createInterface(process_.stdout).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const ended = new Promise<number | null>((resolve) => process_.once('close', resolve));
  const line = (start: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((each) => each.startsWith(start));
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`${name} ended before "${start}": ${errors}`)));
    });
  return { process: process_, lines, errors: () => errors, line, ended };
}
