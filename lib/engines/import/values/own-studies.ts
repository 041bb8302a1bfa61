import type { EducationLevel } from '@/lib/domain/profile';
import type { Parsed } from './parsed';
import { unread } from './parsed';

/** The words by which people name the studies they have, in the order they are looked for. */
const LEVEL_WORDS: readonly (readonly [RegExp, EducationLevel])[] = [
  [
    /\b(?:pg|post ?-?graduate|post ?-?graduation|graduate) (?:dip(?:loma)?|certificate)\b|\bpgd[a-z]{0,2}\b/,
    'Graduate Diploma',
  ],
  [
    /\b(?:senior|sr|higher|upper) sec(?:ondary)?\b|\b12(?:th)?\b|\bxii(?:th)?\b|\+ ?2\b|\bplus (?:two|2)\b|\binter(?:mediate)?\b|\bhss?l?c\b|\bhssc\b|\ba[ -]?levels?\b/,
    'Senior Secondary',
  ],
  [/\b10(?:th)?\b|\bx(?:th)?\b|\bmatric(?:ulation)?\b|\bss[ls]?c\b|\bsecondary\b|\bo[ -]?levels?\b/, 'Secondary'],
  [
    /\bmasters?\b|\bpost ?-?graduat(?:e|ion)\b|\bpg\b|\bm ?(?:a|sc|com|tech|e|ed|phil|ca|ba|bbs|pharm?|arch|des|eng)\b/,
    'Masters',
  ],
  [
    /\bbachelors?\b|\bgraduat(?:e|ion|ed)\b|\bug\b|\bunder ?-?graduat(?:e|ion)\b|\bdegree\b|\bb ?(?:a|sc|com|tech|e|ed|ca|ba|bs|bm|pharm?|arch|des|eng|voc|pt|ds|hm)\b|\bmbbs\b|\bllb\b/,
    'Bachelors',
  ],
  [/\bdip(?:loma)?\b|\biti\b|\bpolytechnic\b/, 'ITI/Diploma'],
];

/** Reads the highest studies that a person has: '12th', '+2 (Non-Medical)', 'B.Com', 'PG Diploma'. What names none gives a problem. */
export function parseOwnStudies(text: string): Parsed<EducationLevel> {
  const words = text
    .toLowerCase()
    .replace(/[.’']/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(mb) (bs)\b/, '$1$2')
    .trim();
  if (
    /\b(?:appearing|pursuing|studying|ongoing|result awaited|(?:1st|2nd|3rd|4th|first|second|third|final) (?:year|sem(?:ester)?))\b/.test(
      words,
    )
  )
    return unread(text, 'is not completed yet');
  const found = LEVEL_WORDS.find(([pattern]) => pattern.test(words));
  return found ? { value: found[1] } : unread(text, 'is not a level of study we know');
}
