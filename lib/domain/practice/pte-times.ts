/**
 * How long each task of PTE Academic takes, in seconds. Who publishes it: Pearson, on the three pages of its test format
 * (`PTE_SOURCES`). Those pages were not opened here: they are read as two public projects quote them, one all three on 14 August 2026
 * and one the spoken tasks on 15 September 2026, which agree; looked up on 30 November 2026. What no quotation gives is `null`: not known.
 */

type Span = readonly [least: number, most: number];

export interface PteTime {
  /** To prepare, after what is heard or read. */
  prepare: Span | null;
  /** To speak or write; null where the exam says none for this task. */
  answer: number | null;
  /** `part`: no time of its own, one clock for all such tasks of the part. */
  clock: 'task' | 'part';
}

const spoken = (prepare: Span | null, answer: number | null): PteTime => ({ prepare, answer, clock: 'task' });
const written = (answer: number): PteTime => ({ prepare: null, answer, clock: 'task' });
const shared: PteTime = { prepare: null, answer: null, clock: 'part' };

export const PTE_TIMES = {
  /** The time to speak varies with the text. */
  'read-aloud': spoken([30, 40], null),
  'repeat-sentence': spoken(null, 15),
  'describe-image': spoken([25, 25], 40),
  'retell-lecture': spoken([10, 10], 40),
  'short-question': spoken(null, 10),
  'group-discussion': spoken([10, 10], 120),
  situation: spoken([10, 10], 40),
  'summarize-text': written(600),
  essay: written(1200),
  /** To listen and to write. */
  'summarize-spoken': written(600),
  dropdown: shared,
  drag: shared,
  'multiple-reading': shared,
  'single-reading': shared,
  reorder: shared,
  'multiple-listening': shared,
  'single-listening': shared,
  'correct-summary': shared,
  'missing-word': shared,
  'type-in': shared,
  'incorrect-words': shared,
  dictation: shared,
} as const satisfies Record<string, PteTime>;

/** Minutes of the three parts, all tasks together. */
export const PTE_PARTS = {
  'pte-speaking-writing': [76, 84],
  'pte-reading': [23, 30],
  'pte-listening': [31, 39],
} as const satisfies Record<string, Span>;

export const PTE_SOURCES = {
  publisher: 'Pearson, test format of PTE Academic (Speaking & Writing, Reading, Listening)',
  address: 'https://www.pearsonpte.com/pte-academic/test-format/',
  quotedOn: '2026-08-14',
} as const;

/**
 * Seconds before a recording begins by itself. Pearson's pages only say that recordings begin by themselves; seven are what
 * coaching pages (trypte.com, ptestudy.net) give for two of the tasks. For all tasks it is this site's own choice.
 */
export const PTE_LEAD_SECONDS = 7;

/** Whether a task's seconds to prepare and to speak or write are the exam's; where those are not known any are. */
export function isExamTime(kind: keyof typeof PTE_TIMES, own: { prepare?: number; answer: number }): boolean {
  const { prepare, answer } = PTE_TIMES[kind] as PteTime;
  const [least, most] = prepare ?? [0, 0];
  const given = own.prepare ?? 0;
  return given >= least && given <= most && (answer === null || answer === own.answer);
}
