'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';

type RemoveCourseProps = { courseId: string; course: string; use: { saved: number; applications: number } };

/** Removes a course after saying whom that concerns. */
export function RemoveCourse({ courseId, course, use }: RemoveCourseProps) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await call('DELETE /courses/{id}', { params: { id: courseId } });
      setAsking(false);
      toast.success(message);
      startLoadingBar();
      router.push('/app/admin/search-course');
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Remove course
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={`Remove ${course}?`}
        text={
          <>
            It leaves the search and its page is gone. {counted(use.saved, 'person', 'people')} saved it and{' '}
            {use.saved === 1 ? 'is' : 'are'} told. {counted(use.applications, 'application', 'applications')}{' '}
            {use.applications === 1 ? 'stays' : 'stay'}, with what{' '}
            {use.applications === 1 ? 'it remembers' : 'they remember'} of the course.
          </>
        }
        confirmLabel="Remove"
        destructive
        busy={busy}
      >
        {problem && <FormErrorSummary title="Not removed" errors={[{ message: problem }]} attempt={1} />}
      </ConfirmDialog>
    </>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
