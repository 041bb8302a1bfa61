import type { Types } from 'mongoose';
import { closingDaysOf } from '@/lib/domain/courses/closing-days';
import { reminderDue } from '@/lib/domain/deadlines/reminders';
import type { DueGroup } from '@/lib/domain/mail-requests';
import { Course } from '@/models/course';
import { SavedCourse } from '@/models/saved-course';
import { BATCH, batches, daysOf } from './readers';

/**
 * The reminders of students whose saved courses close within a week, some at a time; one of several may come again. All that
 * close on one day are one reminder. Whether an intake was applied for is looked at when it is delivered.
 * @param window the days that may be within a week wherever a student lives
 */
export async function* savedCoursesThatClose(
  window: { $gte: string; $lte: string },
  now: Date,
): AsyncGenerator<DueGroup[]> {
  for await (const text of closingTexts()) {
    const closing = Object.values(closingDaysOf(text)).filter((on) => on >= window.$gte && on <= window.$lte);
    if (closing.length === 0) continue;
    for await (const courses of batches((after) =>
      Course.find({ closingDays: text, ...after }, '_id')
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean(),
    )) {
      const ids = courses.map(({ _id }) => _id);
      const savedBy = await SavedCourse.distinct('userId', { courseId: { $in: ids } });
      yield await remindersOf(savedBy, [...new Set(closing)], now);
    }
  }
}

/** The distinct texts of closing days, each by one step along the index: they are few, the courses many. */
async function* closingTexts(): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const next = await Course.findOne({ closingDays: { $gt: last } }, 'closingDays')
      .sort({ closingDays: 1 })
      .lean();
    if (!next) return;
    yield next.closingDays;
    last = next.closingDays;
  }
}

async function remindersOf(
  userIds: readonly Types.ObjectId[],
  closing: readonly string[],
  now: Date,
): Promise<DueGroup[]> {
  const todayOf = await daysOf(userIds, now, { role: 'student' });
  return [...todayOf].flatMap(([userId, today]) =>
    closing.flatMap((on): DueGroup[] => {
      const days = reminderDue({ kind: 'closing', on, since: null }, today);
      return days === null ? [] : [{ userId, studentId: userId, applicationId: null, isSaved: true, on, days }];
    }),
  );
}
