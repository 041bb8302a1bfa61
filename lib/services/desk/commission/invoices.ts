import { Types } from 'mongoose';
import { type CommissionScope, invoicesOf } from '@/lib/agency-access';
import type { InvoiceDraft, InvoiceView, issueCreditNote, issueInvoice } from '@/lib/contract/commission/invoices';
import type { Input } from '@/lib/contract/operation';
import {
  creditSums,
  type InvoiceKind,
  inOwnCurrency,
  invoiceLabel,
  invoiceSums,
  type OwnCurrency,
  stillInvoiced,
} from '@/lib/domain/commission/invoices';
import { dateText } from '@/lib/domain/days/day-words';
import { changedMeanwhile, conflict, found, invalid, notFound } from '@/lib/domain/errors';
import { minorMoney } from '@/lib/domain/money/money-words';
import { rateOf } from '@/lib/engines/cost/rates';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { signed } from '@/lib/services/applications/moves/change';
import { ratesInUse } from '@/lib/services/catalogue/facts/rates';
import { billingOf, seriesOn } from '@/lib/services/people/agency/billing';
import { readerDay } from '@/lib/services/people/reader-day';
import { underNextNumber } from '@/lib/services/records/next-number';
import type { ClaimSheetRecord } from '@/models/claim-sheet';
import { CommissionEntry } from '@/models/commission-entry';
import { Invoice, type InvoiceRecord } from '@/models/invoice';
import { billedParty } from './billing';
import { sheetIn, sheetView } from './claim-sheets';
import { commissionScope, keepingScope } from './scope';

/**
 * Invoices of claims. They are documents, not postings: what the agency earns, got and is owed follows from the entries alone. One is
 * written at once, with its number and its own copy of all it says.
 */

/**
 * The documents of a claim, and what its next invoice would say: null for who doesn't keep the books, or where all is invoiced. 403, 404
 * as for the claim.
 */
export async function viewClaimInvoices(
  viewer: Viewer,
  sheetId: string,
): Promise<{ invoices: InvoiceView[]; draft: InvoiceDraft | null }> {
  const scope = commissionScope(viewer);
  const sheet = await sheetIn(scope, sheetId);
  const { lines } = await sheetView(scope, sheet);
  const documents = await documentsOf(sheet._id);
  const own = await Invoice.find({ $and: [{ sheetId: sheet._id }, invoicesOf(scope)] }, '_id').lean();
  const seen = new Set(own.map(({ _id }) => String(_id)));
  const invoices = documents.filter(({ _id }) => seen.has(String(_id))).map((one) => viewOf(one, documents));
  const open = scope.keeps ? openLines(lines, documents) : [];
  return { invoices, draft: open.length ? await draftOf(viewer, sheet, open) : null };
}

const documentsOf = (sheetId: Types.ObjectId): Promise<InvoiceRecord[]> =>
  Invoice.find({ sheetId }).sort({ turn: 1 }).lean();

type Line = InvoiceDraft['lines'][number];
type SheetLine = Awaited<ReturnType<typeof sheetView>>['lines'][number];

/** The students of a claim that earn something and are on no invoice now. */
function openLines(lines: readonly SheetLine[], documents: readonly InvoiceRecord[]): Line[] {
  const invoiced = stillInvoiced(documents);
  return lines
    .filter(({ entryId, amount }) => amount > 0 && !invoiced.has(entryId))
    .map(({ entryId, studentNumber, name, course, intake, term, fee, rate, isPercent, amount }) => ({
      ...{ entryId, studentNumber, name, course, intake, term, fee, rate, isPercent, minor: amount },
    }));
}

async function draftOf(viewer: Viewer, sheet: ClaimSheetRecord, lines: Line[]): Promise<InvoiceDraft> {
  const { today } = await readerDay(viewer, new Date());
  const { agencyId, currency } = sheet;
  const branchIds = await branchesOf(lines);
  const { billing, taxes, text } = await sidesOf(sheet, branchIds);
  const { prefix, year } = seriesOn(billing, only(branchIds), today);
  const last = await lastOf(seriesName(agencyId, 'invoice', prefix, year));
  const unprintable = await offThread('unprintable', [[JSON.stringify([text, lines])]]);
  return {
    ...{ ...text, currency, lines, today, taxes, listed: await listedRate(currency, billing.ownCurrency) },
    label: invoiceLabel('invoice', prefix, year, (last?.number ?? 0) + 1),
    ownCurrency: billing.ownCurrency === currency ? '' : billing.ownCurrency,
    gaps: gapsOf(text, lines, currency, unprintable),
  };
}

/** What is missing on an invoice, in sentences; it can be issued all the same. */
function gapsOf(
  { agency, billed }: Pick<InvoiceDraft, 'agency' | 'billed'>,
  lines: readonly Line[],
  currency: string,
  unprintable: readonly string[],
): string[] {
  const without = lines.filter(({ studentNumber }) => !studentNumber).length;
  return [
    !agency.legalName && 'Your legal name is not entered.',
    !agency.address && 'Your address is not entered.',
    !agency.bank && `No bank account for ${currency} is entered.`,
    !billed.address && 'The billing address of the university is not entered.',
    without > 0 && `${without} of ${lines.length} students have no university student number.`,
    unprintable.length > 0 && `These characters can’t be printed and appear as codes: ${unprintable.join(' ')}`,
  ].filter((one) => one !== false);
}

/** Both parties as a document copies them, with how the agency numbers and what taxes they may have. */
async function sidesOf(sheet: ClaimSheetRecord, branchIds: readonly string[]) {
  const [billing, to] = await Promise.all([billingOf(sheet.agencyId), billedParty(sheet.agencyId, sheet.agreementId)]);
  const { name, legalName, address, taxLines } = billing;
  const branch = billing.branches.find(({ _id }) => _id === only(branchIds))?.name ?? '';
  const bank = billing.banks.find(({ currency }) => currency === sheet.currency)?.details ?? '';
  const billed = { name: to.name || to.university, address: to.address, contact: to.contact, terms: to.terms };
  const agency = { name, legalName, branch, address, taxLines, bank };
  return { billing, taxes: to.taxes, text: { agency, billed, claim: sheet.number } };
}

/** The branches of the students of these lines, '' for none. */
async function branchesOf(lines: readonly { entryId: string }[]): Promise<string[]> {
  const ids = lines.map(({ entryId }) => entryId);
  const entries = await CommissionEntry.find({ _id: { $in: ids } }, 'branchId').lean();
  return [...new Set(entries.map(({ branchId }) => (branchId ? String(branchId) : '')))].sort();
}

/** The branch whose series numbers a document: that of all its students; null for none or several. */
const only = (branchIds: readonly string[]): string | null =>
  branchIds.length === 1 && branchIds[0] ? branchIds[0] : null;

/** What one unit of a currency is in another by the newest list; null without one, and for a demonstration's. */
async function listedRate(from: string, to: string): Promise<InvoiceDraft['listed']> {
  const rates = to && to !== from ? await ratesInUse() : null;
  const rate = rates && !rates.example ? rateOf(from, to, rates) : null;
  return rates && rate
    ? { rate: String(Number(rate.toPrecision(8))), day: rates.day, source: rates.source.title }
    : null;
}

type Given = Input<typeof issueInvoice>['body'];

/**
 * Issues an invoice for students of a claim. 403 for who doesn't keep the books, 404 for another's claim or an entry that isn't on it, 409
 * for a student who is on an invoice already, for amounts that are others by now than the caller was shown, and where another document
 * of the claim was issued at the same moment, 422 for a day to come or before the last of the series, and for a rate that isn't there.
 */
export async function issueInvoiceOf(viewer: Viewer, sheetId: string, given: Given): Promise<InvoiceView> {
  const scope = keepingScope(viewer);
  const sheet = await sheetIn(scope, sheetId);
  const { lines } = await sheetView(scope, sheet);
  const documents = await documentsOf(sheet._id);
  const open = new Map(openLines(lines, documents).map((line) => [line.entryId, line]));
  const chosen = [...new Set(given.entryIds)].map((id) => {
    const line = open.get(id);
    if (line) return line;
    if (!lines.some(({ entryId }) => entryId === id)) throw notFound('Entry not found.');
    throw conflict('A student here is invoiced already, or no longer earns commission. Please reload.');
  });
  const sums = invoiceSums(chosen, given.taxes);
  if (sums.total !== given.total)
    throw conflict(`The total is now ${minorMoney(sums.total, sheet.currency)}. Please check the invoice again.`);
  const branchIds = await branchesOf(chosen);
  const { billing, text } = await sidesOf(sheet, branchIds);
  return issued(viewer, documents, {
    ...{ agencyId: sheet.agencyId, sheetId: sheet._id, kind: 'invoice', of: null, day: given.day, branchIds },
    ...{ ...text, ...sums, currency: sheet.currency, credits: null },
    lines: chosen.map((line) => ({ ...line, entryId: new Types.ObjectId(line.entryId) })),
    own: await ownOf(given, { minor: sums.total, currency: sheet.currency }, billing.ownCurrency),
  });
}

/** The total in the agency's own currency, as it was asked for. */
async function ownOf({ own, day }: Given, total: { minor: number; currency: string }, to: string) {
  if (!own) return null;
  if (!to || to === total.currency) throw invalid({ own: 'Please set your own currency in Billing details first.' });
  const listed = own.by === 'list' ? await listedRate(total.currency, to) : null;
  if (own.by === 'list' && !listed) throw invalid({ own: 'There are no rates for this currency. Please enter one.' });
  const by = own.by === 'typed' ? { rate: own.rate, day, source: own.source } : (listed as OwnCurrency);
  return inOwnCurrency(total, { currency: to, rate: by.rate, day: by.day, source: by.source });
}

/**
 * Issues a credit note for an invoice: all of it or a part. 403 and 404 as for the invoice, 409 for more than is left of a student and
 * where another document of the claim was issued at the same moment, 422 for a day to come, before the invoice or the last of the series.
 */
export async function issueCreditNoteFor(
  viewer: Viewer,
  id: string,
  { day, reason, lines: given }: Input<typeof issueCreditNote>['body'],
): Promise<InvoiceView> {
  const invoice = await invoiceIn(keepingScope(viewer), id);
  if (invoice.kind !== 'invoice') throw conflict('A credit note can’t be credited.');
  if (day < invoice.day)
    throw invalid({ day: `The invoice is dated ${dateText(invoice.day)}. Please choose that date or a later one.` });
  const documents = await documentsOf(invoice.sheetId);
  const notes = documents.filter(({ of }) => of?.equals(invoice._id));
  const left = stillInvoiced([invoice, ...notes]);
  const lines = given.map(({ entryId, minor }) => {
    const line = invoice.lines.find((one) => one.entryId.equals(entryId));
    if (!line) throw notFound('Entry not found.');
    if (minor > (left.get(entryId) ?? 0))
      throw conflict(`${minorMoney(left.get(entryId) ?? 0, invoice.currency)} can still be credited for ${line.name}.`);
    left.set(entryId, (left.get(entryId) ?? 0) - minor);
    return { ...line, minor };
  });
  const { agencyId, sheetId, agency, billed, claim, currency, own } = invoice;
  const sums = creditSums(invoice, notes, lines);
  return issued(viewer, documents, {
    ...{ agencyId, sheetId, agency, billed, claim, currency, lines, ...sums, day, kind: 'credit', of: invoice._id },
    branchIds: invoice.branchIds,
    credits: { label: invoice.label, day: invoice.day, reason },
    own: own && inOwnCurrency({ minor: sums.total, currency }, own),
  });
}

type Said = Omit<InvoiceRecord, '_id' | 'turn' | 'series' | 'number' | 'label' | 'made' | 'createdOn' | 'updatedOn'>;

const seriesName = (agencyId: Types.ObjectId, kind: InvoiceKind, prefix: string, year: string) =>
  `${agencyId} ${kind} ${prefix} ${year}`;

const lastOf = (series: string) => Invoice.findOne({ series }, 'number day').sort({ number: -1 }).lean();

/** Stores a document under the next number of its series. @param documents those of the claim then: another since is a 409 */
async function issued(viewer: Viewer, documents: readonly InvoiceRecord[], said: Said): Promise<InvoiceView> {
  const { today } = await readerDay(viewer, new Date());
  if (said.day > today) throw invalid({ day: 'This date is in the future.' });
  const { agencyId, sheetId, kind, day, branchIds } = said;
  const { prefix, year } = seriesOn(await billingOf(agencyId), only(branchIds), day);
  const series = seriesName(agencyId, kind, prefix, year);
  const turn = documents.length + 1;
  const stored = await underNextNumber(
    async () => {
      const last = await lastOf(series);
      if (last && last.day > day)
        throw invalid({
          day: `The last number of this series is dated ${dateText(last.day)}. Please choose that date or a later one.`,
        });
      return last;
    },
    async (number) => {
      const label = invoiceLabel(kind, prefix, year, number);
      return (await Invoice.create({ ...said, turn, series, number, label, made: signed(viewer) })).toObject();
    },
    async () => {
      if (await Invoice.exists({ sheetId, turn })) throw changedMeanwhile('this claim');
      return null;
    },
  );
  return viewOf(stored, [...documents, stored]);
}

/** 429 and 503 where too many files and documents wait for a thread. */
const offThread: typeof readOffThread = (...given) =>
  readOffThread(...given).catch((error) => Promise.reject(refusedFile(error, 'pdf')));

async function invoiceIn(scope: CommissionScope, id: string): Promise<InvoiceRecord> {
  return found(await Invoice.findOne({ $and: [{ _id: id }, invoicesOf(scope)] }).lean(), 'Invoice not found.');
}

/** An invoice or credit note as PDF, the same bytes each time. 403 for who sees no commission, 404 for one that isn't theirs to see. */
export async function printInvoiceOf(viewer: Viewer, id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const invoice = await invoiceIn(commissionScope(viewer), id);
  const { left: _, ...text } = viewOf(invoice, [invoice]);
  const bytes = await offThread('invoicePdf', [text, invoice.made.at.toISOString()]);
  return { name: `${invoice.label.replaceAll('/', '-')}.pdf`, bytes };
}

function viewOf(record: InvoiceRecord, documents: readonly InvoiceRecord[]): InvoiceView {
  const { kind, label, day, claim, agency, billed, currency, taxes, net, total, own, credits } = record;
  const notes = documents.filter(({ of }) => of?.equals(record._id));
  const left = kind === 'invoice' ? [...stillInvoiced([record, ...notes])] : [];
  return {
    ...{ _id: String(record._id), kind, label, day, claim, agency, billed, currency, taxes, net, total, own, credits },
    lines: record.lines.map((line) => ({ ...line, entryId: String(line.entryId) })),
    byName: record.made.byName,
    left: left.map(([entryId, minor]) => ({ entryId, minor })),
  };
}
