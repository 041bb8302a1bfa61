'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { CounsellorRow } from '@/lib/contract/people/desk';

/** How many open applications someone has at most by rule, and when they are away. */
export function CaseloadDialog({ counsellor, onClose }: { counsellor: CounsellorRow; onClose: () => void }) {
  const [ceiling, setCeiling] = useState(counsellor.ceiling === null ? '' : String(counsellor.ceiling));
  const [awayFrom, setAwayFrom] = useState(counsellor.awayFrom ?? '');
  const [awayUntil, setAwayUntil] = useState(counsellor.awayUntil ?? '');
  const { busy, refusal, attempt, run } = useChange(onClose);
  const { ceiling: most, awayFrom: from, awayUntil: until } = counsellor;
  const { seen, refused } = useSeen({ ceiling: most, awayFrom: from, awayUntil: until });
  const save = () =>
    run(
      () =>
        call('PUT /staff/{id}/caseload', {
          params: { id: counsellor._id },
          body: {
            ceiling: ceiling.trim() ? Number(ceiling) : null,
            awayFrom: awayFrom || null,
            awayUntil: awayUntil || null,
            seen,
          },
        }),
      refused,
    );
  const errorOf = (field: string) => (refusal?.fields[field] ? { error: refusal.fields[field] } : {});
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={save}
      title={counsellor.name}
      text="While someone is away or full, rules give new applications to the next one. Those they have stay theirs."
      confirmLabel="Save"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && <FormErrorSummary title="Not saved" errors={[{ message: refusal.message }]} attempt={attempt} />}
        <Field label="At most so many open applications" name="ceiling" optional {...errorOf('ceiling')}>
          <TextInput inputMode="numeric" value={ceiling} onChange={(event) => setCeiling(event.target.value)} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Away from" name="awayFrom" optional {...errorOf('awayFrom')}>
            <TextInput type="date" value={awayFrom} onChange={(event) => setAwayFrom(event.target.value)} />
          </Field>
          <Field label="Last day away" name="awayUntil" optional {...errorOf('awayUntil')}>
            <TextInput type="date" value={awayUntil} onChange={(event) => setAwayUntil(event.target.value)} />
          </Field>
        </div>
      </div>
    </ConfirmDialog>
  );
}
