import { ExportMenu } from '@/components/tables/export-menu';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { canExport } from '@/lib/access';
import type { EntryRow } from '@/lib/contract/commission/entries';
import { ENTRY_STATE_NAMES, ENTRY_STATES } from '@/lib/domain/commission/states';
import { clawbackWords, sumWords } from '@/lib/domain/commission/words';
import { dayAndDueWords } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listEntries } from '@/lib/services/desk/commission/entries';
import { EntryList } from './_parts/entry-list';
import { needsCommission } from './_parts/needs-commission';

export const metadata = { title: 'Commission' };

const TABS = [
  ['open', 'To do'],
  ['due', 'Claim soon'],
  ...ENTRY_STATE_NAMES.map((state) => [state, ENTRY_STATES[state].name] as const),
] as const;

/** What the agency earns with universities: expected, claimable, claimed, agreed, received. */
export default async function CommissionPage({ searchParams }: { searchParams: Promise<{ state?: string }> }) {
  const viewer = await requireViewer('agent');
  const { keeps } = needsCommission(viewer);
  const asked = (await searchParams).state;
  const state = TABS.find(([one]) => one === asked)?.[0] ?? 'open';
  const { entries, sums, without, today } = await listEntries(viewer, { state, university: '' }, new Date());
  const counts = new Map<string, number>();
  for (const sum of sums) counts.set(sum.state, (counts.get(sum.state) ?? 0) + sum.entries);
  const tabs = TABS.filter(([one]) => one === 'open' || one === 'due' || one === state || counts.has(one));
  const ofState = sums.filter((sum) => sum.state === state);
  return (
    <>
      <PageHeader
        title="Commission"
        description="Commission from your applications. This site records payments; it doesn’t transfer money."
        actions={
          <>
            <ButtonLink href="/app/agent/commission/agreements" variant="secondary">
              Agreements
            </ButtonLink>
            <ButtonLink href="/app/agent/commission/claims" variant="secondary">
              Claims
            </ButtonLink>
            {keeps && (
              <>
                <ButtonLink href="/app/agent/commission/billing" variant="secondary">
                  Billing details
                </ButtonLink>
                <ButtonLink href="/app/agent/commission/slip" variant="secondary">
                  Remittance
                </ButtonLink>
                <ButtonLink href="/app/agent/commission/month" variant="secondary">
                  Month-end
                </ButtonLink>
              </>
            )}
            {canExport(viewer) && <ExportMenu call="GET /agency/commission/entries/export" query={{ state }} />}
          </>
        }
      />
      <LinkTabs
        label="Status"
        className="mb-5"
        current={hrefOf(state)}
        tabs={tabs.map(([one, label]) => {
          const count = counts.get(one);
          return { href: hrefOf(one), label, ...(count === undefined ? {} : { count }) };
        })}
      />
      {ofState.length > 0 && (
        <p className="mb-4 text-sm tabular-nums">
          {`${ENTRY_STATES[ofState[0]?.state ?? 'expected'].name}: ${ofState.map(sumWords).join(' · ')}`}
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyState
          title="No commission in this list"
          text="We add commission here when a student accepts an offer from a university that you have an agreement with."
        />
      ) : (
        <EntryList entries={entries.map((one) => rowOf(one, today))} keeps={keeps} today={today} />
      )}
      {keeps && without.length > 0 && (
        <Section
          title="Without an agreement"
          className="mt-9"
          description={`Accepted offers from these universities earn no commission here until you add an agreement: ${without
            .map(({ university, applications }) => `${university} (${applications})`)
            .join(', ')}.`}
        >
          <ButtonLink href="/app/agent/commission/agreements" variant="secondary">
            Add agreement
          </ButtonLink>
        </Section>
      )}
    </>
  );
}

const hrefOf = (state: string) =>
  `/app/agent/commission${state === 'open' ? '' : `?state=${encodeURIComponent(state)}`}`;

function rowOf(entry: EntryRow, today: string) {
  const { _id, name, university, course, intake, amount, currency, state, claimBy, reason, clawed } = entry;
  const hint =
    reason || (claimBy ? `Claim by ${dayAndDueWords(claimBy, today)}` : '') || (clawed > 0 ? clawbackWords(entry) : '');
  return {
    ...{ _id, name, what: `${course}, ${university}, ${intake}`, state, hint },
    amount: amount === null ? 'Amount not known' : minorMoney(amount, currency),
  };
}
