import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/**
 * Lowers the calling thread's scheduling priority, so that requests come first where processors are scarce. Only root can
 * raise it again, and only Linux sets it per thread: elsewhere this does nothing. `lowest`: for background work.
 */
export function lowerPriority({ lowest = false } = {}): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(lowest ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
  } catch {
    // The thread keeps its priority.
  }
}
