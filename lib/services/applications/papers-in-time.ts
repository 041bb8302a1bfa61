import type { ItemKind } from '@/lib/domain/applications/checklist';
import { dateText } from '@/lib/domain/days/day-words';
import { monthsAfter, standingExpiries } from '@/lib/domain/days/expiry';
import type { ProfilePapers } from './checklists/new-items';

/** When an application's papers must hold; days as 'YYYY-MM-DD'. */
export interface Needed {
  today: string;
  /** The first day of the first intake that is open. */
  starts: string;
  /** How long the course takes, in months; null where it isn't stated. */
  months: number | null;
}

/**
 * Why the paper that a profile has of this kind won't do as it is, as a sentence; '' where nothing says so. A test report must hold on the
 * day the course starts, a passport until it ends, too. Of several reports the one that ends last counts.
 */
export function tooSoon(kind: ItemKind, { personal, tests }: ProfilePapers, { today, starts, months }: Needed): string {
  const standing = standingExpiries({ expiryDate: personal?.expiry_date ?? null, tests });
  const last = standing.find((one) => one.kind === kind);
  if (!last) return '';
  const what = `${last.what === 'Passport' ? 'The passport' : `The ${last.what}`} in the profile`;
  if (last.on < today) return `${what} ended on ${dateText(last.on)}.`;
  if (last.on < starts) return `${what} ends on ${dateText(last.on)}, before the course starts.`;
  const courseEnds = kind === 'passport' && months !== null ? monthsAfter(starts, Math.ceil(months)) : '';
  return last.on < courseEnds ? `${what} ends on ${dateText(last.on)}, before the course does.` : '';
}
