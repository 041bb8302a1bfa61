import { monthBefore, monthName } from '@/components/report/month-words';
import { ExportMenu } from '@/components/tables/export-menu';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { canExport } from '@/lib/access';
import type { MonthEnd } from '@/lib/contract/commission/month';
import { ENTRY_STATES } from '@/lib/domain/commission/states';
import { sumWords } from '@/lib/domain/commission/words';
import { dateText } from '@/lib/domain/days/day-words';
import { ACCOUNT_RULES } from '@/lib/domain/ledger/accounts';
import { minorMoney } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { monthEnd } from '@/lib/services/desk/commission/month-end';
import { needsCommission } from '../_parts/needs-commission';
import { RowName } from '../_parts/row-name';
import { MonthFigures } from './_parts/month-figures';

export const metadata = { title: 'Month-end report' };

const MONTHS_OFFERED = 6;

/** What an owner looks at when a month ends: tiers, what is overdue, what is owed to whom, and the books. */
export default async function MonthEndPage({ searchParams }: { searchParams: Promise<{ month?: string }> }) {
  const viewer = await requireViewer('agent');
  needsCommission(viewer, true);
  const asked = (await searchParams).month;
  const month = asked && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined;
  const report = await monthEnd(viewer, month, new Date());
  const {
    sums,
    tiers,
    overdue,
    subAgents,
    institutions,
    firms,
    paidOut,
    branches,
    ending,
    licences,
    posted,
    balances,
    today,
  } = report;
  const months = Array.from({ length: MONTHS_OFFERED }, (_none, back) => monthBefore(today.slice(0, 7), back));
  const href = (of: string) => `/app/agent/commission/month?month=${of}`;
  return (
    <>
      <PageHeader
        title="Month-end report"
        description={`${monthName(report.month)}. The amounts owed are those of today.`}
        actions={
          canExport(viewer) && (
            <ExportMenu
              call="GET /agency/commission/postings/export"
              query={{ month: report.month }}
              label="Account entries in the month"
            />
          )
        }
      />
      <LinkTabs
        label="Month"
        className="mb-6"
        current={href(report.month)}
        tabs={months.map((of) => ({ href: href(of), label: monthName(of) }))}
      />
      <MonthFigures {...report} />
      <Section title="Commission by status">
        <Facts
          none="No commission entries yet."
          rows={sums.map((sum) => ({
            term: `${ENTRY_STATES[sum.state].name} (${sum.entries}), ${sum.currency}`,
            value: sumWords(sum),
          }))}
        />
      </Section>
      <Section title="Rate tiers">
        <Facts
          none="No students have been counted yet under agreements with tiered rates."
          rows={tiers.map(({ university, intake, students, rate, next }) => ({
            term: `${university}, ${intake}: ${students}`,
            value: next ? `${rate}; ${missingWords(next)} for ${next.rate}` : rate,
          }))}
        />
      </Section>
      <Section title="Overdue">
        {overdue.length === 0 ? (
          <p className="text-sm text-muted">Nothing.</p>
        ) : (
          <RowSheet>
            {overdue.map(({ _id, name, university, why, since, currency, minor }) => (
              <SheetRow key={_id} end={<span className="text-sm tabular-nums">{minorMoney(minor, currency)}</span>}>
                <RowName
                  href={`/app/agent/commission/${_id}`}
                  name={name}
                  more={`${university} · ${why}, ${dateText(since)}`}
                />
              </SheetRow>
            ))}
          </RowSheet>
        )}
      </Section>
      <Section
        title="Payable"
        description={
          [...subAgents, ...firms, ...institutions].some(({ minor }) => minor < 0)
            ? 'A negative amount is owed to you.'
            : ''
        }
      >
        <Facts
          none="You owe nothing to sub-agents, branches or universities."
          rows={[
            ...subAgents.map(owedRow('sub-agent')),
            ...firms.map(owedRow('branch')),
            ...institutions.map(owedRow('university')),
          ]}
        />
      </Section>
      <Section title="Paid to sub-agents and branches in the month">
        <Facts
          none="Nothing."
          rows={paidOut.map(({ name, currency, minor }) => ({
            term: `${name}, ${currency}`,
            value: minorMoney(minor, currency),
          }))}
        />
      </Section>
      <Section title="Agreements expiring within 90 days">
        <Facts none="None." rows={ending.map(({ university, to }) => ({ term: university, value: dateText(to) }))} />
      </Section>
      <Section title="Licences expiring within 90 days">
        <Facts
          none="None."
          rows={licences.map(({ name, what, to, ended }) => ({
            term: `${name}: ${what}`,
            value: ended ? `Expired ${dateText(to)}` : dateText(to),
          }))}
        />
      </Section>
      {branches.some(({ name }) => name) && (
        <Section title="Earned in the month, by branch">
          <Facts
            none=""
            rows={branches.map(({ name, currency, minor }) => ({
              term: `${name || 'No branch'}, ${currency}`,
              value: minorMoney(minor, currency),
            }))}
          />
        </Section>
      )}
      <Section title="Account entries in the month">
        <Facts none="Nothing." rows={posted.map(balanceRow)} />
      </Section>
      <Section
        title="Closing balances"
        description="A positive amount is money you have or that others owe you. For each currency, all amounts add up to 0."
      >
        <Facts none="Nothing yet." rows={balances.map(balanceRow)} />
      </Section>
    </>
  );
}

const missingWords = ({ missing, currency }: NonNullable<MonthEnd['tiers'][number]['next']>) =>
  currency ? `${minorMoney(missing, currency)} more in fees` : counted(missing, 'more student');
const owedRow = (to: string) => (one: MonthEnd['subAgents'][number]) => ({
  ...{ term: `${one.name} (${to}), ${one.currency}`, value: minorMoney(one.minor, one.currency) },
});
const balanceRow = ({ account, currency, minor }: MonthEnd['balances'][number]) => ({
  ...{ term: `${ACCOUNT_RULES[account].name}, ${currency}`, value: minorMoney(minor, currency) },
});

function Facts({ rows, none }: { rows: { term: string; value: string }[]; none: string }) {
  return rows.length === 0 ? (
    <p className="text-sm text-muted">{none}</p>
  ) : (
    <FactRows rows={rows} className="max-w-2xl" />
  );
}
