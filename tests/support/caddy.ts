import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, download } from '@/scripts/apt';
import { freePort } from '@/scripts/site';

export interface Caddy {
  /** With a certificate of its own authority. */
  httpsUrl: string;
  /** The same site without one, for requests of the test's own process, which can't learn of an authority. */
  httpUrl: string;
  /** The authority's certificate, a file. */
  authority: string;
  stop(): Promise<void>;
}

/** The program Caddy: the machine's, else Debian's, unpacked into `folder`. Undefined when there is none. */
export function findCaddy(folder: string): string | undefined {
  const works = (program: string) => spawnSync(program, ['version']).status === 0;
  if (works('caddy')) return 'caddy';
  if (!canInstall()) return undefined;
  mkdirSync(folder, { recursive: true });
  download('caddy', folder);
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (!file) return undefined;
  execFileSync('dpkg', ['-x', join(folder, file), folder]);
  const own = join(folder, 'usr/bin/caddy');
  return works(own) ? own : undefined;
}

/** Starts Caddy with the project's own Caddyfile, and these web processes behind it. */
export async function startCaddy(program: string, upstreams: readonly string[], folder: string): Promise<Caddy> {
  const [https, http, unused] = [await freePort(), await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${unused}\n}\n${readFileSync('Caddyfile', 'utf8')}`,
  );
  const [httpsUrl, httpUrl] = [`https://localhost:${https}`, `http://localhost:${http}`];
  const caddy: ChildProcess = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: `${httpsUrl}, ${httpUrl}`,
      WEB_UPSTREAMS: upstreams.join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  caddy.stderr?.on('data', (piece) => (output += piece));
  const ended = new Promise((resolve) => caddy.once('exit', resolve));
  void ended.then((code) => code && console.error(output));
  return {
    httpsUrl,
    httpUrl,
    authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
    stop: async () => {
      caddy.kill('SIGTERM');
      await ended;
    },
  };
}
