'use client';

import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { ApplyAgain } from './apply-again';
import { DiscardButton } from './discard-button';

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
