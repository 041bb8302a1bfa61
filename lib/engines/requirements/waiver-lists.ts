import { PLACES } from '@/lib/domain/places/demonyms';
import type { WaivedFor } from '@/lib/domain/requirements/also-asked';
import type { Span } from './clause';
import { IN_TIME, MAY_BE, speaksOfTaught } from './lifted';
import { single } from './patterns';
import { LIFTS, ONE_LISTED, PLACE_LIST } from './place-lists';
import { cut, N, numberOf } from './plain';

/** Sentences that let people off an English test by a list of countries: where they studied, or whose nationals they are. */

/** What leads to ways of showing one's English. */
const EVIDENCE =
  /\b(?:evidence|proof|demonstrat\w+|prove|show|meet\w*|satisf\w+)\b[^.;]{0,40}\benglish\b|\benglish\b[^.;]{0,60}\b(?:can be|may be|by one|one of|by:|following)/;
const IN_LIEU =
  /\b(?:in (?:lieu|place) of|instead of|accepted as (?:proof|evidence)|equivalent to ielts|exempt\w*|waive\w*)\b/;
const OF_ENGLISH = /\b(?:english|ielts|toefl|pte|duolingo|languages?)\b/;
const OTHER_MATTER = /\b(?:gre|gmat|fees?|tuition|deposit|scholarships?|visa|interview|sat|act)\b/;
const OF_NATIONALS = /\b(?:citizens?|nationals?|nationality|citizenship|passports?)\b/;
const OF_STUDIES =
  /\b(?:degrees?|bachelor\S*|master\S*|stud(?:y|ied|ies)|graduat\w+|educat\w+|qualifications?|school\w*|diplomas?|complet\w+|earned|obtained|instruction)\b/;
const LENGTH = single`\b(${N})(?: \(\d\))? (?:(?:full|academic|full-time|consecutive|complete|continuous)[ -])*years?\b`;
const OF_TIME = /\b(?:last|past|within|recent\w*|previous \d)\b/;
const TAUGHT =
  /\benglish\b[^.;,]{0,15}\b(?:language|medium) of instruction\b|\b(?:language|medium) of instruction\b[^.;]{0,30}\benglish\b/;

/** 'If your degree was not taught in English, …' asks nothing of whose was. */
const NOT_TAUGHT =
  /^[^.;:\d]*\b(?:degree|education|studies|qualifications?|instruction)\b[^.;:,\d]{0,40}\b(?:was|is|were|are) not (?:(?:taught|conducted|delivered|completed|undertaken) )?(?:entirely )?(?:in )?english\b,?/;

/** 'IELTS 7 for graduates of universities not teaching in English', 'required unless the degree was taught in English' */
const TAUGHT_LAST =
  /,? ?(?:\b(?:is |are )?(?:only )?(?:required|needed) )?\b(?:for|from|of|by|if|where|when) [^.;:,\d]{0,60}\b(?:(?:language|medium) of instruction[^.;:,\d]{0,10} |(?=not (?:in|teaching|taught|conducted|delivered|instructed|completed)\b))not\b[^.;:,\d]{0,25}\benglish\W*$|,? ?(?:\b(?:is |are )?(?:required|needed) )?\bunless [^.;:,\d]{0,50}\b(?:taught|conducted|delivered|instructed|completed|studied)\b[^.;:,\d]{0,15}\bin english\W*$/;

const OTHERS =
  /^\W*(?:all )?others? (?:applicants |candidates |students )?(?:will )?(?:need|must have|must show|require)(?= (?:an? )?(?:ielts|toefl|pte)\b)/;

const OF_TAUGHT = { about: 'waiver', of: 'english', taught: true, sure: true } as const;

/** The parts of a sentence, those that let some off an English test with what they say. */
export function withWaivers(sentence: string, earlier: string): { from: number; to: number; spans?: Span[] }[] {
  const before = earlier.slice(-300);
  const head = NOT_TAUGHT.exec(sentence)?.[0].length ?? 0;
  if (head > 0) {
    const rest = { from: head, to: sentence.length };
    return [
      { from: 0, to: head, spans: [{ from: 0, to: head, kind: 'none', asked: OF_TAUGHT }] },
      ...(head < sentence.length ? [rest] : []),
    ];
  }
  // 'Others need IELTS 6.0', behind those who need none
  const others = /\bwaive|\bexempt|\benglish\b/.test(before) ? OTHERS.exec(sentence)?.[0].length : undefined;
  if (others)
    return [
      { from: 0, to: others, spans: [{ from: 0, to: others, kind: 'none' }] },
      { from: others, to: sentence.length },
    ];
  const tail = OF_ENGLISH.test(sentence.slice(0, -1)) ? TAUGHT_LAST.exec(sentence)?.index : undefined;
  if (tail) {
    const last = sentence.length - tail;
    return [
      { from: 0, to: tail },
      { from: tail, to: sentence.length, spans: [{ from: 0, to: last, kind: 'none', asked: OF_TAUGHT }] },
    ];
  }
  if (!LIFTS.test(sentence) && !IN_LIEU.test(sentence) && !EVIDENCE.test(before + sentence))
    return [{ from: 0, to: sentence.length }];
  return cut(sentence, /(?<=;)/g).flatMap((part) => {
    const words = sentence.slice(part.from, part.to);
    const spans = listed(words, before + sentence.slice(0, part.from));
    if (spans) return [{ ...part, spans }];
    // 'Scores are required unless they have a degree from …'
    const at = words.search(/\bunless\b/);
    const ofSome = at > 0 && OF_ENGLISH.test(words.slice(0, at)) && listed(words.slice(at), words.slice(0, at));
    if (!ofSome) return [part];
    const border = part.from + at;
    return [
      { ...part, to: border },
      { ...part, from: border, spans: ofSome },
    ];
  });
}

function listed(words: string, before: string): Span[] | null {
  const isOther = /\bnon-|\bmust (?!hold|have)|\b(?:not|no|never)(?: \w+)? (?:exempt\w*|waive\w*)/.test(words);
  if (!OF_ENGLISH.test(before + words) || OTHER_MATTER.test(words) || isOther) return null;
  if (/\bunless\b/.test(words.slice(1)) || !(LIFTS.test(words) || IN_LIEU.test(words) || EVIDENCE.test(before + words)))
    return null;
  const [list] = [...words.matchAll(PLACE_LIST)].sort((one, other) => other[0].length - one[0].length);
  if (!list && !TAUGHT.test(words)) return null;
  const places: string[] = [];
  for (const match of words.matchAll(ONE_LISTED)) {
    const name = PLACES.get(match[1] as string);
    // Of a country that is taken in part alone it isn't known.
    if (name && !match[2] && !places.includes(name)) places.push(name);
  }
  const since = IN_TIME.exec(words)?.[1];
  const rest = words.replace(IN_TIME, ' ').replace(ONE_LISTED, ' ');
  // Scores that stand in the same words are asked of somebody.
  if (
    /\d{2,3}|\d\.\d/.test(rest) ||
    /\b(?:except|excluding|other than|not (?:from|in)|caribbean|commonwealth|africa|europe)\b/.test(rest)
  )
    return null;
  // 'IELTS-exempt countries: …' are those of which the sentence before says for whom.
  const isHeaded = /\bexempt(?:ed)? countries\b[^:]*:/.test(rest) && !OF_NATIONALS.test(rest) && !OF_STUDIES.test(rest);
  const [isNational, isStudied] = [OF_NATIONALS, OF_STUDIES].map((one) => one.test(isHeaded ? before : rest));
  if (!isNational && !isStudied) return null;
  const years = LENGTH.exec(rest)?.[1];
  const sure = !MAY_BE.test(rest.replace(/\bonly\b|\bunless\b|\benglish\b[^.;:]{0,30}\b(?:can|may) be\b/g, ' ')) &&
    !OF_TIME.test(rest) && { sure: true as const };
  const ofStudies: WaivedFor = {
    ...(list && { studied: places }),
    ...(years && { during: numberOf(years) }),
    ...(since && { since: numberOf(since) }),
    ...((speaksOfTaught(rest) || TAUGHT.test(rest)) && { taught: true as const }),
    ...sure,
  };
  const waiver = (from: number, to: number, whom: WaivedFor): Span => ({
    from,
    to,
    kind: 'none',
    asked: { about: 'waiver', of: 'english', ...whom },
  });
  const who = { places, by: 'nationality' as const };
  const end = words.length;
  if (!isNational || !list) return [waiver(0, end, ofStudies)];
  if (!isStudied) return [{ ...waiver(0, end, { ...sure }), who }];
  const isEither = /\bor\b/.test(rest);
  if (!isEither) return [{ ...waiver(0, end, ofStudies), who }];
  return [{ ...waiver(0, list.index, { ...sure }), who }, waiver(list.index, end, ofStudies)];
}
