import { useState } from 'react';
import { CallError, call } from '@/lib/api/client';
import type { PracticeMarks } from '@/lib/contract/practice/practice';

/** Asks for a set's model answers, which the page does not have before. Nothing that was written or said is sent. */
export function useModels(id: string, onModels: (result: PracticeMarks) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setBusy(true);
    setProblem('');
    try {
      onModels(await call('POST /practice/{id}/marks', { params: { id }, body: { answers: {}, whole: true } }));
    } catch (error) {
      setProblem(
        error instanceof CallError && error.status > 0
          ? error.message
          : 'No connection. Your work is saved. Try again when you are online.',
      );
    } finally {
      setBusy(false);
    }
  };
  return { ask, busy, problem };
}
