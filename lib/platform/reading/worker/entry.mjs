import { renameSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// A worker is started from a file, not from the bundle: this one loads the reader as one file, made of its sources once since the
// process began, which takes a quarter of loading each by itself; or these, the way every script does, where nothing may be written.
const file = `${process.cwd()}/node_modules/.cache/reading-thread.mjs`;
try {
  if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - process.uptime() * 1000) {
    const { buildSync } = await import('esbuild');
    const whole = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'silent' };
    buildSync({ entryPoints: ['lib/platform/reading/worker/serve.ts'], outfile: `${file}.${process.pid}`, ...whole });
    renameSync(`${file}.${process.pid}`, file);
  }
  await import(pathToFileURL(file).href);
} catch {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve.ts');
}
