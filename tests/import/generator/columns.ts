import type { CourseFieldName } from '@/lib/domain/courses/course-field-table';
import { type ImportField, importFieldOf } from '@/lib/domain/imports/import-fields';
import { LANDS, type TrueCourse } from './courses';
import type { Dice } from './dice';
import { feeHead, HEADS } from './wordings';

export type Truth = Partial<Record<CourseFieldName, string | number | null>>;

/** A column as a sheet has it, with what it says in truth. */
export interface TrueColumn {
  head: string;
  /** What the importer should propose: one of these; null for a column of no field of ours. */
  fields: readonly (ImportField | null)[];
  /** The fields that are known of it: a value there that is absent is lost. */
  gives: readonly CourseFieldName[];
  cell(course: TrueCourse): string | number | null;
  truth(course: TrueCourse): Truth;
  /** Nothing of its cells may stand in a course. */
  isSecret?: true;
}

export const proposed = (name: CourseFieldName) => [importFieldOf(name)];

/** A column that says one field as it is. */
export function plain(head: string, name: CourseFieldName, value: (course: TrueCourse) => string | number): TrueColumn {
  return { head, fields: proposed(name), gives: [name], cell: value, truth: (course) => ({ [name]: value(course) }) };
}

const LEVEL_WORDS: Record<string, string[]> = {
  'Under Graduate': [
    "Bachelor's",
    'Bachelors',
    'UG',
    'Undergraduate',
    'Under Graduate',
    'Bachelor Degree',
    'U.G.',
    'Bachelor',
  ],
  'Post Graduate': ['Masters', "Master's", 'PG', 'Postgraduate', 'Post Graduate', 'Master Degree', 'P.G.', 'Master'],
  'Post Graduate Diploma': ['PG Diploma', 'Postgraduate Diploma', 'Post Graduate Diploma', 'PGDip'],
  'Post Graduate Certificate': ['Graduate Certificate', 'PG Certificate', 'Postgraduate Certificate'],
  'Under Graduate Diploma': ['Diploma', 'UG Diploma', 'Undergraduate Diploma', 'Advanced Diploma'],
  Foundation: ['Foundation', 'Foundation Programme', 'Foundation Year'],
};

export function levelColumn(dice: Dice): TrueColumn {
  const column = plain(HEADS.level(dice), 'level', ({ level }) => level);
  const pick = dice.below(8);
  const words = ({ level }: TrueCourse) => LEVEL_WORDS[level] as string[];
  return { ...column, cell: (course) => words(course)[pick % words(course).length] as string };
}

/** With the unit in the cell, in the head, or in a column of its own. */
export function durationColumns(dice: Dice): TrueColumn[] {
  const truth = ({ months }: TrueCourse) => ({ durationInMonths: months });
  const column = (head: string, cell: TrueColumn['cell']): TrueColumn => ({
    head,
    fields: proposed('durationInMonths'),
    gives: ['durationInMonths'],
    cell,
    truth,
  });
  const head = dice.one([
    'Duration',
    'Course Duration',
    'Length',
    'Program Length',
    'Course Length',
    'Duration of Course',
    'Study Duration',
  ]);
  const years = ({ months }: TrueCourse) => months / 12;
  if (dice.in(4)) {
    const inYears = dice.in(2);
    const unit = inYears
      ? dice.one(['Years', 'years', 'Yrs', 'in years'])
      : dice.one(['Months', 'months', 'in months']);
    return [column(`${head} (${unit})`, inYears ? years : ({ months }) => months)];
  }
  if (dice.in(4)) {
    const unitOf = ({ months }: TrueCourse) => (months % 12 === 0 && months > 12 ? dice.one(['years']) : 'months');
    const unit: TrueColumn = {
      head: HEADS.durationUnit(dice),
      fields: ['durationUnit'],
      gives: [],
      cell: unitOf,
      truth: () => ({}),
    };
    return [column(head, (course) => (unitOf(course) === 'years' ? years(course) : course.months)), unit];
  }
  const style = dice.one<(course: TrueCourse) => string>([
    (course) =>
      course.months % 12 ? `${course.months} months` : `${years(course)} ${years(course) === 1 ? 'Year' : 'Years'}`,
    ({ months }) => `${months} Months`,
    (course) => `${years(course)} yrs`,
    (course) => `${years(course)} Year(s)`,
    ({ months }) => `${(months / 12) * 52} weeks`,
    ({ months }) => `${months} months full-time`,
    (course) => `${years(course)} Year Full Time`,
  ]);
  return [column(head, style)];
}

const LONG_MONTHS: Record<string, string> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};
const NUMBER_OF = Object.keys(LONG_MONTHS);
const twoDigits = (month: string) => String(NUMBER_OF.indexOf(month) + 1).padStart(2, '0');

/** In one column, or a numbered one for each start. */
export function intakeColumns(dice: Dice): TrueColumn[] {
  const field = importFieldOf('admissionIntake');
  const inOrder = ({ intakes }: TrueCourse) =>
    [...intakes].sort((one, other) => NUMBER_OF.indexOf(one) - NUMBER_OF.indexOf(other));
  const truth = (course: TrueCourse) => ({ admissionIntake: inOrder(course).join(' ') });
  const day = dice.one<(month: string) => string>([
    (month) => `2027-${twoDigits(month)}-15`,
    (month) => `15-${month}-2027`,
    (month) => `15 ${LONG_MONTHS[month]} 2027`,
    (month) => `${LONG_MONTHS[month]} 2027`,
    (month) => month,
  ]);
  if (dice.in(4)) {
    const stem = dice.one(['Intake ', 'Start_Date_', 'Start Date ', 'Intake-', 'Start ']);
    return [0, 1, 2].map((index) => ({
      head: `${stem}${index + 1}`,
      fields: [field],
      gives: ['admissionIntake'],
      cell: ({ intakes }) => (intakes[index] ? day(intakes[index]) : null),
      truth,
    }));
  }
  const [between, form] = dice.one<readonly [string, (month: string) => string]>([
    [', ', (month) => month],
    [' / ', (month) => `${LONG_MONTHS[month]} 2027`],
    ['/', (month) => month],
    [' & ', (month) => (month === 'Sep' ? 'Sept' : month)],
    [', ', (month) => LONG_MONTHS[month] as string],
    ['; ', (month) => `${month}-27`],
    [' | ', (month) => month.toUpperCase()],
    ['\n', (month) => LONG_MONTHS[month] as string],
  ]);
  const cell = ({ intakes }: TrueCourse) => intakes.map(form).join(between);
  return [{ head: HEADS.intakes(dice), fields: [field], gives: ['admissionIntake'], cell, truth }];
}

const thousands = (amount: number) => amount.toLocaleString('en-US');

/** The fee, and where its head leaves them open its currency and period, in the cells, in columns of their own or nowhere. */
export function feeColumns(dice: Dice, isOneCountry: boolean, home: TrueCourse['country']): TrueColumn[] {
  const { currency, sign } = LANDS[home];
  const said = isOneCountry ? feeHead(dice, currency, sign) : { ...feeHead(dice, 'XXX', ''), names: false };
  const head = isOneCountry ? said.head : said.head.replace(/( in| -)? XXX| \(XXX\)| \(\)/g, '');
  const columns: TrueColumn[] = [];
  const cellPeriod =
    said.period === '' && dice.in(3)
      ? dice.one([
          [' per year', 'per year'],
          ['/year', 'per year'],
          [' p.a.', 'per year'],
          [' per semester', 'per semester'],
          [' per annum', 'per year'],
        ] as const)
      : null;
  const ownPeriod = said.period === '' && !cellPeriod && dice.in(3);
  const period = ownPeriod ? 'per year' : (cellPeriod?.[1] ?? said.period);
  const money = dice.one<(course: TrueCourse) => string>([
    ({ fee }) => thousands(fee),
    ({ fee, country }) => `${LANDS[country].sign}${thousands(fee)}`,
    ({ fee, country }) => `${LANDS[country].currency} ${thousands(fee)}`,
    ({ fee, country }) => `${thousands(fee)} ${LANDS[country].currency}`,
    ({ fee, country }) => `${LANDS[country].sign} ${fee}.00`,
  ]);
  const isNumber = !cellPeriod && dice.in(3);
  columns.push({
    head,
    fields: proposed('tuitionFeeMinor'),
    gives: ['tuitionFeeMinor', 'fee_period', 'currency'],
    cell: (course) => (isNumber ? course.fee : `${money(course)}${cellPeriod?.[0] ?? ''}`),
    truth: ({ fee, country }) => ({
      tuitionFeeMinor: fee * 100,
      currency: LANDS[country].currency,
      fee_period: period,
    }),
  });
  if (ownPeriod) {
    const cell = dice.one(['year', 'per year', 'Yearly', 'Annual', 'Per Annum']);
    columns.push({
      head: HEADS.period(dice),
      fields: proposed('fee_period'),
      gives: [],
      cell: () => cell,
      truth: () => ({}),
    });
  }
  if (!said.names && dice.in(4)) {
    columns.push(plain(HEADS.currency(dice), 'currency', ({ country }) => LANDS[country].currency));
  }
  return columns;
}

export const courseColumn = (dice: Dice) => plain(HEADS.course(dice), 'course', ({ name }) => name);
export const universityColumn = (dice: Dice) =>
  plain(HEADS.university(dice), 'university', ({ university }) => university);
export const countryColumn = (dice: Dice) => plain(HEADS.country(dice), 'country', ({ country }) => country);

export const codeColumn = (dice: Dice) => plain(HEADS.code(dice), 'code', ({ code }) => code);

/** Columns of texts that are read as they are. */
export const textColumns = (dice: Dice): TrueColumn[] => [
  plain(HEADS.campus(dice), 'campus', ({ campus }) => campus),
  plain(HEADS.category(dice), 'category', ({ category }) => category),
  codeColumn(dice),
  plain(HEADS.link(dice), 'courseLink', ({ link }) => link),
  plain(HEADS.entry(dice), 'admissionRequirement', ({ entry }) => entry),
  plain(HEADS.remarks(dice), 'remarks', ({ remarks }) => remarks),
];
