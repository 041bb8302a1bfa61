import type { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { plainName } from '@/lib/domain/texts/plain-name';
import { codeKey } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { appliedUploads } from '../sources';
import { stretches } from '../stretches';
import type { PlannedRow } from './repeats';

const MOST_NAMED = 3;

/** What becomes of a row that names its course by its code alone. */
type CodeUpdate = { row: PlannedRow; stored: CourseRecord } | { row: PlannedRow; refusal: string };

/**
 * The rows of a file without names, each with the stored course of its code: of the row's university or, where it states none, of the
 * source's earlier uploads; or why there is none. A code that several rows have must say one thing.
 */
export async function* codeUpdates(
  rows: readonly PlannedRow[],
  sourceId: Types.ObjectId | null,
  sourceName: string,
): AsyncGenerator<CodeUpdate> {
  const uploads = new Set((sourceId ? await appliedUploads(sourceId) : []).map(String));
  const isOfSource = ({ seenIn }: CourseRecord) => seenIn?.some((id) => uploads.has(String(id))) === true;
  const byCode = new Map<string, PlannedRow[]>();
  for (const row of rows) byCode.set(codeKey(row.draft), [...(byCode.get(codeKey(row.draft)) ?? []), row]);
  for (const some of stretches(rows)) {
    const stored = await coursesWith(some.map(({ draft }) => draft.code));
    for (const row of some) {
      const { code, country, university } = row.draft;
      const found = (stored.get(plainName(code)) ?? []).filter(
        (course) =>
          course.country === country &&
          (university ? plainName(course.university) === plainName(university) : isOfSource(course)),
      );
      const [only, another] = found;
      const repeated = repeatOf(row, byCode.get(codeKey(row.draft)) ?? []);
      const where = university || `“${sourceName}”`;
      if (!only) yield { row, refusal: `No course from ${where} in ${country} has the code “${code}”.` };
      else if (another) yield { row, refusal: `The code “${code}” belongs to ${named(found)}. None was changed.` };
      else if (repeated) yield { row, refusal: repeated };
      else yield { row: { ...row, identity: only.identity, draft: asStored(row.draft, only) }, stored: only };
    }
  }
}

/** Why a row isn't taken whose code other rows have, too. */
function repeatOf(row: PlannedRow, alike: readonly PlannedRow[]): string {
  const [first] = alike;
  if (!first || alike.length === 1) return '';
  const isSame = alike.every(({ draft }) => JSON.stringify(draft) === JSON.stringify(first.draft));
  if (isSame) return row === first ? '' : `Same course as in row ${first.row}.`;
  const others = alike.filter((one) => one !== row).map((one) => one.row);
  return `Same code as in ${others.length === 1 ? 'row' : 'rows'} ${others.slice(0, MOST_NAMED).join(', ')}, but the rows differ. None was used.`;
}

function named(courses: readonly CourseRecord[]): string {
  const names = courses
    .slice(0, MOST_NAMED)
    .map(({ course, campus, university }) => [course, campus, university].filter(Boolean).join(', '));
  return `${courses.length} courses: ${names.join('; ')}`;
}

/** By code, in any letter case that files write it in. */
async function coursesWith(codes: readonly string[]): Promise<Map<string, CourseRecord[]>> {
  const written = codes.flatMap((code) => [code, code.toUpperCase(), code.toLowerCase()]);
  const found = Course.collection.find<CourseRecord>({ code: { $in: [...new Set(written)] } });
  const byCode = new Map<string, CourseRecord[]>();
  for await (const course of found)
    byCode.set(plainName(course.code), [...(byCode.get(plainName(course.code)) ?? []), course]);
  return byCode;
}

/** The row's values, and of what makes it this course the stored ones where it states none. */
function asStored(draft: CourseDraft, stored: CourseRecord): CourseDraft {
  return {
    ...draft,
    course: stored.course,
    university: stored.university,
    code: stored.code,
    campus: draft.campus || stored.campus,
    level: draft.level || stored.level,
    variant: draft.variant || (stored.variant ?? ''),
  };
}
