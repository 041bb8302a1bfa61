import { type CommissionScope, commissionOf, entriesOf } from '@/lib/agency-access';
import { forbidden, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';

/** What a viewer sees of commission. 403 for who sees none. */
export function commissionScope(viewer: Viewer): CommissionScope {
  const scope = commissionOf(viewer);
  if (!scope) throw forbidden();
  return scope;
}

/** The same of who keeps the books; 403 for others. */
export function keepingScope(viewer: Viewer): CommissionScope {
  const scope = commissionScope(viewer);
  if (!scope.keeps) throw forbidden();
  return scope;
}

/** An entry within the scope; else 404. */
export async function entryIn(scope: CommissionScope, id: string): Promise<CommissionEntryRecord> {
  const entry = await CommissionEntry.findOne({ $and: [{ _id: id }, entriesOf(scope)] }).lean();
  if (!entry) throw notFound('Entry not found.');
  return entry;
}
