import { fail, prepare } from './install.mjs';

prepare();
process.env.NODE_ENV = 'test';
const { register } = await import('tsx/esm/api');
register();
const { runTests } = await import('./test.ts');
try {
  process.exit(await runTests({ long: process.argv.includes('--long') }));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
