import { fold } from '@/lib/engines/search/types/fold';
import { pick, type Random } from '../generate';
import { SHORT_FORMS } from './people-words';

/** What a query has of a course's name: as it is typed, and the words that a fit has in its name. */
export interface NamePart {
  typed: string[];
  /** Folded; each begins a word of a fit's name. */
  needs: readonly string[];
  /** Said with its award. */
  hasAward: boolean;
  /** Filters that the name itself says. */
  says: readonly string[];
  /** What was typed for what, where it was shortened. */
  short?: readonly [typed: string, long: string];
}

const AWARD =
  /^(post-?baccalaureate diploma|(post)?graduate (certificate|diploma)|certificate( i{1,3}v?| iv)?|(advanced |higher national )?diploma|hn[cd]|foundation year|associate( degree)?|undergraduate certificate|bachelor|master|doctor)\b( of\b| in\b)?/;
const UK_AWARD = /^(ba|bsc|beng|llb|ma|msc|mba|llm|meng)( \(hons\))? /;
const ENDING =
  / (with (an? )?(co-op|internship|placement|industry|industrial|study abroad|honours|foundation year|global|work|overseas|minor|advanced|student|international|research|professional).*|\((co-op|honours|honors|accelerated|extended|thesis|non-thesis|coursework|research|professional|advanced|extension|course-based|online|part-time)[^)]*\)|\[.*\]|advanced)$/;
const SMALL = new Set(['and', 'of', 'in', 'the', 'for', 'with', 'to', 'a', 'an', 'at', 'on', 'or', 'by', 'from', 'as']);

/** A name without how long it takes, which is no part of what is taught, and without the kind of study in the middle of it. */
const plain = (name: string) =>
  fold(name)
    .replace(
      /\[.*\]|\([^)]*\d[^)]*(week|month|year|trimester)[^)]*\)|\((coursework|research|honours|extension)\)/g,
      ' ',
    )
    .replace(/( - )?\b\d+(\.\d+)?[ -]?(week|month|year|trimester)s?\b.*/, '')
    .replace(/\s+/g, ' ')
    .trim();

function saysOf(words: readonly string[]): string[] {
  const text = words.join(' ');
  return [
    ...(/\b(bachelor|master|doctor|diploma|certificate|degree|associate|foundation|undergraduate|postgraduate|graduate|honours|hons|ug|pg|ba|bsc|beng|ma|msc|mba|llb|llm|hn[cd])s?\b/.test(
      text,
    )
      ? ['level']
      : []),
    ...(/\b(not|non|no|without|except)\b/.test(text) ? ['notWords'] : []),
    ...(/australia|canad|britain|british|america|singapore|zealand|\buk\b|\busa?\b/.test(text) ? ['country'] : []),
    ...(/\d|\b(one|two|three|four|five|six) years?\b/.test(text) ? ['maxMonths', 'maxFee', 'score', 'test'] : []),
  ];
}

/** What the course teaches, by its name: 'BSc (Hons) Data Science with Placement Year' gives 'data science'. */
export function subjectIn(name: string, random: Random): string {
  let text = plain(name);
  for (let stripped = text.replace(ENDING, ''); stripped !== text; stripped = text.replace(ENDING, '')) text = stripped;
  const halves = text.split(/ ?\/ ?| - (?=bachelor|master)/);
  const half = halves.length > 1 ? pick(random, halves) : text;
  const bare = half.replace(UK_AWARD, '').replace(AWARD, '').trim() || half;
  const inside =
    /^(arts|science|business|commerce|design|education|laws|engineering|information technology|health science|computing|management|fine arts|nursing|architecture|social work|philosophy|communication|teaching|master|music industry)( in | \()([^()]+)\)?$/.exec(
      bare,
    );
  const subject = inside?.[3] ?? bare;
  return subject
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of the course's name as somebody types them who wants that course. */
export function namePart(random: Random, name: string): NamePart {
  const way = random();
  if (way < 0.08) {
    const typed = wordsOf(plain(name));
    return { typed, needs: needed(typed), hasAward: true, says: saysOf(typed) };
  }
  let words = wordsOf(subjectIn(name, random));
  if (way < 0.25 && needed(words).length > 2) words = someOf(random, words);
  else if (way < 0.35) words = turned(random, words);
  const needs = needed(words);
  const says = saysOf(words);
  const short = random() < 0.18 ? shortFor(random, words) : null;
  if (short) words = wordsOf(words.join(' ').replace(short[1], short[0]));
  if (random() < 0.3) words = words.filter((word) => !SMALL.has(word));
  return { typed: words, needs, hasAward: says.includes('level'), says, ...(short ? { short } : {}) };
}

/** Its words, without signs; the words of a name that count are `needed`. */
export const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}'+#.-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

const needed = (words: readonly string[]) =>
  words.filter((word) => !SMALL.has(word)).map((word) => (word === 'laws' ? 'law' : word));

function someOf(random: Random, words: readonly string[]): string[] {
  const content = words.filter((word) => !SMALL.has(word));
  const left = pick(random, content);
  return content.filter((word) => word !== left);
}

function turned(random: Random, words: readonly string[]): string[] {
  const content = words.filter((word) => !SMALL.has(word));
  const at = Math.floor(random() * content.length);
  return [...content.slice(at), ...content.slice(0, at)];
}

function shortFor(random: Random, words: readonly string[]): readonly [string, string] | null {
  const text = words.join(' ');
  const fitting = SHORT_FORMS.find(([long]) => new RegExp(`(^| )${long}( |$)`).test(text));
  if (!fitting) return null;
  const [long, ...short] = fitting;
  return [pick(random, short), long];
}
