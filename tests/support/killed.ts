import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { ActionName } from './action-process';

/** Runs an action in a process of its own that is killed after its n-th write; it must end by the signal. */
export async function killed(action: ActionName, killAfter: number, given: unknown[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/action-process.ts'], {
    env: { ...process.env, ACTION: JSON.stringify({ action, given, killAfter }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
}
