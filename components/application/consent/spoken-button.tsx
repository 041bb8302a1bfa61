'use client';

import { Button } from '@/components/ui/buttons/button';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

/** For staff: that they spoke with the student, where the agency entered the address of the student's yes. */
export function SpokenButton({ studentId }: { studentId: string }) {
  const { busy, press } = usePress();
  const record = () =>
    press(async () => (await call('POST /students/{id}/spoken', { params: { id: studentId } })).message);

  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-3 text-sm">
        The agency entered this email address. Please speak with the student before the application is sent.
      </p>
      <Button size="sm" variant="secondary" busy={busy} onClick={record}>
        I have spoken with the student
      </Button>
    </div>
  );
}
