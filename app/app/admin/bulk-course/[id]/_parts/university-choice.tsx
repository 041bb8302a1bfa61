'use client';

import { useParams } from 'next/navigation';
import { call } from '@/lib/api/client';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import { type Answer, SameOrDifferent } from './same-or-different';
import { useImportCall } from './use-import-call';

/** Whether a new university is a known one under another name; nothing where none is like it. */
export function UniversityChoice({ row }: { row: PlanRow }) {
  const { university = '', country, perhaps = '', answer: said } = row;
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  if (!perhaps || !country) return '-';
  const say = (answer: Answer) => {
    const universities = [{ country, university, known: perhaps, answer }];
    return run(() => call('POST /course-imports/{id}/choices', { params: { id }, body: { universities } }));
  };
  return (
    <div className="space-y-1.5">
      <p className="wrap-anywhere">{perhaps}?</p>
      <SameOrDifferent what={`${university}, ${perhaps}`} answer={said} busy={busy} onAnswer={say} />
    </div>
  );
}
