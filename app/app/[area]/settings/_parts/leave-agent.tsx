'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';

/** Who acts for the student, and the way to end that. Only for students whom an agent added. */
export function LeaveAgent({ company }: { company: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const ask = () => {
    setProblem(undefined);
    setAsking(true);
  };

  const leave = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('POST /leave-agent', { body: {} });
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

  return (
    <Section title="Your agent" className="mt-8 max-w-xl">
      <Card>
        <p className="wrap-anywhere">{company} added you, sees your profile and documents, and can apply for you.</p>
        <Button variant="secondary" className="mt-4" onClick={ask}>
          Leave this agent
        </Button>
      </Card>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title="Leave your agent?"
        text={`${company} will no longer see your profile, documents or applications. You keep all of them. This can't be undone.`}
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        busy={busy}
      >
        {problem && <FieldError id="leave-problem">{problem}</FieldError>}
      </ConfirmDialog>
    </Section>
  );
}
