'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

interface SettleObjectionProps {
  applicationId: string;
  saidId: string;
  label: string;
}

/** Staff say what they found about something that the student objected to, or about an enrolment. */
export function SettleObjection({ applicationId, saidId, label }: SettleObjectionProps) {
  const { change, open, ask } = useAsking();
  const [holds, setHolds] = useState('true');
  const [reason, setReason] = useState('');
  const save = () =>
    change.run(() =>
      call('PUT /applications/{id}/said/{saidId}/settled', {
        params: { id: applicationId, saidId },
        body: { holds: holds === 'true', reason },
      }),
    );
  return (
    <>
      <Button size="sm" onClick={ask}>
        {label}
      </Button>
      <FormDialog
        open={open}
        title="What did you find?"
        description="We’ll notify the student and the agency. If it is not true, the application goes back to its previous status."
        change={change}
        onSave={save}
      >
        <RadioGroup
          legend="Result"
          name="holds"
          inline
          choices={[
            { value: 'true', label: 'It is true' },
            { value: 'false', label: 'It is not true' },
          ]}
          value={holds}
          onValueChange={setHolds}
        />
        <Field label="Reason" name="reason" hint="The student and the agency can read it.">
          <Textarea rows={3} maxLength={1000} {...wired(reason, setReason)} />
        </Field>
      </FormDialog>
    </>
  );
}
