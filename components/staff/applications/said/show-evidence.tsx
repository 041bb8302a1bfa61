'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { upload } from '@/lib/api/upload';

/** The agency shows what it said by: a letter, an e-mail, a picture of the portal, or a reference. The student is told. */
export function ShowEvidence({ applicationId, saidId }: { applicationId: string; saidId: string }) {
  const { change, open, ask } = useAsking();
  const [reference, setReference] = useState('');
  const [file, setFile] = useState<File>();
  const save = () =>
    change.run(() =>
      upload('POST /applications/{id}/said/{saidId}/evidence', {
        params: { id: applicationId, saidId },
        body: { reference },
        files: file ? { file } : {},
      }),
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        Add evidence…
      </Button>
      <FormDialog
        open={open}
        title="What shows it?"
        description="The university’s letter or email, a picture of its portal, or its reference. We notify the student."
        change={change}
        onSave={save}
      >
        <Field label="File" optional name="file">
          <FileInput typeHint="PDF, JPG or PNG, up to 10 MB" onFiles={([one]) => setFile(one)} />
        </Field>
        <Field label="Reference" optional name="reference">
          <TextInput maxLength={200} {...wired(reference, setReference)} />
        </Field>
      </FormDialog>
    </>
  );
}
