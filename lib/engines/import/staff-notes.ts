import type { CourseDraft } from '@/lib/domain/courses/course';
import { LONGEST_TEXT } from '@/lib/domain/courses/course-rules';
import { importFieldOf } from '@/lib/domain/imports/import-fields';
import { closedTexts, noteOfClosed } from '@/lib/domain/imports/staff-only-texts';
import type { RowParser } from './parse-values';
import { isNothing, quoted } from './values/parsed';
import { cellText } from './values/text';

/** Takes out of a draft's texts what isn't for students, and says so. A name of which nothing is left refuses the row. */
export function keepFromStudents(parser: RowParser, draft: CourseDraft): void {
  const closed = closedTexts(draft);
  if (closed.length === 0) return;
  parser.closed = closed;
  for (const { field, open, closed: text } of closed) {
    Object.assign(draft, { [field]: open });
    const column = importFieldOf(field);
    const isName = field === 'course' || field === 'university';
    parser.report(column, `${quoted(text)} is not for students: it was moved to the staff notes.`, isName && !open);
  }
}

/** What a row says to staff alone: its columns of that kind, each with its head, and what was moved there. */
export function staffNotesOf(parser: RowParser): string {
  const texts = parser.columns.flatMap((column) => {
    if (column.field !== 'staffNotes') return [];
    const text = cellText(parser.cellAt(column));
    if (text === '' || isNothing(text)) return [];
    return [column.label === '' ? text : `${column.label}: ${text}`];
  });
  if (parser.closed.length > 0) texts.push(noteOfClosed(parser.closed));
  const joined = texts.join('\n');
  if (joined.length > LONGEST_TEXT) {
    parser.report(
      'staffNotes',
      `The notes have ${joined.length} characters; only the first ${LONGEST_TEXT} were saved.`,
    );
  }
  return joined.slice(0, LONGEST_TEXT);
}
