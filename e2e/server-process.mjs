// Runs the server that was built. It ends with its parent; the data folder is removed unless it is kept for another server.
import { rmSync } from 'node:fs';

const { DATA_DIR, LEAVES_FOLDER } = process.env;
if (!LEAVES_FOLDER) process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
await import('../build/server/main.js');
