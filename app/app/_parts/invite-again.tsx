'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/** Sends a student the e-mail with the link to set the password once more. */
export function InviteAgain({ studentId }: { studentId: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('POST /agent/students/{id}/invite', { params: { id: studentId } });
      toast.success(message);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void send()}>
      Send the e-mail again
    </Button>
  );
}
