import type { Dice } from './dice';

/**
 * How agencies head their columns: collected from their public code, their lists and the registers of tests/, and composed of
 * parts. Written without a look at the importer's own tables, which these are to test: keep it so, and add here what a real
 * list has, never what the importer knows.
 */
const oneOf =
  (...heads: string[]) =>
  (dice: Dice) =>
    dice.one(heads);

export const HEADS = {
  course: (dice: Dice) =>
    dice.in(3)
      ? dice.one([
          'Name of Course',
          'Name of the Programme',
          'Program of Study',
          'Courses Offered',
          'Course Name (as on website)',
          'Programs',
          'Courses',
          'Degree Program',
          'Course / Program',
        ])
      : `${dice.one(['Course', 'Program', 'Programme', 'Course/Program', 'Program/Course'])}${dice.one(['', ' Name', ' Title', ' Full Name'])}`,
  university: oneOf(
    'University',
    'University Name',
    'Institution',
    'Institution Name',
    'Institute',
    'Institute Name',
    'College/University',
    'University / College',
    'Name of University',
    'Name of the Institution',
    'Uni',
    'Uni Name',
    'Provider',
    'Partner University',
    'College Name',
    'University/Institution',
    'Univ. Name',
  ),
  country: oneOf(
    'Country',
    'Destination',
    'Study Destination',
    'Country of Study',
    'Destination Country',
    'Country Name',
  ),
  campus: oneOf(
    'Campus',
    'City',
    'Location',
    'Campus Location',
    'Campus City',
    'City/Campus',
    'Campus Name',
    'Campus(es)',
    'Province/State/City',
    'Study Location',
  ),
  level: oneOf(
    'Level',
    'Study Level',
    'Level of Study',
    'Degree Level',
    'Course Level',
    'Program Level',
    'Degree Type',
    'Qualification',
    'Qualification Level',
    'Lvl',
    'UG/PG',
    'Level (UG/PG)',
    'Program Type',
    'Level of Course',
    'Education Level',
  ),
  category: oneOf(
    'Category',
    'Discipline',
    'Subject Area',
    'Field of Study',
    'Stream',
    'Area of Study',
    'Study Area',
    'Course Category',
  ),
  code: oneOf('Course Code', 'Program Code', 'Programme Code', 'UCAS Code', 'Code'),
  link: oneOf(
    'URL',
    'Website',
    'Course Link',
    'Web Link',
    'Link',
    'Website URL',
    'Program URL',
    'Course URL',
    'Weblink',
    'Link to Course',
    'Course Page',
  ),
  entry: oneOf(
    'Entry Requirements',
    'Academic Requirement(s)',
    'Eligibility',
    'Admission Requirements',
    'Entry Criteria',
    'Minimum Entry Requirement',
    'Academic Entry Requirements',
    'Eligibility Criteria',
    'Academic Req.',
  ),
  remarks: oneOf('Remarks', 'Notes', 'Comments', 'Additional Info', 'Remarks/Notes', 'Other Information', 'Remark'),
  intakes: oneOf(
    'Intake',
    'Intakes',
    'Intake(s)',
    'Open Intakes',
    'Intake Months',
    'Start Date',
    'Start Dates',
    'Available Intakes',
    'Start Month',
    'Admission Intake',
    'Intakes 2026-27',
    'Intake Available',
    'Commencement',
    'Starts',
  ),
  english: oneOf(
    'English Requirement',
    'Eng. Language Req(s)',
    'Language Req.',
    'ELP',
    'English Proficiency',
    'English Lang. Requirements',
    'English Language Requirements',
    'IELTS/PTE/TOEFL',
    'English Test Scores',
    'Lang. Prof. (min)',
  ),
  period: oneOf('Fee Period', 'fee_term', 'Fee Term', 'Fee Type', 'Per', 'Fee Frequency', 'Fee Basis'),
  currency: oneOf('Currency', 'Fee Currency', 'Curr.', 'Currency Code', 'CCY'),
  durationUnit: oneOf('Duration Unit', 'duration_term', 'Unit', 'Duration Type', 'Term', 'Period'),
} as const;

/** A head of a fee of students from abroad: `period` is what it says, '' for none. */
export function feeHead(dice: Dice, currency: string, sign: string): { head: string; period: string; names: boolean } {
  const who = dice.one(['', '', 'International ', 'Intl. ', 'Overseas ', "Int'l "]);
  const what = dice.one(['Tuition Fee', 'Tuition Fees', 'Tuition', 'Fee', 'Fees', 'Course Fee', 'Tution Fee']);
  const [stem, period] = dice.one([
    [`${who}${what}`, ''],
    [`${who}${what}`, ''],
    [`${what} (International)`, ''],
    [`${what} for International Students`, ''],
    [`Annual ${who}${what}`, 'per year'],
    [`Yearly ${who}${what}`, 'per year'],
    [`${who}${what} per Year`, 'per year'],
    [`${who}${what} p.a.`, 'per year'],
    [`${who}${what} (Yearly)`, 'per year'],
    [`${who}${what}/Year`, 'per year'],
    [`${who}${what} Per Annum`, 'per year'],
    [`${who}${what} per Semester`, 'per semester'],
    [`${who}${what} (whole course)`, 'whole course'],
    [`Total Course Fee`, 'whole course'],
    [`Full Course Fee`, 'whole course'],
    ...(currency === 'GBP' ? [['Non-UK Fee', ''] as const] : []),
    ...(currency === 'USD' ? [['Out-of-State Tuition', ''] as const] : []),
  ] as const);
  const suffix = dice.one([
    '',
    '',
    '',
    ` (${currency})`,
    ` in ${currency}`,
    ` - ${currency}`,
    ` ${currency}`,
    ` (${sign})`,
  ]);
  return { head: `${stem}${suffix}`, period, names: suffix !== '' };
}

/** A head of a test's overall score. */
export const overallHead = (dice: Dice, test: string) =>
  dice.one([
    test,
    `${test} Score`,
    `${test} Overall`,
    `${test} (Overall)`,
    `Overall ${test}`,
    `Min. ${test}`,
    `${test} Requirement`,
    `${test} Min Score`,
    `Minimum ${test} Score`,
    `${test} Req.`,
  ]);

/** A head of its lowest part; the first two mean the test on their left. */
export const lowestHead = (dice: Dice, test: string) =>
  dice.one([
    'No Band Less Than',
    'No band less than',
    `${test} No Band Less Than`,
    `${test} Min Band`,
    `${test} No Section Less Than`,
    `${test} Lowest Band`,
    `${test} (each band)`,
    `${test} Minimum Band`,
    `${test} Sub Score (min)`,
  ]);
