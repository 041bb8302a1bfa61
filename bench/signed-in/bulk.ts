import { performance } from 'node:perf_hooks';
import type { BulkActView, BulkRequest } from '@/lib/contract/people/bulk';
import type { BulkList } from '@/lib/domain/agency/bulk-acts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { beginBulk, continueBulk, undoBulk } from '@/lib/services/desk/bulk/bulk';
import { Prospect } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';

const ACTS: readonly [BulkList, BulkRequest['act'], number, object][] = [
  ['leads', 'assign', 5_000, {}],
  ['leads', 'stage', 5_000, { stage: 'contacted' }],
  ['students', 'assign', 1_000, {}],
];

/** The seconds of acts on many and of their undoing, printed, by an agency's owner. Returns those of assigning 5,000 leads. */
export async function timeBulk(owner: UserRecord, to: UserRecord): Promise<number> {
  const viewer: Viewer = { userId: String(owner._id), role: 'agent', name: owner.name, email: owner.email };
  let first = Number.NaN;
  for (const [list, act, count, value] of ACTS) {
    const found = await (list === 'leads'
      ? Prospect.find({ agencyId: owner._id }, '_id').limit(count).lean()
      : User.find({ role: 'student', addedBy: owner._id }, '_id').limit(count).lean());
    const request = { list, act, ids: found.map(({ _id }) => String(_id)) };
    const given = { reason: '', ...value, ...(act === 'assign' ? { memberId: String(to._id) } : {}) };
    let id = '';
    const begun = performance.now();
    const failed = await whole(viewer, async () => {
      const { bulk } = await beginBulk(viewer, { ...request, value: given });
      id = bulk._id;
      return bulk;
    });
    const did = performance.now();
    const kept = await whole(viewer, async () => (await undoBulk(viewer, id)).bulk);
    const undid = performance.now();
    const [there, back] = [(did - begun) / 1_000, (undid - did) / 1_000];
    if (Number.isNaN(first)) first = there;
    const figures = [`${there.toFixed(1)} s`, `undone in ${back.toFixed(1)} s`, `${failed + kept} failed`];
    process.stdout.write(`${act} ${found.length} ${list}: ${figures.join(', ')}\n`);
  }
  return first;
}

/** Goes on with an act to its end. Returns how many failed. */
async function whole(viewer: Viewer, begin: () => Promise<BulkActView>): Promise<number> {
  let bulk = await begin();
  while (bulk.state === 'running' || bulk.state === 'undoing') bulk = (await continueBulk(viewer, bulk._id)).bulk;
  return bulk.failedTotal;
}
