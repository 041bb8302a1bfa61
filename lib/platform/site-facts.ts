import { LEGAL_KINDS, type LegalDays, type LegalKind, NO_TEXTS } from '@/lib/domain/accounts/legal-texts';
import { FACE_PICTURES, NO_OPERATOR, type OperatorDetails, siteNameOf } from '@/lib/domain/accounts/operator';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import type { Day } from '@/lib/domain/days/day';
import { presentZone } from '@/lib/domain/days/time-zones';
import type { WorkWeek } from '@/lib/domain/days/working-days';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';
import type { CourseRecord } from '@/models/course';
import type { Filter } from '@/models/filter';
import { LegalText } from '@/models/legal-text';
import { Operator, type OperatorRecord } from '@/models/operator';
import { SiteSetting } from '@/models/site-setting';

/** What pages and letters say about the site itself. */
export interface SiteFacts {
  operator: OperatorDetails;
  /** Which legal texts are in force, and since when. */
  texts: LegalDays;
  /** The countries that it doesn't offer, each with the day since when. */
  withheld: Partial<Record<Country, Day>>;
  /** Courses, fees and people are invented. */
  demo: boolean;
}

/** As long as this it is not read again, where no event says that it changed. */
const FRESH_MS = 60_000;
/** After a failure it is not tried again for so long: no page waits for a database that is away. */
const AWAY_MS = 5_000;

const UNKNOWN: SiteFacts = { operator: NO_OPERATOR, texts: NO_TEXTS, withheld: {}, demo: false };

interface Known {
  facts: SiteFacts | null;
  readAt: number;
  failedAt: number;
  /** How many readings have begun; which of them found `facts`; how many had begun when they changed last. */
  begun: number;
  turn: number;
  changedAfter: number;
  /** What pages and letters have said since the last change that was announced. */
  said: SiteFacts | null;
  /** Called when they said something else than is true. */
  correct: () => void;
}

const known = () =>
  once(
    'site-facts',
    (): Known => ({
      facts: null,
      readAt: 0,
      failedAt: 0,
      begun: 0,
      turn: 0,
      changedAfter: 0,
      said: null,
      correct: () => {},
    }),
  );

/** Who runs this site, and whether its data are a demo's. Kept in memory; what can't be read is not known, and breaks no page. */
export async function siteFacts(): Promise<SiteFacts> {
  const state = known();
  state.said = await newest(state);
  return state.said;
}

async function newest(state: Known): Promise<SiteFacts> {
  if (state.facts && state.turn > state.changedAfter) {
    if (Date.now() - state.readAt > FRESH_MS) {
      state.readAt = Date.now();
      void readSiteFacts().catch(() => undefined);
    }
    return state.facts;
  }
  if (Date.now() - state.failedAt < AWAY_MS) return state.facts ?? UNKNOWN;
  try {
    return await readSiteFacts();
  } catch {
    state.failedAt = Date.now();
    return state.facts ?? UNKNOWN;
  }
}

/** Says that they changed: the next to ask waits until they are read, and gets the old ones where that fails. */
export function siteFactsChanged(): void {
  const state = known();
  state.changedAfter = state.begun;
  state.said = null;
}

/** Has this called when other facts are read than pages have said since the last change, as while the database was away. */
export function onSiteFactsCorrected(correct: () => void): void {
  known().correct = correct;
}

/** Reads them anew. */
export async function readSiteFacts(): Promise<SiteFacts> {
  const state = known();
  const turn = ++state.begun;
  await connectDatabase();
  const [operator, texts, settings] = await Promise.all([
    Operator.findById('site').lean(),
    legalDays(),
    SiteSetting.findById('site', 'demo').lean(),
  ]);
  // One that began later has ended before this one: what it found is newer.
  if (state.facts && turn < state.turn) return state.facts;
  state.facts = {
    ...{ operator: operator ? detailsOf(operator) : NO_OPERATOR, texts },
    withheld: Object.fromEntries(operator?.withheld?.map(({ country, since }) => [country, since]) ?? []),
    demo: settings?.demo === true,
  };
  Object.assign(state, { turn, readAt: Date.now() });
  if (state.said && JSON.stringify(state.said) !== JSON.stringify(state.facts)) {
    state.said = null;
    state.correct();
  }
  return state.facts;
}

/**
 * What is known now, without asking: what every page, list and job of this process goes by. Read at the start and after
 * each change that is announced.
 */
const presentFacts = (): SiteFacts => known().facts ?? UNKNOWN;

/** The time zone of the site, by its present name: the environment's, else its admins'. */
export const siteZone = (): string => presentZone(env().TIME_ZONE ?? (presentFacts().operator.timeZone || 'UTC'));

/** The time zone that a person's days are counted in, by its present name: their own, else the site's. */
export const timeZoneOf = ({ timeZone }: { timeZone?: string }): string =>
  timeZone ? presentZone(timeZone) : siteZone();

/** When the office works, and where. */
export const workWeek = (): WorkWeek => ({ days: presentFacts().operator.workingDays, timeZone: siteZone() });

/** What this site is called. */
export const siteName = async (): Promise<string> => siteNameOf((await siteFacts()).operator);

async function legalDays(): Promise<LegalDays> {
  const newest = (kind: LegalKind) => LegalText.findOne({ kind }, 'day text').sort({ n: -1 }).lean();
  const days = await Promise.all(
    LEGAL_KINDS.map(async (kind) => {
      const found = await newest(kind);
      return [kind, found?.text ? found.day : ''];
    }),
  );
  return { ...NO_TEXTS, ...Object.fromEntries(days) };
}

function detailsOf({ _id, savedOn, people, withheld = [], ...rest }: OperatorRecord): OperatorDetails {
  const pictures = FACE_PICTURES.map((name) => [name, rest[name] ? String(rest[name]) : '']);
  return {
    ...NO_OPERATOR,
    ...rest,
    ...Object.fromEntries(pictures),
    countries: COUNTRIES.filter((country) => !withheld.some((one) => one.country === country)),
    people: people.map(({ name, role, photoFileId }) => ({
      name,
      role,
      photo: photoFileId ? String(photoFileId) : '',
    })),
  };
}

/** Which courses this site offers. What it doesn't keeps its record and its page, but isn't found and takes no applications. */

/** The countries that this site offers, and those in `also` that have something to show, as a list of applications has. */
export const offeredCountries = (also: Partial<Record<Country, number>> = {}): Country[] =>
  COUNTRIES.filter((country) => !presentFacts().withheld[country] || also[country]);

/** Whether this site offers courses in a country. */
export const isOffered = (country: string): boolean => !presentFacts().withheld[country as Country];

/** The filter of courses that are offered: neither retired nor in a country that isn't. It names no field but `retiredOn` and `$and`. */
export function offered(): Filter<CourseRecord> {
  const all = offeredCountries();
  return { retiredOn: null, ...(all.length < COUNTRIES.length && { $and: [{ country: { $in: all } }] }) };
}

/** Since when a course isn't offered, by itself or as its country isn't; null for one that is. */
export const retiredSince = ({ retiredOn, country }: { retiredOn?: string | null; country: string }): string | null =>
  retiredOn || presentFacts().withheld[country as Country] || null;
