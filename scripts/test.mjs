import { parseArgs } from 'node:util';
import { fail, prepare } from './install.mjs';

/** `npm test`; `npm test -- NAME` for the test files with NAME in their path, `--only SUITE` for one suite. */
prepare();
process.env.NODE_ENV = 'test';
const { register } = await import('tsx/esm/api');
register();
const { runTests, SUITES } = await import('./test.ts');
try {
  const options = { long: { type: 'boolean', default: false }, only: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.only && !SUITES.includes(values.only)) throw new Error(`--only takes one of ${SUITES.join(', ')}.`);
  process.exit(await runTests({ ...values, names: positionals }));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
