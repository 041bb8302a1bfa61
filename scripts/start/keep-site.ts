import { setTimeout as delay } from 'node:timers/promises';
import { MOST_RESTARTS, Restarts } from '@/database/embedded/restarts';
import type { Site } from '../site';

/** How long a signal that ends the whole group may take to reach this process, in milliseconds. */
const SIGNAL_MS = 300;

export interface KeptSite {
  /** Resolves with null when it was stopped, with one sentence when it ended too often to be started again. */
  ended: Promise<string | null>;
  stop(): Promise<void>;
}

/**
 * Keeps a web process running: whenever it ends by itself another one is started in its place.
 * @param first the one that runs
 * @param start starts another; rejects with a sentence. Null: it is not started again, as `next dev`, whose server
 * outlives it and keeps the port
 * @param say receives a line for people each time
 */
export function keepSite(first: Site, start: (() => Promise<Site>) | null, say: (line: string) => void): KeptSite {
  const restarts = new Restarts();
  let running = first;
  let stopping = false;
  const keep = async (): Promise<string | null> => {
    for (;;) {
      let why = await endOf(running);
      for (let up = false; !up; ) {
        await delay(SIGNAL_MS);
        if (stopping) return null;
        if (!start) return `${why} Stopping the site.`;
        if (!restarts.allows())
          return `${why} It was restarted ${MOST_RESTARTS} times within a minute, so the site stops. The reason is in the lines above.`;
        say(`${why} Restarting it.`);
        try {
          running = await start();
          up = true;
        } catch (error) {
          why = error instanceof Error ? error.message.trim() : String(error);
        }
      }
      if (stopping) await running.stop();
      else say('The web process is running again.');
    }
  };
  const ended = keep();
  return {
    ended,
    stop: async () => {
      stopping = true;
      await running.stop();
      await ended;
    },
  };
}

function endOf({ process: child }: Site): Promise<string> {
  const sentence = () =>
    `The web process ended ${child.signalCode ? `by ${child.signalCode}` : `with code ${child.exitCode}`}${child.signalCode === 'SIGKILL' ? ', as when memory runs out' : ''}.`;
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(sentence());
  return new Promise((resolve) => child.once('exit', () => resolve(sentence())));
}
