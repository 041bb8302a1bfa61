import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { durationText, money, nextIntake, periodText } from './format';

/** What it costs, when it starts, and what one can do about it. A sample course hides all three. */
export function CourseFeeBox({ course, actions }: { course: CourseView; actions?: ReactNode }) {
  if (course.forSample) {
    return (
      <Card>
        <p className="text-sm text-muted">
          This is a sample of a course: it has no fee or intake and can't be applied for.
        </p>
      </Card>
    );
  }
  const next = nextIntake(course.admissionIntake, new Date());
  return (
    <Card>
      <p>
        <span className="block text-xs text-muted">Tuition fee</span>
        <Fee {...course} />
      </p>
      <FactRows
        className="mt-3"
        rows={[
          { term: 'Length', value: durationText(course.durationInMonths) },
          { term: 'Level', value: course.level },
          {
            term: 'Intakes',
            value: course.admissionIntake ? (
              <>
                <span className="text-fine caps">{course.admissionIntake.split(' ').join(' · ')}</span>
                {next && <span className="block text-muted">next: {next}</span>}
              </>
            ) : (
              'Not published'
            ),
          },
        ].filter(({ value }) => value)}
      />
      {actions && <div className={ACTIONS}>{actions}</div>}
    </Card>
  );
}

function Fee({ tuitionFee, currency, fee_period }: Pick<CourseView, 'tuitionFee' | 'currency' | 'fee_period'>) {
  if (tuitionFee === null) return <span className="text-sm">Not published</span>;
  return (
    <>
      <span className="font-display text-2xl font-semibold tabular-nums">{money(tuitionFee, currency)}</span>
      <span className="block text-sm text-muted caps">
        {currency} {periodText(fee_period)}
      </span>
    </>
  );
}

/** On phones they stick above the foot of the screen, over the bar that may be there. */
const ACTIONS =
  'mt-5 flex print:hidden flex-row-reverse gap-2 *:flex-1 *:px-2.5 *:whitespace-nowrap max-md:fixed max-md:inset-x-0 max-md:bottom-(--foot-bar) max-md:z-10 max-md:mt-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2.5 max-md:*:min-h-11';
