'use client';

import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { DiscardButton } from './discard-button';
import { TakeBackButton } from './take-back-button';
import { useImportCall } from './use-import-call';

/** An upload whose file can't be used, or that broke off: why, and what can be done. */
export function ImportStopped({ upload }: { upload: CourseImportView }) {
  const { _id, status, failedStep, failure } = upload;
  const isChangedNothing = status === 'refused' || failedStep === 'planning';
  return (
    <ErrorBox
      message={status === 'refused' ? 'This file could not be used' : 'This upload stopped'}
      hint={isChangedNothing ? `${failure} Nothing was changed.` : failure}
      action={
        isChangedNothing ? (
          <>
            <ButtonLink href={`/app/admin/bulk-course/${_id}?step=columns`} variant="secondary">
              Check the columns
            </ButtonLink>
            <DiscardButton id={_id} />
          </>
        ) : (
          <ApplyAgain upload={upload} />
        )
      }
    />
  );
}

/** Finishes an upload that broke off in the middle, or takes it back. */
function ApplyAgain({ upload }: { upload: CourseImportView }) {
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
