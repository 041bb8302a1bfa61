import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSecretFiles } from './secret-files.mjs';
import { finishSwap } from './upgrade/swap.mjs';

/** Plain JavaScript: it runs before anything is installed. */

const STAMP = 'node_modules/.installed-for';
/** Where packages are installed until they are whole, and those from before go to. */
const [BESIDE, BEFORE] = ['.installing', '.installed-before'];
/** Where Node 22 and newer keep what they compiled, for all processes that are started from here. Others don't look. */
const COMPILED = resolve('node_modules/.cache/compiled');
const [NEEDED_MAJOR, NEEDED_MINOR] = [20, 20];

/** What an archive of `npm run release` and a container image say of themselves. */
const RELEASE = '.release';

/** Ends the process with one sentence on standard error. */
export function fail(sentence, code = 1) {
  console.error(`\n${sentence}`);
  process.exit(code);
}

/** 'Study Abroad Platform 0.2.0', the first line of a start. */
export const productName = () => `Study Abroad Platform ${JSON.parse(readFileSync('package.json', 'utf8')).version}`;

/** Node of the right version, packages as package.json asks. Installs them when they are missing or others. */
export function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED_MAJOR || (major === NEEDED_MAJOR && minor < NEEDED_MINOR)) {
    fail(`Node.js ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer is needed; this is ${process.versions.node}.`);
  }
  finishSwap();
  if (existsSync(RELEASE)) fitRelease();
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  const wanted = packagesStamp('.');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isWhole(wanted)) installBeside(wanted);
  putInPlace();
}

/** One text for the packages that a folder's version is run with, whatever else its package.json says. */
export function packagesStamp(folder) {
  const asked = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, overrides, config } = asked;
  const packages = JSON.stringify([dependencies, devDependencies, overrides, config]);
  return createHash('sha256').update(packages).digest('hex');
}

/** An archive's packages hold machine code for one system and processor. */
function fitRelease() {
  const { platform } = JSON.parse(readFileSync(RELEASE, 'utf8'));
  const here = `${process.platform}-${process.arch}`;
  // An image says no platform: it holds its own packages.
  if (platform && !platform.startsWith(here))
    fail(
      `This archive is for ${platform}, and this machine is ${here}: take the release's other archive, or its sources.`,
    );
}

/**
 * Installs into a folder beside the project's own, which stays as it is until all is there: an installation that is
 * stopped, in whatever way,
 * leaves nothing half done behind.
 */
function installBeside(wanted) {
  console.log('Installing packages (about a minute the first time) …');
  rmSync(BESIDE, { recursive: true, force: true });
  mkdirSync(BESIDE);
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(file)) cpSync(file, join(BESIDE, file));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // NODE_ENV=production would leave out what the build needs.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status, signal, error } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: BESIDE,
    stdio: 'inherit',
    env,
  });
  if (error) fail(`The packages could not be installed: npm can't be started (${error.message}).`);
  if (signal) fail(`The installation of the packages was ended by ${signal}. Start again to repeat it.`);
  if (status !== 0) fail('The packages could not be installed: see the lines above. Is the npm registry reachable?');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !existsSync(join(BESIDE, 'node_modules', name, 'package.json')),
  );
  if (missing.length > 0) fail(`The packages are incomplete: npm left out ${missing.join(', ')}. Start again.`);
  writeFileSync(join(BESIDE, STAMP), wanted);
}

/** Whether an installation beside is complete and was only not put in place. */
function isWhole(wanted) {
  const stamp = join(BESIDE, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** By renaming: at any moment there are whole packages, or none. */
function putInPlace() {
  try {
    rmSync(BEFORE, { recursive: true, force: true });
    if (existsSync('node_modules')) renameSync('node_modules', BEFORE);
    renameSync(join(BESIDE, 'node_modules'), 'node_modules');
  } catch (error) {
    fail(`The packages could not be put in place: ${error.message}. Remove the folder node_modules and start again.`);
  }
  for (const folder of [BEFORE, BESIDE]) rmSync(folder, { recursive: true, force: true });
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
    // As `npm run doctor` has it: settings that can't be read.
    fail(error.message, 2);
  }
}
