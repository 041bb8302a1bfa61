import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Completes the standalone output of `BUILD_STANDALONE=1 npm run build` in `.next/standalone`, so that the folder alone is the
 * web process of the container image: `node deploy/web.mjs` in it.
 */
const OUTPUT = '.next/standalone';

/** What the server itself wrote there; the tracing of files also takes along sources whose names look like a path. */
const WRITTEN = ['.next', 'node_modules', 'package.json', 'server.js'];

for (const name of readdirSync(OUTPUT)) {
  if (!WRITTEN.includes(name)) rmSync(join(OUTPUT, name), { recursive: true });
}
for (const path of [
  '.next/static',
  'public',
  'practice',
  'deploy/web.mjs',
  'lib/platform/pdf/fonts',
  'lib/platform/server/arrivals.mjs',
  'scripts/secret-files.mjs',
  // Which commit it is of, where the image is built from a release.
  '.release',
]) {
  if (path === '.release' && !existsSync(path)) continue;
  cpSync(path, join(OUTPUT, path), { recursive: true });
}
