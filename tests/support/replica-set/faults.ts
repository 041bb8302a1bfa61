import type { Command } from './wire';

/** What goes wrong with a command. */
export type Fault =
  /** The member refuses it with this code and does nothing. */
  | { kind: 'refused'; code: number }
  /** It is done, and no majority confirms it in time. */
  | { kind: 'unconfirmed'; code: number }
  /** It is done, and the connection ends before the answer. */
  | { kind: 'answer lost' }
  /** The connection ends before anything is done. */
  | { kind: 'command lost' }
  /** Nothing is done, and no answer comes. */
  | { kind: 'silence' };

/** Which commands it goes wrong with: of this name, about this collection where one is given. */
export interface Which {
  command: string;
  collection?: string;
  /** Once where nothing is given. */
  times?: number;
}

/** The faults that are still to come, in the order in which they were planned. */
export class Faults {
  private planned: (Which & { fault: Fault; left: number })[] = [];

  plan(which: Which, fault: Fault): void {
    this.planned.push({ ...which, fault, left: which.times ?? 1 });
  }

  forget(): void {
    this.planned = [];
  }

  take({ name, body }: Command): Fault | null {
    const next = this.planned.find(
      ({ command, collection, left }) =>
        left > 0 && command === name && (collection === undefined || collection === body[name]),
    );
    if (!next) return null;
    next.left--;
    return next.fault;
  }
}

/**
 * Errors that a replica set marks as good for a second try of a write that carries a number ('retryable errors' of the
 * driver specification 'Retryable Writes').
 */
const RETRYABLE = [6, 7, 89, 91, 189, 262, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436];

/** The label that a server puts beside such an error in the answer to such a write. */
export const labelsFor = (code: number, { body }: Pick<Command, 'body'>) =>
  RETRYABLE.includes(code) && 'txnNumber' in body ? { errorLabels: ['RetryableWriteError'] } : {};
