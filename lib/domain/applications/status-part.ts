import type { ApplicationStatus } from './application-status';
import type { TimelineKind } from './timeline-entries';

/** How a field of a status is written, and how long it is at most. All are texts; a link, a line or a text may be ''. */
export type PartField =
  | { kind: 'day' | 'time' | 'zone' | 'link'; longest?: undefined }
  | { kind: 'line' | 'text'; longest: number };

/** What a status that has fields of its own says of them; `P` is what is entered. */
export interface StatusPart<P> {
  status: ApplicationStatus;
  fields: { readonly [F in keyof P]: PartField };
  /** The entries of the timeline: when it is entered first, and again. */
  entries: readonly [TimelineKind, TimelineKind];
  /** The same on a page in a few words. */
  words: (part: P) => string;
  /** Said in letters, each with its name. */
  facts: (part: P) => { term: string; value: string }[];
  /** What student and agent are told: of whose application, and `words`. */
  notice: (whose: string, words: string) => string;
  /** Why it is not taken: with a move to another status, and at one. */
  refusals: { move: string; call: string };
}
