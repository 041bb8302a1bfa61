import { type Case, type Clause, EXAMS, type Item, type Kind, type Reading, type Score, SKILLS } from './truth';
import { placeOf, type Words, wordsOf } from './words';

/** What a reading of a case is worth; `causes` says in words what is amiss. */
export interface Judgement {
  verdict: 'right' | 'unread' | 'wrong';
  causes: string[];
}

/**
 * Holds a reading against what the case says.
 * wrong: it decides what the text doesn't say, or drops in silence what it says. unread: what is missing is said to be
 * not understood, or weighed with more caution than the text needs.
 */
export function compare(reading: Reading, of: Case): Judgement {
  const words = wordsOf(of.text);
  const clauses = placed(reading.clauses, words);
  const findings = [
    ...demands(reading, of, clauses, words),
    ...others(clauses, of, words),
    ...extras(clauses, of, words),
  ];
  if (of.list === false && reading.list && hasScore(reading)) findings.push(wrong('a sentence was taken for a list'));
  if (of.list === true && !reading.list) findings.push(unread('a list was taken for a sentence'));
  const causes = findings.map(({ cause }) => cause);
  if (findings.some(({ isWrong }) => isWrong)) return { verdict: 'wrong', causes };
  return { verdict: findings.length > 0 ? 'unread' : 'right', causes };
}

interface Finding {
  isWrong: boolean;
  cause: string;
}
const wrong = (cause: string): Finding => ({ isWrong: true, cause });
const unread = (cause: string): Finding => ({ isWrong: false, cause });

interface Placed extends Clause {
  at: Set<number>;
}

/** Clauses with the places of their words; each is looked for behind the one before it, first. */
function placed(clauses: readonly Clause[], words: Words): Placed[] {
  let from = 0;
  return clauses.map((clause) => {
    const at = placeOf(clause.text, words, from);
    from = at.size > 0 ? Math.max(...at) + 1 : from;
    return { ...clause, at };
  });
}

const shared = (one: Set<number>, other: Set<number>) => [...one].filter((place) => other.has(place)).length;

/** The kinds of the clauses that hold a part of these words: two of them, or half. */
const over = (clauses: readonly Placed[], at: Set<number>) =>
  clauses.filter((clause) => shared(clause.at, at) >= Math.max(1, Math.min(2, at.size / 2)));

const hasScore = (reading: Reading) => EXAMS.some((exam) => reading.tests[exam]);

const ITEMS: readonly Item[] = [
  ...EXAMS,
  'either',
  'englishWaived',
  'graduateWaived',
  'marksWaived',
  'percentage',
  'cgpa',
  'ukClass',
  'bestOf',
  'orWithWork',
  'backlogs',
  'gapYears',
];

function demands(reading: Reading, of: Case, clauses: readonly Placed[], words: Words): Finding[] {
  return ITEMS.flatMap((item) => {
    const [asked, read] = [shownValue(of.truth, item), shownValue(reading, item)];
    if (asked === read) return [];
    // A lower mark that is enough with work is one that some come in with.
    const isImplied = item === 'marksWaived' && of.truth.orWithWork !== undefined;
    if (asked === undefined)
      return item === 'either' || isImplied ? [] : [wrong(`${item}: read ${read}, nothing is asked`)];
    if (item === 'either' && read === undefined) return [];
    const stated = of.stated.filter((one) => one.item === item);
    const kinds = stated.flatMap(({ text }) => over(clauses, placeOf(text, words)).map(({ kind }) => kind));
    if (isWaiver(item) && kinds.some((kind) => kind !== 'judged' && kind !== 'handIn')) return [];
    if (read !== undefined && !isPartOf(item, reading, of)) return [wrong(`${item}: read ${read}, asked ${asked}`)];
    const isSaid = kinds.includes('unknown') || kinds.includes('selection');
    const cause = `${item}: read ${read ?? 'nothing'}, asked ${asked}`;
    return [isSaid ? unread(`${cause}, said to be unread`) : wrong(`${cause}, in silence`)];
  });
}

const isWaiver = (item: Item) => item.endsWith('Waived');

/** As a text, so that two of them can be compared and shown. */
function shownValue(from: Case['truth'], item: Item): string | undefined {
  if ((EXAMS as readonly string[]).includes(item)) {
    const score = from.tests[item as (typeof EXAMS)[number]];
    return score && scoreText(score);
  }
  if (item === 'either') {
    if (!from.tests.gre || !from.tests.gmat) return undefined;
    return String(from.either ?? true);
  }
  const value = from[item as Exclude<Item, (typeof EXAMS)[number]>];
  if (value === undefined || value === false) return undefined;
  return typeof value === 'object' ? JSON.stringify(Object.entries(value).sort()) : String(value);
}

/** With the floor of each section; a floor for all is the least that the whole can be. */
function scoreText(score: Score): string {
  const floors = SKILLS.map((skill) => Math.max(score.lowest ?? 0, score.parts?.[skill] ?? 0));
  const overall = Math.max(score.overall ?? 0, Math.min(...floors));
  const lower = score.oneLower === undefined ? '' : ` one ${score.oneLower}`;
  return `${overall}${floors.some((floor) => floor > 0) ? ` (${floors.join(' ')})` : ''}${lower}`;
}

/** Whether a score was read of which only the sections are missing. */
function isPartOf(item: Item, reading: Reading, of: Case): boolean {
  const exam = EXAMS.find((name) => name === item);
  const [read, asked] = [exam && reading.tests[exam], exam && of.truth.tests[exam]];
  return Boolean(read && asked && read.overall === asked.overall && !read.parts && read.lowest === undefined);
}

/** How far a kind keeps a verdict from 'Met': the more, the more careful. */
const CARE: Record<Kind, number> = { none: 0, handIn: 0, judged: 1, profile: 2, selection: 3, unknown: 3 };

function others(clauses: readonly Placed[], of: Case, words: Words): Finding[] {
  return of.other.flatMap((asked) => {
    const found = over(clauses, placeOf(asked.text, words));
    if (found.length === 0) return [wrong(`“${asked.text}” (${asked.kind}) stands in no clause`)];
    const right = [asked.kind, ...(asked.also ?? [])];
    const read = found.reduce((most, one) => (CARE[one.kind] > CARE[most.kind] ? one : most));
    const isRight = right.some((kind) => kind === read.kind || (CARE[kind] === CARE[read.kind] && CARE[kind] !== 1));
    const cause = `“${asked.text}” is ${asked.kind}, read as ${read.kind}`;
    if (isRight) return asksDiffer(asked, read) ? [wrong(`${cause}: ${JSON.stringify(read.asks)}`)] : [];
    const isCareful = CARE[read.kind] === 3 || (CARE[asked.kind] === 0 && read.kind === 'judged');
    return [isCareful ? unread(cause) : wrong(cause)];
  });
}

function asksDiffer(asked: Clause, read: Clause): boolean {
  const names = ['workYears', 'minAge', 'yearsOfEducation'] as const;
  return names.some((name) => {
    const [one, other] = [asked.asks?.[name], read.asks?.[name]];
    return other !== undefined && (asked.asks ? one !== other : asked.kind !== 'profile');
  });
}

/** Clauses that keep a verdict from 'Met' where the text has nothing that does. */
function extras(clauses: readonly Placed[], of: Case, words: Words): Finding[] {
  const places = of.other.map((asked) => ({ asked, at: placeOf(asked.text, words) }));
  const stated = of.stated.filter(({ item }) => isWaiver(item) || item === 'orWithWork');
  const waivers = stated.map(({ text }) => placeOf(text, words));
  return clauses.flatMap((clause) => {
    if (CARE[clause.kind] < 2 || clause.at.size === 0) return [];
    if (places.some(({ at }) => shared(at, clause.at) > 0)) return [];
    if (waivers.some((at) => shared(at, clause.at) > 0)) return [];
    const cause = `“${clause.text}” read as ${clause.kind}, and it asks for nothing of that kind`;
    return [clause.kind === 'profile' ? wrong(cause) : unread(cause)];
  });
}
