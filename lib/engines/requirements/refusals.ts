import { monthNamed } from '@/lib/domain/courses/closing-days';
import { MONTHS } from '@/lib/domain/courses/course';
import { readWrittenDay } from '@/lib/domain/days/written-day';
import { PEOPLE } from '@/lib/domain/places/demonyms';
import type { Span } from './clause';
import { single } from './patterns';
import { cut, numberOf } from './plain';
import { unknownWords } from './rest';

/** Whom or what a university takes or refuses; scores and papers are another thing. */
const WHOM = String.raw`(?:applicants?|applications|candidates?|students?|graduates?|holders?|nationals|citizens|individuals|intake|course|programmes?|programs?|(?:\w+-year|bachelor\S*|master\S*|undergraduate|first|honou?rs|distance|online|private|foreign|overseas|international) (?:\S+ ){0,2}(?:degrees?|diplomas?|qualifications?)|degrees? (?:from|by|awarded)|h?ssc|hsc|cbse|c?icse|cisce|nios|ssce|waec|wass?ce|neco|kcse|a[- ]?levels?|state boards?|high school diplomas?)`;
const TAKEN_IN = String.raw`(?:open|eligible|accept(?:ed|able|ing)?|available|admit(?:ted|ting)?|consider(?:ed)?|permitted|recogni[sz]ed|recruit(?:ing)?|offered|running|taking|apply|enrol\w*)`;
const NOT = "(?:not|no longer|cannot|can't|unable to|don't|doesn't|won't|isn't|aren't)";
const OF_WHOM = `(?:residents?|citizens?|nationals?|partners?|home (?:fee )?(?:students|applicants)|domestic (?:students|applicants)|locals?|members|employees|graduates|alumni|(?:wo)?men|(?:fe)?males?|unmarried|single(?! (?:sitting|attempt|test|exam)))`;
const REFUSALS: readonly RegExp[] = [
  single`\b${WHOM}\b[^.;]{0,60}\b(?:${NOT} (?:\w+ ){0,3}?${TAKEN_IN}|ineligible|barred|excluded|unacceptable)\b`,
  single`\b${NOT} (?:\w+ ){0,3}?${TAKEN_IN}\b[^.;]{0,40}\b${WHOM}\b`,
  single`\b(?:only|solely|exclusively|restricted|reserved|limited)\b[^.;]{0,40}\b${OF_WHOM}\b`,
  single`\b${OF_WHOM}\b[^.;]{0,20}\bonly\b`,
  /\b(?:do|does) not include\b/,
  /\bmarried\b[^.;]{0,25}\bnot\b/,
  /\bmust (?:all )?be(?: an?)?(?: {6,}| (?:[a-z]+ ){0,2}(?:citizens?|nationals?|residents?))\b/,
  /\bvisa (?:refusals?|rejections?)\b[^.;]{0,30}\b(?:not|no|nil|none)\b|\b(?:no|without|never had)\b[^.;]{0,20}\bvisa (?:refusals?|rejections?)\b/,
  /\b(?:suspended|discontinued|withdrawn|(?:is|are|now|currently) closed|closed (?:to|for)|no (?:new|further) (?:applica\w+|students|intakes?|admissions?)|not be running)\b/,
];
/** What is refused is a paper, a score or a way to apply: who brings it otherwise is taken. */
const NOT_OF_PEOPLE =
  /\b(?:late|incomplete|partial|without|missing|unofficial|expired|scores?|tests?|ielts|toefl|pte|duolingo|gre|gmat|e-?mail|post|fax|after|before|until|via|directly|agents?|deferred|transfer|scholarships?|bursar\w*|fund\w*|fees?|accommodation|loans?|discounts?|(?:do|does|did|not) (?:not )?meet(?:ing)?|fail\w*)\b/;

/** Whether a sentence says that applicants or degrees of some kind are not taken. */
const isRefusal = (sentence: string): boolean =>
  !NOT_OF_PEOPLE.test(sentence) && REFUSALS.some((one) => one.test(sentence));

const NOT_ENOUGH =
  /\b(?:not|no longer|never|cannot|don't|doesn't|isn't|aren't)\b(?: (?:be|usually|normally|generally|considered|deemed|regarded|currently|directly|as|by|itself|an?))* (?:accepted|acceptable|sufficient|enough|considered|adequate|suitable|comparable|equivalent|eligible|possible|available|offered|meet|satisfy|qualify)\b/;
/** Studies that a part of a sentence may refuse: degrees of so many years, and the certificates with which school ends. */
const OF_YEARS =
  /\b(two|three|2|3)[- ]?(?:years?|yrs?)[- ](?:[a-z]+ )??(?:degrees?|bachelor\S*|graduation)\b|\b(?:b\.?a|b\.?sc|b\.?com|\W)+\((two|three|2|3)[- ](?:years?|yrs?)\)/;
const ENDS_SCHOOL: readonly (readonly [source: RegExp, places: readonly string[]])[] = [
  [/\bwass?ce\b|\bwaec\b/, ['Nigeria', 'Ghana', 'Sierra Leone', 'Gambia', 'Liberia']],
  [/\bssce\b|\bneco\b/, ['Nigeria']],
  [/\bkcse\b/, ['Kenya']],
  [/\bhssc\b|\bintermediate\b/, ['Pakistan']],
  [/\b(?:standard|std\.?|class) ?(?:12|xii)\b/, ['India']],
  [/\bneb\b/, ['Nepal']],
];
/** 'Certificado de Ensino Médio' */
const OWN_NAME = /\b(?:certificado|diploma|t[ií]tulo|bachillerato) d[eo] [\p{L} ]+?(?= (?:is|are|does|do)\b)/u;
const CERTIFICATE = /\b(?:certific\w+|diplomas?|matric\w*|bachillerato|high school|secondary)\b/;
/** Words beside them that make it a refusal of something else, or of some. */
const NOT_ALL =
  /\b(?:english|language|results?|scores?|marks?|tests?|exams?|sittings?|if|unless|only|some|certain|below|without|from|place|lieu|instead|online|private|required|needed)\b|%/;
const OF_ENTRY =
  /\b(?:do(?:es)?|for|to|into|with|on|the|by|itself|own|holders?|alone|direct(?:ly)?|entry|first[- ]year|year (?:1|one)|(?:gce |uk )?a[- ]?levels?|degrees?|bachelor\S*|undergraduate|certificates?|diplomas?|school|senior|secondary|high|higher)\b/g;

/**
 * The parts of a sentence by which some studies are not enough: 'three-year degrees are not accepted', 'WASSCE alone is not
 * sufficient for direct entry'. Who has school alone needs more than that; what else stands in the sentence is read without it.
 */
export function refused(sentence: string, level: string): Span[] {
  if (!NOT_ENOUGH.test(sentence)) return [];
  return cut(sentence, /[;,:]|\s-\s|\bbut\b|\.(?=\s)/g).flatMap((piece): Span[] => {
    const words = sentence.slice(piece.from, piece.to);
    if (!NOT_ENOUGH.test(words) || NOT_ALL.test(words)) return [];
    const people = [...PEOPLE].filter(([name]) => single`\b${name}\b`.test(words));
    const known = ENDS_SCHOOL.filter(([source]) => source.test(words));
    const isOfSchool = known.length > 0 || CERTIFICATE.test(words);
    const names = [...people.map(([name]) => single`\b${name}\b`), ...known.map(([source]) => source)];
    const left = [NOT_ENOUGH, OF_YEARS, OWN_NAME, ...names, OF_ENTRY].reduce(
      (text, one) => text.replace(new RegExp(one, one.unicode ? 'gu' : 'g'), ' '),
      words,
    );
    if (unknownWords(left).length > 0) return [];
    const [, one, other] = OF_YEARS.exec(words) ?? [];
    const years = one ?? other;
    if (years) {
      const asked = { about: 'education years', least: 13 + numberOf(years) } as const;
      return [{ ...piece, kind: 'unread', asked: { about: 'perhaps', asked } }];
    }
    const places = people.length > 0 ? people.map(([, place]) => place) : known.flatMap(([, all]) => all);
    if (level !== 'Under Graduate' || !isOfSchool || places.length === 0) return [];
    return [{ ...piece, kind: 'profile', asked: { about: 'beyond school' }, who: { places, by: 'studies' } }];
  });
}

/** Whose studies took longer is not meant: 'not accepted', 'must complete a diploma first'. */
const OF_THREE_YEARS =
  /^\W*(?:[a-z]+ )?(?:three|3)[- ]?(?:years?|yrs?)[- ](?:indian )?(?:bachelor'?s? )?(?:degrees?|bachelor'?s?|graduation)(?: holders| applicants| students)?(?: from [a-z]+)? (?:is |are |will |be )*(?:not|cannot|ineligible)\b(?! recogni)[^.;\d]{0,40}[.;,]?\s*$|^\W*(?:(?:applicants|candidates|students|holders|those) (?:with|of|having|holding) (?:an? )?)?(?:three|3)[- ]years?[- ](?:bachelor'?s? )?degrees?(?: holders?| graduates)? (?:must|need|should|will need|are required|require)\b/;

const OF_CLOSING =
  /\b(?:deadlines?|clos(?:e|es|ed|ing)|last (?:date|day)|(?:apply|applications?|applied)\b[^.;]{0,60}\b(?:by|before|until|till|due|later than|received|submitted))\b/;
export const DAYS =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}(?:st|nd|rd|th)?[\s/.,-]+(?:of )?[a-z]{3,9}[\s/.,-]+\d{4}|[a-z]{3,9}[\s.-]+(?:\d{1,2}(?:st|nd|rd|th)?[\s,.-]+)?\d{4}/g;

/** The last day on which a sentence lets one apply, with its year, 'YYYY-MM-DD'; null where it names none. */
function closingDay(sentence: string): string | null {
  const closing = OF_CLOSING.exec(sentence);
  if (!closing) return null;
  return daysIn(sentence).at(-1) ?? null;
}

/** The days with their year that a sentence names, the earliest first. */
export const daysIn = (sentence: string): string[] =>
  [...sentence.matchAll(DAYS)].flatMap(({ 0: written }) => dayOf(written.replace(' of ', ' ')) ?? []).sort();

/** Of two orders that its numbers fit the earlier day; of a month alone its last one. */
function dayOf(written: string): string | null {
  const [name = '', year] = written.split(/[\s.-]+/);
  const month = monthNamed(name);
  if (month && /^\d{4}$/.test(year ?? ''))
    return new Date(Date.UTC(Number(year), MONTHS.indexOf(month) + 1, 0)).toISOString().slice(0, 10);
  const days = (['day', 'month'] as const).flatMap((order) => {
    const read = readWrittenDay(written, order);
    return read && read !== 'asks' ? [read.day] : [];
  });
  return days.sort()[0] ?? null;
}

/**
 * The spans of a sentence, what nothing was read out of with whether some are not taken, or with the last day to apply: once it
 * has passed the course may be closed.
 * @param before the text before it, of which a heading counts for it
 */
export function withRefusals(sentence: string, spans: readonly Span[], before: string): Span[] {
  const heading = /(?:^|\n|[.;])([^.;\n]*):\s*$/.exec(before)?.[1] ?? '';
  const day = closingDay(OF_CLOSING.test(heading) ? `${heading}: ${sentence}` : sentence);
  const refused: Span['asked'] = OF_THREE_YEARS.test(sentence)
    ? { about: 'perhaps', asked: { about: 'education years', least: 16 } }
    : { about: 'refusal' };
  const asked: Span['asked'] =
    isRefusal(sentence) || OF_THREE_YEARS.test(sentence) ? refused : day ? { about: 'closes', day } : undefined;
  const at = asked ? spans.findIndex((one) => !one.asked && (one.kind === 'none' || one.kind === 'unread')) : -1;
  return spans.map((span, place) => (asked && place === at ? { ...span, asked } : span));
}
