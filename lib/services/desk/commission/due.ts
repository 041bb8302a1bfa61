import { commissionOf, entriesOf } from '@/lib/agency-access';
import type { AgencyWorkRow } from '@/lib/contract/agency/agency-work';
import { MOST_COUNTED_WORK, WORK_SHOWN } from '@/lib/domain/applications/work';
import { addDays, type Day } from '@/lib/domain/days/day';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { CommissionEntry } from '@/models/commission-entry';
import { DUE_DAYS } from './entries';

/** What can be claimed and whose last day to claim it is near or over, the first on top: of who keeps the books; none for others. */
export async function claimsDue(viewer: Viewer, today: Day): Promise<{ rows: AgencyWorkRow[]; total: number }> {
  const scope = commissionOf(viewer);
  if (!scope?.keeps) return { rows: [], total: 0 };
  const until = addDays(today, DUE_DAYS);
  const due = { ...entriesOf(scope), state: 'claimable' as const, claimBy: { $gt: '', $lte: until } };
  const entries = await CommissionEntry.find(due, 'about university claimBy')
    .sort({ claimBy: 1 })
    .limit(WORK_SHOWN)
    .lean();
  const isAll = entries.length < WORK_SHOWN;
  const total = isAll ? entries.length : await CommissionEntry.countDocuments(due).limit(MOST_COUNTED_WORK + 1);
  const rows = entries.map(({ _id, about, university, claimBy }) => ({
    ...{ kind: 'commission' as const, _id: String(_id), name: about.name, dueOn: claimBy, since: null },
    what: `Claim the commission: ${university}`,
  }));
  return { rows, total };
}
