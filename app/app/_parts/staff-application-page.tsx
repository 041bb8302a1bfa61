import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { ApplicationTimeline } from '@/components/application/application-timeline';
import { StageStepper } from '@/components/application/stage-stepper';
import { dateText } from '@/components/course/format';
import { MoveMenu } from '@/components/staff/applications/move-menu';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { AppError } from '@/lib/errors';
import { viewApplication } from '@/lib/services/applications/apply';

/** The application an address names, looked up once per request; the not-found page for any other. */
export const loadStaffApplication = cache(async (viewer: Viewer, id: string): Promise<ApplicationView> => {
  if (!/^[0-9a-f]{24}$/i.test(id)) notFound();
  try {
    return await viewApplication(viewer, id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});

/** One application with its stages and history, and where staff may move it. */
export async function StaffApplicationPage({ viewer, id }: { viewer: Viewer; id: string }) {
  const area = viewer.role === 'admin' ? 'admin' : 'team';
  const application = await loadStaffApplication(viewer, id);
  const { _id, userId, studentName, course, university, country, courseId, applicationStatus, moves, history } =
    application;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{studentName}</span>}
        description={<span className="wrap-anywhere">{`${course}, ${university}, ${country}`}</span>}
        back={{ href: `/app/${area}/applications`, label: 'Applications' }}
        actions={
          <>
            <ButtonLink href={`/app/${area}/view-profile/${userId}`} variant="secondary">
              View profile
            </ButtonLink>
            <ButtonLink href={`/app/${area}/view-application/${courseId}`} variant="secondary">
              View course
            </ButtonLink>
            {moves.length > 0 && (
              <MoveMenu
                applicationId={_id}
                what={`${studentName}: ${course}, ${university}`}
                status={applicationStatus}
                moves={moves}
              />
            )}
          </>
        }
      />
      <Card className="mb-8">
        <DescriptionList
          columns={3}
          items={[
            { term: 'Application status', value: <ApplicationStatusChip status={applicationStatus} /> },
            { term: 'Intake', value: `${application.month} ${application.year}` },
            { term: 'Applied on', value: dateText(application.createdOn) },
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
