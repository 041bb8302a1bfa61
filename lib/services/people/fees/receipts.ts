import type { ReceiptRow, ReceiptView } from '@/lib/contract/fees/receipts';
import { isInstitutions } from '@/lib/domain/agency/fees';
import { paidElsewhere } from '@/lib/domain/applications/payees';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { type Paging, readPage } from '@/lib/services/records/lists/lists';
import type { Filter } from '@/models/filter';
import { Receipt, type ReceiptRecord } from '@/models/receipt';
import { agencyView } from '../agency/names';
import { feeRights, visibleReceipt, visibleReceipts } from './visible';

const PAGE = 50;

/** The agency's receipts within reach, the newest first. @param q a part of the number or of the student's name */
export async function listReceipts(
  viewer: Viewer,
  { q = '', page, limit = PAGE }: Paging & { q?: string },
): Promise<{ receipts: ReceiptRow[]; total: number }> {
  feeRights(viewer);
  const words = q && new RegExp(q.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  const matching: Filter<ReceiptRecord> = words ? { $or: [{ label: words }, { studentName: words }] } : {};
  const filter = await visibleReceipts(viewer, matching);
  const { records, total } = await readPage({ model: Receipt, filter, order: { _id: -1 } }, { page, limit });
  const back = await takenBackBy(records);
  return { receipts: records.map((record) => rowOf(record, back)), total };
}

/** A student's own receipts, the oldest first. */
export async function ownReceipts(viewer: Viewer): Promise<ReceiptView[]> {
  const records = await Receipt.find(await visibleReceipts(viewer))
    .sort({ _id: 1 })
    .lean();
  return Promise.all(records.map(({ _id }) => viewReceipt(viewer, String(_id))));
}

/** One receipt as it was given. 404 for who is neither its student nor reaches it at the agency. */
export async function viewReceipt(viewer: Viewer, id: string): Promise<ReceiptView> {
  const record = await visibleReceipt(viewer, id);
  const [{ logo }, of, back] = await Promise.all([
    agencyView(String(record.agencyId)),
    record.of ? Receipt.findById(record.of, 'label').lean() : null,
    takenBackBy([record]),
  ]);
  if (record.studentId) noteAccess(viewer, record.studentId, 'fees', { id: record.studentId });
  const { feeKind, university, way, reference, day, reason, agency, branch, address, taxNumber } = record;
  const { legalName = '', taxLines = taxNumber ? [{ label: 'Tax number', value: taxNumber }] : [] } = record;
  return {
    ...rowOf(record, back),
    ...{ feeKind, university, way, reference, day, reason, agency, legalName, branch, address, taxLines, logo },
    of: of?.label ?? '',
    warning: isInstitutions(feeKind) ? paidElsewhere(agency) : '',
  };
}

/** The labels of the counter-receipts that take these back, by the id of what they take back. */
async function takenBackBy(records: readonly Pick<ReceiptRecord, '_id' | 'agencyId'>[]): Promise<Map<string, string>> {
  const found = await Receipt.find({ of: { $in: records.map(({ _id }) => _id) } }, 'of label').lean();
  return new Map(found.map(({ of, label }) => [String(of), label]));
}

const rowOf = (record: ReceiptRecord, back: ReadonlyMap<string, string>): ReceiptRow => ({
  _id: String(record._id),
  ...{ label: record.label, kind: record.kind, studentName: record.studentName, what: record.what },
  ...{ minor: record.minor, currency: record.currency, paidOn: record.paidOn, byName: record.byName },
  cancelledBy: back.get(String(record._id)) ?? '',
});
