import { isEnd } from '@/lib/domain/applications/application-status';
import type { ItemKind } from '@/lib/domain/applications/checklist';
import { presentStart } from '@/lib/domain/applications/starts';
import { addMonths, type Day, todayIn } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { ENDING_KINDS, standingExpiries } from '@/lib/domain/days/expiry';
import { firstDayOf } from '@/lib/services/catalogue/search/eligibility';
import type { ApplicationRecord } from '@/models/application';
import type { CourseRecord } from '@/models/course';
import { type ProfilePapers, papersOf } from './checklists/new-items';

/** When an application's papers must hold; days as 'YYYY-MM-DD'. */
export interface Needed {
  today: Day;
  /** The first day of the first intake that is open. */
  starts: string;
  /** How long the course takes, in months; null where it isn't stated. */
  months: number | null;
}

/**
 * Why the paper that a profile has of this kind won't do as it is, as a sentence; '' where nothing says so. A test report must hold on the
 * day the course starts, a passport until it ends, too. Of several reports the one that ends last counts.
 */
export function tooSoon(kind: ItemKind, { personal, tests }: ProfilePapers, needed: Needed): string {
  const { today, starts, months } = needed;
  const standing = standingExpiries({ expiryDate: personal?.expiry_date ?? null, tests });
  const last = standing.find((one) => one.kind === kind);
  if (!last) return '';
  const what = `${last.what === 'Passport' ? 'The passport' : `The ${last.what}`} in the profile`;
  if (last.on < today) return `${what} expired on ${dateText(last.on)}.`;
  if (last.on < starts) return `${what} expires on ${dateText(last.on)}, before the course starts.`;
  const courseEnds = kind === 'passport' && months !== null ? addMonths(starts, Math.ceil(months)) : '';
  return last.on < courseEnds ? `${what} expires on ${dateText(last.on)}, before the course ends.` : '';
}

/**
 * The items of an application whose paper ends too soon for its course, each with why. The course starts on the offer's day, else on the
 * first of the intake; while that isn't known there are none. What the profile knows no end of is left out, as is what isn't needed, and
 * all of an application at its end.
 */
export async function itemsThatEnd(
  application: ApplicationRecord,
  course: Pick<CourseRecord, 'durationInMonths'> | null,
): Promise<{ itemId: string; why: string }[]> {
  const { userId, status, items = [], offer } = application;
  const asked = items.filter(({ kind, state }) => state !== 'waived' && ENDING_KINDS.some((one) => one === kind));
  if (isEnd(status) || asked.length === 0) return [];
  const start = presentStart(application);
  const starts = offer?.startOn ?? (start && firstDayOf(start));
  if (!starts) return [];
  const papers = await papersOf(userId);
  const needed = { today: todayIn('UTC'), starts, months: course?.durationInMonths ?? null };
  return asked
    .map(({ _id, kind }) => ({ itemId: String(_id), why: tooSoon(kind, papers, needed) }))
    .filter(({ why }) => why);
}
