import { Types } from 'mongoose';
import { replyTemplatesOf } from '@/lib/access';
import type { ReplyTemplateView } from '@/lib/contract/messages/reply-templates';
import { dateText } from '@/lib/domain/days/day-words';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import { filledReply, MOST_REPLIES, type ReplyField } from '@/lib/domain/desk/reply-templates';
import { conflict, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { readerDay } from '@/lib/services/people/reader-day';
import { counsellorOf } from '@/lib/services/people/staff/counsellors';
import { visibleStudent } from '@/lib/services/people/students';
import { visibleApplication } from '@/lib/services/people/visible';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import type { ApplicationRecord } from '@/models/application';
import { ReplyTemplate, type ReplyTemplateRecord } from '@/models/reply-template';
import type { UserRecord } from '@/models/user';

interface Given {
  name: string;
  text: string;
  shared: boolean;
}

/** The templates that all share, then the viewer's own, by name. */
export async function replyTemplates(viewer: Viewer): Promise<ReplyTemplateView[]> {
  const found = await ReplyTemplate.find(replyTemplatesOf(viewer))
    .sort({ ownerId: 1, name: 1, _id: 1 })
    .limit(MOST_REPLIES * 2)
    .lean();
  return found.map(viewOf);
}

/** Adds a template. 409 when there are too many. */
export async function addReplyTemplate(viewer: Viewer, given: Given): Promise<ReplyTemplateView> {
  const ownerId = ownerOf(viewer, given);
  if ((await ReplyTemplate.countDocuments({ ownerId }).limit(MOST_REPLIES)) >= MOST_REPLIES) {
    throw conflict(`You already have ${MOST_REPLIES} templates. Please delete one first.`);
  }
  const { name, text } = given;
  return viewOf((await ReplyTemplate.create({ name, text, ownerId })).toObject<ReplyTemplateRecord>());
}

/** Changes a template. 404 for one there is not, and for another's own, 409 for what someone else changed too since it was seen. */
export async function changeReplyTemplate(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: Given & { seen?: Seen | undefined },
): Promise<ReplyTemplateView> {
  const before = await ReplyTemplate.findOne({ _id: id, ...replyTemplatesOf(viewer) }).lean();
  if (!before) throw notFound('Template not found.');
  const given = mergedWith({ ...viewOf(before) }, sent, seen);
  const { name, text } = given;
  const after = await ReplyTemplate.findOneAndUpdate(
    { _id: id, name: before.name, text: before.text, ownerId: before.ownerId },
    { $set: { name, text, ownerId: ownerOf(viewer, given) } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw conflict(CHANGED_MEANWHILE);
  return viewOf(after);
}

/** Deletes a template. 404 as above. */
export async function removeReplyTemplate(viewer: Viewer, id: string): Promise<void> {
  const { deletedCount } = await ReplyTemplate.deleteOne({ _id: id, ...replyTemplatesOf(viewer) });
  if (!deletedCount) throw notFound('Template not found.');
}

/** A template's text for a student or an application; what isn't known stays as it is, and is named. 404 as above. */
export async function filledTemplate(
  viewer: Viewer,
  id: string,
  about: { studentId?: string | undefined; applicationId?: string | undefined },
): Promise<{ text: string; missing: ReplyField[] }> {
  const template = await ReplyTemplate.findOne({ _id: id, ...replyTemplatesOf(viewer) }).lean();
  if (!template) throw notFound('Template not found.');
  const application = about.applicationId ? await visibleApplication(viewer, about.applicationId) : null;
  const student = !application && about.studentId ? await visibleStudent(viewer, about.studentId) : null;
  return filledReply(template.text, await valuesOf(viewer, application, student));
}

async function valuesOf(
  viewer: Viewer,
  application: ApplicationRecord | null,
  student: UserRecord | null,
): Promise<Record<ReplyField, string>> {
  const counsellor = await counsellorOf((application ?? student)?.counsellorId);
  const { today } = await readerDay(viewer, new Date());
  const next = application && deadlinesOf(application).find(({ on }) => on >= today);
  return {
    name: application?.studentName ?? student?.name ?? '',
    course: application?.course ?? '',
    university: application?.university ?? '',
    due: next ? dateText(next.on, 'letter') : '',
    // Where there is no assignee, who writes answers for themself.
    counsellor: counsellor?.name ?? viewer.name,
  };
}

const ownerOf = ({ userId }: Viewer, { shared }: Given) => (shared ? null : new Types.ObjectId(userId));

const viewOf = ({ _id, name, text, ownerId }: ReplyTemplateRecord): ReplyTemplateView => ({
  _id: String(_id),
  name,
  text,
  shared: ownerId === null,
});
