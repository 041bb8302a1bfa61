/** Courses that an agency puts together for a lead or a student, and a link by which the family says which it would like. */

/** Courses on a shortlist. */
export const MOST_SHORTLISTED = 6;
/** Days that a link works: unless chosen, and at most. */
export const LINK_DAYS = 30;
export const LONGEST_LINK_DAYS = 60;
/** Characters of the note on a course. */
export const LONGEST_SHORTLIST_NOTE = 500;
/** Openings of a link are counted so far. */
export const MOST_COUNTED_OPENINGS = 500;

/** What the family says of a course: a wish, which agrees to nothing. */
export const WISHES = ['yes', 'maybe', 'no'] as const;
export type Wish = (typeof WISHES)[number];
export const WISH_WORDS: Readonly<Record<Wish, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** Whom a shortlist is for. */
export const SHORTLISTED_FOR = ['lead', 'student'] as const;
export type ShortlistedFor = (typeof SHORTLISTED_FOR)[number];

/** What a shortlist says of a course, as it was on a day. */
export interface CourseFacts {
  /** How the student fits; '' where that is not judged, as for a lead. */
  verdict: string;
  /** The tuition fee in major units of `currency`, for one `feePeriod`; null where none is published. */
  fee: number | null;
  currency: string;
  feePeriod: string;
  /** What it costs until it is finished, with living and visa, in words; '' where no part is known. */
  cost: string;
  /** The months it starts in: 'Jan Sep'. */
  intakes: string;
  /** Until when one can apply: 'Jan 2026-11-30 Sep 2027-06-30'. */
  closingDays: string;
}

export const COURSE_CHANGES = ['gone', 'fee', 'intakes', 'deadline', 'fit'] as const;
export type CourseChange = (typeof COURSE_CHANGES)[number];

/** What is different of a course since it was seen; `now` is null for one that is not offered any more. */
export function changesSince(seen: CourseFacts, now: CourseFacts | null): CourseChange[] {
  if (!now) return ['gone'];
  const isOtherFee = seen.fee !== now.fee || seen.currency !== now.currency || seen.feePeriod !== now.feePeriod;
  const changed: Record<Exclude<CourseChange, 'gone'>, boolean> = {
    fee: isOtherFee,
    intakes: seen.intakes !== now.intakes,
    deadline: seen.closingDays !== now.closingDays,
    // What was not judged then is no change.
    fit: seen.verdict !== '' && seen.verdict !== now.verdict,
  };
  return COURSE_CHANGES.filter((one) => one !== 'gone' && changed[one]);
}

/** The first of a person's names, which is all that a link shows of them. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
