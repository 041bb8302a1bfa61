import { parseArgs } from 'node:util';
import { fail, prepare } from './install.mjs';

/**
 * `npm test`; `npm test -- NAME` for the unit tests with NAME in their path, with `--e2e` the browser tests too; `--only
 * SUITE` for one suite; `--mongod` for what uses a database, on a real MongoDB.
 */
prepare();
process.env.NODE_ENV = 'test';
const { register } = await import('tsx/esm/api');
register();
const { runTests, SUITES } = await import('./checks/test.ts');
try {
  const flag = { type: 'boolean', default: false };
  const options = { long: flag, e2e: flag, mongod: flag, only: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.only && !SUITES.includes(values.only)) throw new Error(`--only takes one of ${SUITES.join(', ')}.`);
  process.exit(await runTests({ ...values, names: positionals }));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
