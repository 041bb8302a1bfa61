import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApplicationDetails } from '@/components/application/application-details';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { AppError } from '@/lib/errors';
import { viewApplication } from '@/lib/services/applications/apply';

type Address = { params: Promise<{ id: string }> };

/** The viewer's application, looked up once per request; the not-found page for any other. */
const loadApplication = cache(async (id: string): Promise<ApplicationView> => {
  const viewer = await requireViewer('student');
  if (!/^[0-9a-f]{24}$/i.test(id)) notFound();
  try {
    return await viewApplication(viewer, id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Address) {
  const { course } = await loadApplication((await params).id);
  return { title: `Application: ${course}` };
}

export default async function ApplicationPage({ params }: Address) {
  const application = await loadApplication((await params).id);
  const { _id, course, university, country, courseId } = application;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{course}</span>}
        description={`${university}, ${country}`}
        back={{ href: `/app/student/my-applications${queryString({ country })}`, label: 'My Applications' }}
        actions={
          <>
            <ButtonLink href={`/app/student/view-application/${courseId}`} variant="secondary">
              View course
            </ButtonLink>
            {application.moves.includes('Withdrawn') && <WithdrawButton applicationId={_id} course={course} />}
          </>
        }
      />
      <ApplicationDetails application={application} now={new Date()} />
    </>
  );
}
