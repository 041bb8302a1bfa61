import { cpSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
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
for (const path of ['.next/static', 'public', 'deploy/web.mjs', 'scripts/secret-files.mjs']) {
  cpSync(path, join(OUTPUT, path), { recursive: true });
}

// The thread that reads spreadsheets starts from a file of its own. Here it is one file with all it needs, instead of
// sources and their translator. esbuild is tsx's own.
const require = createRequire(import.meta.url);
const { buildSync } = createRequire(require.resolve('tsx/package.json'))('esbuild');
buildSync({
  entryPoints: ['lib/import/worker/serve.ts'],
  outfile: join(OUTPUT, 'lib/import/worker/entry.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: 'tsconfig.json',
  logLevel: 'error',
  // Packages in the older format ask for others with `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
