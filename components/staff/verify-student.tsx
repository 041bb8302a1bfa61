'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { Button } from '@/components/ui/buttons/button';
import { call } from '@/lib/api/client';
import { useAsking } from './use-change';

interface VerifyStudentProps {
  student: { _id: string; name: string; email: string };
  size?: 'row' | 'sm';
}

/** Verifies a student without their code, after asking. */
export function VerifyStudent({ student: { _id, name, email }, size = 'row' }: VerifyStudentProps) {
  const { change, open, ask } = useAsking();
  return (
    <>
      <Button variant="secondary" size={size} onClick={ask} aria-label={`Verify ${name}`}>
        Verify
      </Button>
      <AskDialog
        notDone="Couldn’t verify"
        open={open}
        onConfirm={() => change.run(() => call('POST /students/{id}/verify', { params: { id: _id } }))}
        title={`Verify ${name}?`}
        text={<span className="wrap-anywhere">{`After that, they can sign in with ${email}.`}</span>}
        confirmLabel="Verify"
        change={change}
      />
    </>
  );
}
