import { classNames } from '@/components/ui/layout/class-names';
import { dateText } from '@/lib/domain/days/day-words';

export interface ScoreCounts {
  /** Courses open with each overall IELTS score, the lowest first. */
  steps: readonly { score: number; courses: number }[];
  /** All courses. */
  total: number;
  /** ISO 8601. */
  countedAt: string;
}

/** How many courses each half band opens, as steps; the one that opens most stands out. */
export function ScoreSteps({ steps, total, countedAt }: ScoreCounts) {
  const gains = steps.map(({ courses }, index) => courses - (steps[index - 1]?.courses ?? courses));
  const best = gains.indexOf(Math.max(...gains));
  return (
    <figure>
      <figcaption className="text-sm">
        <span className="block font-semibold">Courses open to you, by IELTS score</span>
        <span className="block text-muted">of the {total.toLocaleString('en-GB')} courses here</span>
      </figcaption>
      <ol className="mt-2 grid h-60 grid-cols-5 gap-1 md:h-72">
        {steps.map(({ score, courses }, index) => (
          <li key={score} className="flex min-w-0 flex-col-reverse">
            <span className="border-t border-control px-1.5 py-1.5 text-sm font-semibold tabular-nums md:px-2.5">
              <span className="sr-only">IELTS </span>
              {score.toFixed(1)}
              <span className="sr-only">: </span>
            </span>
            <span className="flex min-h-0 flex-1 flex-col justify-end">
              <span
                style={{ height: `${Math.max(18, Math.round((courses / Math.max(1, total)) * 100))}%` }}
                className={classNames(
                  'border-t-3 border-brand px-1.5 pt-2 text-xs tabular-nums md:px-2.5 md:text-sm',
                  index === best ? 'bg-brand text-on-brand' : 'bg-brand-soft',
                )}
              >
                <span className="block font-display text-base leading-tight font-semibold md:text-title">
                  {courses.toLocaleString('en-GB')}
                </span>
                <span className="sr-only"> courses</span>
                {index === best && gains[index] ? <span>+{gains[index].toLocaleString('en-GB')}</span> : null}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 text-xs text-muted">
        Counted on <time dateTime={countedAt}>{dateText(countedAt)}</time> from the scores published for each course.
        Other entry requirements also apply.
      </p>
    </figure>
  );
}
