'use client';

import { useRef, useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { CallError, call } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import type { Operations } from '@/lib/contract/all';
import type { PlannedStudent } from '@/lib/contract/imports/student-import';
import type { Result } from '@/lib/contract/operation';
import { STUDENTS_AT_ONCE, type StudentField } from '@/lib/domain/student-fields';

export type StudentPlan = Result<Operations['POST /agent/student-import/plan']>;

/** What the person says of the file, where that differs from what it seems to be. */
export interface PlanChoice {
  sheet?: number;
  headerRow?: number;
  fields?: readonly (StudentField | null)[];
  counsellor_name?: string;
}

/** Whether adding makes a student or a lead of the row. */
export const isNew = (outcome: PlannedStudent['outcome']): boolean => outcome === 'new' || outcome === 'lead';

export interface AddedStudent extends PlannedStudent {
  /** Whether this import added the student. */
  isAdded: boolean;
}

/**
 * An import of students as the page sees it: choose a file, correct how it is read, look at the plan, add. Students are
 * added a few at a time, so that the progress is seen; what was added before a failure stays, and trying again goes on
 * with the rest.
 */
export function useStudentImport() {
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState<PlanChoice>({});
  const [plan, setPlan] = useState<StudentPlan>();
  const [rows, setRows] = useState<readonly AddedStudent[]>([]);
  const [busy, setBusy] = useState<'no' | 'reading' | 'adding'>('no');
  const [problem, setProblem] = useState('');
  const [isDone, setIsDone] = useState(false);
  // Of two answers the later question's counts.
  const asked = useRef(0);

  const read = async (chosen: File, changed: PlanChoice) => {
    const own = ++asked.current;
    setFile(chosen);
    setChoice(changed);
    setBusy('reading');
    setProblem('');
    setIsDone(false);
    try {
      const { fields, ...rest } = changed;
      const body = { ...rest, ...(fields ? { fields: fields.map((field) => field ?? '').join(',') } : {}) };
      const answer = await upload(
        'POST /agent/student-import/plan',
        { body, files: { students_file: chosen } },
        { onWaiting: () => toast.info(WAITS_FOR_NETWORK) },
      );
      if (own !== asked.current) return;
      setPlan(answer);
      setRows(answer.rows.map((row) => ({ ...row, isAdded: false })));
    } catch (error) {
      if (own !== asked.current) return;
      setPlan(undefined);
      setRows([]);
      setProblem(messageOf(error));
    }
    if (own === asked.current) setBusy('no');
  };

  const add = async () => {
    if (busy !== 'no') return;
    setBusy('adding');
    setProblem('');
    const left = rows.filter(({ outcome, isAdded }) => isNew(outcome) && !isAdded);
    try {
      for (let at = 0; at < left.length; at += STUDENTS_AT_ONCE) {
        const students = left
          .slice(at, at + STUDENTS_AT_ONCE)
          .map(({ outcome: _outcome, message: _message, isAdded: _isAdded, ...student }) => student);
        const { results } = await call('POST /agent/student-import', { body: { students } });
        const byRow = new Map(results.map((result) => [result.row, result]));
        setRows((all) =>
          all.map((one) => {
            const result = byRow.get(one.row);
            if (!result) return one;
            return { ...one, outcome: result.outcome, message: result.message, isAdded: isNew(result.outcome) };
          }),
        );
      }
      setIsDone(true);
      toast.success('Students imported.');
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy('no');
  };

  const reset = () => {
    asked.current++;
    setFile(undefined);
    setChoice({});
    setPlan(undefined);
    setRows([]);
    setBusy('no');
    setProblem('');
    setIsDone(false);
  };

  return { file, choice, plan, rows, busy, problem, isDone, read, add, reset };
}

function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong.';
  return Object.values(error.fields)[0] ?? error.message;
}
