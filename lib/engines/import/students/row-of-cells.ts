import { PROFILE_COLUMNS, type ProfileColumn } from '@/lib/domain/student-fields';
import { personName } from '../values/person-name';
import { type DayOrders, profileOfCells } from './profile-cells';
import type { ReadColumn, StudentCells, StudentDraft } from './read-students';

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
