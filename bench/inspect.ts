import { freePort, type Running } from './processes.ts';
import { startProduct } from './product.ts';

type Evaluated = { result: { value: number } };
type Step = [method: string, params?: object];

/** A product whose memory can be looked into. */
export type Inspected = Running & {
  /** Bytes that are in use once all garbage is collected: V8's objects and what buffers hold. */
  keptBytes: () => Promise<number>;
};

/** Asks the debugger of a process for one thing after the other (Chrome DevTools Protocol); answers the last one's result. */
async function ask(port: number, steps: readonly Step[]): Promise<unknown> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    let last: unknown;
    for (const [id, [method, params]] of steps.entries())
      last = await new Promise((resolve, reject) => {
        socket.onmessage = ({ data }) => {
          const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: unknown };
          if (answer.error) reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
          else if (answer.id === id) resolve(answer.result);
        };
        socket.send(JSON.stringify({ id, method, params }));
      });
    return last;
  } finally {
    socket.close();
  }
}

/** Starts the product on a database so that what it keeps in memory can be asked for. */
export async function startInspected(databaseUrl: string): Promise<Inspected> {
  const port = await freePort();
  const running = await startProduct(databaseUrl, [`--inspect=127.0.0.1:${port}`]);
  const keptBytes = async () => {
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const steps: Step[] = [
      ['HeapProfiler.collectGarbage'],
      ['Runtime.evaluate', { expression, returnByValue: true }],
    ];
    return ((await ask(port, steps)) as Evaluated).result.value;
  };
  return { ...running, keptBytes };
}
