import { afterAll } from 'vitest';
import { forgetAll } from '@/lib/once';

/**
 * The test files of one worker share its modules, which saves loading them a hundred times. What a file changed in the
 * environment, and what the process remembers, ends with it.
 */
const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  forgetAll();
});
