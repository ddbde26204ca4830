import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { ROOT } from '../../scripts/run/processes.mjs';
import { type Running, start, temporaryFolder } from '../processes.ts';

const NGINX = '/usr/sbin/nginx';
const SNIPPETS = join(ROOT, 'deploy/nginx');

const configuration = (folder: string, http: string) => `
daemon off; pcre_jit on; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; keepalive_requests 100000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${http}
}`;

/** Starts an nginx of one worker in a folder of its own; undefined where there is no nginx. */
async function run(ready: string, httpOf: (port: number, folder: string) => string) {
  if (!existsSync(NGINX)) return undefined;
  const [folder, port] = [temporaryFolder(), await freePort()];
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, httpOf(port, folder)));
  // Under root the worker runs as another user.
  chmodSync(folder, 0o755);
  return start({ file: NGINX, args: ['-c', join(folder, 'nginx.conf')], ready, ends: true }, port);
}

/** Starts an nginx that serves a finished page at a path. */
export async function startNginx(path: string, page: Buffer): Promise<Running | undefined> {
  const root = join(temporaryFolder(), 'root');
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), page);
  chmodSync(dirname(root), 0o755);
  return run(
    path,
    (port) => `open_file_cache max=100; default_type "text/html; charset=utf-8";
  add_header content-encoding br; add_header cache-control "public, max-age=0, must-revalidate";
  server { listen 127.0.0.1:${port}; root ${root}; }`,
  );
}

/** Starts an nginx with our snippets over a folder of finished pages, in front of a server. */
export const startOnFolder = (root: string, { origin }: Pick<Running, 'origin'>, ready: string) =>
  run(
    ready,
    (port) => `include ${SNIPPETS}/sofra-maps.conf;
  upstream sofra { server ${new URL(origin).host}; }
  server { listen 127.0.0.1:${port}; root ${root}; include ${SNIPPETS}/sofra-pages.conf; }`,
  );
