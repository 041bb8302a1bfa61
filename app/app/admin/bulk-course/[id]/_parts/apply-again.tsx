'use client';

import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { TakeBackButton } from './take-back-button';
import { useImportCall } from './use-import-call';

/** Finishes an upload that broke off in the middle, or takes it back. */
export function ApplyAgain({ upload }: { upload: CourseImportView }) {
  const { busy, run } = useImportCall();
  const params = { id: upload._id };
  if (upload.failedStep !== 'applying') return <TakeBackButton upload={upload} />;
  return (
    <>
      <Button busy={busy} onClick={() => run(() => call('POST /course-imports/{id}/apply', { params, body: {} }))}>
        Continue
      </Button>
      <TakeBackButton upload={upload} />
    </>
  );
}
