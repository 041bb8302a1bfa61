import type { DocumentField } from '../documents';

const BACHELOR = /\b(bachelors?|b ?tech|b ?e|b ?com|b ?sc|bba|bca|b ?a|b ?ed|graduation)\b/;
const MASTER = /\b(masters?|m ?tech|m ?com|m ?sc|mba|mca|m ?a|post ?graduat\w*)\b/;
const MARKS = /\b(dmc|mark ?s? ?(sheets?|memo|list|card)?|transcripts?|sem(ester)?s? ?\d*)\b/;
const DEGREE = /\b(degree|provisional|convocation|certificate)\b/;

/** Signs of each kind in a file's name, which has small letters, and spaces in the place of other signs. */
const SIGNS: readonly (readonly [DocumentField, (name: string) => boolean])[] = [
  ['passport', (name) => /\bpass ?port/.test(name) && !/photo/.test(name)],
  ['english_certificate', (name) => /\b(ielts|pte|toefl|duolingo|det|trf|english)\b/.test(name)],
  ['twelfth_certificate', (name) => /\b(12 ?th|twelfth|xii|hsc|intermediate|plus ?two|senior secondary)\b/.test(name)],
  [
    'tenth_certificate',
    (name) =>
      /\b(10 ?th|tenth|ssc|sslc|matric(ulation)?|class ?(10|x)|secondary)\b/.test(name) && !/\bsenior\b/.test(name),
  ],
  ['bachelor_dmc', (name) => BACHELOR.test(name) && MARKS.test(name)],
  ['bachelor_degree', (name) => BACHELOR.test(name) && DEGREE.test(name) && !MARKS.test(name)],
  ['master_dmc', (name) => MASTER.test(name) && MARKS.test(name)],
  ['master_degree', (name) => MASTER.test(name) && DEGREE.test(name) && !MARKS.test(name)],
  ['experience', (name) => /\b(experience|employment|relieving|salary|work)\b/.test(name)],
  ['gap_letter', (name) => /\bgap\b/.test(name)],
  ['photograph', (name) => /\b(photo(graph)?|passport ?size)\b/.test(name)],
  ['dob_certificate', (name) => /\b(birth|dob)\b/.test(name)],
  ['statement_of_purpose', (name) => /\b(sop|purpose)\b/.test(name)],
  ['cv', (name) => /\b(cv|resume|curriculum)\b/.test(name)],
  ['reference', (name) => /\b(lor ?\d*|references?|recommendation)\b/.test(name)],
  ['bank_statement', (name) => /\b(bank|funds?|balance|loan|fixed deposit)\b/.test(name)],
  ['medical', (name) => /\b(medical|health|vaccination)\b/.test(name)],
];

/** The kind of document that a file's name says it is; null where it says none, or more than one. */
export function documentOfName(fileName: string): DocumentField | null {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(\d+ ?th)(?=[a-z])/gi, '$1 ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const found = SIGNS.filter(([, says]) => says(name));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
