import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, type Running, start } from '../processes.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

const configuration = (folder: string, port: number) => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  types { }
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    add_header content-encoding br;
    add_header cache-control "public, max-age=0, must-revalidate";
  }
}`;

/** Starts an nginx of one worker that serves a finished page at a path; undefined where there is no nginx. */
export async function startNginx(path: string, page: Buffer): Promise<Running | undefined> {
  const program = PLACES.find((place) => existsSync(place));
  if (!program || spawnSync(program, ['-v']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'root', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const running = await start(
    { file: program, args: ['-c', join(folder, 'nginx.conf')], answers: path },
    port,
  );
  return {
    ...running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
