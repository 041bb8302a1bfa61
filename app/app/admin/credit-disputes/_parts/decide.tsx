'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

interface DecideProps {
  disputeId: string;
  applicationId: string;
  /** Who says that it is theirs. */
  agency: string;
  course: string;
}

/** The button and the window in which an admin gives an agency its share of an application. */
export function Decide({ disputeId, applicationId, agency, course }: DecideProps) {
  const [percent, setPercent] = useState('');
  const [reason, setReason] = useState('');
  const { change, open, ask } = useAsking();
  const save = () =>
    change.run(() =>
      call('POST /credit-disputes/{id}/decision', {
        params: { id: disputeId },
        // An empty box is no number.
        body: { applicationId, percent: percent.trim() || 'none', reason },
      }),
    );
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-3" onClick={ask}>
        Decide<span className="sr-only"> about {course}</span>
      </Button>
      <FormDialog
        open={open}
        title="Which agency gets the commission for this application?"
        description={`${course}. With 0%, nothing changes. With 100%, the whole commission goes to ${agency}. We’ll notify both agencies.`}
        change={change}
        onSave={save}
      >
        <Field name="percent" label={`Share for ${agency}`}>
          <NumberInput unit="%" {...wired(percent, setPercent)} />
        </Field>
        <Field name="reason" label="Reason" hint="Both agencies can read it.">
          <TextInput {...wired(reason, setReason)} />
        </Field>
      </FormDialog>
    </>
  );
}
