'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { toast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/windows/dialog';
import { CallError, call } from '@/lib/api/client';
import type { InterviewView } from '@/lib/contract/applications/application-parts';
import type { Interview } from '@/lib/domain/applications/interview';
import { InterviewFields, NO_INTERVIEW } from './interview-fields';

/** Opens the form of an application's interview: to enter it, or to change it. */
export function InterviewForm({
  applicationId,
  interview,
}: {
  applicationId: string;
  interview: InterviewView | null;
}) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<Interview>(NO_INTERVIEW);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('PUT /applications/{id}/interview', {
        params: { id: applicationId },
        body: value,
      });
      toast.success(message);
      setOpen(false);
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setErrors(Object.keys(error.fields).length ? error.fields : { '': error.message });
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  const summary = Object.entries(errors).map(([name, message]) => (name ? { name, message } : { message }));

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          const { on, time, zone, link, place, note } = interview ?? NO_INTERVIEW;
          setValue({ on, time, zone, link, place, note });
          setErrors({});
          setOpen(true);
        }}
      >
        {interview ? 'Change the interview…' : 'Enter the interview…'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="The interview"
        description="The student and their agent are notified."
        size="lg"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button busy={busy} onClick={save}>
              Save
            </Button>
          </>
        }
      >
        <div className="space-y-5">
          {summary.length > 0 && <FormErrorSummary title="Not saved" errors={summary} attempt={attempt} />}
          <InterviewFields value={value} onChange={setValue} errors={errors} />
        </div>
      </Dialog>
    </>
  );
}
