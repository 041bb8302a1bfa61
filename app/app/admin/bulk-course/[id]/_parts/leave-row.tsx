'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { call } from '@/lib/api/client';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import type { LeavableKind } from '@/lib/domain/imports/import-plan';
import { useImportCall } from './use-import-call';

/** Whether an entry of a plan is to be applied. */
export function LeaveRow({ kind, row }: { kind: LeavableKind; row: PlanRow }) {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const key = String(row.row ?? row.courseId);
  const change = (taken: boolean) =>
    run(() => call('PUT /course-imports/{id}/left', { params: { id }, body: { kind, keys: [key], leave: !taken } }));
  return (
    <Checkbox
      label={<VisuallyHidden>{`Apply ${row.course}`}</VisuallyHidden>}
      checked={!row.left}
      disabled={busy}
      onChange={(event) => change(event.target.checked)}
    />
  );
}

/** The same for all entries of a kind. */
export function LeaveKind({ kind }: { kind: LeavableKind }) {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const change = (leave: boolean) =>
    run(() => call('PUT /course-imports/{id}/left', { params: { id }, body: { kind, leave } }));
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => change(false)}>
        Apply all
      </Button>
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => change(true)}>
        Skip all
      </Button>
    </div>
  );
}
