import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Asked once each: a mirror that is not reachable must not hold up the tests. */
const IMPATIENT = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** Whether packages can be installed here: on Debian and Ubuntu, as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian or Ubuntu, and those they need. Quiet, also when it fails: look for what should be there. */
export function install(...packages: string[]): void {
  apt(['update']);
  apt(['install', '-y', ...packages]);
}

/** Puts a package's file into `folder`, without installing it: what it would start as a service stays off. */
export function download(name: string, folder: string): void {
  apt(['update']);
  apt(['download', name], folder);
}

function apt(args: string[], folder = '.'): void {
  spawnSync('apt-get', [...args, ...IMPATIENT], { stdio: 'ignore', cwd: folder });
}
