import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { ApplicationTimeline } from '@/components/application/application-timeline';
import { StageStepper } from '@/components/application/stage-stepper';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { dateText } from '@/components/course/format';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { ApplicationView } from '@/lib/contract/applications';
import { AppError } from '@/lib/errors';
import { viewApplication } from '@/lib/services/applications';

export const dynamic = 'force-dynamic';

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
  const { _id, course, university, country, courseId, applicationStatus, year, month, createdOn, history } =
    application;
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
      <Card className="mb-8">
        <DescriptionList
          columns={3}
          items={[
            { term: 'Application status', value: <ApplicationStatusChip status={applicationStatus} /> },
            { term: 'Intake', value: `${month} ${year}` },
            { term: 'Applied on', value: dateText(createdOn) },
          ]}
        />
        <div className="mt-6 border-t border-line pt-6">
          <StageStepper status={applicationStatus} moves={history} />
        </div>
      </Card>
      <Section title="What happened so far">
        <Card>
          <ApplicationTimeline history={history} now={new Date()} />
        </Card>
      </Section>
    </>
  );
}
