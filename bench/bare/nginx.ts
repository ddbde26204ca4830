import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { type Running, start, temporaryFolder } from '../processes.ts';

const NGINX = '/usr/sbin/nginx';

const configuration = (folder: string, port: number) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=100;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  default_type "text/html; charset=utf-8";
  add_header content-encoding br; add_header cache-control "public, max-age=0, must-revalidate";
  server { listen 127.0.0.1:${port}; root ${folder}/root; }
}`;

/** Starts an nginx of one worker that serves a finished page at a path; undefined where there is no nginx. */
export async function startNginx(path: string, page: Buffer): Promise<Running | undefined> {
  if (!existsSync(NGINX)) return undefined;
  const [folder, port] = [temporaryFolder(), await freePort()];
  mkdirSync(join(folder, 'root', dirname(path)), { recursive: true });
  writeFileSync(join(folder, 'root', path), page);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  // Under root the worker runs as another user.
  chmodSync(folder, 0o755);
  return start({ file: NGINX, args: ['-c', join(folder, 'nginx.conf')], ready: path }, port);
}
