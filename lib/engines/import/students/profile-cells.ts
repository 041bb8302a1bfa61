import { type LeadFact, marksFact } from '@/lib/domain/agency/lead-facts';
import { readWrittenDay } from '@/lib/domain/days/written-day';
import { readMarks } from '@/lib/domain/marks/paper-marks';
import {
  DAY_COLUMNS,
  type DayOrder,
  PROFILE_COLUMNS,
  PROFILE_LABELS,
  type ProfileColumn,
  STUDY_COLUMNS,
  WISH_COLUMNS,
} from '@/lib/domain/student-fields';
import { type Exam, TESTS } from '@/lib/domain/test-scores';
import { parseOwnStudies } from '../values/own-studies';
import { isNothing, type Parsed, quoted, unread } from '../values/parsed';
import { genderIn, maritalStatusIn, worldCountryIn } from '../values/person-words';
import { examsIn } from '../values/scores';
import { scoreFact } from './register-cells';
import { testsOfCells } from './test-cells';

export type ProfileCells = { readonly [column in ProfileColumn]?: string };
export type DayOrders = { readonly [column in ProfileColumn]?: DayOrder };

interface CellsRead {
  /** What was understood, as texts: days 'YYYY-MM-DD', choices as they are stored. */
  profile: { [column in ProfileColumn]?: string };
  /** What was not, 'Head: value', to be kept as a note. */
  notes: string[];
  /** Why, in words. */
  problems: string[];
  /** Scores and marks that the profile takes none of so: without a day, without the studies they are of. */
  facts: LeadFact[];
}

/**
 * Reads the cells of a row that fill a profile. What can't be read for certain stays a note with the reason; a cell that says nothing is
 * nothing.
 * @param orders how days are written, by column, where that is known
 * @param heads by which notes name the columns
 */
export function profileOfCells(
  cells: ProfileCells,
  orders: DayOrders = {},
  heads: { readonly [column in ProfileColumn]?: string } = {},
  today = new Date().toISOString().slice(0, 10),
): CellsRead {
  const stated = PROFILE_COLUMNS.flatMap((column) => {
    const text = cells[column]?.trim() ?? '';
    return text === '' || isNothing(text) ? [] : [[column, text] as const];
  });
  const profile: CellsRead['profile'] = {};
  const unreadColumns = new Map<ProfileColumn, string>();
  const tests: { [column in ProfileColumn]?: string } = {};
  for (const [column, text] of stated) {
    if (isOfTest(column) && !DAY_COLUMNS.includes(column)) {
      tests[column] = text;
      continue;
    }
    const { value, problem = '' } = readCell(column, text, orders[column] ?? null, latestYear(column, today));
    if (value === null) unreadColumns.set(column, problem);
    else if (isOfTest(column)) tests[column] = value;
    else profile[column] = value;
  }
  const { cells: named, from } = underTheirTests(tests);
  const reports = testsOfCells(named);
  Object.assign(profile, reports.profile);
  for (const [column, problem] of reports.unread) {
    const stands = from.get(column) ?? column;
    if (!unreadColumns.has(stands)) unreadColumns.set(stands, problem);
  }
  const facts: LeadFact[] = [];
  for (const column of [...unreadColumns.keys()]) {
    const fact = isOfTest(column) ? scoreFact(tests[column] ?? '', examOf(column)) : null;
    if (!fact) continue;
    facts.push(fact);
    unreadColumns.delete(column);
    // What is said of the test as a whole is said of its parts.
    for (const part of unreadColumns.keys()) if (examOf(part) === fact.of) unreadColumns.set(part, '');
  }
  for (const [column, problem] of withoutStudies(profile)) unreadColumns.set(column, problem);
  // 'B.Com' says more than its level.
  if (profile.level && cells.level?.trim().toLowerCase() !== profile.level.toLowerCase())
    unreadColumns.set('level', '');
  const marks = unreadColumns.has('percentage') ? marksFact(asPercent(cells.percentage ?? '')) : null;
  if (marks) {
    facts.push(marks);
    unreadColumns.delete('percentage');
  }
  const left = stated.filter(([column]) => unreadColumns.has(column));
  return {
    profile,
    notes: left.map(([column, text]) => `${heads[column] || PROFILE_LABELS[column]}: ${text}`),
    problems: left.flatMap(([column]) => {
      const problem = unreadColumns.get(column);
      return problem ? [`${heads[column] || PROFILE_LABELS[column]}: ${problem}`] : [];
    }),
    facts,
  };
}

/** The test whose overall score a column is for; null for any test's, and for other columns. */
const examOf = (column: ProfileColumn): Exam | null => TESTS.find((test) => column.startsWith(`${test}_`)) ?? null;

/** 'PTE-58' under 'IELTS' is that test's score; `from`: where it stands. */
function underTheirTests(tests: ProfileCells): { cells: ProfileCells; from: Map<ProfileColumn, ProfileColumn> } {
  const cells: { [column in ProfileColumn]?: string } = { ...tests };
  const from = new Map<ProfileColumn, ProfileColumn>();
  for (const test of TESTS) {
    const column = `${test}_overall` as const;
    const [other, second] = examsIn(tests[column] ?? '');
    if (!other || second || other === test) continue;
    delete cells[column];
    const to = `${other}_overall` as const;
    if (cells[to] === undefined) cells[to] = tests[column];
    from.set(to, column);
  }
  return { cells, from };
}

/** The latest year that two digits of a column's days mean. */
function latestYear(column: ProfileColumn, today: string): number {
  const year = Number(today.slice(0, 4));
  if (column === 'dob') return year - YOUNGEST;
  return column === 'expiry_date' ? year + LONGEST_PASSPORT : year;
}

/** No student is younger, in years; and no passport runs longer. */
const YOUNGEST = 8;
const LONGEST_PASSPORT = 15;

const isOfTest = (column: ProfileColumn): boolean => /^(?:ielts|pte|toefl|det|gre|gmat|english|test)_/.test(column);

function readCell(column: ProfileColumn, text: string, order: DayOrder | null, latest: number): Parsed<string> {
  if (DAY_COLUMNS.includes(column)) {
    const read = readWrittenDay(text, order, latest);
    if (read === 'asks')
      return {
        value: null,
        problem: `${quoted(text)} can be two different dates (choose above).`,
      };
    return read ? { value: read.day } : unread(text, 'is not a date');
  }
  switch (column) {
    case 'gender':
      return genderIn(text);
    case 'marital_status':
      return maritalStatusIn(text);
    case 'nationality':
    case 'issued_country':
      return worldCountryIn(text);
    case 'level':
      return parseOwnStudies(text);
    case 'percentage':
      return marksOfCell(text);
    case 'language_of_instruction':
      return languageOf(text);
    case 'contact_name':
      return /\d{5}/.test(text) ? unread(text, 'is not a name') : { value: text };
    default:
      return { value: text };
  }
}

/** 'English medium', 'Eng', 'Hindi'; what is no name says nothing of the language. */
function languageOf(text: string): Parsed<string> {
  if (/^eng(?:lish)?(?: medium)?$/i.test(text)) return { value: 'English' };
  return /^(?!.*\beng|yes\b|no\b|n\/?a\b)\p{L}+(?: medium)?$/iu.test(text)
    ? { value: 'Another language' }
    : unread(text, 'is not a language');
}

/** '78%', '3.1/5', '2:2', as the profile takes them; and 0.78 where a spreadsheet made a share of 78 %. */
function marksOfCell(text: string): Parsed<string> {
  const marks = asPercent(text);
  const read = readMarks(marks);
  return 'asks' in read ? { value: null, problem: read.asks } : { value: marks };
}

function asPercent(text: string): string {
  const share = Number(text);
  return share > 0.1 && share < 1 ? `${Number((share * 100).toFixed(4))} %` : text;
}

/** Studies are kept with their level and their marks; what stands alone is taken out, and given back with the reason. */
function withoutStudies(profile: CellsRead['profile']): [ProfileColumn, string][] {
  if (profile.level && profile.percentage) return [];
  const why = profile.level
    ? 'the marks are missing.'
    : profile.percentage
      ? 'the qualification for these marks is missing.'
      : '';
  return STUDY_COLUMNS.flatMap((column): [ProfileColumn, string][] => {
    if (profile[column] === undefined) return [];
    delete profile[column];
    return [[column, column === 'level' || column === 'percentage' ? why : '']];
  });
}

/** What a row wishes for in one line: 'Canada, B.Sc Nursing, Sep 2027'; '' for nothing. */
export const wishesOf = (profile: CellsRead['profile']): string =>
  WISH_COLUMNS.flatMap((column) => profile[column] ?? []).join(', ');
