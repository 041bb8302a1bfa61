import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { LONGEST_NAME } from '@/lib/domain/courses/course-rules';
import type { RowParser } from '../parse-values';
import { awardIn, levelInName } from '../values/award-in-name';
import { frameworkLevel } from '../values/framework-level';
import { awardLevel, isFoundationName } from '../values/level';
import { levelOf } from '../values/memoized';
import { quoted } from '../values/parsed';

/**
 * The level of a row from its own column or that of the award or, where they are silent, from the course's name. `award`: in the
 * row's own words, where they say more than the level. `remark` keeps words we don't know.
 */
export function readLevelColumn(
  parser: RowParser,
  course: string,
  country: Country,
): Pick<CourseDraft, 'level' | 'award'> & { remark: string } {
  const text = parser.line('level', LONGEST_NAME);
  const award = parser.line('award', LONGEST_NAME);
  const framework = frameworkLevel(text, country);
  if (framework) {
    parser.report(
      'level',
      `${quoted(text)} was read as ${framework}, its level in the qualifications framework of ${country}.`,
    );
    return { level: framework, award, remark: '' };
  }
  const reading = text === '' ? awardLevel(award) || levelInName(course) : levelOf(text);
  const isFoundation = !reading && (parser.saysYes('foundation') || (text !== '' && isFoundationName(course)));
  if (isFoundation) return { level: 'Foundation', award, remark: '' };
  if (reading === null) {
    parser.report('level', `${quoted(text)} doesn’t clearly name one level; it was saved in the remarks.`);
  }
  const remark = reading || text === '' ? '' : `Level: ${text}`;
  return { level: reading ?? '', award: award || (reading ? awardIn(text) : ''), remark };
}
