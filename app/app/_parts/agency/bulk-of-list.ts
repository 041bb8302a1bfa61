import type { BulkOfList } from '@/components/agency/bulk/bulk-bar';
import { canActOnMany } from '@/lib/agency-access';
import { BULK_ACT_NAMES, type BulkList, bulkRule } from '@/lib/domain/agency/bulk-acts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { lastBulk } from '@/lib/services/desk/bulk/bulk';
import { leadChoices } from '@/lib/services/people/prospects/choices';

/** What the viewer does to many of a list of their agency, and their last act there. @param query what narrows the list in sight */
export async function bulkOfList(viewer: Viewer, list: BulkList, query: Readonly<Record<string, unknown>>) {
  const [{ people, branches }, last] = await Promise.all([leadChoices(viewer), lastBulk(viewer, list)]);
  const acts = BULK_ACT_NAMES.filter((act) => bulkRule(act).of[list] && canActOnMany(viewer, act));
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const bulk: BulkOfList = { list, acts, people, branches, where: Object.fromEntries(given) };
  return { bulk, last };
}
