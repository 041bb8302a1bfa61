import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { ImportField } from '@/lib/domain/imports/import-fields';

/** A small sheet of a class of real ones, with the truth beside it. */
export interface ClassSheet {
  name: string;
  country: Country;
  university?: string;
  rows: (string | number)[][];
  /** What each column must be proposed as, in the order of the heads. */
  fields: (ImportField | null)[];
  /** Of each row below the heads: what its course must hold, or that it is none. */
  truth: (Partial<CourseDraft> | 'none')[];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';
const NAMES = ['Marine Biology', 'Civil Engineering', 'Modern History', 'Game Design'];

/** One column beside the usual ones, under each of its heads: a sheet per head. */
function column(
  heads: string,
  field: ImportField | null,
  cells: (string | number)[],
  truth: Partial<CourseDraft>[] = [],
  country: Country = 'Canada',
): ClassSheet[] {
  return heads.split(' | ').map((head, index) => {
    const before = index % 2 === 0;
    const fields: ClassSheet['fields'] = ['course', 'university'];
    const rows = cells.map((cell, row) =>
      withCell(['Example University', cell], before, NAMES[row] ?? `Course ${row} Studies`),
    );
    const top = before ? ['Course Name', 'University', head] : [head, 'Course Name', 'University'];
    return {
      name: `${head} (${field ?? 'nothing'})`,
      country,
      rows: [top, ...rows],
      fields: before ? [...fields, field] : [field, ...fields],
      truth: cells.map((_, row) => truth[row] ?? {}),
    };
  });
}

function withCell([university = '', cell = '']: (string | number)[], before: boolean, course: string) {
  return before ? [course, university, cell] : [cell, course, university];
}

const fee = (amount: number | null, more: Partial<CourseDraft> = {}): Partial<CourseDraft> => ({
  tuitionFeeMinor: amount === null ? null : amount * 100,
  ...more,
});
const COLUMNS: ClassSheet[] = [
  ...column(
    'International Fee | Intl. Tuition | Offshore Fees | Overseas Student Fee | Fees (International) | tuition_intl | feeOverseas | Non-Resident Tuition | tutionValue | Tuition Value | Overseas Students | International Students Annual Fee | Int’l tuition fees 2026 | Cost (overseas) | Foreign students: fee | Annual Tuition - International',
    'tuitionFee',
    [18000, '21,500'],
    [fee(18000), fee(21500)],
  ),
  ...column(
    'Home Fee | Domestic tuition | Fees (Home) | Tuition Fee (UK/EU) | Local students fee | Resident Tuition | Application fee | Deposit | Enrolment Fee | In-State Tuition | Onshore fee',
    null,
    [9250, 9250],
    [fee(null), fee(null)],
  ),
  ...column(
    'Award | Type | Qualification | Level of Award | Degree Type | Modality | Credential awarded',
    'level',
    ['MSc', 'Diploma', 'Bachelor'],
    [{ level: 'Post Graduate' }, { level: 'Under Graduate Diploma' }, { level: 'Under Graduate' }],
  ),
  ...column(
    'Type | Modality | Mode',
    null,
    ['Online', 'On campus', 'Blended'],
    [{ level: '' }, { level: '' }, { level: '' }],
  ),
  ...column(
    'UCAS | UCAS code | CRICOS No | Course ID | Programme Code | Official course code',
    'code',
    ['B100', 'C32X', 'H7-2'],
    [{ code: 'B100' }, { code: 'C32X' }, { code: 'H7-2' }],
  ),
  ...column(
    'CIP | CIP Code | Program code | Course code',
    null,
    ['52.0201', '11.0701', '14.0801'],
    [{ code: '' }, { code: '' }, { code: '' }],
  ),
  ...column('ID | Sr No | #', null, [1, 2, 3], [{ code: '' }]),
  ...column(
    'country_code | Country | ISO Country',
    'country',
    ['GB', 'gb'],
    [{ country: 'UK' }, { country: 'UK' }],
    'Australia',
  ),
  ...column(
    'IELTS | ielts_score | IELTS (Overall) | IELTS overall band | Minimum IELTS',
    'ieltsOverall',
    [6.5, '6.5 (6.0)', '7.0'],
    [{ ieltsOverall: 6.5 }, { ieltsOverall: 6.5, ieltsLessThan: 6 }, { ieltsOverall: 7 }],
  ),
  ...column(
    'IELTS | GRE | toefl | gmat_score | PTE',
    null,
    ['Optional', 'Required', 'No'],
    [{ ieltsOverall: null, gre: null, toefl: null, gmat: null, pteOverall: null }],
  ),
  ...column(
    'IELTS | IELTS score',
    'ieltsOverall',
    ['B2', 'C1', 'CEFR B2', '6.5 (B2)'],
    [
      { ieltsOverall: null, ieltsLessThan: null },
      { ieltsOverall: null },
      { ieltsOverall: null },
      { ieltsOverall: 6.5, ieltsLessThan: null },
    ],
  ),
  ...column('toefl_min_total | TOEFL minimum | TOEFL iBT total', 'toefl', [79, 90], [{ toefl: 79 }, { toefl: 90 }]),
  ...column(
    'Duration | Length of study | Period of Study | Course length | Full-time duration',
    'duration',
    ['1 year', '18 months', '78 weeks', '2 yrs'],
    [{ durationInMonths: 12 }, { durationInMonths: 18 }, { durationInMonths: 18 }, { durationInMonths: 24 }],
  ),
  ...column('Duration (PT) | Part-time duration', null, ['4 years', '6 years'], [{ durationInMonths: null }]),
  ...column(
    'Intake months | Start Months | Commencing | Intakes available | Entry month',
    'admissionIntake',
    ['2|7', 'Feb; Jul', 'Year-round', 'Sept & Jan'],
    [
      { admissionIntake: 'Feb Jul' },
      { admissionIntake: 'Feb Jul' },
      { admissionIntake: MONTHS },
      { admissionIntake: 'Jan Sep' },
    ],
  ),
  ...column(
    'Course URL | course_page | Weblink | Link to course | Programme website',
    'courseLink',
    ['https://x.edu/a', 'www.x.edu/b'],
    [{ courseLink: 'https://x.edu/a' }, { courseLink: 'https://www.x.edu/b' }],
  ),
  ...column(
    'English requirements | English language proficiency | IELTS / TOEFL | english_requirement',
    'english',
    ['IELTS 6.5 (no band below 6.0) or equivalent', 'TOEFL iBT 79; PTE Academic 58'],
    [
      { ieltsOverall: 6.5, ieltsLessThan: 6 },
      { toefl: 79, pteOverall: 58, ieltsOverall: null },
    ],
  ),
];

/** Heads of the course itself: link columns and vague names around it. */
const HEADS: ClassSheet[] =
  'title | name | Programme Title | Program name | Course of Study | programme_name | Name of programme | Course Title'
    .split(' | ')
    .flatMap((head): ClassSheet[] => {
      const rows = NAMES.map((course, row) => [course, `https://x.edu/courses/${row}`, 'MSc', 20_000 + row]);
      const truth = NAMES.map((course, row) => ({
        course,
        level: 'Post Graduate' as const,
        tuitionFeeMinor: (20_000 + row) * 100,
      }));
      const heads = [head, 'course_url', 'award', 'International fee (GBP)'];
      const fields: ClassSheet['fields'] = ['course', 'courseLink', 'level', 'tuitionFee'];
      return [
        {
          name: `${head}, university typed`,
          country: 'UK',
          university: 'Example University',
          rows: [heads, ...rows],
          fields,
          truth,
        },
        {
          name: `${head}, links first`,
          country: 'UK',
          rows: [
            ['course_url', head, 'Institution', 'Type'],
            ...NAMES.map((course, row) => [`https://x.edu/course/${row}`, course, 'Example College', 'Diploma']),
          ],
          fields: ['courseLink', 'course', 'university', 'level'],
          truth: NAMES.map((course) => ({ course, level: 'Under Graduate Diploma' as const })),
        },
      ];
    });

/** Several columns that could give the fee, the ones of students from abroad in any place. */
const RIVALS: ClassSheet[] = [
  [['Tuition Fee', 'International Tuition Fee'], [9_250, 24_000], 1],
  [['Intl Fee', 'Fee'], [24_000, 9_250], 0],
  [['Fees (Home)', 'Fees (Overseas)'], [9_250, 24_000], 1],
  [['Domestic', 'Offshore'], [9_250, 24_000], 1],
  [['Application Fee', 'Annual Fee', 'Fee (UK)'], [100, 24_000, 9_250], 1],
  [['resident_tuition', 'nonResidentTuition'], [9_250, 24_000], 1],
].flatMap(([heads, cells, ours]) =>
  (['Canada', 'UK'] as const).map(
    (country): ClassSheet => ({
      name: `${(heads as string[]).join(' beside ')} in ${country}`,
      country,
      rows: [
        ['Course', 'University', ...(heads as string[])],
        ...NAMES.map((course) => [course, 'Example University', ...(cells as number[])]),
      ],
      fields: [
        'course',
        'university',
        ...(heads as string[]).map((_, index) => (index === ours ? ('tuitionFee' as const) : null)),
      ],
      truth: NAMES.map(() => fee(24_000)),
    }),
  ),
);

/** Values of one column in a sheet of their own: what each cell must become; null: left out, and said. */
function values<K extends keyof CourseDraft>(
  head: string,
  field: ImportField,
  name: K,
  country: Country,
  cells: [string | number, CourseDraft[K]][],
): ClassSheet[] {
  return cells.map(([cell, value], index) => ({
    name: `${head} ${cell} in ${country}`,
    country,
    rows: [
      ['Course', 'University', head],
      [NAMES[index % NAMES.length] ?? '', 'Example University', cell],
    ],
    fields: ['course', 'university', field],
    truth: [{ [name]: value } as Partial<CourseDraft>],
  }));
}

const VALUES: ClassSheet[] = [
  ...values('Duration', 'duration', 'durationInMonths', 'UK', [
    ['3 years (max 7 years)', 36],
    ['Up to 4 years', null],
    ['maximum 48 months', null],
    ['Part time only, 3 years', null],
    ['Part-time evening study 2 years', null],
    ['1 year full time or 2 years part time', 12],
    ['12 months (FT); 24 to 36 months (PT)', 12],
    ['18-24 months', null],
    ['6 semesters', 36],
    ['2 years plus thesis', 24],
    ['at least 3 years', null],
    ['one year', 12],
  ]),
  ...values('Fee', 'tuitionFee', 'tuitionFeeMinor', 'UK', [
    ['Home £9,535 Overseas £27,200', 2_720_000],
    ['£9,535 (UK), £27,200 (International)', 2_720_000],
    ['EU: £9,000 | Non-EU: £19,000', 1_900_000],
    ['UK students £9,535', null],
    ['19,5', null],
    ['£17,250 per year', 1_725_000],
    ['£12.5k', 1_250_000],
    ['INR 3.25 lakhs', 32_500_000],
    ['£15,000 - £18,000', null],
    ['</div>', null],
    ['£16,000</div', 1_600_000],
    ['International: £21,000; Channel Islands: £9,535', 2_100_000],
  ]),
  ...values('Intakes', 'admissionIntake', 'admissionIntake', 'Australia', [
    ['3, 7, 11', 'Mar Jul Nov'],
    ['Trimester 1 and 3', 'Mar Nov'],
    ['Semester 1 & 2', 'Feb Jul'],
    ['Rolling', MONTHS],
    ['Rolling admissions', ''],
    ['2/7', ''],
    ['5', ''],
    ['February|July', 'Feb Jul'],
    ['T1, T2', 'Mar Jul'],
  ]),
  ...values('Course URL', 'courseLink', 'courseLink', 'Canada', [
    ['http://x.edu/my course', ''],
    ['https://x.edu/a', 'https://x.edu/a'],
    ['see website', ''],
  ]),
  ...values('Study Level', 'level', 'level', 'UK', [
    ['Level 7', 'Post Graduate'],
    ['Level 6', 'Under Graduate'],
    ['RQF Level 4', 'Under Graduate Certificate'],
    ['Level 3', ''],
    ['Tier 2', ''],
  ]),
  ...values('Study Level', 'level', 'level', 'Australia', [
    ['Level 7', 'Under Graduate'],
    ['Level 8', ''],
  ]),
  ...values('Entry Requirements', 'admissionRequirement', 'ieltsOverall', 'UK', [
    ['A levels BBB. IELTS overall score of 6.5 (with no band score less than 6.0) or equivalent', 6.5],
    ['2:1 degree. English: 7.0 in IELTS or 68 in PTE.', 7],
    ['60% in class XII; IELTS 6.0 overall. Work experience of 2 years.', 6],
    ['IELTS 6.5 for arts, IELTS 7.0 for nursing', null],
    ['IELTS waived with 75% in English', null],
    ['No English test needed', null],
    ['IELTS Academic 6.5 (5.5 in each component), waiver possible', 6.5],
  ]),
  ...values('Entry Requirements', 'admissionRequirement', 'ieltsLessThan', 'UK', [
    ['IELTS: 6.5 overall and no less than 5.5 in any band', 5.5],
    ['IELTS 6.5', null],
  ]),
];

const levels = (names: [string, CourseDraft['level']][]): ClassSheet[] =>
  names.map(([course, level]) => ({
    name: `the name ${course}`,
    country: 'UK',
    rows: [
      ['Course', 'University', 'Fee'],
      [course, 'Example University', 15_000],
    ],
    fields: ['course', 'university', 'tuitionFee'],
    truth: [{ course, level }],
  }));
const LEVELS = levels([
  ['Actuarial Science - MSc', 'Post Graduate'],
  ['Fine Art BA (Hons)', 'Under Graduate'],
  ['Social Work (Master of Arts)', 'Post Graduate'],
  ['Web Design: Advanced Diploma', 'Under Graduate Diploma'],
  ['Education, PGCE', 'Post Graduate Certificate'],
  ['Graphic Design (Ontario College Diploma)', 'Under Graduate Diploma'],
  ['Mathematics MMath', ''],
  ['Physics BSc/MSc', ''],
  ['English for Academic Purposes', ''],
  ['MS Computer Science', 'Post Graduate'],
  ['Pre-MBA', ''],
  ['Digital Media LLB | BA', 'Under Graduate'],
]);

/** Rows that are no courses, between two that are. */
const JUNK: ClassSheet[] = [
  ['TOTAL', 'TOTAL', 60_000],
  ['Grand total', '', 60_000],
  ['Error', 'Error', ''],
  ['Sub-total: 12 courses', 'Example University', 60_000],
  ['Faculty of Law', '', ''],
  ['Undergraduate courses', 'Undergraduate courses', 'Undergraduate courses'],
  ['https://x.edu/courses', 'Example University', 15_000],
  ['ditto', 'Example University', 15_000],
  ['Source: the university’s pages', '', ''],
  ['* Fees may change without notice', '', ''],
  ['Course Name', 'University Name', 'Fee'],
  ['Last updated 3 May 2026', '', ''],
  ['2026', 'Example University', 15_000],
].flatMap((junk) =>
  ['', 'Example University'].map(
    (university): ClassSheet => ({
      name: `the row ${junk.join(', ')}${university && ', university typed'}`,
      country: 'Canada',
      ...(university ? { university } : {}),
      rows: [
        ['Course', 'University', 'Fee'],
        ['Marine Biology', 'Example University', 14_000],
        junk,
        ['Game Design', 'Example University', 15_000],
      ],
      fields: ['course', 'university', 'tuitionFee'],
      truth: [{ course: 'Marine Biology' }, 'none', { course: 'Game Design' }],
    }),
  ),
);

export const CLASS_SHEETS: readonly ClassSheet[] = [...COLUMNS, ...HEADS, ...RIVALS, ...VALUES, ...LEVELS, ...JUNK];
