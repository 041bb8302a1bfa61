import { ReportSheet } from '@/components/report/report-sheet';
import type { AgencyReport } from '@/lib/contract/reports/agency';
import type { WaitsOn } from '@/lib/domain/applications/next-move';
import { dateText } from '@/lib/domain/days/day-words';

/** Short, for a column each on a phone. */
const HEADS: Record<WaitsOn, string> = {
  applicant: 'You',
  staff: 'Our team',
  university: 'University',
  'visa office': 'Visa',
};
const WAITS = Object.keys(HEADS) as WaitsOn[];

/** What is overdue with whom, and whose move the applications in each person's care are. */
export function PeoplesWork({ people }: Pick<AgencyReport, 'people'>) {
  const withApplications = people.filter(({ waits }) => WAITS.some((one) => waits[one] > 0));
  const withSteps = people.filter(({ overdue, leads }) => overdue + leads > 0);
  return (
    <ReportSheet
      title="Workload"
      description={
        withApplications.length + withSteps.length > 0
          ? 'Overdue follow-ups by assignee; leads and applications by owner or counsellor.'
          : 'No open work.'
      }
      tables={[
        ...(withSteps.length
          ? [
              {
                caption: 'Follow-ups',
                heads: ['Person', 'Overdue', 'Oldest', 'Open leads'],
                rows: withSteps.map(({ name, overdue, since, leads }) => [
                  name,
                  overdue,
                  since ? dateText(since) : '–',
                  leads,
                ]),
              },
            ]
          : []),
        ...(withApplications.length
          ? [
              {
                caption: 'Applications waiting for',
                heads: ['Person', ...WAITS.map((one) => HEADS[one])],
                rows: withApplications.map(({ name, waits }) => [name, ...WAITS.map((one) => waits[one])]),
              },
            ]
          : []),
      ]}
      note={withApplications.length > 0 && 'You: the agency or its students. Visa: the visa office.'}
    />
  );
}
