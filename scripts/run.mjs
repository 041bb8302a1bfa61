import { fail, loadSettings, prepare } from './install.mjs';

/** Runs a TypeScript script: `node scripts/run.mjs scripts/seed.ts --courses 100`. */
prepare();
loadSettings();
const { register } = await import('tsx/esm/api');
register();
const [script, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], script, ...args];
try {
  const { main } = await import(new URL(`../${script}`, import.meta.url).href);
  await main(args);
  process.exit(0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), error?.exitCode);
}
