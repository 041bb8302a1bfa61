import { publish, subscribe } from '@/lib/platform/events/bus';
import { log } from '@/lib/platform/log';
import { Webhook } from '@/models/webhook';
import { chosenKinds } from '@/models/webhook-effects';

/** As long as this the kinds are not read again, where no event says that they changed. */
const FRESH_MS = 60_000;
const CHANGED = 'webhooks-changed';

/** Reads which kinds some webhook has chosen: changes of others are written without a word for webhooks. */
export async function readChosenKinds(): Promise<void> {
  const known = chosenKinds();
  const now = new Set(await Webhook.distinct('kinds', { offOn: null }));
  for (const kind of known) if (!now.has(kind)) known.delete(kind);
  for (const kind of now) known.add(kind);
}

/** Keeps them as they are now in this process, which hears of others' changes within a second. Called once per process. */
export function followChosenKinds(): void {
  const read = () => readChosenKinds().catch((error) => log().warn({ err: error }, 'webhooks could not be read'));
  subscribe(({ kind }) => {
    if (kind === CHANGED) void read();
  });
  setInterval(read, FRESH_MS).unref();
}

/** A webhook was added, removed, or switched on or off: here at once, in other processes within a second. */
export async function webhooksChanged(): Promise<void> {
  await readChosenKinds();
  await publish({ kind: CHANGED, to: [], payload: {} });
}
