'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';

const PhoneCodeWindow = late(async () => (await import('./phone-code-window')).PhoneCodeWindow);

export interface FirstPasswordProps {
  student: { _id: string; email: string; mobile: string };
}

/** What staff can do until a student has a password of their own: the link by e-mail again, or a code by phone. */
export function FirstPassword({ student }: FirstPasswordProps) {
  const { busy, run } = useRun();
  const [calling, setCalling] = useState(false);
  const send = () =>
    run(async () => {
      const { message } = await call('POST /students/{id}/password-link', { params: { id: student._id } });
      toast.success(message);
    });
  return (
    <aside
      aria-label="No password yet"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">The student hasn't chosen a password yet.</p>
        <p className="mt-0.5 wrap-anywhere">
          {`We have emailed a link to ${student.email}. If they can’t read email, call them and read out a code.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void send()}>
          Send the link again
        </Button>
        <Button variant="secondary" size="sm" {...PhoneCodeWindow.soon} onClick={() => setCalling(true)}>
          Code by phone…
        </Button>
      </div>
      <Suspense>{calling && <PhoneCodeWindow student={student} onClose={() => setCalling(false)} />}</Suspense>
    </aside>
  );
}
