import { dateText } from '@/components/course/format';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { ApplicationStatusChip } from './application-status-chip';
import { ApplicationTimeline } from './application-timeline';
import { StageStepper } from './stage-stepper';

/** One application: its status, its stages, and its history. The page's header is above. */
export function ApplicationDetails({ application, now }: { application: ApplicationView; now: Date }) {
  const { applicationStatus, year, month, createdOn, history } = application;
  return (
    <>
      <div className="mb-9">
        <StageStepper status={applicationStatus} moves={history} />
      </div>
      <Card className="mb-8">
        <DescriptionList
          columns={3}
          items={[
            { term: 'Application status', value: <ApplicationStatusChip status={applicationStatus} /> },
            { term: 'Intake', value: `${month} ${year}` },
            { term: 'Applied on', value: dateText(createdOn) },
          ]}
        />
      </Card>
      <Section title="What happened so far">
        <Card>
          <ApplicationTimeline history={history} acts={application.acts} now={now} />
        </Card>
      </Section>
    </>
  );
}
