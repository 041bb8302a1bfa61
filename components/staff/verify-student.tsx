'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/api/client';
import { useChange } from './use-change';

interface VerifyStudentProps {
  student: { _id: string; name: string; email: string };
  size?: 'row' | 'sm';
}

/** Verifies a student without their code, after asking. */
export function VerifyStudent({ student: { _id, name, email }, size = 'row' }: VerifyStudentProps) {
  const [asking, setAsking] = useState(false);
  const change = useChange(() => setAsking(false));
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setAsking(true)} aria-label={`Verify ${name}`}>
        Verify
      </Button>
      <AskDialog
        notDone="Couldn’t verify"
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change.run(() => call('POST /students/{id}/verify', { params: { id: _id } }))}
        title={`Verify ${name}?`}
        text={<span className="wrap-anywhere">{`They can then sign in with ${email}.`}</span>}
        confirmLabel="Verify"
        change={change}
      />
    </>
  );
}
