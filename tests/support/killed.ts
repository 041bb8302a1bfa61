import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { ActionName } from './action-process';
import { programOf } from './program';

/**
 * Runs an action in a process of its own that is killed after its n-th write. Returns how it ended: 'SIGKILL', or 0
 * when it was done before.
 */
export async function endOf(action: ActionName, killAfter: number, given: unknown[] = []): Promise<unknown> {
  const child = spawn(process.execPath, [await programOf('tests/support/action-process.ts')], {
    env: { ...process.env, ACTION: JSON.stringify({ action, given, killAfter }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
}

/** The same for an action that has more writes; it must end by the signal. */
export async function killed(action: ActionName, killAfter: number, given: unknown[] = []): Promise<void> {
  expect(await endOf(action, killAfter, given)).toBe('SIGKILL');
}
