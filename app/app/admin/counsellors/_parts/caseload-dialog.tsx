'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { CounsellorRow } from '@/lib/contract/people/desk';

/** How many open applications someone has at most by rule, and when they are away. */
export function CaseloadDialog({ counsellor, onClose }: { counsellor: CounsellorRow; onClose: () => void }) {
  const [ceiling, setCeiling] = useState(counsellor.ceiling === null ? '' : String(counsellor.ceiling));
  const [awayFrom, setAwayFrom] = useState(counsellor.awayFrom ?? '');
  const [awayUntil, setAwayUntil] = useState(counsellor.awayUntil ?? '');
  const change = useChange(onClose);
  const { ceiling: most, awayFrom: from, awayUntil: until } = counsellor;
  const { seen, refused } = useSeen({ ceiling: most, awayFrom: from, awayUntil: until });
  const save = () =>
    change.run(
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
  return (
    <AskDialog
      notDone="Couldn’t save"
      open
      onClose={onClose}
      onConfirm={save}
      title={counsellor.name}
      text="While someone is away or has reached the maximum, rules assign new applications to the next person. Their current applications are not reassigned."
      confirmLabel="Save"
      change={change}
    >
      <Field label="Maximum open applications" name="ceiling" optional>
        <TextInput inputMode="numeric" {...wired(ceiling, setCeiling)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Away from" name="awayFrom" optional>
          <TextInput type="date" {...wired(awayFrom, setAwayFrom)} />
        </Field>
        <Field label="Away until" name="awayUntil" optional>
          <TextInput type="date" {...wired(awayUntil, setAwayUntil)} />
        </Field>
      </div>
    </AskDialog>
  );
}
