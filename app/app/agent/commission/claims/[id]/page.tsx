import { EntryChip } from '@/components/agency/commission/entry-chip';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { canExport } from '@/lib/access';
import { percentWords } from '@/lib/domain/commission/words';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewClaimSheet } from '@/lib/services/desk/commission/claim-sheets';
import { viewClaimInvoices } from '@/lib/services/desk/commission/invoices';
import { readerDay } from '@/lib/services/people/reader-day';
import { idIn, orNotFound } from '../../../../_parts/or-not-found';
import { needsCommission } from '../../_parts/needs-commission';
import { RowName } from '../../_parts/row-name';
import { AnswerClaim } from './_parts/answer-claim';
import { ClaimInvoices } from './_parts/claim-invoices';
import { ReadList } from './_parts/read-list';
import { ToSettle } from './_parts/to-settle';

export const metadata = { title: 'Claim' };

/** A claim to one university: its students, what the university’s own list says of each, and the answers. */
export default async function ClaimPage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await requireViewer('agent');
  needsCommission(viewer);
  const sheet = await orNotFound(viewClaimSheet(viewer, idIn((await params).id)));
  const [{ today }, { invoices, draft }] = await Promise.all([
    readerDay(viewer, new Date()),
    viewClaimInvoices(viewer, sheet._id),
  ]);
  const { _id, number, university, currency, lines, list, keeps } = sheet;
  const amount = (minor: number) => minorMoney(minor, currency);
  const waiting = lines.filter(({ state }) => state === 'claimed');
  const file = (format: string) => `/api/v1/agency/commission/claim-sheets/${_id}/export?format=${format}`;
  return (
    <>
      <PageHeader
        title={`Claim ${number}`}
        description={`${university}, ${dateText(sheet.madeOn)}. Claimed: ${amount(sheet.claimed)}. Received: ${amount(sheet.settled)}.`}
        actions={
          <>
            {keeps && canExport(viewer) && (
              <>
                <a className={buttonStyle('secondary', 'md')} href={file('xlsx')} download>
                  Excel
                </a>
                <a className={buttonStyle('secondary', 'md')} href={file('csv')} download>
                  CSV
                </a>
              </>
            )}
            <PrintButton />
          </>
        }
      />
      <RowSheet className="mb-8">
        {lines.map((line) => (
          <SheetRow
            key={line.entryId}
            endUnder
            end={
              <>
                <span className="text-sm tabular-nums">{amount(line.amount)}</span>
                <EntryChip state={line.state} />
              </>
            }
          >
            <RowName
              href={`/app/agent/commission/${line.entryId}`}
              name={line.name}
              more={[
                line.studentNumber ? `student number ${line.studentNumber}` : line.number,
                line.course,
                line.intake,
                line.fee !== null && `fee ${amount(line.fee)}`,
                line.subAgent && `sub-agent ${line.subAgent}`,
                line.rate !== null && (line.isPercent ? percentWords(line.rate) : amount(line.rate)),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            {list && (
              <p className="text-xs wrap-anywhere">
                {line.listed
                  ? `University’s list, row ${line.listed.row}: ${line.listed.minor === null ? 'no amount' : amount(line.listed.minor)}${line.listed.words ? ` (${line.listed.words})` : ''}`
                  : 'Not on the university’s list'}
              </p>
            )}
          </SheetRow>
        ))}
      </RowSheet>
      {list && <ToSettle claimId={_id} currency={currency} list={list} keeps={keeps} />}
      <ClaimInvoices claimId={_id} invoices={invoices} canIssue={draft !== null} keeps={keeps} today={today} />
      {keeps && (
        <>
          <Section
            title="The university’s list"
            className="print:hidden"
            description="Upload the university’s list or payment statement. We show the differences. Nothing changes until you confirm it."
          >
            <ReadList id={_id} today={today} />
          </Section>
          {waiting.length > 0 && (
            <Section title="The university’s answers" className="print:hidden">
              <AnswerClaim
                id={_id}
                today={today}
                currency={currency}
                lines={waiting.map(({ entryId, name, amount: minor, listed }) => ({
                  ...{ entryId, name, claimed: minor, listed: list ? (listed?.minor ?? null) : undefined },
                  source: list ? `${list.fileName}${listed ? `, row ${listed.row}` : ''}` : '',
                }))}
              />
            </Section>
          )}
        </>
      )}
      <Link
        href="/app/agent/commission/claims"
        className="text-sm text-brand-ink underline underline-offset-2 print:hidden"
      >
        All claims
      </Link>
    </>
  );
}
