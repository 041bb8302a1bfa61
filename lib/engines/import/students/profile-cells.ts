import { readWrittenDay } from '@/lib/domain/days/written-day';
import { readMarks } from '@/lib/domain/marks/paper-marks';
import {
  DAY_COLUMNS,
  type DayOrder,
  PROFILE_COLUMNS,
  PROFILE_LABELS,
  type ProfileColumn,
  WISH_COLUMNS,
} from '@/lib/domain/student-fields';
import { parseOwnStudies } from '../values/own-studies';
import { isNothing, type Parsed, quoted, unread } from '../values/parsed';
import { personName } from '../values/person-name';
import { genderIn, maritalStatusIn, worldCountryIn } from '../values/person-words';
import type { ReadColumn, StudentCells, StudentDraft } from './read-students';
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
    const { value, problem = '' } = readCell(column, text, orders[column] ?? null);
    if (value === null) unreadColumns.set(column, problem);
    else if (isOfTest(column)) tests[column] = value;
    else profile[column] = value;
  }
  const reports = testsOfCells(tests);
  Object.assign(profile, reports.profile);
  for (const [column, problem] of reports.unread) if (!unreadColumns.has(column)) unreadColumns.set(column, problem);
  for (const [column, problem] of withoutStudies(profile)) unreadColumns.set(column, problem);
  // 'B.Com' says more than its level.
  if (profile.level && cells.level?.trim().toLowerCase() !== profile.level.toLowerCase())
    unreadColumns.set('level', '');
  const left = stated.filter(([column]) => unreadColumns.has(column));
  return {
    profile,
    notes: left.map(([column, text]) => `${heads[column] || PROFILE_LABELS[column]}: ${text}`),
    problems: left.flatMap(([column]) => {
      const problem = unreadColumns.get(column);
      return problem ? [`${heads[column] || PROFILE_LABELS[column]}: ${problem}`] : [];
    }),
  };
}

const isOfTest = (column: ProfileColumn): boolean => /^(?:ielts|pte|toefl|det|gre|gmat|english|test)_/.test(column);

function readCell(column: ProfileColumn, text: string, order: DayOrder | null): Parsed<string> {
  if (DAY_COLUMNS.includes(column)) {
    const read = readWrittenDay(text, order);
    if (read === 'asks')
      return {
        value: null,
        problem: `${quoted(text)} can be two different dates. Please choose above how this column writes its dates.`,
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
    case 'contact_name':
      return /\d{5}/.test(text) ? unread(text, 'is not a name') : { value: text };
    default:
      return { value: text };
  }
}

/** '78%', '3.1/5', '2:2', as the profile takes them; and 0.78 where a spreadsheet made a share of 78 %. */
function marksOfCell(text: string): Parsed<string> {
  const share = Number(text);
  if (share > 0.1 && share < 1) return { value: `${Number((share * 100).toFixed(4))} %` };
  const read = readMarks(text);
  return 'asks' in read ? { value: null, problem: read.asks } : { value: text };
}

/** Studies are kept with their level and their marks; what stands alone is taken out, and given back with the reason. */
function withoutStudies(profile: CellsRead['profile']): [ProfileColumn, string][] {
  if (profile.level && profile.percentage) return [];
  const of = ['level', 'percentage', 'field_of_study', 'institution', 'board'] as const;
  const why = profile.level
    ? 'the marks are missing.'
    : profile.percentage
      ? 'the qualification for these marks is missing.'
      : '';
  return of.flatMap((column): [ProfileColumn, string][] => {
    if (profile[column] === undefined) return [];
    delete profile[column];
    return [[column, column === 'level' || column === 'percentage' ? why : '']];
  });
}

/** What a row wishes for in one line: 'Canada, B.Sc Nursing, Sep 2027'; '' for nothing. */
export const wishesOf = (profile: CellsRead['profile']): string =>
  WISH_COLUMNS.flatMap((column) => profile[column] ?? []).join(', ');

/** A row as its cells say it; nothing is checked yet. */
export interface ReadRow {
  row: number;
  name: string;
  email: string;
  mobile: string;
  counsellor_name: string;
  profile: { [column in ProfileColumn]?: string };
  /** The other columns and what wasn't understood, 'Head: value' a line. */
  more: string;
  /** What wasn't understood, and why. */
  problems: string[];
}

/** How the columns are to be read. */
export type Columns = readonly Pick<ReadColumn, 'field' | 'head' | 'days'>[];

/** Reads a row by its cells. */
export function rowOfCells({ row, cells, more }: StudentDraft, columns: Columns): ReadRow {
  const heads: { [column in ProfileColumn]?: string } = {};
  const orders: { -readonly [column in keyof DayOrders]: DayOrders[column] } = {};
  for (const { field, head, days } of columns) {
    if (!isProfile(field)) continue;
    heads[field] = head;
    if (days && days !== 'asks') orders[field] = days;
  }
  const { profile, notes, problems } = profileOfCells(profileCells(cells), orders, heads);
  return {
    row,
    name: personName(cells.name || [cells.first_name, cells.middle_name, cells.last_name].filter(Boolean).join(' ')),
    email: cells.email ?? '',
    mobile: withCode(cells.mobile ?? '', cells.country_code ?? ''),
    counsellor_name: personName(cells.counsellor_name ?? ''),
    profile,
    more: [more, ...notes].filter(Boolean).join('\n'),
    problems,
  };
}

const isProfile = (field: string | null): field is ProfileColumn => PROFILE_COLUMNS.some((column) => column === field);

const profileCells = (cells: StudentCells) =>
  Object.fromEntries(PROFILE_COLUMNS.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])));

/** '+91' or '91' beside '98140 55555'; a number that has its code, or stands with others, stays. */
function withCode(mobile: string, code: string): string {
  const digits = code.replace(/\D/g, '');
  if (!mobile || !digits || digits.length > 4 || /^\s*(\+|00)/.test(mobile)) return mobile;
  return `+${digits} ${mobile.replace(/^0+/, '')}`;
}
