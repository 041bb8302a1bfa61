'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { useImportCall } from './use-import-call';

/** Takes an applied upload back, after saying what that means. */
export function TakeBackButton({ upload }: { upload: CourseImportView }) {
  const { busy, run } = useImportCall();
  const [isAsking, setAsking] = useState(false);
  const takeBack = () =>
    run(async () => {
      await call('POST /course-imports/{id}/take-back', { params: { id: upload._id } });
      setAsking(false);
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden className="size-4" />
        Undo upload
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={takeBack}
        busy={busy}
        title="Undo this whole upload?"
        text="Added courses will be removed, and changed courses will get their earlier values back. Courses that students have applied for, and later changes by people or other uploads, will not be undone. You’ll see a list of these."
        confirmLabel="Undo upload"
        destructive
      />
    </>
  );
}
