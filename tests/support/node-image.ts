import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { podman } from './podman';

/** Kept between runs in podman's store. */
const OWN = 'localhost/study-abroad-tests/node:24';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * The image that the product's images are built on: the Dockerfile's, where a registry gives it; else one made here of
 * Debian's packages and npm's: Debian, Node.js 24, npm and the user node, which is all that the Dockerfile takes from it.
 * Answers its name. Making it takes one and a half minutes, once.
 */
export async function nodeImage(): Promise<string> {
  const [, given = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const official = `docker.io/library/${given}`;
  for (const name of [official, OWN]) if (await isThere(name)) return name;
  const pulled = podman('pull', '--quiet', official);
  return pulled.then(
    () => official,
    () => made(),
  );
}

const isThere = (name: string) =>
  podman('image', 'exists', name).then(
    () => true,
    () => false,
  );

async function made(): Promise<string> {
  // Not in memory: what is mounted there often takes no devices, which Debian's root needs.
  const folder = mkdtempSync('/var/tmp/node-image-');
  try {
    const root = join(folder, 'root');
    run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root);
    unpacked(`node-linux-${process.arch}@24`, 'package/bin', join(root, 'usr/local'));
    unpacked('npm@11', 'package', join(root, 'usr/local/lib/node_modules/npm'));
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
    run('chroot', root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
    const changes = ownNetwork(root);
    const archive = join(folder, 'root.tar');
    run('tar', '-C', root, '-cf', archive, '.');
    await podman('import', ...changes, archive, OWN);
    return OWN;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  /** Unpacks a part of a package of npm, without the folder that each of them begins with, into `target`. */
  function unpacked(name: string, part: string, target: string): void {
    const place = mkdtempSync(join(folder, 'package-'));
    run('npm', 'pack', '--silent', '--pack-destination', place, name);
    const [archive = ''] = readdirSync(place);
    mkdirSync(target, { recursive: true });
    run('tar', '-xzf', join(place, archive), '-C', target, '--strip-components=1', part);
  }
}

/** The registry and the certificates that this machine reaches npm with, for the build inside; the settings for the image. */
function ownNetwork(root: string): string[] {
  const registry = run('npm', 'config', 'get', 'registry').trim();
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `registry=${registry}\n`);
  if (!process.env.NODE_EXTRA_CA_CERTS) return [];
  copyFileSync(process.env.NODE_EXTRA_CA_CERTS, join(root, CERTIFICATES));
  return ['--change', `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 ** 2,
  });
}
