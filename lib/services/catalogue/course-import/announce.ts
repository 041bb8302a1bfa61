import { publish } from '@/lib/platform/events/bus';
import { enqueue } from '@/lib/platform/jobs/queue';

/** Notifies every process which courses to read again: those this upload wrote last. Their clauses are counted anew. */
export async function announceBatch(batchId: string): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { batchId } });
  await enqueue('requirement-clauses', {});
}

/** The same for changes that leave no trace in a course: removals. */
export async function announceEverything(): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  await enqueue('requirement-clauses', {});
}
