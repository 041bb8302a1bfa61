import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketPlace } from './place';
import { Restarts } from './restarts';
import { type EmbeddedDatabase, startEmbedded } from './start';

/** How long to wait before a start that follows one that failed, in milliseconds. */
const PAUSE = 300;

export interface KeptDatabase extends Omit<EmbeddedDatabase, 'ended'> {
  /** Resolves with one sentence when it ended too often to be started again; the data are as they were acknowledged. */
  readonly gaveUp: Promise<string>;
}

/**
 * Starts the embedded database and starts it again, at the same address, whenever it ends by itself.
 * @param say receives a line for people each time
 * @throws Error with one readable sentence when the first start fails
 */
export async function startKept(dataDir: string, say: (line: string) => void): Promise<KeptDatabase> {
  const place = socketPlace(resolve(dataDir));
  const restarts = new Restarts();
  let stopping = false;
  let running: EmbeddedDatabase;
  try {
    running = await startEmbedded({ dataDir, place });
  } catch (error) {
    place.remove();
    throw error;
  }
  const { uri } = running;
  const keep = async (): Promise<string | null> => {
    for (;;) {
      let why = await running.ended;
      for (let up = false; !up; ) {
        if (stopping) return null;
        if (!restarts.allows()) return `${why} It ended too often, so it is not started again.`;
        say(`${why} It is being restarted. Everything that was confirmed as saved is on the disk.`);
        try {
          running = await startEmbedded({ dataDir, place });
          up = true;
          if (stopping) await running.stop();
        } catch (error) {
          why = `The embedded database could not be started again: ${error instanceof Error ? error.message : error}.`;
          await delay(PAUSE);
        }
      }
    }
  };
  const kept = keep();
  return {
    uri,
    get pid() {
      return running.pid;
    },
    gaveUp: kept.then((why) => why ?? new Promise<string>(() => {})),
    stop: async () => {
      stopping = true;
      await running.stop();
      await kept;
      await running.stop();
      place.remove();
    },
  };
}
