import { applyToCourse } from '@/lib/services/applications/apply';
import { Course } from '@/models/course';
import type { Person } from './people';

/** Application of this student to a course of the demo, in the UK; `place` counts their courses. */
export async function applied(student: Person, place = 0) {
  const courses = Course.find({ country: 'UK', admissionIntake: /Sep/ }).sort({ _id: 1 });
  const [course] = await courses.skip(place).limit(1).lean();
  if (!course) throw new Error('the demo has no such course');
  const intake = { courseId: String(course._id), year: new Date().getFullYear() + 1, month: 'Sep' as const };
  const { _id } = await applyToCourse(student.viewer, intake);
  return { id: _id, course: course.course };
}
