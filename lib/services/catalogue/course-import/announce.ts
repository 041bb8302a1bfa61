import { publish } from '@/lib/platform/events/bus';

/** Notifies every process which courses to read again: those this upload wrote last. */
export async function announceBatch(batchId: string): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { batchId } });
}

/** The same for changes that leave no trace in a course: removals. */
export async function announceEverything(): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
}
