import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { closesText, isClosed } from '@/lib/domain/courses/closing-days';
import { MONTHS } from '@/lib/domain/courses/course';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { dayOf, daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { money } from '@/lib/domain/money/money-words';
import { durationText, FREE, nextIntake, periodText } from './format';

/** What it costs, when it starts, and what one can do about it. A sample course hides all three. */
export function CourseFeeBox({ course, actions }: { course: CourseView; actions?: ReactNode }) {
  if (course.forSample) {
    return (
      <Card>
        <p className="text-sm text-muted">
          This is a sample course. It has no fee and no intake, and you cannot apply for it.
        </p>
      </Card>
    );
  }
  const now = new Date();
  const today = dayOf(now, 'UTC');
  const closings = MONTHS.filter((month) => course.closingDays[month]);
  const intakes = intakesOf(course.admissionIntake);
  const open = intakes.filter((month) => !isClosed(course.closingDays, month, today));
  const next = nextIntake(open, now);
  return (
    <Card>
      <p>
        <span className="block text-xs text-muted">Tuition fee</span>
        <Fee {...course} />
      </p>
      <FactRows
        className="mt-3"
        rows={[
          { term: 'Duration', value: durationText(course.durationInMonths) },
          { term: 'Level', value: course.level },
          {
            term: 'Intakes',
            value: intakes.length ? (
              <>
                <span className="text-fine caps">{intakes.join(' · ')}</span>
                {next && <span className="block text-muted">next: {next}</span>}
                {closings.map((month) => (
                  <span key={month} className="block text-muted">
                    {month}: {closingText(course.closingDays[month] ?? '', today)}
                  </span>
                ))}
              </>
            ) : (
              'Not published'
            ),
          },
        ].filter(({ value }) => value)}
      />
      {course.retiredOn && (
        <p className="mt-4 rounded-control bg-accent-soft px-3 py-2 text-sm text-accent-ink">
          No longer offered since {dateText(course.retiredOn)}. New applications are not accepted.
        </p>
      )}
      {actions && <div className={ACTIONS}>{actions}</div>}
    </Card>
  );
}

/** 'closes in 12 days, 30 Jun 2027', 'closed since 30 Jun 2026'. */
function closingText(day: string, today: string): string {
  if (day < today) return `closed since ${dateText(day)}`;
  const inDays = daysBetween(today, day);
  return `${closesText(inDays)}, ${dateText(day)}`;
}

function Fee({ tuitionFee, currency, fee_period }: Pick<CourseView, 'tuitionFee' | 'currency' | 'fee_period'>) {
  if (!tuitionFee) return <span className="text-sm">{tuitionFee === 0 ? FREE : 'Not published'}</span>;
  return (
    <>
      <span className="font-display text-2xl font-semibold tabular-nums">{money(tuitionFee, currency)}</span>
      <span className="block text-sm text-muted">{periodText(fee_period)}</span>
    </>
  );
}

/**
 * What does not fit beside the others, the primary one, stands alone and above them. On phones they stick above the
 * foot of the screen, over
 * the bar that may be there, without icons so that all stand in one row.
 */
const ACTIONS =
  'mt-5 flex print:hidden flex-wrap-reverse gap-2 *:flex-1 *:px-2.5 *:whitespace-nowrap max-md:fixed max-md:inset-x-0 max-md:bottom-(--foot-bar) max-md:z-10 max-md:mt-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2.5 max-md:*:min-h-11 max-md:[&>*>svg]:hidden';
