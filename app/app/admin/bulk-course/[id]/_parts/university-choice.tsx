'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/api/client';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import type { Country } from '@/lib/domain/countries';
import { useImportCall } from './use-import-call';

/** Whether a new university is a known one under another name; nothing where none is like it. */
export function UniversityChoice({ row: { university = '', country = '', perhaps = '' } }: { row: PlanRow }) {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  if (!perhaps) return '-';
  const say = (answer: 'same' | 'different') => {
    const universities = [{ country: country as Country, university, known: perhaps, answer }];
    return run(() => call('POST /course-imports/{id}/choices', { params: { id }, body: { universities } }));
  };
  return (
    <div className="space-y-1.5">
      <p className="wrap-anywhere">{perhaps}?</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" disabled={busy} onClick={() => say('same')}>
          Same
        </Button>
        <Button size="sm" variant="secondary" disabled={busy} onClick={() => say('different')}>
          Different
        </Button>
      </div>
    </div>
  );
}
