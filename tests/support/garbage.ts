import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Whether nothing keeps it any more: collects garbage until it is gone, some 200 ms at most. */
export async function isGone(kept: WeakRef<object>): Promise<boolean> {
  for (let tries = 0; tries < 20 && kept.deref(); tries++) {
    await wait(10);
    collect();
  }
  return kept.deref() === undefined;
}
