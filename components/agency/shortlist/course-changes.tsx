import { closingNote } from '@/components/course/closing-note';
import { feeText } from '@/components/course/format';
import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { VERDICT_MARKS } from '@/components/eligibility/fit-chip';
import type { CourseChange, CourseFacts } from '@/lib/domain/agency/shortlist';
import { closingDaysOf } from '@/lib/domain/courses/closing-days';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { dateText } from '@/lib/domain/days/day-words';
import { VERDICTS, type Verdict } from '@/lib/engines/eligibility/verdicts';

interface SeenCourse {
  seen: CourseFacts;
  seenOn: string;
  now: CourseFacts | null;
  changed: readonly CourseChange[];
}

/** What a course costs, when it starts and until when one can apply, today; as it was seen where it is gone. */
export function CourseFactsLine({ seen, now }: Pick<SeenCourse, 'seen' | 'now'>) {
  const facts = now ?? seen;
  const { intakes, cost } = facts;
  const words = [feeWords(facts), intakes ? `starts ${intakesOf(intakes).join(', ')}` : '', closingWords(facts)];
  return (
    <div className="text-sm tabular-nums wrap-anywhere">
      <p>{words.filter(Boolean).join(' · ')}</p>
      {cost && <p className="text-muted">Total cost of the course: {cost}.</p>}
    </div>
  );
}

/** How the student fits, by one word; nothing where that is not judged. */
export function CourseFitWord({ facts }: { facts: CourseFacts | null }) {
  const verdict = facts && verdictIn(facts);
  if (!verdict) return null;
  return (
    <p className="flex items-start gap-2">
      <VerdictMark kind={VERDICT_MARKS[verdict]} className="mt-px size-4.5" />
      <span>
        Entry requirements: <b className="font-semibold">{VERDICT_WORDS[VERDICT_MARKS[verdict]].toLowerCase()}</b>
      </span>
    </p>
  );
}

/** What is different since the course was seen, each with what was and what is. */
export function CourseChanges({ seen, seenOn, now, changed }: SeenCourse) {
  if (!changed.length) return null;
  return (
    <div className="mt-2 rounded-control bg-accent-soft px-3 py-2 text-sm text-accent-ink">
      <p className="font-semibold">Changed since {dateText(seenOn)}</p>
      <ul className="wrap-anywhere">
        {changed.map((change) => (
          <li key={change}>{now ? changeWords(change, seen, now) : 'This course is no longer offered.'}</li>
        ))}
      </ul>
    </div>
  );
}

function changeWords(change: CourseChange, seen: CourseFacts, now: CourseFacts): string {
  const words: Record<CourseChange, (facts: CourseFacts) => string> = {
    gone: () => '',
    fee: feeWords,
    intakes: ({ intakes }) => intakesOf(intakes).join(', '),
    deadline: closingWords,
    fit: (facts) => {
      const verdict = verdictIn(facts);
      return verdict ? VERDICT_WORDS[VERDICT_MARKS[verdict]].toLowerCase() : '';
    },
  };
  const [before, after] = [words[change](seen) || 'not known', words[change](now) || 'not known'];
  return `${CHANGE_HEADS[change]}: was ${before}, now ${after}.`;
}

const CHANGE_HEADS: Record<CourseChange, string> = {
  gone: 'Course',
  fee: 'Tuition fee',
  intakes: 'Intakes',
  deadline: 'Application deadline',
  fit: 'Entry requirements',
};

const feeWords = ({ fee, currency, feePeriod }: CourseFacts): string =>
  feeText({ tuitionFee: fee, currency, fee_period: feePeriod });

const closingWords = ({ closingDays }: CourseFacts): string =>
  closingNote(closingDaysOf(closingDays), new Date(), true);

const verdictIn = ({ verdict }: CourseFacts): Verdict | undefined => VERDICTS.find((one) => one === verdict);
