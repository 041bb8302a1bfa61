'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Dialog } from '@/components/ui/windows/dialog';
import { call } from '@/lib/api/client';
import { AskFields } from './ask-fields';
import { type AskedRow, draftsOf, problemOf } from './asked-row';

/** Opens the form that asks for items: from the template, and in one's own words. */
export function AskButton({ applicationId }: { applicationId: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState<AskedRow[]>([]);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const refuse = (message: string) => {
    setProblem(message);
    setAttempt((count) => count + 1);
  };
  const send = () => {
    if (busy) return;
    const wrong = problemOf(rows);
    if (wrong) return refuse(wrong);
    return run(
      async () => {
        const given = { params: { id: applicationId }, body: { items: draftsOf(rows) } };
        toast.success((await call('POST /applications/{id}/items', given)).message);
        setOpen(false);
        router.refresh();
      },
      (error) => refuse(Object.values(error.fields)[0] ?? error.message),
    );
  };

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setRows([]);
          setProblem('');
          setOpen(true);
        }}
      >
        Request items…
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="What do you need?"
        description="We’ll send the student and their agency one notification with the whole list."
        size="lg"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button busy={busy} onClick={send}>
              Send request
            </Button>
          </>
        }
      >
        {problem && <FormErrorSummary title="Couldn’t send" errors={[{ message: problem }]} attempt={attempt} />}
        <AskFields applicationId={applicationId} rows={rows} onRows={setRows} />
      </Dialog>
    </>
  );
}
