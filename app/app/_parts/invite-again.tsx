'use client';

import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';

/** Sends a student the e-mail with the link to set the password once more. */
export function InviteAgain({ studentId }: { studentId: string }) {
  const { busy, run } = useRun();
  const send = () =>
    run(async () => {
      const { message } = await call('POST /agent/students/{id}/invite', { params: { id: studentId } });
      toast.success(message);
    });
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void send()}>
      Send the email again
    </Button>
  );
}
