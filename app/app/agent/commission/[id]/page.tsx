import { EntryChip } from '@/components/agency/commission/entry-chip';
import { WriteDown, type WrittenKind } from '@/components/agency/commission/write-down';
import { Link } from '@/components/ui/buttons/link';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { EntryView } from '@/lib/contract/commission/entries';
import { ONSHORE_ANSWERS } from '@/lib/domain/commission/blocks';
import { ENTRY_PARTS } from '@/lib/domain/commission/rates';
import { PAYEES } from '@/lib/domain/commission/shares';
import { ENTRY_STATES } from '@/lib/domain/commission/states';
import { dateText } from '@/lib/domain/days/day-words';
import { majorUnits } from '@/lib/domain/money/money';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewEntry } from '@/lib/services/desk/commission/entry-view';
import { readerDay } from '@/lib/services/people/reader-day';
import { idIn, orNotFound } from '../../../_parts/or-not-found';
import { needsCommission } from '../_parts/needs-commission';

export const metadata = { title: 'Student commission' };

/** What one student earns the agency, by which rule, and all that happened to it. */
export default async function CommissionEntryPage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await requireViewer('agent');
  needsCommission(viewer);
  const entry = await orNotFound(viewEntry(viewer, idIn((await params).id)));
  const { today } = await readerDay(viewer, new Date());
  const { currency } = entry;
  const amount = (minor: number | null) => (minor === null ? 'Not known' : minorMoney(minor, currency));
  const typed = (minor: number | null) => (minor === null ? '' : String(majorUnits(minor, currency)));
  const left = entry.amount === null ? null : entry.amount - entry.settled;
  return (
    <>
      <PageHeader
        title={entry.name}
        description={`${entry.course}, ${entry.university}`}
        actions={
          <WriteDown
            id={entry._id}
            currency={currency}
            kinds={kindsOf(entry)}
            first={{ fee: typed(entry.fee), scholarship: typed(entry.scholarship), minor: typed(left) }}
            today={today}
            answers={Object.entries(ONSHORE_ANSWERS).map(([value, label]) => ({ value, label }))}
            hasPartner={entry.partner !== null}
            shares={entry.shares.filter(({ due, paid }) => due > paid).map(toPay)}
          />
        }
      />
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
        {entry.parts.length > 0 ? (
          <>
            Claimed in two parts:
            {entry.parts.map(({ _id, part }) => (
              <Link key={_id} href={`/app/agent/commission/${_id}`} className="underline underline-offset-2">
                {ENTRY_PARTS[part]}
              </Link>
            ))}
          </>
        ) : (
          <>
            <EntryChip state={entry.state} />
            {entry.reason || ENTRY_STATES[entry.state].hint}
          </>
        )}
      </p>
      {entry.asks && (
        <p className="mb-4 text-sm">
          {`The agreement doesn’t mention scholarships. Before scholarship: ${amount(entry.asks.before)}. After scholarship: ${amount(entry.asks.after)}. Please ask the university.`}
        </p>
      )}
      <Section title="Commission">
        <DescriptionList
          columns={3}
          items={[
            { term: 'Amount', value: amount(entry.amount) },
            { term: 'Received', value: amount(entry.settled) },
            { term: 'Clawed back', value: entry.clawed ? amount(entry.clawed) : '' },
            { term: 'Remaining', value: entry.clawed ? amount(entry.settled - entry.clawed) : '' },
            { term: 'Claim by', value: entry.claimBy ? dateText(entry.claimBy) : '' },
            { term: 'Intake', value: entry.intake },
            { term: 'Part', value: `${ENTRY_PARTS[entry.part]}, term ${entry.term}` },
            { term: 'Fee', value: amount(entry.fee) },
            { term: 'Scholarship', value: entry.scholarship === null ? '' : amount(entry.scholarship) },
            { term: 'Application', value: entry.application },
            { term: `Rule, version ${entry.rule.version}`, value: entry.rule.words, wide: true },
            { term: 'Source document', value: entry.rule.source, wide: true },
            ...(entry.partner
              ? [
                  {
                    term: 'Sub-agent',
                    value: `${entry.partner.name}, ${entry.partner.agreed}`,
                  },
                ]
              : []),
            ...(entry.branches.length > 1 || entry.branches.some(({ isFirm }) => isFirm)
              ? [
                  {
                    term: 'Branches',
                    value: entry.branches
                      .map(({ name, weight, isFirm }) => `${name} ${weight}${isFirm ? ' (separate company)' : ''}`)
                      .join(' : '),
                  },
                ]
              : []),
            ...entry.shares.map(({ kind, name, currency: of, due, paid }) => ({
              term: `Share for ${name || PAYEES[kind].name.toLowerCase()}, ${of}`,
              value: `${minorMoney(due, of)} (paid: ${minorMoney(paid, of)})`,
            })),
          ]}
        />
      </Section>
      <Section title="History">
        <RowSheet>
          {entry.story.map(({ version, what, on, note, by, counts }) => (
            <SheetRow key={version}>
              <p className={counts ? 'wrap-anywhere' : 'text-muted line-through wrap-anywhere'}>{what}</p>
              <p className="text-xs text-muted wrap-anywhere">{[dateText(on), by, note].filter(Boolean).join(' · ')}</p>
            </SheetRow>
          ))}
        </RowSheet>
      </Section>
      <Link href="/app/agent/commission" className="text-sm text-brand-ink underline underline-offset-2">
        All commission
      </Link>
    </>
  );
}

const toPay = ({ kind, branchId, name, currency, due, paid }: EntryView['shares'][number]) => ({
  ...{ branchId, currency, left: String(majorUnits(due - paid, currency)) },
  label: `${name || PAYEES[kind].name}, ${minorMoney(due - paid, currency)}`,
});

function kindsOf(entry: EntryView): WrittenKind[] {
  const { state, next, asksOnshore, canLift, part, fee, keeps, canTakeBack } = entry;
  if (!keeps) return [];
  const isOpen = state === 'expected' || state === 'blocked';
  return [
    ...(isOpen && (fee === null || entry.asks !== null) ? (['fees'] as const) : []),
    ...(isOpen && asksOnshore ? (['onshore'] as const) : []),
    ...(canLift ? (['lifted'] as const) : []),
    ...next,
    ...(isOpen && fee !== null && entry.asks === null ? (['fees'] as const) : []),
    ...(state === 'expected' && part === 'all' && fee !== null ? (['split'] as const) : []),
    ...(canTakeBack ? (['taken back'] as const) : []),
  ];
}
