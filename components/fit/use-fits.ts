'use client';

import { useEffect, useMemo, useState } from 'react';
import { groupedRules } from '@/components/eligibility/grouped-rules';
import { CallError, call } from '@/lib/api/client';
import { MOST_FITS } from '@/lib/domain/marks/quick-profile';
import type { Eligibility } from '@/lib/engines/eligibility/rules';
import { useQuick } from './quick-store';

type JudgedFit = Eligibility & { notJudged: readonly string[] };
export type Fits = ReadonlyMap<string, JudgedFit>;

/** The verdicts that came, for the profile they are of. */
const answered: { of: string; fits: Map<string, JudgedFit> } = { of: '', fits: new Map() };

/**
 * How courses fit what the visitor entered, by their ids; empty while nothing is entered or no answer came.
 * @param courseIds none asks nothing
 */
export function useFits(courseIds: readonly string[]): { fits: Fits; failure: string } {
  const quick = useQuick();
  const of = quick ? JSON.stringify(quick) : '';
  const asked = courseIds.join(' ');
  const [answers, setAnswers] = useState(0);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    setFailure('');
    if (!quick || asked === '') return;
    if (answered.of !== of) {
      answered.of = of;
      answered.fits.clear();
    }
    const missing = asked.split(' ').filter((id) => !answered.fits.has(id));
    if (missing.length === 0) return setAnswers((count) => count + 1);
    const controller = new AbortController();
    call('POST /fit', {
      body: { applicant: quick, courseIds: missing.slice(0, MOST_FITS) },
      signal: controller.signal,
    })
      .then(({ fits }) => {
        if (answered.of !== of) return;
        for (const { courseId, verdict, rules, notJudged } of fits)
          answered.fits.set(courseId, { verdict, ...groupedRules(rules), notJudged });
        setAnswers((count) => count + 1);
      })
      .catch((error) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      });
    return () => controller.abort();
  }, [asked, of, quick]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `answers` says that the answers outside of the component grew
  const fits = useMemo(() => {
    if (of === '' || answered.of !== of) return NONE;
    return new Map(
      asked.split(' ').flatMap((id) => {
        const fit = answered.fits.get(id);
        return fit ? [[id, fit] as const] : [];
      }),
    );
  }, [asked, of, answers]);
  return { fits, failure };
}

const NONE: Fits = new Map();
