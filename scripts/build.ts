import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'app',
  'components',
  'lib',
  'models',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.js',
  'package.json',
  'postcss.config.mjs',
  'scripts/compress-static.mjs',
  'tsconfig.json',
];
const STAMP = '.next/built-from';

/**
 * Builds the site when its sources differ from those of the last build. Rejects when the build fails. `dots`: shows that
 * it is at work.
 */
export async function buildWhenStale({ dots = true } = {}): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the site (about half a minute, only when the sources changed) …');
  await run(['node_modules/next/dist/bin/next', 'build'], dots);
  await run(['scripts/compress-static.mjs'], dots);
  writeFileSync(STAMP, sources);
}

/** Runs a script of Node; rejects with what it wrote when it fails. */
function run(script: string[], showDots: boolean): Promise<void> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, script, { env });
    const dots = showDots ? setInterval(() => process.stdout.write('.'), 2000) : undefined;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(String(piece)));
    child.once('exit', (code) => {
      clearInterval(dots);
      if (showDots) process.stdout.write('\n');
      if (code === 0) resolve();
      else reject(new Error(`${output.join('')}\nThe site could not be built: see the lines above.`));
    });
  });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) if (existsSync(source)) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } else {
    hash.update(path).update(readFileSync(path));
  }
}
