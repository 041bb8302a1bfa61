import { forgetAll } from '@/lib/platform/once';

/**
 * The test files of one worker share its modules, which saves loading them a hundred times. Each file begins with the
 * environment as the worker found it, and with a process that remembers nothing.
 */
const KEPT = Symbol.for('study-abroad.environment-of-the-worker');
const worker = globalThis as { [KEPT]?: NodeJS.ProcessEnv };
worker[KEPT] ??= { ...process.env };

for (const name of Object.keys(process.env)) if (!(name in worker[KEPT])) delete process.env[name];
Object.assign(process.env, worker[KEPT]);
forgetAll();
