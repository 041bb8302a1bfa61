import { ofAgent } from '@/lib/agency-access';
import { forbidden } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { defineJob } from '@/lib/platform/jobs/worker';
import { formerStudentsOf } from '@/lib/services/people/scope';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { staffIds } from '@/lib/services/records/notices/staff-readers';
import { Application } from '@/models/application';
import { User } from '@/models/user';

/** How many students' copies are renewed at a time. */
const BATCH = 200;
/** After so long no account is made any more with the name that was read before. */
const BESIDE_MS = 60_000;

/**
 * Gives the viewer's agency another name. Its people's and students' copies follow in the background; the admins get a notice. Credits
 * and consents keep the name they were given with. 403 for who is no owner.
 */
export async function renameAgency(viewer: Viewer, name: string): Promise<void> {
  if (agencyRule(viewer).managesPeople !== 'all') throw forbidden();
  const agencyId = placeOf(viewer).id;
  const before = await User.findOneAndUpdate(
    { _id: agencyId, role: 'agent', company_name: { $ne: name } },
    { $set: { company_name: name } },
  ).lean();
  await enqueue('agency-renamed', { agencyId });
  // Who was added at this moment may have the former name.
  await enqueue('agency-renamed', { agencyId }, { runAt: new Date(Date.now() + BESIDE_MS) });
  if (!before) return;
  await recordActivity(viewer.userId, `You renamed your agency to ${name}.`);
  const words = `The agency ${before.company_name || before.name} is now called ${name}.`;
  for (const admin of await staffIds({ role: 'admin' })) await notify(admin, words, '/agents');
  await announceChange(changeOfAgent(agencyId));
}

/** Writes an agency's name where copies of it are. */
export const agencyRenamed = defineJob({
  kind: 'agency-renamed',
  run: ({ agencyId }, { signal }) => renewAgencyName(agencyId, signal),
});

/** Writes the present name of an agency to its people, students and their applications. Run again it goes on where it was cut off. */
export async function renewAgencyName(agencyId: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const company_name = (await User.findById(agencyId, 'company_name').lean())?.company_name;
    if (company_name === undefined) return;
    const other = { company_name: { $ne: company_name } };
    await User.updateMany({ 'agency.id': agencyId, ...other }, { $set: { company_name } });
    const students = await User.find({ role: 'student', addedBy: agencyId, ...other }, '_id')
      .limit(BATCH)
      .lean();
    // Not those of who left: what is theirs no agency writes to.
    const cared = ofAgent(agencyId, await formerStudentsOf(agencyId));
    const applications = await Application.find({ ...cared, agency: { $ne: company_name } }, '_id')
      .limit(BATCH)
      .lean();
    if (students.length + applications.length === 0) return;
    await User.updateMany({ _id: { $in: idsOf(students) }, addedBy: agencyId }, { $set: { company_name } });
    await Application.updateMany(
      { $and: [{ _id: { $in: idsOf(applications) } }, cared] },
      { $set: { agency: company_name } },
    );
  }
}

const idsOf = <T>(records: readonly { _id: T }[]): T[] => records.map(({ _id }) => _id);
