import { durationText, feeText } from '@/components/course/format';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';
import { ApplicationStatusChip } from '../application-status-chip';

/** What is applied for, and how it stands, in a narrow column. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const { applicationStatus, createdOn, level, campus, durationInMonths } = application;
  const { broughtBy, typedCourse } = application;
  const facts = [
    { term: 'Intake', value: startOf(application) },
    { term: 'Applied on', value: dateText(createdOn) },
    { term: 'Tuition fee', value: feeText(application) },
    { term: 'Level', value: level },
    { term: 'Duration', value: durationText(durationInMonths) },
    { term: 'Campus', value: campus },
    { term: 'Course entered by', value: typedCourse ? `${typedCourse.agency}, ${dateText(typedCourse.on)}` : '' },
    // Staff alone get it.
    { term: 'Referred by', value: broughtBy ? broughtWords(broughtBy) : '' },
  ];
  return (
    <Card as="section" padding="sm" aria-labelledby="application-facts">
      <h2 id="application-facts" className="font-sans text-base tracking-normal">
        Application
      </h2>
      <FactRows
        className="mt-1 -mb-2"
        rows={[
          { term: 'Application status', value: <ApplicationStatusChip status={applicationStatus} /> },
          ...facts.filter(({ value }) => value),
        ]}
      />
    </Card>
  );
}

function broughtWords({ agency, since, settled }: NonNullable<ApplicationView['broughtBy']>): string {
  const from = since ? `their agency since ${dateText(since)}` : '';
  return [agency, from, settled ? '' : 'can still change, because the application hasn’t been sent yet']
    .filter(Boolean)
    .join(', ');
}
