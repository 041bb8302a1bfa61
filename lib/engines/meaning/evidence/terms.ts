import type { CourseIndex } from '../../search/course-index';
import { rowsAnywhere, rowsNamed } from '../../search/selection/words';
import { both, countOf, either, isEmpty, noRows, type Rows } from '../../search/types/rows';
import { hasWords } from '../../search/types/whole-words';
import { correctionsIn, slipsIn } from '../corrections';
import { memoryOf } from '../memory';
import type { Aside } from '../reading/reader';
import { coursesNamed, rowsOfTerm, rowsOfTopic } from '../rows';
import { hasTooManyUnknown, type SpellingBound } from '../spelling-bound';
import { CITIES } from '../tables/cities';
import { isEveryday } from '../tables/english-words';
import { nearAt, TRADES } from '../tables/near-fields';
import { FILLERS, OF_NAMES } from '../tables/small-words';
import { readTerms, SearchDictionary, type Term } from '../terms';
import { capitals, type FoldedTexts, isAnywhere, whyAlso, wordsOf } from '../why';
import { SHORT, SHORTEST_STEM, shortForm, spellingsWithout } from './word-forms';

/** A part of what a course is to be about, with its rows. */
export interface Subject {
  typed: string;
  /** What the names have of it, the best first; folded. */
  texts: readonly string[];
  set: Rows;
  /** How many courses have it. */
  count: number;
  /** Read as a slip or a short form of another word: missing it costs less. */
  isGuess: boolean;
  /** No course has it: these are the courses of its field. */
  isOfField?: boolean;
  /** Those of its courses that come first, in this order. */
  order?: readonly Rows[];
  /** Only names of universities and places have it. */
  isName?: boolean;
  /** What stands behind it is unknown: the one word of two says little, 'remote' of 'remote sensing'. */
  isPartOfLost?: boolean;
  /** Why a course is among them: '' where it has the typed words, null where it isn't. */
  why: (texts: FoldedTexts) => string | null;
}

export const NOT_KNOWN = 'not known here';
export const NO_COURSE = 'There are no such courses here';
export const NEAR = `${NO_COURSE}; these are in the same field`;
export const TOGETHER = 'No course matches it together with the rest';
/** Parts of a subject that are looked at. */
const MOST = 8;
const NO_PLACES: ReadonlySet<string> = new Set();

/** The parts of a subject, each with its rows; what no course has goes to `aside`. */
export function subjectsIn(
  index: CourseIndex,
  q: string,
  dictionary: SearchDictionary,
  bound: SpellingBound,
  aside: Aside[],
): Subject[] {
  const terms = termsOf(index, q.split(' '), dictionary).flatMap((term): Term[] =>
    term.kind === 'words'
      ? phrasesOf(index, term.typed.split(' ')).map(
          (typed) =>
            (nearAt([typed], 0) ? null : shortForm(index, typed, dictionary, bound)) ?? {
              kind: 'words' as const,
              typed,
            },
        )
      : [term],
  );
  const found: Subject[] = [];
  const lost: Aside[] = [];
  const isKnownWord = (word: string) => spellingsWithout(index, word).length > 0;
  const words = terms.flatMap((term) => (term.kind === 'words' ? term.typed.split(' ') : []));
  const mayCorrect = !hasTooManyUnknown(
    words.filter(({ length }) => length > SHORTEST_STEM),
    isKnownWord,
  );
  const typed = new Set<string>();
  for (const term of terms) {
    if (typed.has(term.typed) || found.length >= MOST) continue;
    typed.add(term.typed);
    const entry = term.kind === 'entry' ? entrySubject(index, term) : null;
    const one =
      (entry?.isOfField ? null : entry) ??
      nearSubject(index, term.typed) ??
      entry ??
      topicSubject(index, term.typed) ??
      (term.kind === 'entry' ? null : wordSubject(index, term.typed, mayCorrect ? bound : null));
    if (one) {
      found.push(one);
      if (one.isOfField) aside.push({ typed: term.typed, why: NEAR });
    } else if (term.kind === 'entry' && !DOCTORATES.test(term.typed)) {
      // What it is about, where no course is called so: 'environmental engineering' of 'engenharia ambiental'.
      const inner = subjectsIn(index, (term.entry.means[0] ?? '').replace(OF_AWARD, ''), NO_ENTRIES, bound, []);
      found.push(...inner);
      if (inner.some(({ isOfField }) => isOfField)) aside.push({ typed: term.typed, why: NEAR });
      if (inner.length === 0) lost.push({ typed: term.typed, why: NO_COURSE });
    } else lost.push({ typed: term.typed, why: term.kind === 'entry' ? NO_COURSE : NOT_KNOWN });
  }
  // Of 'millinery science' the second word alone is no subject.
  for (const one of found)
    one.isPartOfLost =
      (BARE.has(one.typed) || GENERAL.has(one.typed) || one.count <= countOf(index.version.existing) * FEW * 10) &&
      !one.typed.includes(' ') &&
      lost.some((other) => ` ${q} `.includes(` ${one.typed} ${other.typed} `));
  const isBare = lost.length > 0 && found.length > 0 && found.every((one) => BARE.has(one.typed));
  if (isBare) lost.push(...found.map((one) => ({ typed: one.typed, why: NOT_KNOWN })));
  const said = besidesEveryday(index, dictionary, found, lost);
  const placeOf = ({ typed: text }: Aside) => ` ${q} `.indexOf(` ${text} `);
  aside.push(...lost.sort((a, b) => placeOf(a) - placeOf(b)));
  return isBare ? [] : said;
}

/** So many courses in a thousand have an everyday word in their names where it may be a subject beside another. */
const FEW = 0.001;

/**
 * The parts without everyday words that few courses are called by: beside a subject, where no course has them together, and alone, where
 * none has the word itself. What another part says as well is none of its own.
 */
function besidesEveryday(
  index: CourseIndex,
  dictionary: SearchDictionary,
  found: readonly Subject[],
  lost: Aside[],
): Subject[] {
  const few = Math.max(3, countOf(index.version.existing) * FEW);
  const wholeOf = (text: string) => index.version.names.matching(text).whole;
  const isKnownHere = (typed: string) => nearAt([typed], 0) !== null || TRADES.has(typed) || dictionary.at([typed], 0);
  const isLone = ({ typed, texts }: Subject) =>
    isEveryday(typed) && !isKnownHere(typed) && texts[0] === typed && countOf(wholeOf(typed)) <= few;
  const others = found.filter((one) => !isLone(one) && !one.isGuess && !one.isName);
  const isSaid = others.some(({ typed }) => !BARE.has(typed) && !GENERAL.has(typed));
  return found.filter((one) => {
    if (found.some(({ typed }) => typed !== one.typed && ` ${typed} `.includes(` ${one.typed} `))) return false;
    if (!isLone(one)) return true;
    const isHad = isSaid
      ? others.some(({ set }) => !isEmpty(both(set, wholeOf(one.typed))))
      : !isEmpty(wholeOf(one.typed)) || one.count > few;
    if (!isHad) lost.push({ typed: one.typed, why: isSaid ? TOGETHER : NOT_KNOWN });
    return isHad;
  });
}

/** What many subjects are called besides: of 'petroleum engineering' they aren't the part that tells. */
export const GENERAL = new Set([
  ...'engineering management administration science sciences studies technology systems practice'.split(' '),
  ...'services operations skills applied advanced accelerated professional international global general'.split(' '),
]);
/** Of any field. */
export const DOCTORATES = /^(ph ?d|doctorate|doctoral)$/;
const NO_ENTRIES = new SearchDictionary([]);
const OF_AWARD = /^(bachelor|masters?|doctor)s? (of|in) (science in )?/;

/** What a word before says of which kind: by themselves they say nothing of a course. */
export const BARE = new Set(
  'science sciences studies performance practice techniques skills services operations operator trade work technology'
    .concat(
      ' therapy therapist research technologies language languages land care technician assistant repair training making',
    )
    .split(' '),
);

/** The terms; of words that are a subject together, which no course has, none is read by itself: 'nurse assistant'. */
function termsOf(index: CourseIndex, words: readonly string[], dictionary: SearchDictionary): Term[] {
  const at = words.findIndex((_, place) => {
    const near = nearAt(words, place)?.typed;
    const isEntry = dictionary.at(words, place)?.length === near?.split(' ').length;
    return near?.includes(' ') && coursesNamed(index, near) === 0 && !isEntry;
  });
  if (at < 0) return words.length > 0 ? readTerms(words.join(' '), dictionary, NO_PLACES) : [];
  const typed = nearAt(words, at)?.typed ?? '';
  const behind = words.slice(at + typed.split(' ').length);
  const before = at > 0 ? readTerms(words.slice(0, at).join(' '), dictionary, NO_PLACES) : [];
  return [...before, { kind: 'words', typed }, ...termsOf(index, behind, dictionary)];
}

const LONGEST_PHRASE = 4;

/** The words, those together that stand so in some name, or that are a subject which none has. */
function phrasesOf(index: CourseIndex, words: readonly string[]): string[] {
  for (const at of words.keys()) {
    const near = nearAt(words, at)?.typed;
    if (near === undefined || coursesNamed(index, near) > 0) continue;
    const rest = (some: readonly string[]) => (some.length > 0 ? phrasesOf(index, some) : []);
    return [...rest(words.slice(0, at)), near, ...rest(words.slice(at + near.split(' ').length))];
  }
  return namedTogether(index, wordsOf({ kind: 'words', typed: words.join(' ') }));
}

function namedTogether(index: CourseIndex, words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && coursesNamed(index, words.slice(at, at + length).join(' ')) === 0) length--;
    phrases.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return phrases;
}

function entrySubject(index: CourseIndex, term: Extract<Term, { kind: 'entry' }>): Subject | null {
  const { means } = term.entry;
  const ofAll = (rowsOf: (text: string) => Rows): Rows => means.map(rowsOf).reduce((all, one) => either(all, one));
  // Of 'physio' no course of physiology, where some are of physiotherapy.
  const isShort = !term.typed.includes(' ') && means.some((text) => text.startsWith(term.typed));
  const whole = isShort ? ofAll((text) => rowsNamed(index.version, text)) : null;
  let set = whole && !isEmpty(whole) ? whole : rowsOfTerm(index, term);
  const isOfField = isEmpty(set);
  if (isOfField) set = ofAll((text) => rowsOfTopic(index, text));
  const isNear = isEmpty(set) || isOfField;
  // What begins the words of a field: 'medic' of 'medicine', for 'medical'.
  const begun = (text: string) => text.slice(0, Math.max(SHORTEST_STEM, text.length - SHORT));
  if (isEmpty(set)) set = ofAll((text) => rowsNamed(index.version, text.includes(' ') ? text : begun(text)));
  const count = countOf(set);
  if (count === 0) return null;
  const has = (text: string) => coursesNamed(index, text) > 0;
  const texts = isOfField || has(term.typed) ? [term.typed, ...means] : [...means.filter(has), ...means];
  return {
    typed: term.typed,
    texts,
    set,
    count,
    isGuess: false,
    isOfField,
    why: (own) => whyAlso(own, term) ?? (isNear ? inPlaceOf(own, means, term.typed) : null),
  };
}

/** The courses nearest to a subject that no course has. */
function nearSubject(index: CourseIndex, typed: string): Subject | null {
  const near = nearAt(typed.split(' '), 0);
  if (near?.typed !== typed || coursesNamed(index, typed) > 0) return null;
  const order = near.near.map((text) => rowsNamed(index.version, text));
  const set = either(noRows(index.version.rows), ...order);
  const count = countOf(set);
  const why = (own: FoldedTexts) => inPlaceOf(own, near.near, typed);
  const texts = [typed, ...near.near];
  return count === 0 ? null : { typed, texts, set, count, isGuess: false, isOfField: true, order, why };
}

/** What a course of a neighbouring field says: the part of it that its name has. */
function inPlaceOf({ name }: FoldedTexts, near: readonly string[], typed: string): string {
  const text = near.find((one) => hasWords(name, one));
  return text ? `${capitals(text)}, not ${typed}` : `not ${typed}, but of its field`;
}

const SHORTEST_TOPIC = 7;

/** A word that no name has and a category does: 'astronomy' of 'Physics and Astronomy'. */
function topicSubject(index: CourseIndex, typed: string): Subject | null {
  if (typed.length < SHORTEST_TOPIC || typed.includes(' ') || spellingsWithout(index, typed).length > 0) return null;
  const set = rowsOfTopic(index, typed);
  const count = countOf(set);
  const why = () => `not ${typed}, but of its field`;
  return count === 0 ? null : { typed, texts: [typed], set, count, isGuess: false, isOfField: true, why };
}

/** What an unknown word may be a slip of, the most frequent first. */
function guesses(index: CourseIndex, word: string, bound: SpellingBound): readonly string[] {
  // A rare word of names may be a slip itself: 'philsophy'.
  const near = correctionsIn(index, word, bound).filter((one) => !FILLERS.has(one) || OF_NAMES.has(one));
  const found = [...new Set(near.flatMap((one) => [one, ...slipsIn(index, one, bound)]))];
  if (found.length < 2) return found;
  const counted = found.map((text) => ({ text, count: coursesNamed(index, text) }));
  return counted.sort((a, b) => b.count - a.count).map(({ text }) => text);
}

/** Of a place its whole name, of a university any word: 'bay' alone is no 'Thunder Bay'. */
function rowsOfWhole(index: CourseIndex, text: string): Rows {
  const { version } = index;
  if (memoryOf(index).places.has(text)) return rowsAnywhere(version, text);
  const { catalogue, rows } = version;
  return catalogue.columns.university.ofNumbers(rows, catalogue.textsOf('university').withWhole(text));
}

/** A word, or words that stand together in names: courses with all of them. */
function wordSubject(index: CourseIndex, typed: string, bound: SpellingBound | null): Subject | null {
  const read: { word: string; texts: readonly string[]; isGuess: boolean }[] = [];
  for (const word of typed.split(' ')) {
    const known = spellingsWithout(index, word);
    const slips = known.length === 0 || !bound || memoryOf(index).words.has(word) ? [] : slipsIn(index, word, bound);
    const texts =
      known.length > 0
        ? [...new Set([...slips.filter((one) => one !== word), ...known])]
        : bound
          ? guesses(index, word, bound)
          : [];
    if (texts.length === 0) return null;
    read.push({ word, texts, isGuess: known.length === 0 });
  }
  const sets = read.map(({ texts, isGuess }) => {
    // Some place or university is too near: 'polymers' is not 'Palmerston'.
    return texts.reduce((all, text) => {
      let own = either(all, rowsNamed(index.version, text));
      if (isEmpty(own) && !isGuess) own = rowsOfWhole(index, text);
      return isEmpty(own) ? rowsOfTopic(index, text) : own;
    }, noRows(index.version.rows));
  });
  const set = both(index.version.existing, ...sets);
  const count = countOf(set);
  if (count === 0) return null;
  const why = (own: FoldedTexts) => {
    const isHad = ({ word, texts }: (typeof read)[number]) => [word, ...texts].some((text) => isAnywhere(own, text));
    if (!read.every(isHad)) return null;
    const reasons = read.flatMap(({ word, texts }) => {
      const found = isAnywhere(own, word) ? word : texts.find((text) => isAnywhere(own, text));
      return found === undefined || found === word ? [] : [`${word} read as ${found}`];
    });
    return reasons.join(', ');
  };
  const [first] = read;
  const text = read.map(({ word, texts }) => texts[0] ?? word).join(' ');
  const texts = read.length > 1 ? [text] : (first?.texts ?? []);
  const isPlace = (text: string) => coursesNamed(index, text) === 0;
  // 'Adeliade' is a city, whatever names have it.
  const isName = read.every((one) => (one.isGuess ? CITIES.has(one.texts[0] ?? '') : one.texts.every(isPlace)));
  return { typed, texts, set, count, isGuess: read.some((one) => one.isGuess), isName, why };
}
