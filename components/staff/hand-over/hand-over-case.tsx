'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { call } from '@/lib/api/client';

interface HandOverCaseProps {
  applicationId: string;
  to: 'staff' | 'agency';
  /** The agency's name. */
  agency: string;
  /** Staff take over; an agency gives back. */
  isStaff: boolean;
}

/** Hands an application over to the agency, or to staff with a reason, which the student reads. */
export function HandOverCase({ applicationId, to, agency, isStaff }: HandOverCaseProps) {
  const { change, open, ask } = useAsking();
  const [reason, setReason] = useState('');
  const isTaking = to === 'staff' && isStaff;
  const label = isTaking ? 'Take over' : `Hand over to ${to === 'staff' ? 'our team' : agency}`;
  const save = () =>
    change.run(() => call('PUT /applications/{id}/handler', { params: { id: applicationId }, body: { to, reason } }));
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        {label}…
      </Button>
      <FormDialog
        open={open}
        title={isTaking ? 'Take over this application?' : `${label}?`}
        description={
          to === 'agency'
            ? `${agency} will review it, submit it with the student’s consent, and record offers, the visa and the enrolment. We’ll notify the student.`
            : `Our team will review it and record what the university says. We’ll notify the student${isTaking ? ` and ${agency}` : ''}.`
        }
        change={change}
        onSave={save}
        saveLabel={isTaking ? 'Take over' : 'Hand over'}
      >
        <Field label="Reason" name="reason" optional={to === 'agency'} hint="The student can read it.">
          <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </FormDialog>
    </>
  );
}
