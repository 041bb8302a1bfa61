'use client';

import { useEffect, useState } from 'react';
import { classNames } from '@/components/ui/layout/class-names';
import { CallError, call } from '@/lib/api/client';
import { MONTHS, type Month } from '@/lib/domain/course';
import { dayText } from '@/lib/engines/eligibility/verdicts';
import { EligibilityRules, type Fit } from './eligibility-rules';
import { groupedRules } from './grouped-rules';

interface IntakeFitProps {
  courseId: string;
  /** Whose fit it is, when that isn't the viewer's. */
  studentId?: string | undefined;
  /** What is chosen; '' while it isn't. */
  year: string;
  month: string;
  /** By the first open intake, whose first day this is, 'YYYY-MM-DD'. */
  first: Fit;
  firstDay: string;
}

/** How the student stands on the first day of the chosen intake; of the first open one while none is chosen. */
export function IntakeFit({ courseId, studentId, year, month, first, firstDay }: IntakeFitProps) {
  const chosen = year && month ? firstDayOf(year, month) : firstDay;
  const [known, setKnown] = useState<{ day: string; fit: Fit }>({ day: firstDay, fit: first });
  const [failed, setFailed] = useState('');
  const isStale = known.day !== chosen;
  useEffect(() => {
    if (!isStale) return;
    if (chosen === firstDay) {
      setKnown({ day: firstDay, fit: first });
      return;
    }
    const controller = new AbortController();
    const query = { year: Number(year), month: month as Month, ...(studentId ? { userId: studentId } : {}) };
    call('GET /eligibility/{courseId}', { params: { courseId }, query, signal: controller.signal })
      .then(({ verdict, rules, visa, notJudged }) => {
        setFailed('');
        setKnown({ day: chosen, fit: { verdict, ...groupedRules(rules), visa, notJudged } });
      })
      .catch((error) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailed(chosen);
      });
    return () => controller.abort();
  }, [chosen, courseId, first, firstDay, isStale, month, studentId, year]);

  return (
    <div
      aria-busy={isStale && failed !== chosen}
      className={classNames('transition-opacity', isStale && 'opacity-55 delay-100')}
    >
      <p role="status" className="mb-5 text-sm text-muted">
        {failed === chosen
          ? 'We could not check the intake you chose. These results are for the previous one.'
          : `We check for the first day of the intake, ${dayText(known.day)}. A test report that has expired by then does not count.`}
      </p>
      <EligibilityRules fit={known.fit} whose={studentId ? 'their' : 'your'} canEnter={!studentId} />
    </div>
  );
}

const firstDayOf = (year: string, month: string) =>
  `${year}-${String(MONTHS.indexOf(month as Month) + 1).padStart(2, '0')}-01`;
