import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { build } from 'esbuild';

/** The commit of the last release before this one: with it `OLDEST_THAT_MAY_RUN` is set. */
export const FORMER_RELEASE = '539423e3';
/** Where that commit has its migrations: as it is there, whatever was moved since. */
export const FORMER_MIGRATIONS = 'lib/migrations/steps/';

/** What a release's process is made of. */
const SOURCES = ['app/api', 'app/readyz', 'database', 'instrumentation.ts', 'lib', 'models', 'package.json', 'public'];
const WITH_SCRIPTS = [...SOURCES, 'scripts', 'tsconfig.json'];

/** The calls that a release's process serves, by the folders of their route handlers. */
const ROUTES = [
  'readyz',
  ...['auth', 'course-search', 'apply', 'save-course', 'get-saved-courses', 'messages/[userId]']
    .concat(['applications/[id]', 'applications/[id]/status', 'staff/applications', 'get-students'])
    .map((call) => `api/v1/${call}`),
];

/** Whether this clone has the commit; one that was made without history has not. */
export const hasFormerRelease = () =>
  promisify(execFile)('git', ['cat-file', '-e', `${FORMER_RELEASE}^{commit}`]).then(
    () => true,
    () => false,
  );

/** Writes the sources of the former release into a folder, or these of another commit. */
export async function unpackFormerRelease(
  folder: string,
  { commit = FORMER_RELEASE, paths = WITH_SCRIPTS }: { commit?: string; paths?: readonly string[] } = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = spawn('git', ['archive', commit, ...paths], { stdio: ['ignore', 'pipe', 'inherit'] });
  const unpack = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'inherit', 'inherit'] });
  const ends = await Promise.all([once(archive, 'exit'), once(unpack, 'exit')]);
  if (ends.some(([code]) => code !== 0)) throw new Error('The former release could not be unpacked.');
}

export interface ReleaseProcess {
  url: string;
  stop(): Promise<void>;
}

/** Starts what a web process of the sources in this folder is, without pages: its boot, and route handlers over HTTP. */
export async function startRelease(sources: string, env: Record<string, string>): Promise<ReleaseProcess> {
  const names = ROUTES.map((_route, at) => `route${at}`);
  const imports = ROUTES.map((route, at) => `import * as ${names[at]} from './app/${route}/route';`);
  const program = await compiled(sources, [
    ...imports,
    `import { register } from './instrumentation';`,
    `import { serveRoutes } from ${JSON.stringify(resolve('tests/support/release-process.ts'))};`,
    'await register();',
    `serveRoutes({ ${ROUTES.map((route, at) => `'/${route}': ${names[at]}`).join(', ')} });`,
  ]);
  const child = spawn(process.execPath, [program], {
    cwd: sources,
    env: { ...process.env, NEXT_RUNTIME: 'nodejs', LOG_LEVEL: 'error', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').finally(() => rmSync(program, { force: true }));
  const url = await new Promise<string>((done, failed) => {
    let last = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) done(line.slice('ready '.length));
      else last = line;
    });
    child.once('close', (code) => failed(new Error(`The process of ${sources} ended with ${code}: ${last}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a script of the sources in this folder: `main` of `scripts/<name>.ts`. */
export async function runScript(sources: string, name: string, args: string[], env: Record<string, string>) {
  const program = await compiled(sources, [
    `import { main } from './scripts/${name}';`,
    `await main(${JSON.stringify(args)});`,
    'process.exit(0);',
  ]);
  try {
    return await promisify(execFile)(process.execPath, [program], { cwd: sources, env: { ...process.env, ...env } });
  } finally {
    rmSync(program, { force: true });
  }
}

/** Runs lines of a program within the sources of the former release, as its scripts run: from its folder, with this project's packages. */
export async function runFormer(sources: string, lines: string[], env: Record<string, string>) {
  const program = await compiled(sources, [...lines, 'process.exit(0);']);
  const packages = join(sources, 'node_modules');
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages);
  try {
    const options = { cwd: sources, env: { ...process.env, LOG_LEVEL: 'error', ...env } };
    return await promisify(execFile)(process.execPath, [program], options);
  } finally {
    rmSync(program, { force: true });
  }
}

let programs = 0;

async function compiled(sources: string, lines: string[]): Promise<string> {
  // Inside this project, whose packages it finds there.
  const outfile = resolve('test-results', 'programs', `release-${process.pid}-${++programs}.mjs`);
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: resolve(sources), loader: 'ts' },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' },
  });
  return outfile;
}
