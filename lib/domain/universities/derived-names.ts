import { bracketed, isKind, isTelling, plainUniversity, plainWords, sameName } from './name-words';
import { isOrdinary } from './ordinary-words';

/** How a university is called other than by its name in full. */
export type HowCalled = 'name' | 'short form' | 'initials' | 'web domain' | 'former name' | 'main word';

/** What follows from a university's name alone, with how it is called so. A later way replaces no earlier one. */
export function derivedNames(name: string): Map<string, HowCalled> {
  const plain = plainUniversity(name);
  const found = new Map<string, HowCalled>();
  const add = (how: HowCalled, ...texts: readonly string[]) => {
    for (const text of texts) if (text.length > 1 && !found.has(text)) found.set(text, how);
  };
  add('name', plainWords(name), plain, sameName(name));
  add('short form', ...bracketed(name), ...shortened(plain), ...withPlace(name));
  add('initials', ...initialsOf(name));
  for (const main of mainWords(plain)) {
    if (isUniversity(plain)) add('short form', ...spoken(main));
    if (main.includes(' ') || !isOrdinary(main)) add('main word', main);
  }
  return found;
}

const isUniversity = (plain: string): boolean => /\b(university|universite)\b/.test(plain);

/** 'uni of manchester', 'manchester uni', 'umanchester'. */
function spoken(main: string): string[] {
  const joined = main.replaceAll(' ', '');
  const before = ['uni of', 'univ of', 'university of', 'u of', 'uni', 'univ'].map((word) => `${word} ${main}`);
  const behind = ['uni', 'univ', 'university'].map((word) => `${main} ${word}`);
  return [...before, ...behind, ...(joined.length > 2 ? [`u${joined}`, `uni${joined}`, `${joined}u`] : [])];
}

/** The words that tell a university from others: 'manchester', 'flinders' of 'Flinders University of South Australia'. */
function mainWords(plain: string): string[] {
  const of = /^(?:university|universite|college|institute) (?:of|de|du|college)? ?(?:the |la |le )?(.+)$/.exec(
    plain,
  )?.[1];
  const before = /^(.+?) (?:university|college|polytechnic|institute of technology|tafe)\b/.exec(plain)?.[1];
  return [of, before].filter((text): text is string => text !== undefined && !text.split(' ').every(isKind));
}

/** 'georgia tech', 'northumbria poly', 'victoria wellington'. */
function shortened(plain: string): string[] {
  const tech = /^(.+?) institute of technology\b/.exec(plain)?.[1];
  const poly = /^(.+?) polytechnic\b/.exec(plain)?.[1];
  // 'Victoria wellington', but no 'queensland technology'.
  const [, main, place = ''] = /^(\S+) university of (\S+)$/.exec(plain) ?? [];
  const placed = main && !isOrdinary(place) && !isKind(place) ? `${main} ${place}` : '';
  return [tech && `${tech} tech`, tech && `${tech} institute`, poly && `${poly} poly`, placed].flatMap(
    (text) => text || [],
  );
}

/** 'uc berkeley' of 'University of California, Berkeley', 'ut austin' of 'University of Texas at Austin'. */
function withPlace(name: string): string[] {
  const [, head, place] = /^(?:The )?(University of [^,–-]+?)(?:, | at |\s?[–-]\s?)(.+)$/.exec(name) ?? [];
  if (!head || !place) return [];
  const letters = letterOf(plainWords(head).split(' ').filter(isTelling));
  return [`${letters} ${plainWords(place)}`, `${plainWords(head).replace(/^university of /, '')} ${plainWords(place)}`];
}

/** All initials a university may go by, of two letters only with a 'u' for university. */
function initialsOf(name: string): string[] {
  const whole = name.replace(/\([^)]*\)/g, ' ').replace(/^the /i, '');
  const parts = [whole, whole.split(/, | at | [–-] /)[0] ?? '', whole.split(/ and | & /i)[0] ?? ''];
  const plain = [...parts, plainUniversity(whole)].map((part) => plainWords(part).split(' '));
  const abroad = plain.map((words) =>
    /^(australia|singapore|canada|london|usa|uk)$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words,
  );
  const letters = [...plain, ...abroad].flatMap((words) => [
    letterOf(words.filter(isTelling)),
    letterOf(words.filter((word) => word !== 'the')),
    words[0] === 'university' && words[1] === 'of' ? `uof${letterOf(words.slice(2).filter(isTelling))}` : '',
  ]);
  return [...new Set(letters)].filter(
    (text) => text.length > 1 && text.length < 9 && (text.length > 2 || text.includes('u')) && !isOrdinary(text),
  );
}

const letterOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');
