import { ErrorBox } from '@/components/ui/feedback/error-box';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { type CourseImportView, REVIEW_KINDS } from '@/lib/contract/imports/course-import-views';
import { dateText } from '@/lib/domain/days/day-words';
import { AppError } from '@/lib/domain/errors';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';
import { viewImport } from '@/lib/services/catalogue/course-import/views';
import { orNotFound } from '../../../_parts/or-not-found';
import { ImportStatus } from '../_parts/import-status';
import { DiscardButton } from './_parts/discard-button';
import { ImportProgress } from './_parts/import-progress';
import { ImportStopped } from './_parts/import-stopped';
import { MappingForm } from './_parts/mapping-form';
import { PlanReview } from './_parts/plan-review';

export const metadata = { title: 'Course upload' };

type Search = Record<string, string | string[] | undefined>;
type Address = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

const RUNNING = ['planning', 'applying', 'undoing'];

export default async function CourseImportPage({ params, searchParams }: Address) {
  await requireViewer('admin');
  const upload = await orNotFound(viewImport((await params).id));
  const search = await searchParams;
  const isChecking = upload.status === 'uploaded' || (search.step === 'columns' && upload.status !== 'done');
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{upload.fileName}</span>}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ImportStatus status={upload.status} />
            {upload.sourceName && `${upload.sourceName}, as of ${dateText(upload.asOf)} · `}
            {upload.country} · uploaded by {upload.byName} on {dateText(upload.createdOn)}
          </span>
        }
        back={{ href: '/app/admin/bulk-course', label: 'Bulk course' }}
      />
      {RUNNING.includes(upload.status) ? (
        <ImportProgress upload={upload} />
      ) : isChecking ? (
        <CheckColumns upload={upload} />
      ) : upload.status === 'refused' || upload.status === 'failed' ? (
        <ImportStopped upload={upload} />
      ) : (
        <PlanReview
          upload={upload}
          kind={REVIEW_KINDS.find((kind) => kind === search.kind) ?? null}
          about={typeof search.about === 'string' ? search.about : ''}
          university={typeof search.university === 'string' ? search.university : ''}
          state={readTableState(search, [])}
        />
      )}
    </>
  );
}

/** How the file is read, for a person to check and correct. */
async function CheckColumns({ upload }: { upload: CourseImportView }) {
  const proposal = await proposalFor(upload._id).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'not_found') return error.message;
    throw error;
  });
  if (typeof proposal === 'string') {
    return <ErrorBox message="This file can’t be read" hint={proposal} action={<DiscardButton id={upload._id} />} />;
  }
  return <MappingForm upload={upload} initial={proposal} />;
}
