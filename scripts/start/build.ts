import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWasEnded, inGigabytes, memoryRoom, noRoomToBuild, wayToBuild } from './memory';

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
  const room = memoryRoom();
  const way = process.env.BUILD_ANYWAY ? 'small' : wayToBuild(room);
  if (way === 'none') throw new Error(noRoomToBuild(room));
  const small = way === 'small';
  console.log(
    small
      ? `Building the site in low-memory mode, because only ${inGigabytes(room.free)} of memory is free. This takes some minutes, and happens only when the sources have changed …`
      : 'Building the site. This takes about half a minute, and happens only when the sources have changed …',
  );
  const next = ['node_modules/next/dist/bin/next', 'build'];
  if (small) {
    await run([...next, '--experimental-build-mode', 'compile'], dots, { SMALL_BUILD: '1' });
    await run([...next, '--experimental-build-mode', 'generate'], dots, { SMALL_BUILD: '1' });
  } else await run(next, dots);
  await run(['scripts/compress-static.mjs'], dots);
  writeFileSync(STAMP, sources);
}

/** `node scripts/run.mjs scripts/start/build.ts`: builds in the way that the machine's memory allows, as `npm start` does. */
export const main = (): Promise<void> => buildWhenStale();

/** Runs a script of Node; rejects with what it wrote when it fails, and says by what signal it was ended. */
function run(script: string[], showDots: boolean, more: Record<string, string> = {}): Promise<void> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...more } as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, script, { env });
    const dots = showDots ? setInterval(() => process.stdout.write('.'), 2000) : undefined;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(String(piece)));
    child.once('close', (code, signal) => {
      clearInterval(dots);
      if (showDots) process.stdout.write('\n');
      if (code === 0) return resolve();
      // A worker of the build that was killed ends the build itself with a code, and its words name the signal.
      const by = signal ?? /\b(SIG(?:KILL|BUS|SEGV|ABRT|TERM))\b/.exec(output.join(''))?.[1];
      const why = by ? buildWasEnded(by, memoryRoom()) : 'The site could not be built. See the lines above.';
      reject(new Error(`${output.join('')}\n${why}`));
    });
  });
}

/** Whether what is built here was built from just what the sources in another folder are. */
export const isBuiltFrom = (folder: string): boolean =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(folder);

/** One text for what the sources in a folder are, as a build of them is stamped. */
export function fingerprint(folder = '.'): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) if (existsSync(join(folder, source))) addTo(hash, folder, source);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, folder: string, path: string): void {
  const file = join(folder, path);
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, folder, join(path, name));
  } else {
    hash.update(path).update(readFileSync(file));
  }
}
