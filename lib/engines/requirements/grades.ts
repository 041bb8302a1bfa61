import { type Certificate, inOrder } from '@/lib/domain/marks/school-grades';
import type { AskedGrades, GradedSubject } from '@/lib/domain/requirements/also-asked';
import { SCHOOL_SUBJECTS } from '@/lib/domain/requirements/fields-of-study';
import type { Span } from './clause';
import type { Base } from './marks';
import { subjectsOf } from './named-studies';
import { pattern, single } from './patterns';
import { cut, N, numberOf } from './plain';

/** What certificates of school must show: 'ABB at A level including Mathematics', 'IB 32 with 5 in HL Maths', 'five credits in WAEC'. */

const SUBJECT = `(?:(?:pure|further|additional|elective|core|integrated) )?(?:${SCHOOL_SUBJECTS}|eng\\b\\.?)(?: language)?`;
/** Words that a list of subjects with their grades is made of, and nothing else. */
const LISTED = `(?:${SUBJECT}|(?:at )?(?:hl|sl|higher level|standard level)|(?:at |grade )?(?:[a-e][*+-]?|[a-c][1-6]|[1-7])(?! ?%|[a-z])|(?:two|three|[23]) (?:other )?electives?|grades?|points?|min(?:\\.|imum)?|at least|least|either|both|one|an?|the|of|from|in|at|and|or|as|[,:()&/+])`;
const TAIL = `(?:,? ?\\(?(?:(?:must |to |and |which must )?(?:include|including|includes|incl\\.?|inc\\.?|comprising|comprised of)|with|[:-] ?(?=${SUBJECT}\\b))(?![ ,]*\\d[ ,]+\\d)((?:[ ,]*${LISTED}(?![a-z]))+))?`;
const LEAD = String.raw`(?:\b(?:(?:an?|the|at|least|minimum|min\.?|of|with|uk|gce|typical|offer|offers|is|are|grades?|three|3|two|2|must|have|score|scored|overall|total|full|achieve|applicants?|need|needs|require[sd]?|from|holders?)[ :]+)+)?`;
const BETTER = '(?: ?,? ?(?:\\(?(?:or|and) (?:above|higher|better|over)\\)?|minimum|\\+|overall|total|in total))*';
const A_LEVELS = String.raw`(?:\b(?:gce |uk |british |cambridge |international |caie )*(?:a[- ]?levels?|advanced levels?)(?: (?:grades?|passes|results|subjects|exams?))?(?:,? gce)?(?: \(global\))?)`;
const LETTERS = '(?<![a-z*])((?:[a-e]\\*?){2,4})(?![a-z*]|\\w)';
const UCAS = '(?:\\b\\d{2,3} (?:ucas )?(?:tariff )?points ?(?:or|\\/|,|\\() ?)?';
const IB = String.raw`\b(?:the )?(?:international baccalaureate|ib)(?:dp)?(?: \((?:ib|international baccalaureate)\))?(?: diploma)?(?: programme)?`;
const POINTS = '(2\\d|3\\d|4[0-5])(?! ?%|\\d|\\.\\d)(?: ?(?:ib )?(?:points?|pts))?';
const BOARD = 'waec|wassce|neco|ssce|nabteb';
const BOARDS = `\\b(?:${BOARD})(?:(?: ?(?:\\/|,|or|and|-|\\() ?)+(?:the )?(?:${BOARD}|gce|ssce)\\)?)*(?: (?:results?|certificate|examination))?`;
/** What is said of credits, in whatever order: of which board, how many, of what grade. */
const COUNTED = `\\b(${N}) (?:\\(\\d\\) )?(?:(?:good|${BOARDS}|o'?level|academic|different|core|relevant) )*(?:credits?|passes|subjects)\\b`;
const CREDIT_TOKEN = `(?:${BOARDS}|${COUNTED.replace('(', '(?:')}|\\b(?:credits?|credit (?:level )?passes|passes)\\b|(?:a1 ?(?:-|to) ?)?\\b[a-c][1-6]\\b(?: (?:(?:or|and) (?:better|above|higher)|minimum))?)`;
const BETWEEN_TOKENS = String.raw`[ ,:()]*(?:\b(?:with|at|of|in|from|minimum|min|least|an?|grades?|level|scores?|must|have|has|the|is|are|for|or|each|results?|official|showing|passes)\b[ ,:()]*)*`;
const TOKENS_END = '(?: each)?\\)?';
const GAOKAO = '\\bgao ?kao\\b(?: ?\\((?:ncee|[a-z ]+)\\))?(?: scores?| results?| exam\\w*)?';
const OF_TOTAL = `(?: (?:of (?:the )?)?(?:total|full|maximum|overall)(?: (?:marks?|scores?|points))?(?: available)?(?: (?:in|for) (?:your|the|their) (?:own )?province)?)?`;
const FILL = String.raw`(?:[ ,:(-]*\b(?:with|at|of|in|from|minimum|least|an?|grades?|scores?|must|have|has|the|is|are|for)\b)*[ ,:(-]*`;

const TARIFF = `\\b(\\d{2,3})(?: ?(?:-|to) ?\\d{2,3})? (?:(?:ucas )?tariff|ucas(?: tariff)?) points?\\b(?: (?:or above|or more|minimum|overall))?(?: (?:from|with|across|at|in) (?:(?:a|at least|minimum|of|the|best|two|three|2|3|your) )*(?:a[- ]?levels?)(?: (?:or equivalent|subjects|passes|qualifications))?)?`;
/** All that was matched, and its groups. */
type Matched = readonly (string | undefined)[];

const PATTERNS: readonly (readonly [RegExp, (match: Matched) => Found | null])[] = [
  [pattern`${LEAD}${UCAS}${A_LEVELS}${FILL}${LETTERS}${BETTER}${TAIL}`, letters],
  [pattern`${LEAD}${UCAS}${LETTERS}${BETTER}${FILL}(?:three |3 )?${A_LEVELS}${BETTER}${TAIL}`, letters],
  [pattern`${LEAD}${IB}${FILL}${POINTS}${BETTER}\)?${BETTER}${TAIL}`, points],
  [pattern`${LEAD}${POINTS}${BETTER}${FILL}${IB}${BETTER}${TAIL}`, points],
  [
    pattern`${LEAD}${TARIFF}${TAIL}`,
    ([, least = '', tail]) => within({ of: ['A level'], least: `${least} points` }, tail),
  ],
  [pattern`${LEAD}${CREDIT_TOKEN}(?:${BETWEEN_TOKENS}${CREDIT_TOKEN})+${TOKENS_END}${TAIL}`, credits],
  [pattern`${LEAD}\b${N} ${BOARDS} (?:credits?|passes)\b${TAIL}`, credits],
  [
    pattern`${LEAD}${GAOKAO}${FILL}(?:(\d{3}) ?(?:\/|out of) ?(750)|(\d\d) ?%${OF_TOTAL})${BETTER}`,
    ([, own, total, least]) => share(own ? (Number(own) * 100) / Number(total) : Number(least)),
  ],
  [pattern`${LEAD}(\d\d) ?%${OF_TOTAL}${FILL}${GAOKAO}`, ([, least]) => share(Number(least))],
  [
    pattern`${LEAD}(?:\b(${N}) )?(?<![a-z])([a-d][+-]?)'?s?(?: grades?| passes| plain| mean grade)?(?: (?:or|and) (?:above|better|higher))? (?:at|in|from|on) (?:the )?kcse\b(?! (?:${SCHOOL_SUBJECTS}))${TAIL}`,
    ([, count, mark = '', tail]) => {
      const least = mark.toUpperCase();
      return within({ of: ['KCSE'], least, ...(count && { count: numberOf(count) }) }, tail, count && least);
    },
  ],
  [
    pattern`${LEAD}\bkcse\b(?:[ ,:(-]*\b(?:certificate|mean|overall|aggregate|average|grade|score|with|at|of|in|from|minimum|least|an?|must|have|the|is)\b)*[ ,:(-]*([a-d][+-]?)(?: plain)?(?![a-z+])${BETTER}${TAIL}`,
    ([, grade = '', tail]) => within({ of: ['KCSE'], least: grade.toUpperCase() }, tail),
  ],
];
type Found = AskedGrades;

/** Most sentences name no certificate. */
const NAMES_ONE = single`\b(?:${BOARD}|kcse|gao ?kao|ib(?:dp)?|baccalaureate|gcse|igcse|points|senior school|(?:a|o|advanced|ordinary)[- ]?levels?)\b`;

/** The spans of a sentence about certificates of school: certain ones are judged, of others nothing is. */
export function grades(sentence: string, base: Base): Span[] {
  if (base !== 'school' || !NAMES_ONE.test(sentence)) return [];
  const spans: Span[] = [];
  for (const [source, read] of PATTERNS) {
    for (const match of sentence.matchAll(source)) {
      const [from, to] = [
        match.index,
        match.index + match[0].replace(/(?:[\s,:(&/]|\b(?:and|or|in|at|the|an?|of))+$/, '').length,
      ];
      if (spans.some((one) => one.from < to && from < one.to)) continue;
      const found = read(match);
      if (!found) {
        spans.push({ from, to, kind: 'unread', asked: { about: 'unread demand' } });
        continue;
      }
      // 'AAB-ABB', '104 points or BBC': who has less may still be taken.
      const isRange =
        /^ ?(?:-|to|\/) ?(?:[a-e]{3}|\d\d)\b/.test(sentence.slice(to)) ||
        /[a-e]{3} ?(?:-|to|\/) ?$/.test(sentence.slice(0, from));
      const asked = { about: 'grades' as const, ...found };
      // 'Including 5, 5, 4 at higher level': the grades of which subjects no profile tells.
      const behind = HIGHER_GRADES.exec(sentence.slice(to))?.[0] ?? '';
      if (behind) spans.push({ from: to, to: to + behind.length, kind: 'unread', asked: { about: 'unread demand' } });
      spans.push(
        isRange || (!found.least.endsWith('points') && /\bpoints ?(?:or|\/|,|\()/.test(match[0]))
          ? { from, to, kind: 'unread', asked: { about: 'perhaps', asked } }
          : { from, to, kind: 'judged', asked },
      );
    }
  }
  for (const { index, 0: all } of OTHERWISE.test(sentence) ? [] : sentence.matchAll(UNREAD))
    if (!spans.some(({ from, to }) => from < index + all.length && index < to) && !/\benglish\b/.test(all))
      spans.push({ from: index, to: index + all.length, kind: 'unread', asked: { about: 'unread demand' } });
  return spans;
}
const HIGHER_GRADES =
  /^,? ?\(?(?:including|incl\.?|with|and)? ?(?:(?:at least|grades?|a|minimum|of|total|an?|score)[ :]+)*\d{1,2}(?:(?:[, /]+(?:and )?)\d){0,3}(?: points?)? (?:at|in|from) (?:the )?(?:three |3 )?(?:hl|higher level)(?: subjects?)?\)?/;
/** Other ways stand beside it. */
const OTHERWISE = /[;|]|[,)]\s*or\b(?! (?:better|higher|above|more|equivalent))/;
/** Passes or credits of a certificate that no pattern reads: they are asked all the same. */
const UNREAD =
  /\b(?:wassce|waec|neco|ssce|kcse|senior school certificate|(?:a|o|advanced|ordinary)[- ]levels?|i?gcses?)\b[^.;]{0,40}?\b(?:credits?|passes|grades?)\b/g;

const share = (least: number): Found => ({ of: ['Gaokao'], least: `${Math.ceil(least * 10) / 10}%`, subjects: [] });

function letters([, grade = '', tail]: Matched): Found | null {
  const asked = grade.toUpperCase().match(/[A-E]\*?/g) ?? [];
  // Words such as 'bad' are no grades.
  if (inOrder(asked).join('') !== asked.join('')) return null;
  return within({ of: ['A level'], least: asked.join('') }, tail);
}

function points([, least = '', tail]: Matched): Found | null {
  return within({ of: ['IB'], least }, tail);
}

/** Credits are the grades from A1 to C6; the Nigerian SSCE is of either board. */
function credits([all = '', tail]: Matched): Found | null {
  const isOfEither = /\bssce\b/.test(all);
  const of: Certificate[] = [
    ...(isOfEither || /\b(?:waec|wassce)\b/.test(all) ? ['WAEC' as const] : []),
    ...(isOfEither || /\bneco\b/.test(all) ? ['NECO' as const] : []),
  ];
  const own = tail ? all.slice(0, all.lastIndexOf(tail)) : all;
  const count = single`${COUNTED}`.exec(own)?.[1];
  const grade = [...own.matchAll(/\b[a-c][1-6]\b/g)].at(-1)?.[0];
  if (of.length === 0 || !count || (!grade && !/\bcredit/.test(own))) return null;
  const least = (grade ?? 'c6').toUpperCase();
  return within({ of, least, count: numberOf(count) }, tail, least);
}

/** With the subjects that it must have; null where one of them isn't clear. */
function within(found: Omit<Found, 'subjects'>, tail: string | undefined, least = ''): Found | null {
  const subjects = tail ? subjectsIn(tail, least) : [];
  return subjects && { ...found, subjects };
}

const GRADE = '([a-e][*+-]?|[a-c][1-6]|[1-7])';
const ITEM = single`^(?:(?:at least|min(?:\.|imum)?|an?|the|grades?|both|of)\s+)*(?:${GRADE}(?: points?)? (?:in|at|for|from) )?((?:hl|sl|higher level|standard level) )?((?:(?:either|one(?: of)?|the|or|,) )*${SUBJECT}(?:(?:,? or |, ?| ?\/ ?)${SUBJECT})*)(?: \(?(?:at )?(hl|sl|higher level|standard level)\)?)?(?: ?\(?(?:at |with |minimum |of |grade )*${GRADE}\)?)?(?: at (hl|higher level))?$`;

/** 'Mathematics and either Physics or Further Mathematics', 'an A in Chemistry': each with its grade; null where one isn't clear. */
function subjectsIn(tail: string, least: string): GradedSubject[] | null {
  const all: GradedSubject[] = [];
  let last = least;
  // 'One of physics, chemistry or biology' is one demand.
  const isOneOf = /\b(?:one|either)\b(?! (?:other )?science)/.test(tail);
  const parts = cut(tail, isOneOf ? /\band\b|&|(?<![a-e])\+/g : /\band\b|&|(?<![a-e])\+|,(?!\s*or\b)/g);
  for (const { from, to } of parts) {
    const text = tail
      .slice(from, to)
      .replace(/[():]|\b(?:two|three|[23]) (?:other )?electives?\b/g, ' ')
      .replace(/\beng\b\.?/g, 'english')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,]+|(?:[\s,/]|\b(?:in|at|or|the|an?|of|and))+$/g, '')
      .trim();
    if (text === '') continue;
    const item = ITEM.exec(text);
    if (!item) return null;
    const [, before, levelBefore, names = '', levelAfter, after, levelLast] = item;
    const read = namesOf(names);
    if (!read) return null;
    // A grade that stands before a list is asked in all of it.
    last = (before ?? after ?? last).toUpperCase();
    const isHigher = [levelBefore, levelAfter, levelLast].some((one) => /^(?:hl|higher)/.test(one ?? ''));
    all.push({ names: read, least: last, ...(isHigher && { isHigher: true as const }) });
  }
  return all;
}

const SCIENCES: readonly string[] = ['biology', 'chemistry', 'physics', 'integrated science', 'agricultural science'];
/** The names, one of which is enough; null where they aren't certain, or all of several are asked. */
function namesOf(text: string): readonly string[] | null {
  // 'One science'
  if (/^(?:(?:one|an?|other|integrated|general) )*sciences?$/.test(text.trim())) return SCIENCES;
  const special: string[] = [];
  const plain = text.replace(
    /\b(?:(pure|further|additional|elective) (?:mathematics|maths?)|integrated science|social studies)\b/g,
    (all, kind) => {
      special.push(kind ? `${kind} mathematics` : all);
      return '';
    },
  );
  const { names, any } = subjectsOf(plain);
  const found = [...names, ...special];
  const isOneOf = any || found.length === 1 || /\bor\b/.test(text);
  const isWhole = names.length > 0 || !single`\b(?:${SCHOOL_SUBJECTS})\b`.test(plain);
  return found.length > 0 && isOneOf && isWhole ? found : null;
}
