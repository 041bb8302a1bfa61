import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { money, nextIntake } from './format';

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
      <dl className="space-y-4">
        <div>
          <dt className="text-xs text-muted">Tuition fee</dt>
          <dd className="mt-0.5">
            <Fee {...course} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Intakes</dt>
          <dd className="mt-0.5 text-sm">
            {course.admissionIntake ? (
              <>
                <span className="caps">{course.admissionIntake.split(' ').join(' · ')}</span>
                {next && <span className="block text-muted">next: {next}</span>}
              </>
            ) : (
              'Not published'
            )}
          </dd>
        </div>
      </dl>
      {actions && <div className="mt-5 flex flex-wrap gap-2 *:flex-auto *:whitespace-nowrap">{actions}</div>}
    </Card>
  );
}

function Fee({ tuitionFee, currency, fee_period }: Pick<CourseView, 'tuitionFee' | 'currency' | 'fee_period'>) {
  if (tuitionFee === null) return <span className="text-sm">Not published</span>;
  return (
    <>
      <span className="text-xl font-semibold tabular-nums">{money(tuitionFee, currency)}</span>
      <span className="block text-sm text-muted">
        {currency} {fee_period === 'whole course' ? 'for the whole course' : fee_period}
      </span>
    </>
  );
}
