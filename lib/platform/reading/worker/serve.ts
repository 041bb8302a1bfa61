import { type MessagePort, parentPort } from 'node:worker_threads';
import { readClaimList } from '@/lib/engines/import/claims/read-list';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { type ImportedRow, readCourseDrafts } from '@/lib/engines/import/drafts';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { readStudents } from '@/lib/engines/import/students/read-students';
import { lowerPriority } from '@/lib/platform/threads/lower-priority';
import { BATCHES_AHEAD, type MORE, type ReadingAnswer, type ReadingTask, ROWS_PER_BATCH } from './messages';

if (parentPort) {
  lowerPriority();
  listen(parentPort);
}

/** Batches of the present file that the reader has not used up yet. */
let ahead = 0;
let wake = () => {};

/** Does one task after the other. What isn't a refusal is thrown, and ends the thread with it. */
function listen(port: MessagePort): void {
  port.on('message', (message: ReadingTask | typeof MORE) => {
    if (typeof message === 'object') void serve(port, message);
    else {
      ahead -= 1;
      wake();
    }
  });
}

async function serve(port: MessagePort, task: ReadingTask): Promise<void> {
  const answer = (message: ReadingAnswer) => port.postMessage(message);
  try {
    if (task.kind === 'propose') {
      answer({ kind: 'proposal', proposal: await proposeMapping(task.path, task.options) });
    } else if (task.kind === 'students') {
      answer({ kind: 'students', sheet: await readStudents(task.path, task.originalName, task.choice) });
    } else if (task.kind === 'claims') {
      answer({ kind: 'claims', lines: await readClaimList(task.path, task.originalName) });
    } else await read(task, answer);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    answer({ kind: 'refusal', status: error.status, message: error.message });
  }
}

async function read(
  { path, options }: Extract<ReadingTask, { kind: 'read' }>,
  answer: (message: ReadingAnswer) => void,
): Promise<void> {
  ahead = 0;
  const source = await readCourseDrafts(path, options);
  answer({ kind: 'header', header: source.header });
  let batch: ImportedRow[] = [];
  for await (const row of source.rows) {
    batch.push(row);
    if (batch.length < ROWS_PER_BATCH) continue;
    answer({ kind: 'rows', rows: batch });
    batch = [];
    ahead += 1;
    while (ahead >= BATCHES_AHEAD) await used();
  }
  if (batch.length > 0) answer({ kind: 'rows', rows: batch });
  answer({ kind: 'end' });
}

function used(): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
  });
}
