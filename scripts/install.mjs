import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSecretFiles } from './secret-files.mjs';

/** Plain JavaScript: it runs before anything is installed. */

const STAMP = 'node_modules/.installed-for';
/** Where Node 22 and newer keep what they compiled, for all processes that are started from here. Others don't look. */
const COMPILED = resolve('node_modules/.cache/compiled');
const [NEEDED_MAJOR, NEEDED_MINOR] = [20, 20];

/** Ends the process with one sentence on standard error. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Node of the right version, packages as package.json asks. Installs them when they are missing or others. */
export function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED_MAJOR || (major === NEEDED_MAJOR && minor < NEEDED_MINOR)) {
    fail(`Node.js ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer is needed; this is ${process.versions.node}.`);
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  const wanted = createHash('sha256').update(readFileSync('package.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // NODE_ENV=production would leave out what the build needs.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) fail('The packages could not be installed: see the lines above. Is the npm registry reachable?');
  writeFileSync(STAMP, wanted);
}

/**
 * Takes over the settings of `.env` and the secrets that `<NAME>_FILE` names; what is set already stays. Tests don't:
 * they never touch a configured database.
 */
export function loadSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    readSecretFiles();
  } catch (error) {
    fail(error.message);
  }
}
