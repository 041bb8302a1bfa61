import { derivedNames, type HowCalled } from './derived-names';
import { DOMAIN_LABELS } from './domain-labels';
import { FORMER_NAMES } from './former-names';
import { plainWords, sameName } from './name-words';
import { isOrdinary } from './ordinary-words';
import { SHORT_FORMS } from './short-forms';

/** A university of the catalogue that words may mean, by its name there. */
export interface CalledUniversity {
  name: string;
  how: HowCalled;
}

/** A further name: that an administrator gave to universities in whose names `means` stands, or that `name` itself trades by. */
export type OwnName = { typed: string } & ({ means: readonly string[] } | { name: string });

/** Universities between two pauses. */
const AT_ONCE = 16;
/** Words of a name at most, those of its legal form among them. */
const MOST_WORDS = 16;
/** The likelier reading first. */
const HOWS: readonly HowCalled[] = ['name', 'short form', 'former name', 'initials', 'web domain', 'main word'];
/** So short that only a well-known use of it counts where there is one: 'UW', 'UofT'. */
const TOO_SHORT = /^(..|uof.)$/;
const OF_MAIN = /^(?:university|uni|univ|u) of /;

/**
 * Universities by what people call them: their names, initials ('UBC'), short forms ('manc', 'uni of leeds'), former names ('Ryerson'),
 * first labels of their web domains ('unimelb') and main words ('stanford'). Only universities that it was built of are answered, and
 * spelling mistakes are none of its business.
 */
export class UniversitiesByCall {
  private readonly byText = new Map<string, readonly CalledUniversity[]>();
  /** The words that such texts begin with. */
  private readonly firsts = new Set<string>();
  private longest = 1;

  private constructor() {}

  /** `own`: names that administrators gave, by which every university that they mean is found. */
  static of(universities: Iterable<string>, own: readonly OwnName[] = []): UniversitiesByCall {
    const made = new UniversitiesByCall();
    for (const _ of made.add([...new Set(universities)], own));
    return made;
  }

  /** The same, with a `pause` after every few universities: a thousand take a fifth of a second. */
  static async inParts(
    universities: Iterable<string>,
    pause: () => Promise<void>,
    own: readonly OwnName[] = [],
  ): Promise<UniversitiesByCall> {
    const made = new UniversitiesByCall();
    for (const _ of made.add([...new Set(universities)], own)) await pause();
    return made;
  }

  private *add(names: readonly string[], own: readonly OwnName[]): Generator<void> {
    const found: Found = new Map();
    const bySameName = new Map<string, string[]>();
    for (const [place, name] of names.entries()) {
      for (const [text, how] of derivedNames(name)) add(found, text, name, how);
      const same = sameName(name);
      bySameName.set(same, [...(bySameName.get(same) ?? []), name]);
      if (place % AT_ONCE === 0) yield;
    }
    for (const [table, how] of TABLES) {
      for (const [official, texts] of table) {
        const called = bySameName.get(official) ?? bySameName.get(turned(official)) ?? [];
        for (const text of texts) for (const one of called) addFromTable(found, text, one, how);
      }
      yield;
    }
    for (const one of own)
      for (const name of 'name' in one ? [one.name] : meantBy(one.means, names))
        add(found, plainWords(one.typed), name, 'name' in one ? 'name' : 'short form');
    let done = 0;
    for (const [text, hows] of found) {
      this.byText.set(text, readings(text, hows));
      const words = text.split(' ');
      this.firsts.add(words[0] as string);
      this.longest = Math.max(this.longest, words.length);
      if (++done % (AT_ONCE * AT_ONCE) === 0) yield;
    }
  }

  /**
   * All universities that the words mean as a whole, the likelier first; several for an ambiguous name ('MIT'), none where no
   * university is called so. The words count in any letter case, with or without dots, accents and apostrophes.
   */
  called(words: string): readonly CalledUniversity[] {
    return this.byText.get(plainWords(words).replace(/^the /, '')) ?? [];
  }

  /**
   * The universities that the list of words (each as typed) names from place `from` on, by the longest name, and how many of the
   * words that name takes; undefined where none begins there.
   */
  at(
    words: readonly string[],
    from: number,
  ): { length: number; universities: readonly CalledUniversity[] } | undefined {
    const first = plainWords(words[from] ?? '').split(' ')[0] as string;
    if (first !== 'the' && !this.firsts.has(first)) return undefined;
    for (let length = Math.min(this.longest, words.length - from); length > 0; length--) {
      const universities = this.called(words.slice(from, from + length).join(' '));
      if (universities.length > 0) return { length, universities };
    }
    return undefined;
  }
}

/** The names among `names` in which one of the texts stands, as whole words: what an administrator's entry means. */
export function meantBy(texts: readonly string[], names: readonly string[]): string[] {
  const plain = texts.map((text) => ` ${plainWords(text)} `).filter((text) => text.trim() !== '');
  return names.filter((name) => plain.some((text) => ` ${plainWords(name)} `.includes(text)));
}

/** By text, the universities called so and the likeliest way of each. */
type Found = Map<string, Map<string, { how: HowCalled; isKnown: boolean }>>;

function add(found: Found, text: string, name: string, how: HowCalled, isKnown = false): void {
  if (text === '' || text.split(' ').length > MOST_WORDS) return;
  const hows = found.get(text) ?? new Map();
  const known = hows.get(name);
  if (!known || rank(how) <= rank(known.how)) hows.set(name, { how, isKnown });
  found.set(text, hows);
}

/** A name of a table: a short one as it stands, a former one with what follows from it. */
function addFromTable(found: Found, text: string, name: string, how: HowCalled): void {
  add(found, plainWords(text), name, how, true);
  if (how !== 'former name' || !/\b(University|College|Polytechnic|Institute)\b/.test(text)) return;
  for (const derived of derivedNames(text).keys())
    if (!isOrdinary(derived) && !TOO_SHORT.test(derived)) add(found, derived, name, how);
}

/** What a text means, the likelier first; for a full name only who has it. */
function readings(text: string, hows: ReadonlyMap<string, { how: HowCalled; isKnown: boolean }>): CalledUniversity[] {
  let list = [...hows].map(([name, { how, isKnown }]) => ({ name, how, isKnown }));
  const only = (test: (one: (typeof list)[number]) => boolean) => {
    if (list.some(test)) list = list.filter(test);
  };
  only(({ how }) => how === 'name');
  if (TOO_SHORT.test(text)) only(({ isKnown }) => isKnown);
  // Beside a well-known use of them a company's name that only begins so says nothing: 'LSE'.
  if (list.some(({ isKnown }) => isKnown))
    only(({ name, isKnown }) => isKnown || /universit|institut|college|polytech|school/i.test(name));
  if (OF_MAIN.test(text)) only(({ name }) => /^(the )?universit\S* of /i.test(name));
  return list.sort((a, b) => rank(a.how) - rank(b.how)).map(({ name, how }) => ({ name, how }));
}

const rank = (how: HowCalled) => HOWS.indexOf(how);

type Table = ReadonlyMap<string, readonly string[]>;
const TABLES: readonly [Table, HowCalled][] = [
  [tableOf(SHORT_FORMS, /, /), 'short form'],
  [tableOf(FORMER_NAMES, /, (?!Newport|Swansea|Bangor|Lampeter|Cardiff)/), 'former name'],
  [tableOf(DOMAIN_LABELS, / /), 'web domain'],
];

/** By the words of the name, what a table of `name|name:text, text;` says of it. */
function tableOf(text: string, between: RegExp): Table {
  const table = new Map<string, string[]>();
  for (const line of text.split(';')) {
    const [names, texts] = line.trim().split(':');
    if (!names || !texts) continue;
    for (const name of names.split('|')) {
      const key = sameName(name);
      table.set(key, [...(table.get(key) ?? []), ...texts.split(between)]);
    }
  }
  return table;
}

/** 'university durham' ↔ 'durham university': lists differ in it, where no other university has the turned name. */
function turned(same: string): string {
  if (TURNED_IS_ANOTHER.has(same)) return '';
  const before = /^university (\S+)$/.exec(same)?.[1];
  const behind = /^(\S+) university$/.exec(same)?.[1];
  return before ? `${before} university` : behind ? `university ${behind}` : '';
}

const TURNED_IS_ANOTHER = new Set(
  [
    'york',
    'miami',
    'washington',
    'newcastle',
    'victoria',
    'ottawa',
    'indiana',
    'lincoln',
    'boston',
    'columbia',
    'california',
    'adelaide',
  ].flatMap((word) => [`university ${word}`, `${word} university`]),
);
