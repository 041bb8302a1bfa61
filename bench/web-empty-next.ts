import { spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { freePort } from '@/scripts/site';

const NEXT = 'node_modules/next/dist/bin/next';
/** Inside the project, so that it is built with the same packages; git ignores it. */
const FOLDER = '.bench/empty';

/** Builds and starts a Next site of one static, empty page: what the public pages are measured against. */
export async function startEmptyNext(): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(`${FOLDER}/app`, { recursive: true });
  await writeFile(`${FOLDER}/package.json`, '{ "private": true, "type": "module" }\n');
  await writeFile(
    `${FOLDER}/next.config.js`,
    `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  );
  await writeFile(
    `${FOLDER}/app/layout.js`,
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }\n",
  );
  await writeFile(`${FOLDER}/app/page.js`, 'export default function Page() { return <h1>Empty</h1>; }\n');
  // Without files of its own Next takes those of the folder above.
  await writeFile(`${FOLDER}/instrumentation.js`, 'export function register() {}\n');
  await writeFile(
    `${FOLDER}/middleware.js`,
    "export const config = { matcher: '/none' };\nexport default function middleware() {}\n",
  );
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build', FOLDER], { env });
  if (status !== 0) throw new Error(`The empty page could not be built.\n${stdout}\n${stderr}`);
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, 'start', FOLDER, '-p', String(port)], { env, stdio: 'ignore' });
  const url = `http://localhost:${port}/`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 300) throw new Error('The empty page does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
