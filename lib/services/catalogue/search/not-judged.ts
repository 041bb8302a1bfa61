import type { CourseLevel } from '@/lib/domain/courses/course';
import { notJudgedIn } from '@/lib/engines/requirements/demands';

/** What a verdict on the course leaves out, word for word and each once: for a person to read. */
export const notJudgedOf = ({
  admissionRequirement,
  level,
}: {
  admissionRequirement: string;
  level: string;
}): string[] => [...new Set(notJudgedIn({ admissionRequirement, level: level as CourseLevel | '' }))];
