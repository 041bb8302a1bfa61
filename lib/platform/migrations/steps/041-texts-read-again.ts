import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { changesByReadingAgain, READ_FIELDS } from '@/lib/engines/requirements/again';
import { answered } from '@/lib/engines/requirements/confirmed';
import { clausesOf } from '@/lib/engines/requirements/demands';
import { Course, type CourseRecord } from '@/models/course';
import { RequirementClause } from '@/models/requirement-clause';
import { StaffAction } from '@/models/staff-action';
import { changeEach, type Migration, nextIds } from '../migration';

/**
 * What was read of a text when a course was stored is read again, as an upload would read it today. What an admin has entered in
 * a course's form or said of a clause stays.
 */
export const textsReadAgain: Migration = {
  version: 41,
  name: 'Read requirement texts again',
  async step(after) {
    const { last, ids } = await nextIds(Course, after);
    const withText = { _id: { $in: ids }, admissionRequirement: { $nin: ['', null] } };
    const courses = await Course.find(withText).lean<CourseRecord[]>();
    const said = await RequirementClause.find({ answer: { $ne: null } }, 'answer').lean();
    const answers = new Map(said.flatMap(({ _id, answer }) => (answer ? [[_id, answer] as const] : [])));
    const byHand = await enteredByHand(courses);
    const changes = courses.flatMap((course) => {
      const draft = { ...BLANK_COURSE, ...course };
      const clauses = answered(clausesOf(draft), answers);
      const set = changesByReadingAgain(draft, clauses, byHand.get(String(course._id)) ?? new Set());
      const { _id, updatedOn } = course;
      return Object.keys(set).length > 0 ? [{ filter: { _id, updatedOn }, set }] : [];
    });
    return { after: last, changed: await changeEach(Course, changes) };
  },
};

/**
 * The fields of each course that an admin has entered in its form. Where the same save changed the text, nothing tells what was
 * entered from what was read, so that all of it counts.
 */
async function enteredByHand(courses: readonly CourseRecord[]): Promise<Map<string, Set<string>>> {
  // A save of the form takes a course out of its upload.
  const saved = courses.flatMap(({ _id, batchId }) => (batchId === null ? [String(_id)] : []));
  const fields = new Map<string, Set<string>>();
  if (saved.length === 0) return fields;
  const edits = await StaffAction.find({ action: 'course.edit', subjectId: { $in: saved } }, 'subjectId after').lean();
  for (const { subjectId, after } of edits) {
    const known = fields.get(subjectId) ?? new Set();
    for (const name of READ_FIELDS) if (after && name in after) known.add(name);
    fields.set(subjectId, known);
  }
  return fields;
}
