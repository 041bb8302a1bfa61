import { COUNTRIES, type Country } from '@/lib/domain/countries';
import {
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
import { OTHER_HEADS, SECRET_HEADS } from './other-heads';

type Cell = string | number | null;

/** A workbook as an agency might keep it, with the truth about it. */
export interface TrueWorkbook {
  seed: number;
  sheets: Record<string, Cell[][]>;
  /** What the person who uploads says of it. */
  country: Country;
  university: string;
  /** The head as it stands, in the order of the columns. */
  columns: (TrueColumn & { written: string })[];
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
  const columns = shuffledColumns(dice, { country, isOneCountry, isOneUniversity, joins });
  const write = headStyle(dice);
  const written = columns.map((column) => ({ ...column, written: write(column.head) }));
  const built = rowsOf(dice, written, courses);
  const sheets: Record<string, Cell[][]> = {
    [dice.one(['Courses', 'Sheet1', 'Course List', 'Programs'])]: built.cells,
  };
  if (joins) sheets.Universities = universitySheet(courses);
  else if (dice.in(5))
    sheets[dice.one(['Read me', 'Instructions'])] = [['How to use this list'], ['Prices change each year.']];
  return { seed, sheets, country, university, columns: written, rows: built.rows, secrets: built.secrets };
}

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
}

/** Columns that belong together stay side by side; the rest in any order, names mostly first. */
function shuffledColumns(dice: Dice, { country, isOneCountry, isOneUniversity, joins }: Shape): TrueColumn[] {
  const groups: TrueColumn[][] = [
    ...(dice.in(5) ? [] : [[levelColumn(dice)]]),
    ...(dice.in(6) ? [] : [durationColumns(dice)]),
    ...(dice.in(6) ? [] : [intakeColumns(dice)]),
    ...(dice.in(7) ? [] : [feeColumns(dice, isOneCountry, country)]),
    ...(dice.in(4) ? [] : [englishColumns(dice)]),
    ...textColumns(dice)
      .filter(() => dice.in(3))
      .map((column) => [column]),
    ...dice
      .shuffled(OTHER_HEADS)
      .slice(0, dice.below(3))
      .map((other) => [otherColumn(dice, other)]),
    ...(dice.in(3) ? [[secretColumn(dice)]] : []),
    ...(dice.in(3) ? [secretRemarks(dice)] : []),
    ...(isOneCountry ? [] : [joins ? [] : [countryColumn(dice)]]),
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
  return [...(dice.in(2) ? names : [...names].reverse()), ...once].flat();
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

/** One hand writes the heads of one sheet. */
function headStyle(dice: Dice): (head: string) => string {
  const snake = (head: string) =>
    head
      .toLowerCase()
      .replace(/ \(\D{0,2}[£$]\)/, '')
      .replace(/[^a-z0-9#]+/g, '_')
      .replace(/^_|_$/g, '');
  const camel = (head: string) => snake(head).replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const prefix = dice.one(['crs_', 'abc_', 'nvt_']);
  return dice.one<(head: string) => string>([
    (head) => head,
    (head) => head,
    (head) => head,
    (head) => head.toUpperCase(),
    snake,
    camel,
    (head) => `${head} *`,
    (head) => `${head}:`,
    (head) => head.replace(' ', '\n'),
    (head) => `  ${head.replace(' ', '  ')} `,
    (head) => `${prefix}${snake(head)}`,
  ]);
}

const BLANKS = ['', 'N/A', '-', 'TBC', null];

function rowsOf(dice: Dice, columns: TrueWorkbook['columns'], courses: readonly TrueCourse[]) {
  const cells: Cell[][] = [];
  const rows: TrueWorkbook['rows'] = new Map();
  const secrets: string[] = [];
  const width = columns.length;
  if (dice.in(4))
    cells.push([dice.one(['Course list 2026-27', 'UPDATED PRICE LIST', 'Partner institutions: courses'])]);
  if (cells.length && dice.in(2)) cells.push([]);
  cells.push(columns.map(({ written }) => written));
  const isNoisy = dice.in(3);
  for (const course of courses) {
    if (dice.in(30)) cells.push([]);
    if (dice.in(40)) {
      cells.push(columns.map(({ written }) => written));
      rows.set(cells.length, 'none');
    }
    let truth: Truth = {};
    const row = columns.map((column) => {
      const isName = column.gives.some((name) => name === 'course' || name === 'university');
      const isBlank = isNoisy && !isName && !column.isSecret && column.gives.length === 1 && dice.in(8);
      const own = column.truth(course);
      if (isBlank && Object.keys(own).length === 1 && !isPart(columns, column)) {
        truth = {
          ...truth,
          ...Object.fromEntries(Object.keys(own).map((name) => [name, name === 'country' ? undefined : ''])),
        };
        return column.gives[0] === 'country' ? column.cell(course) : dice.one(BLANKS);
      }
      truth = { ...truth, ...own };
      const cell = column.cell(course);
      if (column.isSecret) secrets.push(/\d+\.\d+%/.exec(String(cell))?.[0] ?? String(cell));
      return cell;
    });
    for (const [name, value] of Object.entries(truth))
      if (value === undefined) Object.assign(truth, { [name]: course.country });
    cells.push(row);
    rows.set(cells.length, { course, truth });
  }
  if (dice.in(8) && width > 2) {
    cells.push([dice.one(['Total', 'TOTAL']), ...Array<null>(width - 2).fill(null), String(courses.length)]);
    rows.set(cells.length, 'none');
  }
  return { cells, rows, secrets };
}

/** Several columns that say one field together are never blank by themselves. */
const isPart = (columns: readonly TrueColumn[], { gives }: TrueColumn) =>
  columns.filter((other) => other.gives.some((name) => gives.includes(name))).length > 1;
