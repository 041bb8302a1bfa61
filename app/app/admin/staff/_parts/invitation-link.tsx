'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/windows/dialog';
import { CallError, call } from '@/lib/api/client';
import type { StaffMember } from '@/lib/contract/people/staff';

/** Makes a link for an open invitation and shows it this once, for where e-mail does not arrive. */
export function InvitationLink({ member: { _id, name }, onClose }: { member: StaffMember; onClose: () => void }) {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const make = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await call('POST /staff/{id}/invitation', { params: { id: _id }, body: { how: 'show' } });
      setLink(new URL(answer.link ?? '', window.location.href).href);
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Copied!');
    } catch {
      setProblem('Please mark the link and copy it.');
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`A link for ${name}`}
      description="Whoever has it can choose the password, once. Links sent before stop working."
      footer={
        link ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <Button onClick={copy}>Copy</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={busy} onClick={make}>
              Make a link
            </Button>
          </>
        )
      }
    >
      {problem && <FormErrorSummary title="Not done" errors={[{ message: problem }]} attempt={1} />}
      {link && (
        <Field label="Invitation link" name="invitation-link" hint="It is not shown again.">
          <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </Dialog>
  );
}
