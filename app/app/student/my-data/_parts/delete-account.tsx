'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';

/** Asks for the deletion, or says until when it can be stopped. */
export function DeleteAccount({ leavesOn }: { leavesOn: string | null }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (make: () => Promise<{ message: string }>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await make();
      setAsking(false);
      toast.success(message);
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };

  if (leavesOn) {
    return (
      <Card>
        <p className="font-medium">Your account will be deleted on {dayAndTime(leavesOn)}.</p>
        <p className="mt-1 text-muted">Until then everything works as before, and you can stop it.</p>
        <Button className="mt-4" busy={busy} onClick={() => change(() => call('DELETE /my-file/deletion', {}))}>
          Keep my account
        </Button>
        {problem && <FieldError id="keep-problem">{problem}</FieldError>}
      </Card>
    );
  }
  return (
    <Card>
      <ul className="list-disc space-y-1 pl-5">
        <li>After seven days your profile, documents, messages, notices and everything else about you are deleted.</li>
        <li>Of your applications only course, intake and status stay, without you: they count in our totals.</li>
        <li>What a university or agency was sent already is with them.</li>
        <li>You can stop it at any time in these seven days. Take your file along first.</li>
      </ul>
      <Button variant="danger-quiet" className="mt-4" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change(() => call('POST /my-file/deletion', {}))}
        title="Delete your account?"
        text="It is deleted in seven days, with everything that is about you. Until then you can stop it; after that it can't be undone."
        confirmLabel="Delete in seven days"
        cancelLabel="Keep my account"
        destructive
        busy={busy}
      >
        {problem && <FieldError id="leave-problem">{problem}</FieldError>}
      </ConfirmDialog>
    </Card>
  );
}

const dayAndTime = (iso: string) =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
