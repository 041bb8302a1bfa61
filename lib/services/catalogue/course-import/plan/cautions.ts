import { type Country, CURRENCY_OF } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { knownCourseField, saysOnlyName } from '@/lib/domain/courses/course-fields';
import { PLAN_WORDS } from '@/lib/domain/imports/import-plan';
import { counted } from '@/lib/domain/texts/counted';
import type { PlanEntries } from './entries';

/** Shares above which a person should look twice, and the number below which a share says nothing. */
const FEW = 10;
const MUCH_REFUSED = 0.25;
const MUCH_CHANGED = 0.5;
const MUCH_MISSING = 0.25;
const MUCH_EMPTIED = 0.1;
const MUCH_DEARER = 0.1;
const MUCH_FOREIGN = 0.5;
/** So many universities, none of which is known, say something of the country. */
const MANY_UNKNOWN = 20;
/** Two-letter domains that people use everywhere. */
const NO_COUNTRY = new Set('io co ai me tv eu cc ly to'.split(' '));
const DOMAIN_OF: Record<Country, string> = {
  Canada: 'ca',
  Australia: 'au',
  'New Zealand': 'nz',
  USA: 'us',
  UK: 'uk',
  Singapore: 'sg',
};
/** A fee that moves by more than this factor is more often a mistaken column or currency than a new price. */
const FEE_FACTOR = 1.5;

/** Watches the changes of a plan for what is more often a mistake than meant. */
export class Watch {
  private readonly emptied = new Map<string, number>();
  private jumpingFees = 0;
  /** Rows that wait because a known course would get another name and level. */
  renames = 0;
  private fees = 0;
  /** 'GBP fees, Australia' → how many rows. */
  private readonly foreign = new Map<string, { currency: string; country: Country; rows: number }>();

  /** Rows that say nothing of their course but its name, and perhaps a place. */
  private nameOnly = 0;
  private links = 0;
  /** The country part of links' domains, 'de' → how many rows. */
  private readonly domains = new Map<string, number>();
  /** Rows of institutions, which are no courses. */
  institutions = 0;

  /** A fee in another currency than the country's speaks against one of the two. */
  addRow(draft: CourseDraft): void {
    const { country, currency, tuitionFeeMinor } = draft;
    if (saysOnlyName(draft)) this.nameOnly++;
    this.addLink(draft.courseLink);
    if (tuitionFeeMinor === null) return;
    this.fees++;
    if (currency === CURRENCY_OF[country]) return;
    const name = `${currency} ${country}`;
    const known = this.foreign.get(name) ?? { currency, country, rows: 0 };
    known.rows++;
    this.foreign.set(name, known);
  }

  private addLink(link: string): void {
    if (link === '') return;
    this.links++;
    const end = /^https?:\/\/[^/:?#]*\.([a-z]{2})(?:[/:?#]|$)/i.exec(link)?.[1]?.toLowerCase();
    if (end && !NO_COUNTRY.has(end)) this.domains.set(end, (this.domains.get(end) ?? 0) + 1);
  }

  /**
   * What to ask about a list that seems to be of another country than the one chosen for its rows: none of its universities, twenty
   * or more, is known there (`unknown` counts them), and links or fees point elsewhere. '' where nothing does.
   */
  otherCountry(country: Country, unknown: number): string {
    if (unknown < MANY_UNKNOWN) return '';
    const elsewhere = [...this.domains].filter(([end]) => end !== DOMAIN_OF[country]);
    const links = elsewhere.reduce((sum, [, rows]) => sum + rows, 0);
    const fees = [...this.foreign.values()].reduce((sum, { rows }) => sum + rows, 0);
    const [end = ''] = elsewhere.sort((a, b) => b[1] - a[1])[0] ?? [];
    const why = [
      links > this.links / 2 ? `the links end in .${end}` : '',
      fees > this.fees / 2 ? 'the fees are in another currency' : '',
    ].filter(Boolean);
    if (why.length === 0) return '';
    return `The courses are for ${country}, but we list none of the ${number(unknown)} universities there, and ${why.join(' and ')}.`;
  }

  add({ before, after }: Pick<PlanEntries['changed'], 'before' | 'after'>): void {
    for (const [field, value] of Object.entries(after)) {
      if (value === '' || value === null) this.emptied.set(field, (this.emptied.get(field) ?? 0) + 1);
    }
    if (isJump(feeFactor({ before, after }))) this.jumpingFees++;
  }

  /** One sentence for each thing out of the ordinary. */
  cautions(counts: {
    twins?: number;
    repeats?: number;
    universitiesPerhapsKnown?: number;
    rows: number;
    changed: number;
    unchanged: number;
    refused: number;
    missing: number;
    gone?: number;
  }): string[] {
    const { rows, changed, unchanged, refused, missing } = counts;
    const known = changed + unchanged;
    const found: string[] = [];
    for (const { currency, country, rows: foreign } of this.foreign.values()) {
      if (foreign < this.fees * MUCH_FOREIGN) continue;
      const of = `${number(foreign)} of ${number(this.fees)} fees are in ${currency}`;
      found.push(`${of}, but the country of the rows is ${country}. Please check the country and the currency.`);
    }
    const { twins = 0, repeats = 0, universitiesPerhapsKnown: alike = 0 } = counts;
    if (alike > 0) {
      const universities = counted(alike, 'new university', 'new universities');
      found.push(`${universities} may already exist under another name. See “${PLAN_WORDS.university}”.`);
    }
    if (this.renames > 0) {
      const courses = counted(this.renames, 'existing course');
      found.push(
        `${courses} would get a different name and level. These rows are skipped until you confirm each one: see “${PLAN_WORDS.twin}”.`,
      );
    }
    const alikes = twins - this.renames;
    if (alikes > 0) {
      const rows =
        alikes === 1
          ? '1 row may be an existing course'
          : `In ${number(alikes)} cases, a row may be an existing course`;
      found.push(`${rows} with another level or campus. They are skipped until you confirm: see “${PLAN_WORDS.twin}”.`);
    }
    if (repeats > 0) {
      found.push(
        `${counted(repeats, 'row repeats a course', 'rows repeat a course')} of another row with different values. See “${PLAN_WORDS.repeat}”.`,
      );
    }
    if (much(refused, rows, MUCH_REFUSED)) {
      found.push(`${share(refused, rows)} of the rows can’t be used. Please check the columns and the header row.`);
    }
    if (much(changed, known, MUCH_CHANGED)) {
      found.push(`${number(changed)} of ${number(known)} existing courses in this file would change.`);
    }
    if (much(this.jumpingFees, known, MUCH_DEARER)) {
      found.push(
        `The fee of ${counted(this.jumpingFees, 'course')} would rise or fall by more than half. Please check the fee column, currency and period.`,
      );
    }
    for (const [field, courses] of this.emptied) {
      const words = knownCourseField(field)?.loss;
      if (words && much(courses, known, MUCH_EMPTIED)) {
        found.push(`${counted(courses, 'course')} would lose ${words}, because the cells in the file are empty.`);
      }
    }
    if (this.nameOnly > 0) {
      found.push(
        `${counted(this.nameOnly, 'row contains', 'rows contain')} only a name or a name and a place. Please check that each is a course.`,
      );
    }
    if (this.institutions > 0) {
      const rows = counted(this.institutions, 'row names an institution', 'rows name an institution');
      const add = 'If you apply the upload, these institutions are added as universities without courses';
      found.push(`${rows} and a town, not a course. ${add}: see “${PLAN_WORDS.university}”.`);
    }
    const { gone = 0 } = counts;
    if (much(gone, gone + known, MUCH_MISSING)) {
      found.push(
        `${counted(gone, 'course from this source is', 'courses from this source are')} not in the file. Please check that the list is complete.`,
      );
    }
    if (much(missing, missing + known, MUCH_MISSING)) {
      found.push(
        `${counted(missing, 'existing course of these universities is', 'existing courses of these universities are')} not in the file.`,
      );
    }
    return found;
  }
}

/** Whether a fee moves so far that a person should look. */
export const isJump = (factor: number | null): boolean =>
  factor !== null && (factor > FEE_FACTOR || factor < 1 / FEE_FACTOR);

const much = (count: number, of: number, limit: number) => count >= FEW && count > of * limit;
const number = (count: number) => count.toLocaleString('en-GB');
const share = (count: number, of: number) => `${Math.round((100 * count) / of)}%`;

type Change = PlanEntries['changed'];

/** A plan's changes with the largest first: a fee that jumps is more often a mistake than a new price. */
export const bySize = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.row - b.row);

/** How far a fee moves, as the logarithm of its factor; 0 for other changes. */
function sizeOf({ before, after }: Change): number {
  const factor = feeFactor({ before, after });
  return factor === null ? 0 : Math.abs(Math.log(factor));
}

/**
 * The new fee by the old one, both for one year where their periods differ; null where one of them isn't known, or they are
 * fees of different things: another currency, or a year and the whole course.
 */
export function feeFactor({ before, after }: Pick<Change, 'before' | 'after'>): number | null {
  const [from, to] = [before.tuitionFeeMinor, after.tuitionFeeMinor];
  if (!from || !to || before.currency !== after.currency) return null;
  if (before.fee_period === after.fee_period) return to / from;
  const [oneYear, otherYear] = [timesAYear(before.fee_period), timesAYear(after.fee_period)];
  return oneYear && otherYear ? (to * otherYear) / (from * oneYear) : null;
}

const TIMES_A_YEAR: Partial<Record<string, number>> = { 'per year': 1, 'per semester': 2, 'per month': 12 };
const timesAYear = (period: string | undefined) => TIMES_A_YEAR[period ?? ''];
