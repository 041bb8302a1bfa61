/** A task for the thread; it gets one after the other. */
export interface ImportTask {
  batchId: string;
}

/** The only other message to the thread: abort. */
export const ABORT = 'abort';

/** `reusable`: the thread has not got the lowest priority and may get further tasks. */
export type ImportAnswer = { reusable: boolean } & (
  | { kind: 'done' }
  | { kind: 'failed'; message: string; stack: string }
);
