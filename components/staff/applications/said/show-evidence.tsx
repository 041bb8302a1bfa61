'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { upload } from '@/lib/api/upload';
import { EvidenceFields, filesOf, NOTHING_SHOWN, type Shown } from './evidence-fields';

/** The agency shows what it said by: a letter, an e-mail, a picture of the portal, or a reference. The student is told. */
export function ShowEvidence({ applicationId, saidId }: { applicationId: string; saidId: string }) {
  const { change, open, ask } = useAsking();
  const [shown, setShown] = useState<Shown>(NOTHING_SHOWN);
  const save = () =>
    change.run(() =>
      upload('POST /applications/{id}/said/{saidId}/evidence', {
        params: { id: applicationId, saidId },
        body: { reference: shown.reference },
        files: filesOf(shown),
      }),
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        Add evidence…
      </Button>
      <FormDialog open={open} title="Add evidence" description="We notify the student." change={change} onSave={save}>
        <EvidenceFields shown={shown} onShown={setShown} />
      </FormDialog>
    </>
  );
}
