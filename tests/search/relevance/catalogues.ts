import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/courses/course-fields';
import { readCourseDrafts } from '@/lib/engines/import/drafts';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { demoCourses } from '@/scripts/demo/courses';

const REGISTER = resolve(import.meta.dirname, '../../../../shared/data/au_cricos_2023-01');

/** The demo’s courses, or so many of them. */
export const demoCatalogue = (count?: number): SearchCourse[] => Array.from(demoCourses(count), searchCourse);

/** Whether the Australian register of January 2023 lies beside the project. */
export const hasRegister = existsSync(REGISTER);

/** Its 25,000 courses. */
export async function registerCatalogue(): Promise<SearchCourse[]> {
  const file = readdirSync(REGISTER).find((name) => name.endsWith('.xlsx')) ?? '';
  const courses: SearchCourse[] = [];
  const { rows } = await readCourseDrafts(join(REGISTER, file), { country: 'Australia' });
  for await (const { draft } of rows) if (draft) courses.push(searchCourse(draft, courses.length));
  return courses;
}

const CARD_FIELDS = COURSE_FIELD_NAMES.filter(isCardField);

function searchCourse(draft: CourseDraft, place: number): SearchCourse {
  const fields = Object.fromEntries(CARD_FIELDS.map((name) => [name, draft[name]]));
  return { ...fields, id: place.toString(16).padStart(24, '0') } as SearchCourse;
}
