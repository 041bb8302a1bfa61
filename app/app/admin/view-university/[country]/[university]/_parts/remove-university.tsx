'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';
import type { Country } from '@/lib/domain/countries';

/** Removes a university without courses, after asking. */
export function RemoveUniversity({ university, country }: { university: string; country: Country }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await call('DELETE /universities', { body: { university, country } });
      toast.success(message);
      startLoadingBar();
      router.push('/app/admin/universities');
      router.refresh();
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : 'Something went wrong.');
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Remove university
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Remove this university?"
        text={<span className="wrap-anywhere">{`${university} has no courses. Its logo goes with it.`}</span>}
        confirmLabel="Remove"
        destructive
        busy={busy}
      >
        {problem && <FormErrorSummary title="Not removed" errors={[{ message: problem }]} attempt={1} />}
      </ConfirmDialog>
    </>
  );
}
