import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApplicationDetails } from '@/components/application/application-details';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { AppError } from '@/lib/errors';
import { viewApplication } from '@/lib/services/applications/apply';

type Address = { params: Promise<{ id: string }> };

/** The application of one of the agent's students, looked up once per request; the not-found page for any other. */
const loadApplication = cache(async (id: string): Promise<ApplicationView> => {
  const viewer = await requireViewer('agent');
  if (!/^[0-9a-f]{24}$/i.test(id)) notFound();
  try {
    return await viewApplication(viewer, id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Address) {
  const { course, studentName } = await loadApplication((await params).id);
  return { title: `Application of ${studentName}: ${course}` };
}

export default async function AgentApplicationPage({ params }: Address) {
  const application = await loadApplication((await params).id);
  const { _id, userId, studentName, course, university, country, courseId, moves } = application;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{course}</span>}
        description={
          <span className="wrap-anywhere">
            {`${university}, ${country} · for `}
            <Link
              href={`/app/agent/view-profile/${userId}`}
              className="rounded-sm text-brand-ink underline underline-offset-2"
            >
              {studentName}
            </Link>
          </span>
        }
        back={{ href: '/app/agent/applications', label: 'Applications' }}
        actions={
          <>
            <ButtonLink href={`/app/agent/view-application/${courseId}`} variant="secondary">
              View course
            </ButtonLink>
            {moves.includes('Withdrawn') && <WithdrawButton applicationId={_id} course={course} />}
          </>
        }
      />
      <ApplicationDetails application={application} now={new Date()} />
    </>
  );
}
