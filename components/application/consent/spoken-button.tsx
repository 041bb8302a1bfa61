'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/** For staff: that they spoke with the student, where the agency entered the address of the student's yes. */
export function SpokenButton({ studentId }: { studentId: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  const record = async () => {
    if (busy) return;
    setBusy(true);
    try {
      toast.success((await call('POST /students/{id}/spoken', { params: { id: studentId } })).message);
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-3 text-sm">
        The agency entered this address. Please speak with the student before the application is sent.
      </p>
      <Button size="sm" variant="secondary" busy={busy} onClick={record}>
        I have spoken with the student
      </Button>
    </div>
  );
}
