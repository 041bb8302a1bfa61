import type { PlanKind } from '@/lib/domain/imports/import-plan';
import { fold } from '@/lib/engines/search/types/fold';
import type { PlanEntries } from './entries';

/** Between the parts of a line; folded texts and names of fields and columns hold none. */
export const MARK = '\u0001';

/** What an entry is about: the fields a changed course gets new, the column at fault; 'perhaps' for a university that may be known. */
export function aboutOf<K extends PlanKind>(kind: K, entry: PlanEntries[K]): string[] {
  if (kind === 'changed') return Object.keys((entry as PlanEntries['changed']).after);
  if (kind === 'university') return (entry as PlanEntries['university']).perhaps ? ['perhaps'] : [];
  const { column } = entry as PlanEntries['refused'];
  return column ? [column] : [];
}

/** The university that an entry is about; '' for none. */
export function placeOf<K extends PlanKind>(kind: K, entry: PlanEntries[K]): string {
  if (kind === 'added' || kind === 'changed') return (entry as PlanEntries['added']).draft.university;
  return kind === 'university' ? '' : ((entry as Partial<PlanEntries['missing']>).university ?? '');
}

/** How a line names the university, apart from fields and columns. */
export const placeMark = (university: string): string => `in ${university}`;

/** The text that an entry is found by: a line of its page's search text, stored as `sought`. */
export function searchLine<K extends PlanKind>(kind: K, entry: PlanEntries[K]): string {
  return [fold(wordsOf(entry)), ...aboutOf(kind, entry), placeMark(placeOf(kind, entry)), ''].join(MARK);
}

function wordsOf(entry: PlanEntries[PlanKind]): string {
  const { course, university } = ('draft' in entry ? entry.draft : entry) as Partial<PlanEntries['missing']>;
  return course === undefined ? Object.values(entry).join(' ') : `${course} ${university}`;
}
