'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';
import type { AgentRow } from '@/lib/contract/people/students';

/** Verifies an agent or takes it back, after asking. */
export function VerificationSwitch({ agent }: { agent: AgentRow }) {
  const { _id, name, company_name, isVerified } = agent;
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const verb = isVerified ? 'Unverify' : 'Verify';
  const who = company_name || name;

  const ask = () => {
    setProblem(undefined);
    setAsking(true);
  };
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { isVerified: !isVerified };
      const { message } = await call('PATCH /toggle-agent-verification/{id}', { params: { id: _id }, body });
      setAsking(false);
      toast.success(message);
      router.refresh();
    } catch (error) {
      setProblem((error instanceof CallError && error.message) || 'Something went wrong');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant={isVerified ? 'secondary' : 'primary'} size="row" onClick={ask} aria-label={`${verb} ${who}`}>
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={toggle}
        title={`${verb} ${who}?`}
        text={
          isVerified
            ? 'They are signed out at once and can no longer sign in.'
            : 'They can then sign in, add students and apply for them.'
        }
        confirmLabel={verb}
        destructive={isVerified}
        busy={busy}
      >
        {problem && (
          <FormErrorSummary title="Failed to update verification" errors={[{ message: problem }]} attempt={1} />
        )}
      </ConfirmDialog>
    </>
  );
}
