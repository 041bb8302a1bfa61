import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './people';

/** How long a sender waits after a refusal: twenty that ask at once again take all of the processor from whom they wait for. */
const AFTER_REFUSAL_MS = 250;

export interface Load {
  /** The texts whose sending was acknowledged. */
  acknowledged: string[];
  /** What was answered instead of a success: a status, or 0 for a broken connection. */
  failures: number[];
  /** Resolves when so many are acknowledged. */
  untilAcknowledged(count: number): Promise<void>;
  /** Sends no more; resolves when the open requests are answered. */
  stop(): Promise<void>;
}

/** One connection per sender: each writes message after message to `to`, each with a text of its own. */
export function startMessageLoad(url: string, senders: readonly Person[], to: Person): Load {
  const acknowledged: string[] = [];
  const failures: number[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let running = true;
  const send = async (sender: Person) => {
    for (let number = 0; running; number++) {
      const text = `${sender.userId}-${number}`;
      const answer = await fetch(`${url}/api/v1/messages/${to.userId}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text, key: text }),
      }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.ok) acknowledged.push(text);
      else failures.push(answer?.status ?? 0);
      if (!answer?.ok && running) await delay(AFTER_REFUSAL_MS);
      for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
    }
  };
  const connections = Promise.all(senders.map(send));
  return {
    acknowledged,
    failures,
    untilAcknowledged: (count) =>
      acknowledged.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    stop: async () => {
      running = false;
      await connections;
    },
  };
}
