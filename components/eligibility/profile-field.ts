import type { RuleResult } from '@/lib/engines/eligibility/verdicts';

/** What the texts of rules say where the student's own side of one is missing. */
const NOT_ENTERED =
  /\byour(s| lowest| education| day of birth| nationality| country of studies)? not known|length of your studies not known/;

const ofTest = (test: string) => ({ step: 3, field: `taken.${test}` });
const ofEducation = (name: string) => ({ step: 3, field: `educationSummaries.0.${name}` });

/** The field of the profile that would make a rule known, by the rule's name; the level decides for all others. */
const FIELDS: Record<string, { step: number; field: string }> = {
  IELTS: ofTest('ielts'),
  PTE: ofTest('pte'),
  TOEFL: ofTest('toefl'),
  DET: ofTest('det'),
  GRE: ofTest('gre'),
  GMAT: ofTest('gmat'),
  'GRE or GMAT': ofTest('gre'),
  Marks: ofEducation('percentage'),
  Subjects: ofEducation('subjects'),
  'School subjects': ofEducation('subjects'),
  Backlog: ofEducation('backlogs'),
  'Field of study': ofEducation('fieldOfStudy'),
  'Years of education': ofEducation('start_date'),
  Nationality: { step: 2, field: 'nationality' },
  'Country of studies': ofEducation('country_of_education'),
  Age: { step: 2, field: 'dob' },
};

/** Where a student enters what a rule lacks; null where nothing of theirs is missing. */
export function profileFieldOf({ rule, verdict, text }: RuleResult): string | null {
  if (verdict !== 'unknown' || !NOT_ENTERED.test(text)) return null;
  const { step, field } = FIELDS[rule] ?? ofEducation('level_of_education');
  return `/app/student/profile?step=${step}#field-${field}`;
}
