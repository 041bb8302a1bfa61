import type { LeadFact } from '@/lib/domain/agency/lead-facts';
import type { SheetWork } from '@/lib/domain/agency/sheet-words';
import { type DayOrder, PROFILE_COLUMNS, type ProfileColumn, type StudentField } from '@/lib/domain/student-fields';
import { isNothing } from '../values/parsed';
import { personName } from '../values/person-name';
import { profileOfCells } from './profile-cells';
import type { ReadColumn, StudentCells, StudentDraft } from './read-students';
import { nameOfCell, workOfCells } from './register-cells';

/** A row as its cells say it; nothing is checked yet. */
export interface ReadRow {
  row: number;
  name: string;
  email: string;
  mobile: string;
  counsellor_name: string;
  profile: { [column in ProfileColumn]?: string };
  work: SheetWork;
  facts: LeadFact[];
  /** The other columns and what wasn't understood, 'Head: value' a line. */
  more: string;
  /** What wasn't understood, and why. */
  problems: string[];
}

/** How the columns are to be read. */
export type Columns = readonly Pick<ReadColumn, 'field' | 'head' | 'days'>[];

/** Reads a row by its cells. */
export function rowOfCells({ row, cells, more }: StudentDraft, columns: Columns): ReadRow {
  const heads: { [field in StudentField]?: string } = {};
  const orders: { [field in StudentField]?: DayOrder } = {};
  for (const { field, head, days } of columns) {
    if (!field) continue;
    heads[field] = head;
    if (days && days !== 'asks') orders[field] = days;
  }
  const today = new Date().toISOString().slice(0, 10);
  const { profile, notes, problems, facts } = profileOfCells(profileCells(cells), orders, heads, today);
  const work = workOfCells(cells, orders, heads, today);
  const whole = cells.name || [cells.first_name, cells.middle_name, cells.last_name].filter(Boolean).join(' ');
  const { name, rest } = nameOfCell(whole);
  return {
    row,
    name,
    email: cells.email ?? '',
    // '98140 00148 (viber)'
    mobile: withCode((cells.mobile ?? '').replace(/\s*\([\p{L}\s]+\)/gu, ''), cells.country_code ?? ''),
    counsellor_name: isNothing(cells.counsellor_name ?? '') ? '' : personName(cells.counsellor_name ?? ''),
    profile,
    work: work.work,
    facts,
    more: [...work.notes, rest, more, ...notes].filter(Boolean).join('\n'),
    problems: [...work.problems, ...problems],
  };
}

const profileCells = (cells: StudentCells) =>
  Object.fromEntries(PROFILE_COLUMNS.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])));

/** '+91' or '91' beside '98140 55555'; a number that has its code, or stands with others, stays. */
function withCode(mobile: string, code: string): string {
  const digits = code.replace(/\D/g, '');
  if (!mobile || !digits || digits.length > 4 || /^\s*(\+|00)/.test(mobile)) return mobile;
  return `+${digits} ${mobile.replace(/^0+/, '')}`;
}
