import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of the tests: CHROMIUM_PATH, else Playwright's own where it is installed, else the system's. On Debian
 * and Ubuntu, as root, a missing one is installed. Throws one sentence when there is none.
 */
export function ensureChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('Installing chromium for the browser tests (about half a minute) …');
  const quiet = { stdio: 'ignore' } as const;
  spawnSync('apt-get', ['update', '-q'], quiet);
  spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], quiet);
  const now = installed();
  if (now) return now;
  throw new Error('No chromium was found. Install it (apt-get install chromium) or set CHROMIUM_PATH.');
}

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}
