import { COUNTRIES } from '../countries';
import { MARK_COURSE_FIELDS } from '../marks/course-fields';
import { type Exam, type ScoreScale, TOEFL_SCALES } from '../test-scores';
import { COURSE_LEVELS, FEE_PERIODS } from './course';
import { LONGEST_CODE, LONGEST_NAME, LONGEST_PLACES, LONGEST_TEXT } from './course-rules';

/**
 * The fields of a course, each once, in the order of forms, templates and lists. The draft's type, the stored schema, the
 * API's calls, the form, the log, lists of changes and the import are made of this table; how a spreadsheet names a field
 * stands beside it in course-columns.ts.
 */
export const COURSE_FIELDS = {
  course: {
    kind: 'name',
    label: 'Course name',
    formLabel: 'Course',
    missing: 'Please enter the course.',
    card: true,
  },
  university: { kind: 'name', label: 'University', missing: 'Please enter the university.', card: true },
  country: {
    kind: 'choice',
    label: 'Country',
    of: COUNTRIES,
    wrong: 'Please choose one of the six countries.',
    required: true,
    card: true,
  },
  campus: { kind: 'line', label: 'Campus', longest: LONGEST_NAME, card: true, loss: 'the campus' },
  /** Every place where it is taught: 'Gold Coast Campus, Southport, QLD; Brisbane Campus, …'. Not part of the course's identity. */
  places: {
    kind: 'line',
    label: 'Places',
    longest: LONGEST_PLACES,
    hint: 'All places where it is taught, separated by “;”. Used only for search.',
    card: true,
    loss: 'the places',
  },
  /** What its university is called besides, such as a trading name. Not part of the course's identity. */
  universityNames: {
    kind: 'line',
    label: 'Other names of the university',
    longest: LONGEST_PLACES,
    hint: 'Trading names, separated by “;”. Used for search.',
    card: true,
  },
  /** '' when the source's level has no counterpart among ours; the source's own words then stand in `remarks`. */
  level: {
    kind: 'choice',
    label: 'Level',
    of: COURSE_LEVELS,
    wrong: 'Please choose one of the levels.',
    card: true,
    loss: 'the level',
  },
  /** The award in the source's own words, where it says more than the level: 'Doctor of Philosophy', 'MEng'. */
  award: {
    kind: 'line',
    label: 'Award',
    longest: LONGEST_NAME,
    hint: 'In the university’s own words, for example Master of Engineering (MEng).',
    card: true,
    loss: 'the award',
  },
  /** Official course code (CRICOS code, UCAS code …) or ''. Part of the course's identity where present. */
  code: { kind: 'line', label: 'Course code', longest: LONGEST_CODE, hint: 'CRICOS code, UCAS code or similar.' },
  /** What tells it from a course of the same name, campus and level; part of the course's identity. */
  variant: {
    kind: 'line',
    label: 'Variant',
    longest: LONGEST_NAME,
    hint: 'What distinguishes it from a course with the same name, for example 12 months.',
  },
  category: { kind: 'line', label: 'Category', longest: LONGEST_NAME, card: true, loss: 'the category' },
  subcategory: { kind: 'line', label: 'Subcategory', longest: LONGEST_NAME, card: true },
  /** Month names of `MONTHS` in calendar order, separated by one space: 'Feb Jul'. '' when not published. */
  admissionIntake: { kind: 'months', label: 'Intakes', formLabel: 'Intake', card: true, loss: 'the intakes' },
  /** 'Sep 2027-06-30', closing-days.ts says how; in the API by month. Past: closed until a new day is entered. */
  closingDays: {
    kind: 'closing',
    label: 'Closing dates',
    hint: 'The last day to apply for each intake, for example Sep 2027-06-30, Jan 2026-11-30.',
    card: true,
    loss: 'the closing dates',
  },
  /** ISO 4217. */
  currency: { kind: 'currency', label: 'Currency', hint: 'Three letters, like CAD.', card: true },
  /** Tuition in minor units (cents) of `currency`, an integer, for one `fee_period`; null where none is published. Never 0: see `free`. */
  tuitionFeeMinor: {
    kind: 'money',
    label: 'Fee',
    formLabel: 'Tuition fee',
    api: 'tuitionFee',
    card: true,
    loss: 'the fee',
  },
  fee_period: {
    kind: 'choice',
    label: 'Fee period',
    of: FEE_PERIODS,
    wrong: 'Please choose one of the periods.',
    card: true,
  },
  /** The source says so; a fee of 0 says nothing. The API and the search's index then have a fee of 0. */
  free: {
    kind: 'flag',
    label: 'No tuition fee',
    hint: 'Only if the university says that the course is free. Leave the fee empty if it is not published.',
  },
  durationInMonths: { kind: 'duration', label: 'Duration', card: true, loss: 'the duration' },
  /** http(s) URL or ''. */
  courseLink: { kind: 'link', label: 'Link', loss: 'the link' },
  admissionRequirement: {
    kind: 'text',
    label: 'Entry requirements',
    formLabel: 'Admission requirement',
    longest: LONGEST_TEXT,
    loss: 'the entry requirements',
  },
  remarks: { kind: 'text', label: 'Remarks', longest: LONGEST_TEXT, loss: 'the remarks' },
  ieltsOverall: { kind: 'score', exam: 'ielts', label: 'IELTS overall', card: true, loss: 'the IELTS score' },
  /** "No band less than". */
  ieltsLessThan: {
    kind: 'score',
    exam: 'ielts',
    lowest: true,
    label: 'IELTS lowest section',
    formLabel: 'IELTS: no section less than',
    card: true,
  },
  pteOverall: { kind: 'score', exam: 'pte', label: 'PTE overall', card: true, loss: 'the PTE score' },
  pteLessThan: {
    kind: 'score',
    exam: 'pte',
    lowest: true,
    label: 'PTE lowest section',
    formLabel: 'PTE: no section less than',
    card: true,
  },
  /** Duolingo English Test. */
  det: { kind: 'score', exam: 'det', label: 'Duolingo', card: true },
  detLessThan: {
    kind: 'score',
    exam: 'det',
    lowest: true,
    label: 'Duolingo lowest section',
    formLabel: 'Duolingo: no section less than',
    card: true,
  },
  toefl: { kind: 'score', exam: 'toefl', label: 'TOEFL', card: true },
  /** On the scale of a section: 0 to 30, or 1 to 6. */
  toeflLessThan: {
    kind: 'score',
    exam: 'toefl',
    lowest: true,
    label: 'TOEFL lowest section',
    formLabel: 'TOEFL: no section less than',
    card: true,
  },
  /** What `toefl` is on. */
  toeflScale: {
    kind: 'choice',
    label: 'TOEFL scale',
    hint: 'Tests since 21 January 2026 report 1 to 6.',
    of: TOEFL_SCALES,
    blank: '0-120',
    wrong: 'Please choose one of the two scales.',
    card: true,
  },
  gre: { kind: 'score', exam: 'gre', label: 'GRE', card: true },
  gmat: { kind: 'score', exam: 'gmat', label: 'GMAT', card: true },
  /** Scores of these tests don't decide before a person checked them. */
  scoresFromText: {
    kind: 'line',
    longest: 120,
    label: 'Scores to be checked',
    hint: 'Tests whose scores were read automatically from a sentence, such as IELTS, PTE. ‘confirmed’ means that an admin has confirmed the reading. Remove a test once someone has compared its score with the text.',
    card: true,
  },
  ...MARK_COURSE_FIELDS,
  forSample: {
    kind: 'flag',
    label: 'Sample only',
    formLabel: 'A sample',
    hint: 'Its course card shows no fee, no intake and no buttons.',
    card: true,
  },
} as const satisfies Record<string, CourseField>;

/** What is said of a field. Unknown is '' for texts but for a choice with a `blank`, null for numbers, never 0 or NaN. */
export type CourseField = {
  /** In the log and in lists of changes. */
  label: string;
  /** In the form, where that says it otherwise; with a hint. */
  formLabel?: string;
  hint?: string;
  /** Its name in the API, where that isn't the stored one. */
  api?: string;
  /** Shown in lists of courses, too; these come from the search's index, of which each is a column. */
  card?: true;
  /** With its article: an upload that empties the field of many courses says so. */
  loss?: string;
} & (
  | { kind: 'name'; missing: string }
  | { kind: 'line' | 'text'; longest: number }
  /** `blank`: what it is where none is chosen. */
  | { kind: 'choice'; of: readonly string[]; wrong: string; required?: true; blank?: string }
  | { kind: 'score'; exam: Exam; lowest?: true }
  /** A number that belongs to no exam. */
  | { kind: 'number'; scale: ScoreScale; unit?: '%' | 'years' }
  | { kind: 'flag' }
  /** Of one field each, which the import and the page read by its name. */
  | { kind: 'months' | 'closing' | 'currency' | 'money' | 'duration' | 'link' }
);

type Table = typeof COURSE_FIELDS;
export type CourseFieldName = keyof Table;

/** The names of the fields with such a property: `NamesWith<{ card: true }>`. */
export type NamesWith<Property> = {
  [Name in CourseFieldName]: Table[Name] extends Property ? Name : never;
}[CourseFieldName];

/** A field's name in the API. */
export type ApiName<Name extends CourseFieldName> = Name extends CourseFieldName
  ? Table[Name] extends { api: infer Api extends string }
    ? Api
    : Name
  : never;

/** What a field holds. */
export type CourseValue<Name extends CourseFieldName> = Table[Name] extends {
  kind: 'choice';
  of: readonly (infer Choice)[];
}
  ? Choice | (Table[Name] extends { required: true } | { blank: string } ? never : '')
  : Table[Name] extends { kind: 'money' | 'duration' | 'score' | 'number' }
    ? number | null
    : Table[Name] extends { kind: 'flag' }
      ? boolean
      : string;
