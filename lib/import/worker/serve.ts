import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type ImportedRow, readCourseDrafts } from '../drafts';
import { proposeMapping } from '../proposal';
import { ImportRefusal } from '../refusal';
import { BATCHES_AHEAD, type ReadingAnswer, type ReadingTask, ROWS_PER_BATCH } from './messages';

if (parentPort) await serve(parentPort, workerData as ReadingTask);

/** Does the one task this thread was started for and ends. What isn't a refusal is thrown, and ends the thread with it. */
async function serve(port: MessagePort, task: ReadingTask): Promise<void> {
  const answer = (message: ReadingAnswer) => port.postMessage(message);
  try {
    if (task.kind === 'propose') {
      answer({ kind: 'proposal', proposal: await proposeMapping(task.path, task.options) });
    } else await read(port, task, answer);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    answer({ kind: 'refusal', status: error.status, message: error.message });
  } finally {
    port.close();
  }
}

async function read(
  port: MessagePort,
  { path, options }: Extract<ReadingTask, { kind: 'read' }>,
  answer: (message: ReadingAnswer) => void,
): Promise<void> {
  let ahead = 0;
  port.on('message', () => {
    ahead -= 1;
  });
  const source = await readCourseDrafts(path, options);
  answer({ kind: 'header', header: source.header });
  let batch: ImportedRow[] = [];
  const send = () => {
    answer({ kind: 'rows', rows: batch });
    ahead += 1;
    batch = [];
  };
  for await (const row of source.rows) {
    batch.push(row);
    if (batch.length < ROWS_PER_BATCH) continue;
    send();
    while (ahead >= BATCHES_AHEAD) await once(port, 'message');
  }
  if (batch.length > 0) send();
  answer({ kind: 'end' });
}
