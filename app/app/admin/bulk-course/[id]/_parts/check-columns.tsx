import { ErrorBox } from '@/components/ui/feedback/error-box';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { AppError } from '@/lib/domain/errors';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';
import { DiscardButton } from './discard-button';
import { MappingForm } from './mapping-form';

/** How the file is read, for a person to check and correct. */
export async function CheckColumns({ upload }: { upload: CourseImportView }) {
  const proposal = await proposalFor(upload._id).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'not_found') return error.message;
    throw error;
  });
  if (typeof proposal === 'string') {
    return <ErrorBox message="This file can’t be read" hint={proposal} action={<DiscardButton id={upload._id} />} />;
  }
  return <MappingForm upload={upload} initial={proposal} />;
}
