import { type Role, rolesOf } from '../roles/roles';
import { learnt } from '../roles/weights';
import { CITIES } from '../tables/cities';
import { isEveryday } from '../tables/english-words';
import { AWARD_LEVELS, DEGREES_HELD, LEVEL_WORDS, OWN_SUBJECT, SCHOOL } from '../tables/levels';
import { PERSONS, WANTING } from '../tables/roles';
import { AT_LEAST, AT_MOST, FEE, FILLERS, JOINTS } from '../tables/small-words';
import { isMoneyWord } from './money';
import type { Known } from './reader';

/** The role of each word, where the catalogue says more than the labelled sentences: names of universities and places, words of courses. */
export function rolesHere(tokens: readonly string[], breaks: ReadonlySet<number>, known: Known): Role[] {
  const roles = rolesOf(tokens, breaks);
  // What a name has, and what the dictionary has together, is one subject.
  if (known.hasWords(tokens.join(' '))) return roles.fill('S');
  for (const place of tokens.keys()) {
    const length = known.entryLength(tokens, place);
    if (length > 1 && roles.slice(place, place + length).includes('S')) roles.fill('S', place, place + length);
  }
  for (let place = 0; place < tokens.length; place++) {
    const named = known.universities(tokens, place);
    const university = named?.how === 'whole' && named.length > 1 ? named.length : 0;
    const length = university || placeLength(tokens, place, known);
    if (length > 0) {
      roles.fill(university ? 'U' : 'P', place, place + length);
      place += length - 1;
    } else if (/^[NPOUWDM]$/.test(roles[place] ?? '') && isOnlyHere(tokens[place] ?? '', known)) roles[place] = 'S';
  }
  for (const [place, word] of tokens.entries()) if (roles[place] === 'H' && !isAward(word)) roles[place] = 'B';
  joinAmounts(tokens, roles);
  leaveOfField(tokens, roles);
  leaveHad(tokens, roles, breaks);
  wantOpen(tokens, roles, breaks);
  if (!saysSubject(tokens, roles)) wantOwn(tokens, roles, breaks);
  joinNamed(tokens, roles, breaks, known);
  return roles;
}

/** What stands before an amount goes with it: 'below npr 15 lakh'. */
function joinAmounts(tokens: readonly string[], roles: Role[]): void {
  for (let place = tokens.length - 1; place > 0; place--)
    if (roles[place] === 'M' && /^[BHNW]$/.test(roles[place - 1] ?? '')) {
      const word = tokens[place - 1] ?? '';
      if (isMoneyWord(word) || FEE.has(word) || BEFORE_AMOUNTS.has(word)) roles[place - 1] = 'M';
    }
}
const BEFORE_AMOUNTS: ReadonlySet<string> = new Set(
  [...AT_MOST, ...AT_LEAST].filter((text) => /^[a-z]{4,}$/.test(text)),
);

/** The level of a field that is had is had as well: 'with a bachelor of arts in geography'. */
function leaveOfField(tokens: readonly string[], roles: Role[]): void {
  for (let end = tokens.length - 2; end > 0; end--) {
    if (roles[end] !== 'N' || !/^(in|of)$/.test(tokens[end] ?? '') || roles[end + 1] !== 'B') continue;
    for (let place = end - 1; roles[place] === 'L'; place--) roles[place] = 'H';
  }
}

/** What stands right behind 'done' or 'after', before 'holder', or is to be accepted, is had: 'want masters, done bcom'. */
function leaveHad(tokens: readonly string[], roles: Role[], breaks: ReadonlySet<number>): void {
  for (const [place, word] of tokens.entries()) {
    if (!(DEGREES_HELD.has(word) || OPEN_AWARD.test(word)) || !/^[LH]$/.test(roles[place] ?? '')) continue;
    const [before, next] = [tokens[place - 1] ?? '', tokens[place + 1] ?? ''];
    const isLeft =
      !roles.some((role, at) => role === 'L' && at !== place) && tokens.slice(place).some((one) => LEADING.test(one));
    const isHolder = /^holders?$/.test(next);
    if (isHolder) roles[place + 1] = 'H';
    // 'IGCSE done, foundation in business'.
    const isDone = DONE.test(before) && !breaks.has(place) && !/^[BH]$/.test(roles[place - 2] ?? '');
    if (isDone || isHolder || isLeft) roles[place] = 'H';
  }
}
const DONE = /^(after|done|did|completed?|finished|passed|studied|holding|having)$/;
const LEADING = /^(accept(s|ed|ing)?|next)$/;

/** A level that nothing says is had is wanted, where no other is; of a lower one beside a higher it is asked back. */
function wantOpen(tokens: readonly string[], roles: Role[], breaks: ReadonlySet<number>): void {
  const isOnly = !roles.includes('L');
  const isWished = tokens.some((word) => WISHED.has(word));
  for (const [place, word] of tokens.entries()) {
    const isOpen = OPEN_AWARD.test(word);
    if (
      /^holders?$/.test(word) ||
      roles[place] !== 'H' ||
      !(isOnly || (isOpen && !isWished)) ||
      isHad(tokens, place, place + 1, breaks)
    )
      continue;
    if (isOpen || tokens[place - 1] !== 'with') roles[place] = 'L';
  }
}
const OPEN_AWARD = /^(diploma|certificate|cert|associate|foundation)$/;
const WISHED = new Set(WANTING.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 3));

/** Whether a word near those says that they are had: before them, or behind them and their field. */
function isHad(tokens: readonly string[], from: number, to: number, breaks: ReadonlySet<number>): boolean {
  const isSchool = SCHOOL.test(tokens[from] ?? '') || /^(class|grade|std)$/.test(tokens[from] ?? '');
  // Of 'A level done, ug hr' the first is had.
  let start = from;
  while (start > 0 && from - start < BEFORE && !breaks.has(start)) start--;
  const near = tokens.slice(start, from);
  // 'I am searching horticulture, pgcert'.
  const before = near.slice(near.findLastIndex((word) => WISHED.has(word)) + 1);
  const behind = tokens.slice(to, to + BEHIND);
  return (
    isSchool ||
    PERSONS.has(behind[0] ?? '') ||
    before.some((word) => HAVING.test(word)) ||
    behind.some((word) => HAD.test(word))
  );
}
const [BEFORE, BEHIND] = [3, 8];
const HAVING =
  /^(after|done|did|doing|complet(ed?|ing)|finish(ed|ing)|pass(ed)?|have|has|had|having|holds?|holding|got|stud(ied|ying)|am|im|is|are|was|my|mine|his|her|as|work(ing|ed)|class|division|distinction|c?gpa|upper|lower)$/;
const HAD =
  /^(after|done|completed?|finished|passed|passout|holders?|graduates?|grads?|graduated|background|fresher|qualified|to|into|then|next|accept(s|ed)?|pachh?i|baad|badh?)$/;

/** Whether the words name a subject that is wanted, or an award that is of one. */
export const saysSubject = (tokens: readonly string[], roles: readonly Role[]): boolean =>
  roles.includes('S') || tokens.some((word, place) => roles[place] === 'L' && OWN_AWARD.test(word));
const OWN_AWARD = new RegExp(
  `^(mba|emba|mbbs|bds|${[...OWN_SUBJECT].filter((text) => !text.includes(' ')).join('|')})$`,
);

/** Where nothing else is wanted, what nothing says is had is: 'ielts 7.5 digtal media'. */
function wantOwn(tokens: readonly string[], roles: Role[], breaks: ReadonlySet<number>): void {
  for (let place = 0; place < tokens.length; place++) {
    let end = place;
    while (roles[end] === 'B') end++;
    const words = tokens.slice(place, end);
    if (
      end > place &&
      roles[place - 1] !== 'H' &&
      !words.some((word) => PERSONS.has(word) || HAVING.test(word) || HAD.test(word)) &&
      !isHad(tokens, place, end, breaks)
    )
      roles.fill('S', place, end);
    place = Math.max(place, end);
  }
}

/** What names have beside a word of the subject is of it: 'food technology'. */
function joinNamed(tokens: readonly string[], roles: Role[], breaks: ReadonlySet<number>, known: Known): void {
  for (const [place, word] of tokens.entries()) {
    if (!/^[BNWHD]$/.test(roles[place] ?? '') || !isOfCourses(word, known)) continue;
    const isBefore = roles[place - 1] === 'S' && !breaks.has(place) && known.hasWords(`${tokens[place - 1]} ${word}`);
    const isBehind =
      roles[place + 1] === 'S' && !breaks.has(place + 1) && known.hasWords(`${word} ${tokens[place + 1]}`);
    if (isBefore || isBehind) roles[place] = 'S';
  }
}

const isOfCourses = (word: string, known: Known): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  !FILLERS.has(word) &&
  !JOINTS.has(word) &&
  (known.entryLength([word], 0) > 0 || known.isWord(word));

const isAward = (word: string): boolean =>
  LEVEL_WORDS.has(word) ||
  AWARD_LEVELS.has(word) ||
  DEGREES_HELD.has(word) ||
  SCHOOL.test(word) ||
  !isOfLetters.test(word) ||
  (!isEveryday(word) && word.length < 5) ||
  OF_AWARD.test(word);
const isOfLetters = /^[a-z]+$/;
const OF_AWARD =
  /^(class|grade|degrees?|certificates?|diplomas?|hons|honours|holder|high|school|national|higher|year|graduate|graduation|undergraduate|postgraduate)$/;

/** How many words, two at least, are a campus's town. */
function placeLength(tokens: readonly string[], place: number, known: Known): number {
  for (const length of [3, 2]) {
    const text = tokens.slice(place, place + length).join(' ');
    if (place + length <= tokens.length && known.isPlace(text) && !known.hasWords(text)) return length;
  }
  return 0;
}

/** Whether no labelled sentence has a word that courses have. */
const isOnlyHere = (word: string, known: Known): boolean =>
  !(`own ${word}` in learnt().signs) &&
  !(CITIES.has(word) || LEVEL_WORDS.has(word) || AWARD_LEVELS.has(word) || isEveryday(word) || known.isPlace(word)) &&
  isOfCourses(word, known);
