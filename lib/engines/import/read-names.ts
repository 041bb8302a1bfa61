import type { CourseDraft } from '@/lib/domain/courses/course';
import { LONGEST_CODE } from '@/lib/domain/courses/course-rules';
import { readUniversityColumn } from './columns/university-column';
import { isLoneText } from './lone-text';
import type { RowParser } from './parse-values';
import type { RowContext } from './row-problem';
import { quoted } from './values/parsed';

/** What a row is called, or with `byCode` whose code it has. What is lacking is reported as fatal. */
export function readNames(parser: RowParser, context: RowContext): Pick<CourseDraft, 'course' | 'university'> {
  const { university: typed, byCode } = context;
  if (byCode) {
    if (parser.line('code', LONGEST_CODE) === '') parser.report('code', 'The row has no course code.', true);
    const isStated = typed !== '' || parser.mapping('university') !== undefined;
    return { course: '', university: isStated ? readUniversityColumn(parser, typed) : '' };
  }
  const course = parser.name('course', 'course name');
  const university = readUniversityColumn(parser, typed);
  if (isLoneText(parser, course, university)) {
    parser.report(
      'course',
      `${quoted(course)} is alone in its row, like a title or a note. It was not read as a course.`,
      true,
    );
  }
  return { course, university };
}
