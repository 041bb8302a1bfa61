import { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES } from '@/lib/domain/courses/course-fields';
import { invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { Application } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import type { Filter } from '@/models/filter';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { ImportChange, type ImportChangeRecord } from '@/models/import-change';
import { University } from '@/models/university';
import { dropLogos } from '../universities';
import { decidedBy, startStep } from './batches';
import { valuesBefore } from './plan/differences';
import { PlanWriter, removePlan } from './plan/pages';
import { stretches } from './stretches';

/**
 * Begins to merge a university into another one of the same country, as an upload that changes its courses: so it is journalled,
 * finished after a kill and taken back like one. 404 for an unknown university, 422 for one and the same.
 */
export async function mergeUniversities(
  viewer: Viewer,
  { country, university: from, into }: { country: Country; university: string; into: string },
): Promise<ImportBatchRecord> {
  if (from === into) throw invalid({ into: 'Please choose another university.' });
  const [record, target] = await Promise.all(
    [from, into].map((university) => University.findOne({ country, university }).lean()),
  );
  if (!record || !target) throw notFound('University not found.');
  const batch = await ImportBatch.create({
    by: new Types.ObjectId(viewer.userId),
    byName: viewer.name,
    fileName: `${from} merged into ${into}`,
    country,
    oneGo: true,
    status: 'planning',
    merge: { from, into, record },
    ...decidedBy(viewer),
  });
  await startStep(batch._id);
  return batch.toObject();
}

/** Plans the change of each course. One that the other university has, too, becomes a variant of it. */
export async function planMerge({ _id, country, merge }: ImportBatchRecord) {
  if (!merge) throw new Error('This upload is not a merge.');
  const { from, into } = merge;
  await removePlan(_id);
  const writer = new PlanWriter(_id);
  const courses: CourseRecord[] = await Course.collection.find<CourseRecord>({ country, university: from }).toArray();
  for (const stretch of stretches(courses)) {
    const some = stretch.map((course) => ({ course, moved: { ...course, university: into } }));
    const taken = await Course.find(
      { identity: { $in: some.map(({ moved }) => courseIdentity(moved)) } },
      'identity',
    ).lean();
    const identities = new Set(taken.map(({ identity }) => identity));
    for (const { course, moved } of some) {
      const isTaken = identities.has(courseIdentity(moved));
      const variant = [course.variant, from].filter(Boolean).join(', ').slice(0, 300);
      const after = { university: into, ...(isTaken ? { variant } : {}) };
      const before = valuesBefore(course, after);
      const { _id, identity } = course;
      const draft = { ...draftOf(course), ...after };
      writer.add('changed', { row: 0, id: String(_id), identity, draft, before, after });
    }
  }
  await writer.store();
  return { rows: courses.length, changed: courses.length, about: writer.about() };
}

const draftOf = (course: CourseRecord) =>
  ({
    ...BLANK_COURSE,
    country: course.country,
    ...Object.fromEntries(COURSE_FIELD_NAMES.map((name) => [name, course[name] ?? BLANK_COURSE[name]])),
  }) as CourseDraft;

/** What hangs on the merged university follows its courses: the names of applications, its logo, site and text, its name as an alias. */
export async function finishMerge({ _id, country, merge }: ImportBatchRecord): Promise<void> {
  if (!merge) return;
  const { from, into, record } = merge;
  await renameApplications({ batchId: _id }, into);
  const target = { country, university: into };
  const aliases = [from, ...(record.aliases ?? [])];
  await University.updateOne(target, { $addToSet: { aliases: { $each: aliases } } });
  if (record.logoFileId)
    await University.updateOne({ ...target, logoFileId: null }, { $set: { logoFileId: record.logoFileId } });
  if (record.website) await University.updateOne({ ...target, website: '' }, { $set: { website: record.website } });
  const { about, pictures } = record;
  if (about) await University.updateOne({ ...target, about: { $in: [null, ''] } }, { $set: { about, pictures } });
  await University.deleteOne({ country, university: from });
  await announce();
}

/** The reverse, once the courses have their name back. */
export async function undoMerge({ _id, country, merge }: ImportBatchRecord): Promise<void> {
  if (!merge) return;
  const { from, into, record } = merge;
  const target = { country, university: into };
  await University.updateOne(target, { $pull: { aliases: { $in: [from, ...(record.aliases ?? [])] } } });
  if (record.logoFileId)
    await University.updateOne({ ...target, logoFileId: record.logoFileId }, { $set: { logoFileId: null } });
  if (record.website) await University.updateOne({ ...target, website: record.website }, { $set: { website: '' } });
  const { about } = record;
  if (about) await University.updateOne({ ...target, about }, { $set: { about: '', pictures: [] } });
  const { _id: id, ...fields } = record;
  // An upload may have named it again meanwhile.
  await University.collection.updateOne(
    { country, university: from },
    { $setOnInsert: { _id: id, ...fields } },
    { upsert: true },
  );
  await renameApplications({ batchId: _id, undone: 'restored' }, from);
  await announce();
}

async function renameApplications(of: Filter<ImportChangeRecord>, university: string): Promise<void> {
  const changes = await ImportChange.find(of, 'courseId').lean();
  for (const some of stretches(changes)) {
    const courseIds = some.map(({ courseId }) => courseId);
    await Application.updateMany({ courseId: { $in: courseIds } }, { $set: { university } });
  }
}

async function announce(): Promise<void> {
  dropLogos();
  await publish({ kind: 'universities-changed', to: [], payload: {} });
}
