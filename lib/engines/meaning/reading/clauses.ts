import { CITIES } from '../tables/cities';
import { isEveryday } from '../tables/english-words';
import { AFTER_DEGREE, AFTER_DIPLOMA, AWARD_LEVELS, LEVEL_WORDS } from '../tables/levels';
import { REGIONS } from '../tables/places';
import { HAVING_DONE, HELD, PERSONS, REASONS, WANTING } from '../tables/roles';
import { CHEAP, FEE, FILLERS, JOINTS, LOW, SHORT, WISHES } from '../tables/small-words';
import { MONTH_NAMES, SEASONS } from '../tables/times';
import { isParticle } from './levels';
import { NAMES } from './places';
import { ABOUT_YOU, type Reader } from './reader';
import { universityAt } from './universities';

/** What a part of a sentence is about: what is wanted, who asks, a reason; `plain` says nothing of it. */
type Role = 'plain' | 'want' | 'me' | 'why';

interface Clause {
  from: number;
  to: number;
  role: Role;
  /** A verb says that it is wanted, not only 'masters in'. */
  isSaid: boolean;
}

/**
 * Who asks, and what is wanted, by the grammar of the sentence: 'civil engineer with 3 years experience masters in construction management'.
 * Nothing is told apart where no part says what is wanted. Where what is wanted has no subject, that of who asks is it.
 */
export function readRoles(reader: Reader): void {
  const clauses = clausesOf(reader);
  const holds = clauses.map((one) => ({ ...one, subject: hasSubject(reader, one), level: levelIn(reader, one) }));
  const said = holds.filter(
    (one) =>
      one.role === 'want' &&
      one.isSaid &&
      (one.subject || one.level || isDegreeIn(reader, one) || hasSlip(reader, one)),
  );
  const implied = holds.filter((one) => one.role === 'want' && one.subject);
  // 'Certificate in cna, work as a nurse': what it is for stands behind what is wanted.
  const isFor = (one: Clause) => /^(work|job|jobs|career)$/.test(reader.at(one.from));
  const before = said[0] && isFor(said[0]) ? holds.filter((one) => one.role === 'want' && one.level) : [];
  const [first] = before.length > 0 ? before : said.length > 0 ? said : implied;
  if (!first) {
    leaveHolders(reader, holds);
    return;
  }
  const wanted = holds.filter((one) => one.role === 'want' && one.from >= first.from);
  const isAbout = wanted.some(({ subject }) => subject);
  const isElsewhere = isAbout || holds.some((one) => one.role === 'plain' && one.subject);
  for (const one of holds) {
    const isBefore = one.from < first.from;
    const isPerson =
      one.role === 'plain' && isBefore && reader.tokens.slice(one.from, one.to).some((word) => PERSONS.has(word));
    const isMine = one.role === 'me' || one.role === 'why' || (isBefore && (said.length > 0 || isPerson));
    if (!isMine) continue;
    // 'Which is accredited, london' says of the course.
    if (one.role !== 'why' || reader.was(one.from) !== 'which') reader.mine.fill(true, one.from, one.to);
    const isLeft = one.role === 'plain' || one.role === 'want' ? isAbout : isElsewhere;
    if (isLeft) reader.unwanted.fill(true, one.from, one.to);
    if (one.level && wanted.some((other) => other.level || isDegreeIn(reader, other)))
      reader.next ??= { typed: one.level.typed, levels: one.level.after };
  }
}

type Held = Clause & { subject: boolean; level: ReturnType<typeof levelIn> };

/** 'For nurse diploma holder', where nothing says what is wanted: what is held leads on, and its field is the subject where none else is. */
function leaveHolders(reader: Reader, holds: readonly Held[]): void {
  const isElsewhere = holds.some((other) => other.role !== 'me' && other.subject);
  for (const one of holds) {
    const isHolder = PEOPLE.test(reader.tokens[one.to - 1] ?? '');
    if (one.role !== 'me' || !(isHolder || isElsewhere)) continue;
    if (isHolder || !one.level) reader.mine.fill(true, one.from, one.to);
    if (isElsewhere) reader.unwanted.fill(true, one.from, one.to);
    if (isHolder && one.level) reader.next ??= { typed: one.level.typed, levels: one.level.after };
  }
}
const PEOPLE = /^(holders?|graduates?|grads?|passouts?)$/;

/** Leaves what is said of who asks, where that is not what is searched for. */
export function leaveUnwanted(reader: Reader): void {
  // What no course has says nothing of one: 'from bhubaneswar', 'working on site'.
  for (const place of reader.tokens.keys())
    if (reader.mine[place] && !reader.unwanted[place] && isNowhere(reader, place)) reader.leave(place, 1, ABOUT_YOU);
  for (let place = 0; place < reader.tokens.length; place++) {
    let end = place;
    while (reader.unwanted[end] && reader.at(end) !== '' && !isSmall(reader, end)) end++;
    if (end === place) continue;
    reader.background.push(...reader.tokens.slice(place, end));
    reader.leave(place, end - place, ABOUT_YOU);
    place = end - 1;
  }
  for (const place of reader.tokens.keys()) if (reader.unwanted[place]) reader.take(place, 1);
}

const isNowhere = (reader: Reader, place: number): boolean => {
  const [word, { known }] = [reader.at(place), reader];
  if (!/^[a-z]{4,}$/.test(word) || isSmall(reader, place) || known.isPlace(word) || known.hasWords(word)) return false;
  return known.entryLength([word], 0) === 0 && known.spellings(word).length === 0;
};

const isSmall = (reader: Reader, place: number): boolean =>
  FILLERS.has(reader.at(place)) || JOINTS.has(reader.at(place));

function clausesOf(reader: Reader): Clause[] {
  const clauses: Clause[] = [{ from: 0, to: 0, role: 'plain', isSaid: false }];
  const begin = (from: number, role: Role, isSaid: boolean) => clauses.push({ from, to: from, role, isSaid });
  for (let place = 0; place < reader.tokens.length; place++) {
    const last = clauses.at(-1) as Clause;
    // A list goes on behind its commas.
    if (reader.breaks.has(place) && place > 0 && last.role !== 'want') begin(place, 'plain', false);
    const [wanting, having, reason] = [
      wantingAt(reader, place),
      havingAt(reader, place),
      reader.longest(place, REASONS),
    ];
    const length = Math.max(wanting, having, reason);
    // 'Hospital line ka course chahiye': what is wanted stands before it.
    if (
      length > 0 &&
      wanting === length &&
      BEHIND.test(reader.at(place)) &&
      last.role === 'plain' &&
      hasSubject(reader, last)
    ) {
      Object.assign(last, { role: 'want', isSaid: true, to: place + length });
      begin(place + length, 'plain', false);
      place += length - 1;
      continue;
    }
    if (length > 0) {
      const role = wanting === length ? 'want' : having === length ? 'me' : 'why';
      const isSame = clauses.at(-1)?.role === role && role !== 'want';
      if (!isSame) begin(place, role, role === 'want');
      place += length - 1;
    } else if (mayWant(clauses.at(-1)) && isLevelOf(reader, place)) begin(place, 'want', false);
    else if (HELD.has(reader.at(place)) && isHeldHere(reader, place)) hold(reader, clauses, place, begin);
    const open = clauses.at(-1) as Clause;
    open.to = place + 1;
  }
  return clauses.filter(({ from, to }) => to > from);
}

/** Verbs of Hindi and Urdu that end what is wanted. */
const BEHIND = /^(chahiye|chahta|chahti)$/;

/** Whether 'masters in' begins something: not in what is had, and not again in what is wanted. */
const mayWant = (last: Clause | undefined): boolean => last?.role !== 'me' && !(last?.role === 'want' && last.isSaid);

function wantingAt(reader: Reader, place: number): number {
  const length = reader.longest(place, WANTING);
  if (length === 0) return 0;
  // 'Need gmat' asks, where no course is meant.
  if (/^(needs?|require)$/.test(reader.at(place)) && reader.was(place + 1) && !reader.at(place + 1)) return 0;
  const before = reader.was(place - 1);
  const isPart =
    reader.known.hasWords(`${before} ${reader.at(place)}`) ||
    reader.known.entryLength([before, reader.at(place)], 0) > 1;
  return /^(no|not|dont|doesnt|without|never)$/.test(before) || isPart ? 0 : length;
}

function havingAt(reader: Reader, place: number): number {
  const length = reader.longest(place, HAVING_DONE);
  const next = reader.at(place + 1);
  if (length === 0) return 0;
  // 'Where can i study' is no statement.
  if (/^i stud/.test(reader.ahead(place, 2).join(' ')) && ASKED.test(reader.was(place - 1))) return 0;
  if (reader.at(place) !== 'from') return length;
  // 'From' a place or a university that courses are at, or a month, says nothing of who asks.
  const isPlace = NAMES.has(next) || CITIES.has(next) || reader.known.isPlace(next) || MONTH_NAMES.has(next);
  return next === '' || isPlace || universityAt(reader, place + 1) || /^(the|a|home|abroad|any|\d.*)$/.test(next)
    ? 0
    : length;
}

const ASKED = /^(can|could|should|shall|will|would|may|do|if|when|where|what|which|that|why|how|course|courses)$/;

/** 'Masters in', 'degree in', 'bachelor of', 'courses on'. */
function isLevelOf(reader: Reader, place: number): boolean {
  if (isParticle(reader, place)) return false;
  const length =
    reader.entry(place, LEVEL_WORDS, 4)?.length ??
    (/^(degree|course|courses|program|programme)$/.test(reader.at(place)) ? 1 : 0);
  if (length > 0 && reader.at(place - 1) === 'for' && reader.at(place + length) !== '') return true;
  return length > 0 && /^(in|of)$/.test(reader.at(place + length)) && !NAMES.has(reader.at(place + length + 1));
}

const isHeldHere = (reader: Reader, place: number): boolean =>
  reader.entry(place, LEVEL_WORDS, 3) === null &&
  !reader.known.hasWords(`${reader.at(place)} ${reader.at(place + 1)}`.trim()) &&
  !/^(post|under|be|can|is|to)$/.test(reader.was(place - 1)) &&
  !(
    /^(experience|background|pass)$/.test(reader.at(place)) &&
    reader.known.hasWords(`${reader.was(place - 1)} ${reader.at(place)}`)
  );

/** What stands before 'graduate', 'done', 'experience', from the beginning of the clause or from 'for' on, is had. */
function hold(
  reader: Reader,
  clauses: Clause[],
  place: number,
  begin: (from: number, role: Role, isSaid: boolean) => void,
): void {
  const last = clauses.at(-1) as Clause;
  let from = last.from;
  // 'Business diploma with 3 years experience': the diploma isn't had.
  const isWith = /^(experience|exp|backlogs)$/.test(reader.at(place));
  for (let at = place - 1; at > last.from && at >= place - FARTHEST; at--)
    if (/^(for|as)$/.test(reader.at(at)) || (reader.at(at) === 'with' && (last.role === 'want' || isWith))) {
      from = at;
      break;
    }
  if (last.role === 'want' && from === last.from && last.isSaid) return;
  last.to = from;
  begin(from, 'me', false);
  (clauses.at(-1) as Clause).to = place + 1;
  // 'Experience in sales' is one, 'graduate want' is over.
  if (!/^(in|of|from|as|at)$/.test(reader.at(place + 1))) begin(place + 1, 'plain', false);
}
const FARTHEST = 5;

/** Whether a clause has a word of a field. */
function hasSubject(reader: Reader, { from, to }: Pick<Clause, 'from' | 'to'>): boolean {
  for (let place = from; place < to; place++) {
    const word = reader.at(place);
    if (word === '' || /^\d/.test(word) || isSmall(reader, place) || isSide(word)) continue;
    const other = reader.entry(place, WISHES, 4) ?? reader.entry(place, LEVEL_WORDS, 4);
    if (other) place += other.length - 1;
    if (other || HELD.has(word)) continue;
    const { known } = reader;
    if (known.entryLength([word], 0) > 0) return true;
    // 'Conditional' is no short form of what courses have.
    if (word.length > 2 && known.hasWords(word) && (!isEveryday(word) || known.isWord(word))) return true;
  }
  return false;
}

/** Whether a clause has a word that may be a slip of a field's: 'looking for acoucnting'. */
const hasSlip = (reader: Reader, { from, to }: Clause): boolean =>
  reader.tokens
    .slice(from, to)
    .some((word, at) => /^[a-z]{5,}$/.test(word) && !isSide(word) && !isSmall(reader, from + at) && !HELD.has(word));

const isSide = (word: string): boolean =>
  NAMES.has(word) ||
  CITIES.has(word) ||
  REGIONS.has(word) ||
  MONTH_NAMES.has(word) ||
  SEASONS.has(word) ||
  CHEAP.has(word) ||
  LOW.has(word) ||
  FEE.has(word) ||
  SHORT.has(word);

/** The level that a clause names, and what comes after it. */
function levelIn(reader: Reader, { from, to }: Clause) {
  for (let place = from; place < to; place++) {
    const entry = reader.entry(place, LEVEL_WORDS, 4) ?? reader.entry(place, AWARD_LEVELS, 2);
    if (!entry || isParticle(reader, place)) continue;
    const typed = reader.tokens.slice(place, place + entry.length).join(' ');
    const after = entry.value.some((level) => AFTER_DEGREE.includes(level))
      ? entry.value.some((level) => !AFTER_DEGREE.includes(level))
        ? AFTER_DIPLOMA
        : AFTER_DEGREE
      : entry.value.every((level) => level === 'Under Graduate')
        ? AFTER_DEGREE
        : AFTER_DIPLOMA;
    return { typed, after };
  }
  return null;
}

const isDegreeIn = (reader: Reader, { from, to }: Clause): boolean =>
  reader.tokens.slice(from, to).some((word) => /^(degree|degrees)$/.test(word));
