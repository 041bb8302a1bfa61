'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { Interview } from '@/lib/domain/applications/interview';
import { InterviewFields, NO_INTERVIEW } from './interview-fields';

/** Opens the form of an application's interview: to enter it, or to change it. */
export function InterviewForm({
  applicationId,
  interview,
  asAgency = false,
}: {
  applicationId: string;
  interview: ApplicationView['interview'];
  /** By an agency that handles it: asks for what shows it. */
  asAgency?: boolean;
}) {
  const [evidence, setEvidence] = useState('');
  const [value, setValue] = useState<Interview>(NO_INTERVIEW);
  const { change, open, ask } = useAsking();
  const { seen, fill, refused } = useSeen<Interview>(NO_INTERVIEW);
  const save = () =>
    change.run(
      () =>
        call('PUT /applications/{id}/interview', {
          params: { id: applicationId },
          body: { ...value, seen: { ...seen }, ...(asAgency ? { evidence } : {}) },
        }),
      refused,
    );

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          const { on, time, zone, link, place, note } = interview ?? NO_INTERVIEW;
          setValue({ on, time, zone, link, place, note });
          fill({ on, time, zone, link, place, note });
          ask();
        }}
      >
        {interview ? 'Change interview…' : 'Add interview…'}
      </Button>
      <FormDialog
        open={open}
        title="Interview"
        description="We’ll notify the student and their agency."
        change={change}
        onSave={save}
      >
        <InterviewFields value={value} onChange={setValue} errors={change.refusal?.fields ?? {}} />
        {asAgency && (
          <Field
            label="Evidence reference"
            optional
            hint="You can also add a file later, under ‘Recorded by the agency’."
            name="evidence"
          >
            <TextInput maxLength={200} {...wired(evidence, setEvidence)} />
          </Field>
        )}
      </FormDialog>
    </>
  );
}
