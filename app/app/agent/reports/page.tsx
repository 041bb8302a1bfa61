import { monthBefore } from '@/components/report/month-words';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { canExport } from '@/lib/access';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { agencyReport } from '@/lib/services/desk/reports/agency';
import { manages, needsRule } from '../../_parts/agency/needs-rule';
import { Intakes } from './_parts/intakes';
import { MonthSheet } from './_parts/month-sheet';
import { NewLeads } from './_parts/new-leads';
import { PeoplesWork } from './_parts/peoples-work';

export const metadata = { title: 'Reports' };

/** How many months can be had as a sheet. */
const MONTHS_OFFERED = 24;

/** What owners and managers look at when the week begins: what came in, what is left lying, who waits for whom. */
export default async function AgencyReportsPage() {
  const viewer = await requireViewer('agent');
  needsRule(viewer, manages);
  const report = await agencyReport(viewer, new Date());
  const { today, untouched, sources, branches, people, intakes } = report;
  const isWhole = agencyRule(viewer).reach === 'agency';
  const sum = (of: (person: (typeof people)[number]) => number) => people.reduce((all, one) => all + of(one), 0);
  const months = Array.from({ length: MONTHS_OFFERED }, (_none, back) => monthBefore(today.slice(0, 7), back));
  return (
    <>
      <PageHeader
        title="Reports"
        description={`${isWhole ? 'Your whole agency' : 'Your branches'}, ${dateText(today)}. Changes show within a minute.`}
      />
      <StatGrid
        className="mb-8 lg:grid-cols-4"
        stats={[
          {
            label: 'Leads not contacted in 24 hours',
            value: untouched,
            href: '/app/agent/leads?due=untouched&sort=createdOn',
          },
          { label: 'Overdue follow-ups', value: sum(({ overdue }) => overdue), href: '/app/agent/my-work' },
          {
            label: 'New leads in 7 days',
            value: sources.reduce((all, { week }) => all + week, 0),
            href: '/app/agent/leads?sort=-createdOn',
          },
          {
            label: 'Applications waiting for you or your students',
            value: sum(({ waits }) => waits.applicant),
            href: '/app/agent/applications?waits=applicant',
          },
        ]}
      />
      <PeoplesWork people={people} />
      <NewLeads sources={sources} branches={branches} />
      <Intakes intakes={intakes} />
      {canExport(viewer) && <MonthSheet months={months} />}
    </>
  );
}
