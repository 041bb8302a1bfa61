import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/course';
import { LONGEST_NAME } from '@/lib/domain/course-rules';
import type { RowParser } from '../parse-values';
import { levelInName } from '../values/award-in-name';
import { frameworkLevel } from '../values/framework-level';
import { isFoundationName } from '../values/level';
import { levelOf } from '../values/memoized';
import { quoted } from '../values/parsed';

/** The level of a row from its own column or, where that is silent, from the course's name. `remark` keeps words we don't know. */
export function readLevelColumn(
  parser: RowParser,
  course: string,
  country: Country,
): { level: CourseDraft['level']; remark: string } {
  const text = parser.line('level', LONGEST_NAME);
  const framework = frameworkLevel(text, country);
  if (framework) {
    parser.report('level', `${quoted(text)} was read as ${framework}, its place in the framework of ${country}.`);
    return { level: framework, remark: '' };
  }
  const reading = text === '' ? levelInName(course) : levelOf(text);
  const isFoundation = !reading && (parser.saysYes('foundation') || (text !== '' && isFoundationName(course)));
  if (isFoundation) return { level: 'Foundation', remark: '' };
  if (reading === null) {
    parser.report('level', `${quoted(text)} is no level we know, or more than one; it was kept in the remarks.`);
  }
  return { level: reading ?? '', remark: reading || text === '' ? '' : `Level: ${text}` };
}
