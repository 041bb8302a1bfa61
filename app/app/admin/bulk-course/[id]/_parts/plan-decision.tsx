'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { counted } from '@/lib/domain/texts/counted';
import { DiscardButton } from './discard-button';
import { useImportCall } from './use-import-call';

/** The yes or no to a plan. */
export function PlanDecision({ upload }: { upload: CourseImportView }) {
  const { _id, added, changed, missing, gone, staffNotes, universities, sourceName, question } = upload;
  const [retireGone, setRetireGone] = useState(false);
  const [removeMissing, setRemoveMissing] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const { busy, run } = useImportCall();
  const apply = () =>
    run(() =>
      call('POST /course-imports/{id}/apply', { params: { id: _id }, body: { removeMissing, retireGone, confirmed } }),
    );
  const counts = { added, changed, missing: removeMissing ? missing : 0, gone: retireGone ? gone : 0 };
  const left = (kind: string) => upload.leaving.find((one) => one.kind === kind)?.count ?? 0;
  const changes = Object.entries(counts).reduce((sum, [kind, count]) => sum + Math.max(0, count - left(kind)), 0);
  const leaving = upload.leaving.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="space-y-4">
      {question !== '' && (
        <Checkbox
          label={question}
          hint="The upload can’t be applied until you confirm this. If it is wrong, discard the upload and choose another country."
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
      {gone > 0 && (
        <Checkbox
          label={`Retire ${counted(gone, 'course')} no longer listed by ${sourceName}`}
          hint="Students can no longer find these courses or apply to them, but their pages and existing applications stay. Undoing the upload makes them available again."
          checked={retireGone}
          onChange={(event) => setRetireGone(event.target.checked)}
        />
      )}
      {missing > 0 && (
        <Checkbox
          label={`Also remove ${counted(missing, 'course')} not in the file`}
          hint="This only affects courses of the universities in this file. Courses that students have saved or applied for are not removed. Undoing the upload restores the removed courses."
          checked={removeMissing}
          onChange={(event) => setRemoveMissing(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={busy}
          disabled={(changes === 0 && staffNotes === 0 && universities === 0) || (question !== '' && !confirmed)}
          onClick={apply}
        >
          {applyLabel(changes, staffNotes, universities)}
        </Button>
        <ButtonLink href={`/app/admin/bulk-course/${_id}?step=columns`} variant="secondary">
          Check the columns
        </ButtonLink>
        <DiscardButton id={_id} />
        {leaving > 0 && <p className="text-sm text-muted">{counted(leaving, 'row is', 'rows are')} skipped.</p>}
      </div>
    </div>
  );
}

function applyLabel(changes: number, notes: number, universities: number): string {
  if (changes > 0) return `Apply ${counted(changes, 'change')}`;
  if (universities > 0) return `Add ${counted(universities, 'university', 'universities')}`;
  return notes > 0 ? `Save ${counted(notes, 'staff note')}` : 'Nothing to apply';
}
