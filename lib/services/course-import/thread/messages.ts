/** What the thread is given to do; one after the other. */
export interface ImportTask {
  batchId: string;
}

/** The only other word to the thread: end soon. */
export const ABORT = 'abort';

/** `fresh`: it was quick, and the thread may be given more. */
export type ImportAnswer = { fresh: boolean } & ({ kind: 'done' } | { kind: 'failed'; message: string; stack: string });
