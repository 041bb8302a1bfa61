'use client';

import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '@/lib/api/client';
import type { Applicant } from '@/lib/contract/agency/agent-area';
import type { Month } from '@/lib/domain/courses/course';

/** How one student's application went. 'before': there was one already for this intake. */
export interface ApplyResult {
  student: Applicant;
  state: 'waiting' | 'underway' | 'applied' | 'before' | 'failed';
  /** Why it failed. */
  message: string;
}

export interface Intake {
  year: number;
  month: Month;
}

/**
 * Applies for students one after the other, so that each has a result of its own: one that fails stops no other.
 * Leaving the page, or `stop`, ends it after the one under way.
 */
export function useApplyForSeveral(courseId: string) {
  const [results, setResults] = useState<readonly ApplyResult[]>([]);
  const [busy, setBusy] = useState(false);
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current++;
    },
    [],
  );

  const run = async (list: readonly ApplyResult[], intake: Intake) => {
    const own = ++round.current;
    const put = (student: Applicant, state: ApplyResult['state'], message = '') => {
      if (round.current !== own) return;
      setResults((all) => all.map((one) => (one.student._id === student._id ? { student, state, message } : one)));
    };
    setResults(list);
    setBusy(true);
    for (const { student, state } of list) {
      if (state !== 'waiting') continue;
      if (round.current !== own) return;
      put(student, 'underway');
      try {
        await call('POST /apply', { body: { courseId, userId: student._id, ...intake } });
        put(student, 'applied');
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const [field] = Object.values(error.fields);
        if (error.status === 409) put(student, 'before', error.message);
        else put(student, 'failed', field ?? error.message);
      }
    }
    if (round.current === own) setBusy(false);
  };

  return {
    results,
    busy,
    apply: (students: Iterable<Applicant>, intake: Intake) =>
      run(
        Array.from(students, (student) => ({ student, state: 'waiting' as const, message: '' })),
        intake,
      ),
    /** Those that failed once more; the other results stay. */
    retry: (intake: Intake) =>
      run(
        results.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' as const, message: '' } : one)),
        intake,
      ),
    stop: () => {
      round.current++;
      setBusy(false);
      setResults([]);
    },
  };
}
