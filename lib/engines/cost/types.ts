import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, FeePeriod } from '@/lib/domain/courses/course';
import type { Fact } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import type { CouldBe, Scholarship } from '@/lib/engines/facts/scholarship';
import type { VisaPlan } from './visa-plan';

/** 'likely': rests on a secondary source, or on what is usual. 'last known': its review day has passed. */
export type Certainty = 'known' | 'likely' | 'last known' | 'not known';

/** What a line pays for, in words that a sum can name it by. */
export const COST_PARTS = ['tuition', 'living cost', 'family', 'health cover', 'SEVIS fee', 'visa'] as const;
export type CostPart = (typeof COST_PARTS)[number];

/** Where a figure comes from. 'university': the course's own record. */
export interface FigureSource {
  title: string;
  address: string;
  kind: 'official' | 'secondary' | 'university' | 'rates';
  /** The day it was read or stated, 'YYYY-MM-DD'. */
  day: string;
}

/** One figure with what it rests on. */
export interface Figure {
  key: string;
  label: string;
  certainty: Certainty;
  /** How it is worked out, what it covers, or why it isn't known: a sentence. */
  text: string;
  /** Null exactly when it is not known. */
  source: FigureSource | null;
  /** Where to look for what is not known, if a page is. */
  look?: { title: string; address: string } | undefined;
}

export interface CostLine extends Figure {
  part: CostPart;
  /** Major units of `currency`, to the cent; null when it can't be worked out. */
  amount: number | null;
  /** Where one of two amounts is due and which isn't clear, the larger; `amount` is the smaller. Null else. */
  most: number | null;
  currency: string;
}

/** What the lines with an amount come to. */
export interface Sum {
  /** One per currency, in the order of the lines; `most` where it depends on what isn't clear. */
  amounts: { currency: string; amount: number; most: number | null }[];
  /** A line in it is the last known one: its review day has passed. */
  about: boolean;
  /** A line in it rests on a secondary source, or on what is usual. */
  likely: boolean;
  /** What is in it, and what is not because it isn't known. */
  parts: CostPart[];
  missing: CostPart[];
}

export interface Bank {
  lines: CostLine[];
  sum: Sum;
  /** For how long the money must have been held; null where no rule is known. */
  held: Figure;
  holder: Figure;
  /** Further rules of the country. */
  rules: Figure[];
  /** The visa plan's day, or today where that is past; null where no time is published. Without an intake the day of asking. */
  applyBy: string | null;
  /** When to apply for the chosen intake, and what to have in hand; null without one. */
  plan: VisaPlan | null;
  /** Since when the money must be held, and from when on the period may end; null where no rule is known. */
  window: { from: string; endsFrom: string | null } | null;
}

/** What a course leads to, as rules on work tell courses apart. */
export type Award = 'bachelor' | 'master' | 'master by research' | 'doctorate' | 'below a degree';

export interface WorkRow extends Figure {
  /** How long graduates may work; null where it isn't known, and in rows about something else. */
  months: number | null;
}

/** The reader's own currency, by reference rates. */
export interface OwnCurrency {
  currency: string;
  /** What one unit of each currency of the lines is in it; those the rates don't name are left out. */
  rates: Record<string, number>;
  source: FigureSource;
  /** The rates are made up for a demonstration. */
  example: boolean;
}

export interface Cost {
  on: string;
  family: number;
  intake: { year: number; month: string } | null;
  lines: CostLine[];
  sum: Sum;
  /** What it could come to with one scholarship; null where none can be counted. */
  couldBe: CouldBe | null;
  notIncluded: string[];
  bank: Bank;
  work: { applyOn: string; rows: WorkRow[] };
  /** Null where none was asked for, or there are no rates for it. */
  own: OwnCurrency | null;
}

/** As much of a course as its cost depends on. */
export interface CostedCourse {
  course: string;
  country: Country;
  university: string;
  campus: string;
  level: CourseLevel | '';
  currency: string;
  /** Major units for one fee period; null when not published. */
  tuitionFee: number | null;
  feePeriod: FeePeriod | '';
  durationInMonths: number | null;
  source: FigureSource;
}

export interface Question {
  /** The day of the visa application, 'YYYY-MM-DD': it decides which facts are valid. */
  on: string;
  /** The student and those who come along. */
  family: number;
  intake: { year: number; month: string } | null;
  /** Those that the course's students can apply for; none where left out. */
  scholarships?: readonly Scholarship[] | undefined;
  /** The fact as it is valid on `on`, or on another day. */
  read: (id: FactId, day?: string) => Fact | null;
}
