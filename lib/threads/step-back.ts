import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/**
 * Where processors are scarce, people's requests come before the calling thread, from now on: nobody but root can take this
 * back. Only Linux can say so of one thread. `far`: before work that nobody waits for by the second, too.
 */
export function stepBack({ far = false } = {}): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(far ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
  } catch {
    // Then it competes as before.
  }
}
