import { COUNTRIES, type Country } from '@/lib/domain/countries';
import {
  codeColumn,
  countryColumn,
  courseColumn,
  durationColumns,
  feeColumns,
  intakeColumns,
  levelColumn,
  type TrueColumn,
  type Truth,
  textColumns,
  universityColumn,
} from './columns';
import { coursesOf, LANDS, type TrueCourse } from './courses';
import { type Dice, diceOf } from './dice';
import { englishColumns } from './english-columns';
import { headStyle } from './head-styles';
import { OTHER_HEADS, SECRET_HEADS } from './other-heads';
import { rowsOf } from './rows';
import { keyedSheets, textFile } from './sheets';
import { type TwoRowColumn, twoRowEnglish, twoRowFee, twoRows } from './two-row-heads';

export type Cell = string | number | null;

/** A column with its head as it is written, and where it stands. */
export interface WrittenColumn extends TrueColumn {
  written: string;
  two?: TwoRowColumn['two'];
  /** Columns of one group stay together. */
  group: number;
  /** Says what a course is called or where it is: stays in the first sheet. */
  isName?: true;
  /** Holds the codes by which other sheets mean a course. */
  isKey?: true;
  /** In the sheet that lists the courses, A = 0. */
  index: number;
  /** Where it stands in another one. */
  stands?: { name: string; column: number };
}

/** A workbook as an agency might keep it, with the truth about it. */
export interface TrueWorkbook {
  seed: number;
  sheets: Record<string, Cell[][]>;
  /** The file itself where it is a text, else made of the sheets. */
  text?: Buffer;
  /** What it is of, for the counts. */
  shape: 'one sheet' | 'sheets by code' | 'text file' | 'two rows of heads';
  /** What the person who uploads says of it. */
  country: Country;
  university: string;
  /** The head as it stands, in the order of the columns. */
  columns: WrittenColumn[];
  /** By the number of the row in the sheet; 'none' for one that is no course. */
  rows: Map<number, { course: TrueCourse; truth: Truth } | 'none'>;
  /** Texts that no course may hold. */
  secrets: string[];
}

/** The workbook of a seed: the same for the same seed. */
export function workbookOfSeed(seed: number): TrueWorkbook {
  const dice = diceOf(seed);
  const country = dice.one(COUNTRIES);
  const isOneCountry = !dice.in(4);
  const courses = coursesOf(dice, 4 + dice.below(8), isOneCountry ? [country] : dice.shuffled(COUNTRIES).slice(0, 3));
  const isOneUniversity = isOneCountry && dice.in(6);
  const university = isOneUniversity ? dice.one(LANDS[country].universities) : '';
  if (isOneUniversity) for (const course of courses) course.university = university;
  unrepeated(courses);
  const joins = !isOneUniversity && dice.in(6);
  const shape = dice.one(SHAPES);
  const columns = shuffledColumns(dice, { country, isOneCountry, isOneUniversity, joins, shape });
  const isTwoRows = columns.some(({ two }) => two);
  const write = isTwoRows ? (head: string) => head : headStyle(dice);
  const written = columns.map((column, index) => ({ ...column, index, written: write(column.head) }));
  const built = rowsOf(
    dice,
    written,
    courses,
    isTwoRows ? twoRows(dice, columns) : [written.map((one) => one.written)],
  );
  const main = dice.one(['Courses', 'Sheet1', 'Course List', 'Programs']);
  const all = { seed, shape, country, university, columns: written, rows: built.rows, secrets: built.secrets };
  if (shape === 'text file' && !joins) {
    return { ...all, sheets: { [main]: built.cells }, text: textFile(dice, built.cells) };
  }
  const isByCode = shape === 'sheets by code';
  const one = { [main]: built.cells };
  const sheets = isByCode ? keyedSheets(dice, { ...all, sheets: one }, main, write) : one;
  if (joins) sheets.Universities = universitySheet(courses);
  else if (dice.in(5))
    sheets[dice.one(['Read me', 'Instructions'])] = [['How to use this list'], ['Prices change each year.']];
  return { ...all, sheets };
}

const SHAPES = ['one sheet', 'one sheet', 'sheets by code', 'text file', 'two rows of heads'] as const;

/** Courses of one name at one university would be one course: the later ones leave. */
function unrepeated(courses: TrueCourse[]): void {
  const seen = new Set<string>();
  for (let index = courses.length - 1; index >= 0; index -= 1) {
    const { name, university } = courses[index] as TrueCourse;
    if (seen.has(`${name}|${university}`)) courses.splice(index, 1);
    seen.add(`${name}|${university}`);
  }
}

interface Shape {
  country: Country;
  isOneCountry: boolean;
  isOneUniversity: boolean;
  joins: boolean;
  shape: TrueWorkbook['shape'];
}

/** Columns that belong together stay side by side; the rest in any order, names mostly first. */
function shuffledColumns(
  dice: Dice,
  { country, isOneCountry, isOneUniversity, joins, shape }: Shape,
): Omit<WrittenColumn, 'index' | 'written'>[] {
  const isTwoRows = shape === 'two rows of heads';
  const isByCode = shape === 'sheets by code';
  const isFeeInTwo = isTwoRows && dice.in(2);
  const money = (course: TrueCourse) => LANDS[course.country].currency;
  const groups: (TrueColumn & { two?: TwoRowColumn['two'] })[][] = [
    ...(dice.in(5) ? [] : [[levelColumn(dice)]]),
    ...(dice.in(6) ? [] : [durationColumns(dice)]),
    ...(dice.in(6) ? [] : [intakeColumns(dice)]),
    ...(isFeeInTwo ? [twoRowFee(dice, money)] : dice.in(7) ? [] : [feeColumns(dice, isOneCountry, country)]),
    ...(isTwoRows ? [twoRowEnglish(dice)] : dice.in(4) ? [] : [englishColumns(dice)]),
    ...textColumns(dice)
      .filter(({ gives }) => dice.in(3) && !(isByCode && gives[0] === 'code'))
      .map((column) => [column]),
    ...dice
      .shuffled(OTHER_HEADS)
      .slice(0, dice.below(3))
      .map((other) => [otherColumn(dice, other)]),
    ...(dice.in(3) ? [[secretColumn(dice)]] : []),
    ...(dice.in(3) ? [secretRemarks(dice)] : []),
  ];
  const heads = new Set<string>();
  const rest = dice.shuffled(groups).filter((group) => {
    const isNew = group.every(({ head }) => !heads.has(head.toLowerCase()));
    for (const { head } of group) heads.add(head.toLowerCase());
    return isNew;
  });
  const fields = new Set<string>();
  const once = rest.filter((group) => {
    const own = group.flatMap(({ fields: of, gives }) => (gives.length ? of.filter((field) => field !== null) : []));
    const isNew = own.every((field) => !fields.has(field));
    for (const field of own) fields.add(field);
    return isNew;
  });
  const names = [joins ? [keyColumn(dice)] : isOneUniversity ? [] : [universityColumn(dice)], [courseColumn(dice)]];
  const land = isOneCountry || joins ? [] : [countryColumn(dice)];
  const code = isByCode ? [{ ...codeColumn(dice), isKey: true as const }] : [];
  const first = [...(dice.in(2) ? names : [...names].reverse()).flat(), ...land, ...code];
  return [
    ...first.map((column) => ({ ...column, group: 0, isName: true as const })),
    ...once.flatMap((group, at) => group.map((column) => ({ ...column, group: at + 1 }))),
  ];
}

const keyOf = ({ university, country }: TrueCourse) =>
  `U${10 + Object.keys(LANDS).indexOf(country) * 10 + LANDS[country].universities.indexOf(university)}`;

/** The id of a university of the other sheet. */
function keyColumn(dice: Dice): TrueColumn {
  const head = dice.one(['University ID', 'university_id', 'Uni ID', 'Institution ID']);
  const truth = ({ university, country }: TrueCourse) => ({ university, country });
  return { head, fields: ['university'], gives: ['university', 'country'], cell: keyOf, truth };
}

function universitySheet(courses: readonly TrueCourse[]): Cell[][] {
  const known = new Map(courses.map((course) => [keyOf(course), [keyOf(course), course.university, course.country]]));
  return [['University ID', 'University Name', 'Country'], ...known.values()];
}

function otherColumn(dice: Dice, [head, cells]: (typeof OTHER_HEADS)[number]): TrueColumn {
  let row = 0;
  const cell = () => {
    row += 1;
    return cells.length ? dice.one(cells) : row;
  };
  return { head, fields: [null], gives: [], cell, truth: () => ({}) };
}

const secretShare = (dice: Dice) => `${10 + dice.below(15)}.${100 + dice.below(899)}%`;

function secretColumn(dice: Dice): TrueColumn {
  const cell = () => dice.one([`${secretShare(dice)}`, `${secretShare(dice)} of first year`]);
  return {
    head: dice.one(SECRET_HEADS),
    fields: [null, 'staffNotes'],
    gives: [],
    cell,
    truth: () => ({}),
    isSecret: true,
  };
}

/** A column that students read, with a sentence in it that they may not. */
function secretRemarks(dice: Dice): TrueColumn[] {
  const head = dice.one(['Remarks', 'Additional Info', 'Notes', 'Comments']);
  const sentence = dice.one(['Commission', 'Agent commission', 'Incentive', 'Comm.', 'Net fee after commission']);
  const cell = ({ remarks }: TrueCourse) => `${remarks}. ${sentence} ${secretShare(dice)}`;
  return [{ head, fields: ['remarks', 'staffNotes'], gives: [], cell, truth: () => ({}), isSecret: true }];
}
