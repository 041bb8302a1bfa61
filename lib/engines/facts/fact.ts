import type { Country } from '@/lib/domain/countries';

/** A number, a text, or a table of either: persons of a family → amount, kind of degree → months. */
export type FactValue = number | string | Readonly<Record<string, number | string>>;

export const FACT_SHAPES = ['number', 'text', 'table'] as const;
export type FactShape = (typeof FACT_SHAPES)[number];

/** Money is in major units, as the sources print it: 'CAD per year', 'GBP per month', 'AUD' for a charge paid once. */
type MoneyUnit = `${'AUD' | 'CAD' | 'GBP' | 'NZD' | 'SGD' | 'USD'}${'' | ' per month' | ' per year'}`;
type FactUnit =
  | MoneyUnit
  | 'days'
  | 'hours a fortnight'
  | 'hours a week'
  | 'level'
  | 'months'
  | 'per cent'
  | 'score'
  | 'words';

export const SOURCE_KINDS = ['official', 'secondary'] as const;
/** Official: the government's, the test owner's or the university's own text. A secondary one gives at most 'likely'. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface FactSource {
  title: string;
  address: string;
  kind: SourceKind;
}

/** Which date decides on the period: of the visa application, of the test, or simply the day of reading. */
type DecidingDate = 'application' | 'day' | 'test';

/** What a fact is, whatever its value is. */
export interface FactKind {
  /** As a heading: 'Living cost outside London'. */
  label: string;
  shape: FactShape;
  unit: FactUnit;
  /** Null: for every country. */
  country: Country | null;
  by: DecidingDate;
  /** What the value covers and what it doesn't, as a sentence; ''. */
  note: string;
  /** Where to look while it is not known; left out where no page was found. */
  look?: { title: string; address: string } | undefined;
}

/** A value while it is valid. Days are 'YYYY-MM-DD'. */
export interface FactPeriod {
  value: FactValue;
  /** The first day; the day it was read, where that isn't known. */
  validFrom: string;
  /** The last day; null while none is known. */
  validTo: string | null;
  source: FactSource;
  readOn: string;
  /** From the day after on it may be out of date: a sum takes it as last known and says 'about', and no verdict rests on it. */
  reviewBy: string;
  /** The newest look after the review day that found no newer value. */
  looked?: FactLook | undefined;
}

/** A later look: its day ('YYYY-MM-DD'), and what was looked for and found, in sentences. */
export interface FactLook {
  on: string;
  found: string;
}

/** One fact with one of its periods. */
export interface Fact extends FactPeriod {
  id: string;
  label: string;
  unit: FactUnit;
  appliesTo: { country: Country | null; by: DecidingDate; note: string };
}

/** A kind of fact with the periods that are shipped; none: it is not known until an admin enters it. */
export interface ShippedFact extends FactKind {
  periods: readonly FactPeriod[];
}
