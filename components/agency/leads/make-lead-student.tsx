'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

/** Makes a student of a lead, with what is known filled in. */
export function MakeLeadStudent({ id, known }: { id: string; known: { name: string; email: string; mobile: string } }) {
  const router = useRouter();
  const [fields, setFields] = useState(known);
  const { change, open, ask } = useAsking();
  const send = () =>
    change.run(async () => {
      const done = await call('POST /agency/leads/{id}/student', { params: { id }, body: fields });
      if (done.studentId) router.push(`/app/agent/view-profile/${done.studentId}`);
      return done;
    });
  const field = (name: keyof typeof known, label: string, type: string) => (
    <Field label={label} name={name}>
      <TextInput
        type={type}
        autoComplete="off"
        maxLength={254}
        {...wired(fields[name], (text) => setFields({ ...fields, [name]: text }))}
      />
    </Field>
  );
  return (
    <>
      <Button onClick={ask}>Convert to student</Button>
      {open && (
        <FormDialog
          title="Convert to student"
          description="They will get an email with a link to choose a password. The lead’s history moves to their file."
          change={change}
          onSave={send}
          saveLabel="Convert to student"
        >
          {field('name', 'Name', 'text')}
          {field('email', 'Email', 'email')}
          {field('mobile', 'Mobile', 'tel')}
        </FormDialog>
      )}
    </>
  );
}
