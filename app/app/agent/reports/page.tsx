import { monthBefore, monthName } from '@/components/report/month-words';
import { ReportSheet } from '@/components/report/report-sheet';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { canExport } from '@/lib/access';
import type { AgencyReport } from '@/lib/contract/reports/agency';
import { PROSPECT_SOURCES } from '@/lib/domain/agency/prospects';
import type { WaitsOn } from '@/lib/domain/applications/next-move';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { agencyReport } from '@/lib/services/desk/reports/agency';
import { manages, needsRule } from '../../_parts/agency/needs-rule';
import { MonthSheet } from './_parts/month-sheet';

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
        description={`${isWhole ? 'Your whole agency' : 'Your branches'}, ${dateText(today)}. Changes appear within a minute.`}
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

/** How far the applications of each intake came. */
function Intakes({ intakes }: Pick<AgencyReport, 'intakes'>) {
  if (intakes.length === 0) return null;
  return (
    <ReportSheet
      title="Intakes"
      description="How many applications for each intake reached each stage."
      tables={[
        {
          caption: 'Applications',
          heads: ['Intake', 'Total', 'Offer', 'Deposit paid'],
          rows: intakes.map(({ intake, applications, offers, deposit }) => [
            monthName(intake),
            applications,
            offers,
            deposit,
          ]),
        },
        {
          caption: 'Visas',
          heads: ['Intake', 'Applied', 'Approved', 'Refused'],
          rows: intakes.map(({ intake, visaApplied, visaApproved, visaRefused }) => [
            monthName(intake),
            visaApplied,
            visaApproved,
            visaRefused,
          ]),
        },
      ]}
      note="A deposit counts as paid when there is a proof of payment or a visa application."
    />
  );
}

/** The leads of the last seven days beside the seven before, by where they came from and by branch. */
function NewLeads({ sources, branches }: Pick<AgencyReport, 'sources' | 'branches'>) {
  const isCounted = sources.length > 0 || branches.some(({ untouched }) => untouched > 0);
  return (
    <ReportSheet
      title="New leads"
      description={
        isCounted ? 'The last seven days, and the seven days before that.' : 'No new leads in the last two weeks.'
      }
      tables={[
        ...(sources.length
          ? [
              {
                caption: 'By source',
                heads: ['Source', '7 days', 'Previous 7 days'],
                rows: sources.map(({ source, week, before }) => [PROSPECT_SOURCES[source], week, before]),
              },
            ]
          : []),
        ...(isCounted
          ? [
              {
                caption: 'By branch',
                heads: ['Branch', '7 days', 'Previous 7 days', 'Not contacted'],
                rows: branches.map(({ branch, week, before, untouched }) => [
                  branch?.name ?? 'No branch',
                  week,
                  before,
                  untouched,
                ]),
              },
            ]
          : []),
      ]}
      note={isCounted && 'Not contacted: nothing was logged within 24 hours. All open leads are counted, however old.'}
    />
  );
}

/** Short, for a column each on a phone. */
const HEADS: Record<WaitsOn, string> = {
  applicant: 'You',
  staff: 'Our team',
  university: 'University',
  'visa office': 'Visa',
};
const WAITS = Object.keys(HEADS) as WaitsOn[];

/** What is overdue with whom, and whose move the applications in each person's care are. */
function PeoplesWork({ people }: Pick<AgencyReport, 'people'>) {
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
