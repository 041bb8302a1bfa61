import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, install } from './apt';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the tests: CHROMIUM_PATH, else Chromium's headless shell, which takes a third of the CPU time because it
 * draws no windows, else what `ensureChromium` finds. On Debian, as root, a missing shell is installed.
 */
export function ensureHeadlessChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (!existsSync(SHELL) && canInstall()) installBrowser('chromium-headless-shell');
  return existsSync(SHELL) ? SHELL : ensureChromium();
}

/**
 * A whole browser: CHROMIUM_PATH, else Playwright's own where it is installed, else the system's. On Debian
 * and Ubuntu, as root, a missing one is installed. Throws one sentence when there is none.
 */
export function ensureChromium(): string {
  const found = installed();
  if (found) return found;
  if (canInstall()) installBrowser('chromium');
  const now = installed();
  if (now) return now;
  throw new Error('Chromium was not found. Install it (apt-get install chromium) or set CHROMIUM_PATH.');
}

function installBrowser(name: string): void {
  console.log(`Installing ${name} for the browser tests (about half a minute, once) …`);
  install(name);
}

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}
