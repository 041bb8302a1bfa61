'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { SelectField } from '@/components/ui/controls/select-field';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import type { ShortlistResult, ShortlistView } from '@/lib/contract/agency/shortlists';
import type { Month } from '@/lib/domain/courses/course';
import { counted } from '@/lib/domain/texts/counted';
import type { ShortlistedWhom } from './shortlist-call';

type Listed = ShortlistView['courses'][number];

/**
 * One press applies for the ticked courses, at first those that the family wished. What came of each stands there afterwards; none is
 * sent before the student's own yes.
 */
export function ApplyFromShortlist({ of, courses }: { of: ShortlistedWhom; courses: readonly Listed[] }) {
  const router = useRouter();
  const open = courses.filter(({ applied, choices }) => !applied && intakesOf(choices).length > 0);
  const [chosen, setChosen] = useState(
    () => new Set(open.flatMap(({ courseId, wish }) => (wish === 'yes' ? [courseId] : []))),
  );
  const [intakes, setIntakes] = useState<Record<string, string>>({});
  const [results, setResults] = useState<readonly ShortlistResult[]>([]);
  const [problem, setProblem] = useState('');
  const { busy, run } = useRun();

  const intakeOf = ({ courseId, choices }: Listed) => intakes[courseId] ?? intakesOf(choices)[0]?.value ?? '';
  const asked = open.filter(({ courseId }) => chosen.has(courseId));
  const toggle = (courseId: string) => {
    const next = new Set(chosen);
    if (!next.delete(courseId)) next.add(courseId);
    setChosen(next);
  };
  const apply = () => {
    if (busy || !asked.length) return;
    setProblem('');
    return run(
      async () => {
        const body = {
          courses: asked.map((one) => {
            const [year, month] = intakeOf(one).split('-');
            return { courseId: one.courseId, year: Number(year), month: month as Month };
          }),
        };
        setResults(
          (await call('POST /agency/shortlists/{whom}/{id}/applications', { params: { ...of }, body })).results,
        );
        router.refresh();
      },
      (error) => setProblem(error.message),
    );
  };

  return (
    <>
      <h3 className="font-sans text-base tracking-normal">Apply</h3>
      <p className="mt-1 text-sm text-muted">
        A preference is not consent. Nothing is sent until the student confirms each application.
      </p>
      {open.length > 0 ? (
        <ul className="mt-3 space-y-3">
          {open.map((one) => (
            <li key={one.courseId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <Checkbox
                label={<span className="wrap-anywhere">{one.course}</span>}
                checked={chosen.has(one.courseId)}
                onChange={() => toggle(one.courseId)}
              />
              <SelectField
                aria-label={`Intake of ${one.course}`}
                options={intakesOf(one.choices)}
                value={intakeOf(one)}
                onChange={({ target }) => setIntakes({ ...intakes, [one.courseId]: target.value })}
                className="w-auto"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-sm">No courses to apply for.</p>
      )}
      {open.length > 0 && (
        <Button className="mt-3" busy={busy} disabled={!asked.length} onClick={apply}>
          {`Apply for ${counted(asked.length, 'course')}`}
        </Button>
      )}
      <div role="status" className="mt-3 space-y-1 text-sm wrap-anywhere empty:hidden">
        {results.map(({ courseId, course, state, message }) => (
          <p key={courseId} className={state === 'failed' ? 'text-danger-ink' : undefined}>
            {state === 'applied' ? `Applied: ${course}, ${message}.` : `${course}: ${message}`}
          </p>
        ))}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </>
  );
}

/** The open intakes, the next one first: 'Sep 2027'. */
const intakesOf = (choices: Listed['choices']) =>
  choices.flatMap(({ year, months }) =>
    months.map(({ month }) => ({ value: `${year}-${month}`, label: `${month} ${year}` })),
  );
