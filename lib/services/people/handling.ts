import type { Types } from 'mongoose';
import { mayHandle } from '@/lib/domain/agency/handling';
import { courseWords } from '@/lib/domain/applications/course-words';
import { MOST_TIMELINE_ENTRIES } from '@/lib/domain/applications/timeline-entries';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { defineJob } from '@/lib/platform/jobs/worker';
import { changeOfApplication } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Agency } from '@/models/agency';
import { Application, type ApplicationRecord } from '@/models/application';
import type { HandlerRecord } from '@/models/application-parts';
import type { Filter } from '@/models/filter';
import { idOf } from '@/models/id';
import { SiteSetting } from '@/models/site-setting';
import { User } from '@/models/user';
import { assigneeOfNew } from './staff/choose';

/** Which applications agencies handle, and what becomes of those that an agency may not handle any more. */

type Place = { country: string; university: string };

/** What an agency may handle now: its name, and whether a university is covered. Null for one that handles nothing. */
export async function handlingOf(
  agencyId: Types.ObjectId | string,
): Promise<{ name: string; covers: (of: Place) => boolean } | null> {
  const [owner, agency, site] = await Promise.all([
    User.findOne(
      { _id: agencyId, role: 'agent', isVerified: true, disabled: { $ne: true } },
      'name company_name',
    ).lean(),
    Agency.findById(agencyId, 'handling').lean(),
    SiteSetting.findById('site', 'ownAgency').lean(),
  ]);
  if (!owner) return null;
  const isOwnSite = String(site?.ownAgency) === String(agencyId);
  return { name: owner.company_name || owner.name, covers: (of) => isOwnSite || mayHandle(agency?.handling, of) };
}

/** Whether this is the agency whose own site it is. */
export const isOwnAgency = async (agencyId: string): Promise<boolean> =>
  String((await SiteSetting.findById('site', 'ownAgency').lean())?.ownAgency) === agencyId;

/** Who handles a new application: the student's agency where it may, else staff. */
export async function handlerOfNew(
  viewer: Viewer,
  { addedBy }: { addedBy: Types.ObjectId | null },
  of: Place,
): Promise<HandlerRecord> {
  const handling = addedBy && (await handlingOf(addedBy));
  const agency = addedBy && handling?.covers(of) ? { id: addedBy, name: handling.name } : null;
  return handlerBy(viewer, agency, '');
}

/** Who handles it from now on, by an act of the viewer: the agency, or staff. */
export const handlerBy = (
  viewer: Viewer,
  agency: { id: Types.ObjectId; name: string } | null,
  reason: string,
): HandlerRecord => ({ ...handlerOf(agency, reason), by: idOf(viewer), byName: viewer.name });

const handlerOf = (agency: { id: Types.ObjectId; name: string } | null, reason: string): HandlerRecord => ({
  kind: agency ? 'agency' : 'staff',
  agencyId: agency?.id ?? null,
  agency: agency?.name ?? '',
  since: new Date(),
  by: null,
  byName: '',
  reason,
});

/** A student's applications that an agency handled which isn't theirs any more fall to staff. To be called after that was written. */
export async function fallOfStudent(userId: string, agencyId: Types.ObjectId | null): Promise<void> {
  const others = { userId, 'handler.kind': 'agency', 'handler.agencyId': { $ne: agencyId } } as const;
  for (const application of await Application.find(others).lean())
    await fall(application, 'The student is no longer with the agency.');
}

/** What an agency may not handle any more falls to staff at once, by a job. To be called after the write that takes the right. */
export async function fallOfAgency(agencyId: string, reason: string): Promise<void> {
  await enqueue('fall-to-staff', { agencyId, reason });
}

/** An application that was made at the same moment as the right was withdrawn is found by a second look. */
const AGAIN_MS = 60_000;

/** Run again it goes on where it was cut off. */
export const fallToStaff = defineJob({
  kind: 'fall-to-staff',
  async run({ agencyId, reason, again }) {
    await fallOf(agencyId, reason);
    if (again) return;
    await enqueue('fall-to-staff', { agencyId, reason, again: true }, { runAt: new Date(Date.now() + AGAIN_MS) });
  },
});

async function fallOf(agencyId: string, reason: string): Promise<void> {
  const handling = await handlingOf(agencyId);
  const its: Filter<ApplicationRecord> = { agentId: agencyId, 'handler.agencyId': agencyId };
  const held = await Application.find(its, 'country university').lean();
  for (const { _id, country, university } of held) {
    if (handling?.covers({ country, university })) continue;
    const application = await Application.findById(_id).lean();
    if (String(application?.handler?.agencyId) === agencyId && application) await fall(application, reason);
  }
}

/** Staff handle it from now on, by no one's act: student and staff are told, and someone of staff is found for it. */
async function fall(application: ApplicationRecord, reason: string): Promise<void> {
  const { _id, userId, handler, studentName, country, level } = application;
  const student = await User.findById(userId, 'addedBy counsellorId').lean();
  const counsellorId = student && (await assigneeOfNew(student, { country, level }));
  const what = courseWords(application);
  const effects: Effect[] = [
    { kind: 'changed', ...changeOfApplication(application) },
    {
      kind: 'notice',
      userId: String(userId),
      notification: `Our team now handles your application to ${what}. ${reason}`,
      href: `/my-applications/${_id}`,
    },
    {
      kind: 'staff-notice',
      staff: counsellorId ? [String(counsellorId)] : [],
      notice: {
        group: 'handling-fell',
        one: `${studentName}'s application to ${what} is now handled by you, no longer by ${handler?.agency}. ${reason}`,
        many: '{n} applications of agencies are now handled by you.',
        href: `/applications/${_id}`,
        hrefOfMany: '/applications/list',
      },
    },
  ];
  const { $push, $set } = effectsUpdate(effects);
  const entry = {
    act: 'taken over',
    label: '',
    reason,
    by: null,
    byRole: 'system',
    byName: '',
    at: new Date(),
  } as const;
  const after = await Application.findOneAndUpdate(
    { _id, 'handler.kind': 'agency', 'handler.agencyId': handler?.agencyId },
    {
      $set: { ...$set, handler: handlerOf(null, reason), counsellorId },
      $push: { ...$push, acts: { $each: [entry], $slice: -MOST_TIMELINE_ENTRIES } },
      // What was read before this is not written any more.
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (after) await deliverEffects(Application, after);
}
