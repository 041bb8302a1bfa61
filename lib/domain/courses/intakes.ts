import { type ClosingDay, type ClosingDays, closingDaysOf, closingList, closingText } from './closing-days';
import { MONTHS, type Month } from './course';

/**
 * The months a course starts in, and until when one can apply for each. They are stored as lists, and for one release more as texts
 * beside them, which web processes of the release before read and write.
 */
export interface StoredLists {
  /** In calendar order; absent in a course that the release before stored. */
  intakes?: readonly Month[];
  /** In the order of the months. */
  closings?: readonly ClosingDay[];
}

interface Texts {
  admissionIntake: string;
  closingDays?: string;
}

/** The months in a text like 'Feb Jul', in calendar order; none for '', which is an intake that isn't published. */
export function intakesOf(text: string): Month[] {
  const stated = text.split(' ');
  return MONTHS.filter((month) => stated.includes(month));
}

/** The specification's text of intakes: 'Feb Jul', in calendar order. */
export function intakeText(months: Iterable<Month>): string {
  const chosen = new Set(months);
  return MONTHS.filter((month) => chosen.has(month)).join(' ');
}

/** 'Jan 2027' of 202701: an intake of one year. */
export const intakeWords = (intake: number): string =>
  `${MONTHS[(intake % 100) - 1] ?? ''} ${Math.floor(intake / 100)}`;

/** A stored course's intakes: by its text where the list is absent, or isn't of the present text. */
export function storedIntakes({ intakes, admissionIntake }: Texts & StoredLists): readonly Month[] {
  return intakes && intakeText(intakes) === admissionIntake ? intakes : intakesOf(admissionIntake);
}

/** A stored course's closing days by month: by its text where the list is absent, or isn't of the present text. */
export function storedClosingDays({
  closings,
  closingDays = '',
}: Pick<Texts, 'closingDays'> & StoredLists): ClosingDays {
  if (!closings) return closingDaysOf(closingDays);
  const days: ClosingDays = Object.fromEntries(closings.map(({ month, day }) => [month, day]));
  return closingText(days) === closingDays ? days : closingDaysOf(closingDays);
}

/** Facts of a course as they are stored: with the lists of those texts that are among them. */
export function withLists<Facts extends object>(facts: Facts): Facts & StoredLists {
  const { admissionIntake, closingDays } = facts as Partial<Texts>;
  return {
    ...facts,
    ...(admissionIntake === undefined ? {} : { intakes: intakesOf(admissionIntake) }),
    ...(closingDays === undefined ? {} : { closings: closingList(closingDaysOf(closingDays)) }),
  };
}
