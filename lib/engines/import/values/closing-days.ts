import { readClosingDays } from '@/lib/domain/courses/closing-days';
import type { Month } from '@/lib/domain/courses/course';
import { dayOf } from '@/lib/domain/days/day';
import type { Cell } from '../spreadsheet';
import { isNothing, type Parsed, unread } from './parsed';

/**
 * Reads until when one can apply: 'Sep: 30 June 2027; Jan 2026-11-30', or one day where there is one intake.
 * @param intakes as read from the same row
 */
export function parseClosingDays(cell: Cell, intakes: readonly Month[]): Parsed<string> {
  const text = cell instanceof Date ? dayOf(cell, 'UTC') : String(cell ?? '').trim();
  if (text === '' || isNothing(text)) return { value: null };
  if (typeof cell === 'number' || typeof cell === 'boolean') return unread(cell, 'is not a closing date');
  const read = readClosingDays(text, intakes);
  return 'value' in read ? { value: read.value } : { value: null, problem: `${read.problem}.` };
}
