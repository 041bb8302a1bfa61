import { minorUnits } from '@/lib/domain/money/money';
import type { CourseCard } from '@/lib/engines/search/types/query';

/** A card with what it says of the sentence. */
export type SaidCard = CourseCard & { because: string };

/** What is true of cards, from their stored fields; no table of the search is used, so that it can't be wrong in the same way. */
export interface Asked {
  maxFee?: number;
  currency?: string;
  /** Units of each currency for one of the base. */
  perBase: Readonly<Record<string, number>>;
  /** The countries that have a place of the name, of the whole catalogue. */
  countriesAt: (place: string) => ReadonlySet<string>;
}

/** A text as plain words. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const hasWords = (text: string, words: string) => ` ${plain(text)} `.includes(` ${plain(words)} `);
const begins = (text: string, words: string) => ` ${plain(text)}`.includes(` ${plain(words)}`);

/** Large places that lie in no other one of these, by region where one may be asked for. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'new south wales': ['sydney', 'newcastle', 'wollongong', 'armidale', 'bathurst', 'wagga wagga', 'parramatta'],
  victoria: ['melbourne', 'geelong', 'ballarat', 'bendigo'],
  queensland: ['brisbane', 'gold coast', 'sunshine coast', 'cairns', 'townsville', 'toowoomba', 'rockhampton'],
  'south australia': ['adelaide'],
  'western australia': ['perth'],
  tasmania: ['hobart', 'launceston'],
  'northern territory': ['darwin'],
  'australian capital territory': ['canberra'],
  ontario: ['toronto', 'ottawa', 'hamilton', 'waterloo', 'kitchener', 'kingston', 'guelph', 'sudbury', 'thunder bay'],
  'british columbia': ['vancouver', 'burnaby', 'surrey', 'kelowna', 'kamloops', 'nanaimo'],
  scotland: ['edinburgh', 'glasgow', 'aberdeen', 'dundee', 'stirling'],
  wales: ['cardiff', 'swansea'],
  texas: ['houston', 'dallas', 'austin', 'san antonio'],
};
const REGION_OF = new Map(Object.entries(PLACES).flatMap(([region, all]) => all.map((one) => [one, region] as const)));

/** Words for which names have others: a card that has these has the word. */
const MEANS: Readonly<Record<string, string>> = {
  mba: 'master of business administration',
  it: 'information technology',
  ai: 'artificial intelligence',
  hr: 'human resource',
  cs: 'computer science',
  cse: 'computer science',
  bba: 'bachelor of business administration',
  llb: 'bachelor of laws',
  mph: 'public health',
};

const TEST_FIELDS: Readonly<Record<string, keyof CourseCard>> = {
  IELTS: 'ieltsOverall',
  PTE: 'pteOverall',
  TOEFL: 'toefl',
  'Duolingo English Test': 'det',
  Duolingo: 'det',
  GRE: 'gre',
  GMAT: 'gmat',
};
const LOWEST: Readonly<Record<string, keyof CourseCard>> = {
  IELTS: 'ieltsLessThan',
  PTE: 'pteLessThan',
  TOEFL: 'toeflLessThan',
  Duolingo: 'detLessThan',
};
const publishes = (card: CourseCard, test: string) =>
  [TEST_FIELDS[test], LOWEST[test]].some((field) => field !== undefined && card[field] !== null);
const ENGLISH = ['IELTS', 'PTE', 'TOEFL', 'Duolingo'];

const PERIODS: Readonly<Record<string, number>> = {
  '': 1,
  'per year': 1,
  'per semester': 2,
  'per trimester': 3,
  'per term': 3,
  'per month': 12,
};

/** The year's fee in the currency asked for; null where that can't be told. */
function yearlyIn(card: CourseCard, currency: string, perBase: Asked['perBase']): number | null {
  if (card.tuitionFee === null) return null;
  const months = card.durationInMonths ?? 0;
  const whole = months > 12 ? (card.tuitionFee * 12) / months : card.tuitionFee;
  const periods = PERIODS[card.fee_period];
  const year = card.fee_period === 'whole course' ? whole : periods && card.tuitionFee * periods;
  if (year === undefined) return null;
  if (card.currency === currency) return year;
  const [own, other] = [perBase[card.currency], perBase[currency]];
  return own && other ? (year / own) * other : null;
}

type Rule = readonly [RegExp, (card: CourseCard, groups: readonly string[], asked: Asked) => boolean];

/** Each kind of line with what makes it true. A line of no kind is untrue: it has to come in here first. */
const RULES: readonly Rule[] = [
  [/^Intakes not published$/, ({ admissionIntake }) => admissionIntake === ''],
  [
    /^No intake in (.+)$/,
    ({ admissionIntake }, [months = '']) =>
      admissionIntake !== '' && !months.split(', ').some((month) => admissionIntake.split(' ').includes(month)),
  ],
  [/^Campus not published$/, ({ campus }) => campus === ''],
  [/^Not known to be in (.+)$/, (card, [place = '']) => card.campus !== '' && !isAt(card, place)],
  [
    /^Not in (.+)$/,
    (card, [place = ''], asked) =>
      COUNTRIES.has(place) ? card.country !== place : place.split(' or ').every((one) => isNotAt(card, one, asked)),
  ],
  [/^Not at (.+)$/, ({ university }, [names = '']) => !names.split(', ').includes(university)],
  [/^Level not known$/, ({ level }) => level === ''],
  [
    /^Not ((?:Under|Post) Graduate.*|Associate.*|Foundation.*)$/,
    ({ level }, [levels = '']) => level !== '' && !levels.split(', ').includes(level),
  ],
  [/^A doctorate$/, ({ course }) => begins(course, 'doctor') || begins(course, 'phd')],
  [/^Fee not published$/, ({ tuitionFee }) => tuitionFee === null],
  [/^Fee is per credit$/, ({ fee_period, tuitionFee }) => fee_period === 'per credit' && tuitionFee !== null],
  [
    /^Fee in (\w+): no exchange rate to (\w+)$/,
    (card, [own = '', asked = ''], { perBase }) =>
      card.currency === own && card.tuitionFee !== null && own !== asked && !(perBase[own] && perBase[asked]),
  ],
  [
    /^Above that fee$/,
    (card, _, { maxFee = 0, currency = '', perBase }) => {
      const year = yearlyIn(card, currency, perBase);
      return year !== null && year > maxFee - 1 / minorUnits(currency);
    },
  ],
  [/^Duration not published$/, ({ durationInMonths }) => durationInMonths === null],
  [/^Longer than (\d+) months$/, ({ durationInMonths }, [months]) => (durationInMonths ?? 0) > Number(months)],
  [/^Publishes an English score$/, (card) => ENGLISH.some((test) => publishes(card, test))],
  [/^English scores not published$/, (card) => !ENGLISH.some((test) => publishes(card, test))],
  [
    /^(GRE|GMAT|IELTS|PTE|TOEFL|Duolingo[\w ]*) score not published$/,
    (card, [test = '']) => card[TEST_FIELDS[test] as 'toefl'] === null,
  ],
  [/^(TOEFL|GMAT) score is on another scale$/, (card, [test]) => (test === 'TOEFL' ? card.toefl : card.gmat) !== null],
  [
    /^Not open with (IELTS|PTE|TOEFL|Duolingo[\w ]*|GRE|GMAT) ([\d.]+)$/,
    (card, [test = '', score]) => Number(card[TEST_FIELDS[test] as 'toefl'] ?? 0) > Number(score),
  ],
  [/^Requires (.+)$/, (card, [tests = '']) => tests.split(', ').some((test) => publishes(card, test))],
  [
    /^(.+) is accepted instead of (.+)$/,
    (card, [others = '', test = '']) =>
      others.split(/, | or /).every((other) => other !== test && publishes(card, other)),
  ],
  [/^Award: (.+)$/, ({ award }, [text]) => award === text],
  [/^Campus: (.+)$/, ({ campus }, [text = '']) => hasWords(campus, text)],
  [/^without “(.+)”$/, (card, [words = '']) => !hasNamed(card, words) && !hasNamed(card, MEANS[words] ?? words)],
  [/^.+ = level (.+)$/, ({ level }, [own]) => level === own],
  [/^.+ = (.+), level (.+)$/, (card, [means = '', own]) => card.level === own && hasNamed(card, means)],
  [/^.+ = (.+)$/, (card, [means = '']) => isAnywhere(card, means)],
  [
    /^(.+ read as .+)$/,
    (card, [text = '']) => text.split(', ').every((one) => isAnywhere(card, one.replace(/^.+ read as /, ''))),
  ],
  [/^not (.+), but of its field$/, (card, [words = '']) => !hasNamed(card, words)],
  [/^(.+), not (.+)$/, (card, [own = '', words = '']) => hasNamed(card, own) && !hasNamed(card, words)],
  [/^The same words in another order$/, () => true],
];

const COUNTRIES = new Set(['UK', 'USA', 'Canada', 'Australia', 'New Zealand', 'Singapore']);
const hasNamed = ({ course, award }: CourseCard, words: string) => hasWords(course, words) || hasWords(award, words);
const isAnywhere = ({ course, award, university, campus, category, subcategory }: CourseCard, words: string) =>
  [course, award, university, campus, category, subcategory].some((text) => begins(text, words));
const isAt = ({ campus, places, university }: CourseCard, place: string) =>
  [campus, places, university].some((text) => place.split(' or ').some((one) => hasWords(text, one)));

/** Whether a course is known to be elsewhere: in another country, in another large place, or at places that are listed. */
function isNotAt(card: CourseCard, place: string, { countriesAt }: Asked): boolean {
  if (isAt(card, place)) return false;
  const [first = new Set<string>(), ...others] = (PLACES[plain(place)] ?? [place]).map(countriesAt);
  const countries = [...first].filter((country) => others.every((own) => own.size === 0 || own.has(country)));
  if (countries.length > 0 && !countries.includes(card.country)) return true;
  const where = `${card.campus}; ${card.places}`;
  const named = [...REGION_OF].filter(([other]) => hasWords(where, other));
  return plain(where) !== '' && named.every(([other, region]) => plain(place) !== other && plain(place) !== region);
}

/** The lines of a card that its stored fields don't bear out. */
export function untrueOf(card: SaidCard, asked: Asked): string[] {
  const lines = card.because === '' ? [] : card.because.split(' · ');
  return lines.filter((line) => {
    const rule = RULES.find(([form]) => form.test(line));
    return !rule?.[1](card, rule[0].exec(line)?.slice(1) ?? [], asked);
  });
}

/** What a sentence was read to wish of a course. */
interface Wished {
  country?: string | undefined;
  level?: readonly string[] | undefined;
  intake?: readonly string[] | undefined;
  maxMonths?: number | undefined;
  score?: number | undefined;
  maxFee?: number | undefined;
}

/** What a card that doesn't fit, or of which it isn't published, must say; each by the form of its line. */
export function unsaidOf(card: SaidCard, wished: Wished, asked: Asked): string[] {
  const { country, level, intake, maxMonths, score, maxFee } = wished;
  const year = yearlyIn(card, asked.currency ?? '', asked.perBase);
  const owed: readonly (readonly [boolean | undefined, RegExp])[] = [
    [country !== undefined && card.country !== country, /^Not in /],
    [level && !level.includes(card.level), /^Not (Und|Pos|Ass|Fou)|^Level not known/],
    [intake && !intake.some((month) => card.admissionIntake.split(' ').includes(month)), /[Ii]ntakes? /],
    [maxMonths !== undefined && (card.durationInMonths ?? 1_000) > maxMonths, /^Longer than|^Duration not/],
    [score !== undefined && (card.ieltsOverall ?? 10) > score, /IELTS/],
    [maxFee !== undefined && asked.maxFee === maxFee && (year === null || year > maxFee + 1), /[Ff]ee/],
  ];
  const lines = card.because.split(' · ');
  return owed.flatMap(([isOwed, form]) =>
    isOwed && !lines.some((line) => form.test(line)) ? `nothing like ${form}` : [],
  );
}
