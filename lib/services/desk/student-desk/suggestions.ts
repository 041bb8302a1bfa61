import type { SuggestionView } from '@/lib/contract/people/student-desk';
import { courseWords } from '@/lib/domain/applications/course-words';
import { COURSE_PAGE } from '@/lib/domain/areas';
import { conflict, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteUrl } from '@/lib/platform/env';
import { retiredSince } from '@/lib/platform/site-facts';
import { courseCards, courseRecord } from '@/lib/services/catalogue/courses';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { changeOfStudent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { idOf } from '@/models/id';
import { Suggestion } from '@/models/suggestion';

const MOST_SHOWN = 100;

/**
 * Suggests a course to a student, who gets a notice and a message. 404 for a student outside the viewer's scope or an
 * unknown course, 409 for one that is not offered or was suggested before, and for a merged account.
 */
export async function suggestCourse(
  viewer: Viewer,
  userId: string,
  { courseId, note }: { courseId: string; note: string },
): Promise<void> {
  const student = await studentWrittenAbout(viewer, userId);
  const course = await courseRecord(courseId);
  if (retiredSince(course) || course.forSample)
    throw conflict('This course is not offered. Please choose another course.');
  const href = `/${COURSE_PAGE}/${courseId}`;
  const what = courseWords(course);
  const by = { userId: viewer.userId, role: viewer.role };
  const effects: Effect[] = [
    { kind: 'notice', userId, notification: `${viewer.name} suggests a course to you: ${what}.`, href },
    {
      kind: 'message',
      from: { ...by, name: viewer.name },
      to: userId,
      text: [`I suggest this course to you: ${what}.`, note, siteUrl(`/app/student${href}`)].filter(Boolean).join('\n'),
    },
    {
      kind: 'staff-action',
      by,
      action: 'course.suggest',
      subject: { kind: 'course', id: courseId, label: what, userId },
      change: {},
    },
    { kind: 'changed', ...changeOfStudent(student) },
  ];
  const record = { userId, courseId, note, by: idOf(viewer), byName: viewer.name, ...effectsOnCreate(effects) };
  try {
    await deliverEffects(Suggestion, (await Suggestion.create(record)).toObject());
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict('This course has already been suggested to the student.');
  }
}

/** The courses that staff suggested to the viewer and that are still offered, the newest first. */
export async function ownSuggestions({ userId }: Viewer): Promise<SuggestionView[]> {
  const suggestions = await Suggestion.find({ userId }).sort({ _id: -1 }).limit(MOST_SHOWN).lean();
  const cards = await courseCards(suggestions.map(({ courseId }) => String(courseId)));
  const byId = new Map(cards.map((card) => [card._id, card]));
  return suggestions.flatMap(({ courseId, note, byName, createdOn }) => {
    const course = byId.get(String(courseId));
    return course ? { course, note, byName, createdOn: createdOn.toISOString() } : [];
  });
}

/** Who suggested this course to the viewer; null when it wasn't suggested. */
export async function suggestionOf(
  { userId }: Viewer,
  courseId: string,
): Promise<Omit<SuggestionView, 'course'> | null> {
  const suggestion = await Suggestion.findOne({ userId, courseId }).lean();
  if (!suggestion) return null;
  const { note, byName, createdOn } = suggestion;
  return { note, byName, createdOn: createdOn.toISOString() };
}
