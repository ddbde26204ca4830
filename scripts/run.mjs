// The entry of every npm script. It needs only Node ≥ 20 and npm: it installs missing packages, then runs the command with
// the project's Node.
import { installWhatIsMissing } from './run/install.mjs';
import { become, PRODUCTION, projectNode, runNode } from './run/processes.mjs';
import { staleBuilds } from './run/stale.mjs';

const OF_SERVER = ['backup', 'restore', 'db:move', 'support:add'];
const COMMANDS = ['start', 'dev', 'check', 'test', 'prove', 'e2e', 'demo', 'bench', 'pack', ...OF_SERVER];
const [command = '', ...rest] = process.argv.slice(2);

async function start() {
  for (const [name, value] of Object.entries(PRODUCTION)) process.env[name] ??= value;
  if (staleBuilds().length > 0) {
    const code = await runNode(['scripts/commands/build.ts']);
    if (code !== 0) return code;
  }
  const server = ['build/server/main.js', ...rest];
  return become(server) || (await runNode(server));
}

const files = { demo: 'scripts/demo.ts', bench: 'bench/main.ts' };

async function run() {
  if (!COMMANDS.includes(command)) {
    console.error(`There is no command "${command}". There are: ${COMMANDS.join(', ')}.`);
    return 1;
  }
  await installWhatIsMissing();
  projectNode();
  if (command === 'start') return await start();
  if (OF_SERVER.includes(command)) return await runNode(['server/src/commands/main.ts', command, ...rest]);
  return await runNode([files[command] ?? `scripts/commands/${command}.ts`, ...rest]);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
