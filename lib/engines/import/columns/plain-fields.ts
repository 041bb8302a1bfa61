import type { CourseDraft } from '@/lib/domain/courses/course';
import type { CourseField, CourseFieldName, NamesWith } from '@/lib/domain/courses/course-field-table';
import { COURSE_FIELD_NAMES, courseField } from '@/lib/domain/courses/course-fields';
import { importFieldOf } from '@/lib/domain/imports/import-fields';
import { MARK_FIELDS } from '@/lib/domain/marks/marks';
import { joinedText } from '../joined-texts';
import type { RowParser } from '../parse-values';
import { parseNumber } from '../values/number';

type PlainKind = 'line' | 'text' | 'flag' | 'number';

/** What the text gives, not a column. */
const FROM_TEXT: readonly string[] = ['scoresFromText', 'alsoAsked'];
const isPlain = (name: string, { kind }: CourseField): boolean =>
  kind === 'number'
    ? !(MARK_FIELDS as readonly string[]).includes(name)
    : ['line', 'text', 'flag'].includes(kind) && !FROM_TEXT.includes(name);

/** Texts first: what is said of them comes before what is said of single values. */
const PLAIN_FIELDS = COURSE_FIELD_NAMES.map((name) => ({ name, rule: courseField(name) }))
  .filter(({ name, rule }) => isPlain(name, rule))
  .sort((a, b) => Number(b.rule.kind === 'text') - Number(a.rule.kind === 'text'));

/** Reads the fields that are read by their kind alone into the draft. `own`: what we have to add to a text ourselves. */
export function readPlainFields(
  parser: RowParser,
  draft: Pick<CourseDraft, NamesWith<{ kind: PlainKind }>>,
  own: Partial<Record<CourseFieldName, string>>,
): void {
  const values: Partial<Record<CourseFieldName, string | number | boolean | null>> = draft;
  for (const { name, rule } of PLAIN_FIELDS) {
    const field = importFieldOf(name);
    if (rule.kind === 'text') values[name] = joinedText(parser, field, rule.longest, own[name]);
    else if (rule.kind === 'line') values[name] = parser.line(field, rule.longest);
    else if (rule.kind === 'number') values[name] = parser.take(field, parseNumber(parser.value(field), rule.scale));
    else values[name] = parser.saysYes(field);
  }
}
