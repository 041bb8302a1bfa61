import type { Types } from 'mongoose';
import { COURSE_FIELD_NAMES } from '@/lib/domain/courses/course-fields';
import { type TypedOver, typedOverText } from '@/lib/domain/imports/typed-over';
import { Course, type CourseRecord } from '@/models/course';
import { statedFields } from './plan/differences';
import type { PlanEntries } from './plan/entries';
import { entriesOf, pagesOf } from './plan/pages';

type Stored = Pick<CourseRecord, '_id'> & Partial<CourseRecord>;

/**
 * Of courses that a person changed after a register gave them, and of which nothing says what was typed (edits by a release that
 * didn't keep it), what the register's uploads said of the fields that differ now, as `typedOver` has it, by course. `uploads`: the
 * register's that count, newest first. A university is left out: a merge renames it, too.
 */
export async function formerEdits(uploads: readonly Types.ObjectId[], course?: Stored): Promise<Map<string, string>> {
  const edited = { batchId: null, typedOver: null, seenIn: { $in: uploads } };
  const courses = course ? [course] : await Course.collection.find<CourseRecord>(edited).toArray();
  if (!courses.length) return new Map();
  const said = new Map(courses.map(({ _id }) => [String(_id), {} as TypedOver]));
  for (const upload of uploads.toReversed())
    for (const kind of ['added', 'changed'] as const)
      for await (const page of pagesOf(upload, kind, 'done'))
        for (const { id, draft } of await entriesOf<'added' | 'changed'>(page)) take(said.get(id), draft);
  return new Map(
    courses.flatMap((stored) => {
      const values = Object.entries(said.get(String(stored._id)) ?? {}).filter(
        ([field, value]) => (stored[field as keyof CourseRecord] ?? null) !== value,
      );
      const text = typedOverText(Object.fromEntries(values));
      return text ? [[String(stored._id), text] as const] : [];
    }),
  );
}

/** What a row states is the register's word from then on. */
function take(said: TypedOver | undefined, draft: PlanEntries['added']['draft']): void {
  if (!said) return;
  const stated = statedFields(draft);
  const fields = COURSE_FIELD_NAMES.filter((field) => field in stated && field !== 'university');
  Object.assign(said, Object.fromEntries(fields.map((field) => [field, stated[field]])));
}
