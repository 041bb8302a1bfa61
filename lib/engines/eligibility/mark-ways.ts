import type { Schooling } from './entry';
import type { OwnReading } from './own-marks';
import type { Whose } from './rules';
import type { Judged } from './verdicts';

/** One way to say the minimum; `known`: whether the student's own side of it is. */
export interface Way extends Omit<Judged, 'rule'> {
  known: boolean;
  /** The marks of those studies, entered so, would make it known. */
  lacksMarks?: boolean;
}

/** `needed` and `own` in `unit`, which follows the number. */
export function compared(what: () => string, needed: number, own: number | undefined, unit: string, whose: Whose): Way {
  if (own === undefined) return { known: false, verdict: 'unknown', text: () => `${what()}, ${whose}s not known` };
  if (own >= needed) return { known: true, verdict: 'met', text: () => `${what()}, ${whose}s ${own}${unit}` };
  return {
    known: true,
    verdict: 'not met',
    text: () => `${what()}, ${whose}s ${own}${unit} (${Number((needed - own).toFixed(2))} short)`,
  };
}

export const percentageOf = ({ percentage }: Schooling) => percentage ?? undefined;

export function highest(
  studies: readonly Schooling[],
  mark: (one: Schooling) => number | undefined,
): number | undefined {
  let best: number | undefined;
  for (const one of studies) {
    const own = mark(one);
    if (own !== undefined && (best === undefined || own > best)) best = own;
  }
  return best;
}

export function unknownWay(
  what: () => string,
  studies: readonly Schooling[],
  whose: Whose,
  source?: Way['source'],
): Way {
  const read = studies.flatMap((one) => one.read ?? [])[0];
  return {
    known: false,
    verdict: 'unknown',
    text: () => `${what()}, ${whose}s ${saidOf(read)}`,
    ...(source ? { source } : {}),
  };
}

/** What is known of marks that can't be compared, with what to ask. */
function saidOf({ doubt, isAwaited, words }: OwnReading = {}): string {
  if (doubt) return doubt;
  if (isAwaited) return 'results are awaited';
  return words ? `${words}: ask the university how it compares them` : 'not known';
}

/** Whether marks entered otherwise would answer: there are none, or those that are there are in doubt. */
export const canState = (studies: readonly Schooling[]): boolean =>
  studies.every(({ read }) => !read || read.doubt !== undefined);
