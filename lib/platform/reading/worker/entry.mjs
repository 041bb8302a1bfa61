import { renameSync, statSync } from 'node:fs';

// A worker is started from a file, not from the bundle: this one loads the reader as one file, made of its sources once since the
// process began, which takes a quarter of loading each by itself; or these, the way every script does, where nothing may be written.
const file = new URL('../../../../node_modules/.cache/reading-thread.mjs', import.meta.url);
const outfile = `node_modules/.cache/reading-thread.${process.pid}`;
try {
  if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - process.uptime() * 1000) {
    const { buildSync } = await import('esbuild');
    const whole = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'silent' };
    buildSync({ entryPoints: ['lib/platform/reading/worker/serve.ts'], outfile, ...whole });
    renameSync(outfile, file);
  }
  await import(file.href);
} catch {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve.ts');
}
