import { BOARD, boardsIn } from '@/lib/domain/marks/indian-boards';
import { CERTIFICATES } from '@/lib/domain/marks/school-grades';
import { groupsByBoard } from './boards';
import type { Span } from './clause';
import { MAY_BE } from './lifted';
import { single } from './patterns';
import { N, numberOf } from './plain';
import { unknownWords } from './rest';
import { mentionsIn } from './scores';

/** English at school in the place of a test: 'WAEC English at C6 accepted', 'no IELTS if 70% in 12th English (CBSE)'. */

const ENGLISH = 'eng(?:lish)?\\b\\.?(?: language)?(?: [ab]\\b(?: or [ab]\\b)?(?= (?:at|with|grade|hl|sl|[4-7]\\b)))?';
const FILL = String.raw`(?:[ ,:(-]*\b(?:in|exams?|with|an?|at|of|minimum|min|least|grade|pass|credit|score|mark|hl|sl|the|or|is|are)\b)*[ ,:(-]*`;
const BETTER = '\\+?(?:,? ?(?:or|and) (?:above|better|higher|more|over))?';
const EXAM = '(?:wassce|waec|neco|kcse|neb|ib)';
const EXAMS = `(${EXAM}(?: ?(?:\\/|or|,|and) ?${EXAM})*)`;
const GRADE = '([abc][1-6]|[a-d][+-]?|[4-7])(?![a-z0-9%+-]|\\.\\d)';
const SCHOOL = String.raw`(?:(?:class|grade|std\.?|standard|year) ?(?:12|xii)(?:th)?|12th(?: grade| standard| class| std)?|xii|hsc|10 ?\+ ?2|plus two|higher secondary|school)`;
const MARK = '(?<![\\d.])(\\d\\d)(?:\\.\\d)?(?: ?(?:%|per ?cent\\b)|\\+|(?= or (?:above|more|higher)\\b))';
/** Between a mark and its subject. */
const NEAR = '(?: (?:marks?|in|for|of|at|the))* ';
/** 'Grade C', 'C6', 'B+', but not the 'a' of 'a pass'. */
const ONE = '(?:\\bgrades? |(?<![a-z])(?=[b-d]\\b|[a-d][1-6+-]))';
/** Each with the places of exam, grade and per cent among its groups. */
const FORMS: readonly (readonly [source: string, exam: number, grade: number, mark: number])[] = [
  [`\\b${EXAMS}${FILL}${ENGLISH}${FILL}${GRADE}${BETTER}`, 1, 2, 0],
  [`\\b${ENGLISH}${FILL}${GRADE}${BETTER}${FILL}${EXAMS}\\b`, 2, 1, 0],
  [`${ONE}${GRADE}${BETTER}${FILL}${EXAMS}${FILL}${ENGLISH}`, 2, 1, 0],
  [`${ONE}${GRADE}${BETTER}${FILL}${ENGLISH}${FILL}${EXAMS}\\b`, 2, 1, 0],
  [
    `\\b${ENGLISH}${FILL}(?:(?:exempt\\w*|waived?|not required|if|when|with)[ ,]+)*([abc][1-6])(?![a-z0-9%.])${BETTER}`,
    0,
    1,
    0,
  ],
  [`${MARK}${BETTER}${NEAR}(?:${SCHOOL} )+(?:level )?${ENGLISH}`, 0, 0, 1],
  [`${MARK}${BETTER}${NEAR}${ENGLISH}${FILL}${SCHOOL}(?![a-z])`, 0, 0, 1],
  [`\\b${SCHOOL} ${ENGLISH}${FILL}${MARK}${BETTER}`, 0, 0, 1],
  [
    `\\b${ENGLISH}${FILL}${MARK}${BETTER}(?= for (?:the |an? )?(?:ielts |english |test )?(?:waiver|exemption))`,
    0,
    0,
    1,
  ],
  [`\\b${ENGLISH}${FILL}${SCHOOL}(?![a-z])${FILL}${MARK}${BETTER}`, 0, 0, 1],
];
/** Behind it, how long ago it may have been. */
const TIME = single`^[ ,(]*(?:if |and )?(?:taken |obtained |achieved |awarded |completed )*within (?:the )?(?:last |past )?(${N}) years(?: of (?:the |your )?[a-z]+)?\)?`;
/** Words that make it a way beside a test, or one to show one's English. */
const LETS =
  /\b(?:accept\w*|in (?:lieu|place) of|instead|exempts?|exempt\w*|waive[ds]?|waivers?|no (?:ielts|toefl|english|further|tests?)\b|(?:don't|do not|not) (?:be )?(?:need|require)\w*|without ielts|moi|suffic\w+|otherwise|else)\b|(?:\bor|\/) *$/;
const HEAD = /^\W*(?:minimum )?english(?: language)?(?: requirements?)? ?:/;
const REFUSED = /\b(?:not|no longer) (?:be )?(?:accepted|considered|taken)\b|\bno (?:waivers?|exemptions?)\b|\bmust\b/;
/** 'IELTS 6.5 (6.0)' */
const OF_TEST = /\b(?:ielts|toefl|pte|duolingo|det)\b[^,;a-z]*\d[\d.() ]*/g;
/** Words around it that say no more. */
const ASIDE =
  /\b(?:accept\w*|in|lieu|place|instead|exempts?|exempt\w*|waive[ds]?|waivers?|no|not|ielts|toefl|pte|tests?|english|needed?|required?|moi|boards?|state|ok|or|otherwise|also|if|for|with|who|have|has|those|applicants|students|proficiency)\b/g;

/** The ways of a sentence, each from one mark or grade; none where English at school is asked for besides. */
export function schoolEnglish(sentence: string): Span[] {
  for (const [source, exam, grade, mark] of FORMS) {
    const found = new RegExp(source).exec(sentence);
    if (!found) continue;
    const named = /^[a-z]+/.exec(exam ? (found[exam] as string) : '')?.[0] ?? '';
    const least = (grade ? (found[grade] as string) : (found[mark] as string)).toUpperCase();
    const end = found.index + found[0].length;
    const listed = mark ? boardsAt(sentence, found.index, end, Number(least)) : null;
    const time = TIME.exec(sentence.slice(listed?.to ?? end));
    const last = (listed?.to ?? end) + (time?.[0].length ?? 0);
    const from = Math.max(
      ...[...sentence.slice(0, found.index).matchAll(/[,;(]|\.(?=\s)/g)].map(({ index }) => index + 1),
      0,
    );
    const to = last + (/^[^,;]*?(?=[,;]|\.(?:\s|$)|\.?$)/.exec(sentence.slice(last))?.[0].length ?? 0);
    const [before, behind] = [sentence.slice(from, found.index), sentence.slice(last, to)];
    const around = `${before} ${behind}`;
    const isWay =
      LETS.test(before) ||
      LETS.test(found[0]) ||
      HEAD.test(sentence.slice(from)) ||
      LETS.test(behind) ||
      (/^[ ,]*(?:or\b|\/)/.test(sentence.slice(last)) && mentionsIn(sentence).length > 0);
    if (!isWay || REFUSED.test(around)) continue;
    // Scores beside it are ways of their own.
    const isApart = /\d\.\d|\d\d\d?/.test(around);
    const isSure =
      !MAY_BE.test(listed ? around.replace(/\bonly\b/g, ' ') : around) &&
      unknownWords(around.replace(OF_TEST, ' ').replace(ASIDE, ' ')).length === 0;
    const besides = { ...(time && { since: numberOf(time[1] as string) }), ...(isSure && { sure: true as const }) };
    // Behind the first each board's own mark has its place.
    const groups = listed?.groups ?? [];
    const starts = [...sentence.slice(end, last).matchAll(new RegExp(MARK, 'g'))].map(({ index }) => end + index);
    const places = [isApart ? found.index : from, ...(groups.length > 1 ? starts : []), isApart ? last : to];
    const of = CERTIFICATES.find((one) => one.toLowerCase() === named) ?? 'WAEC';
    return places.slice(0, -1).map((at, place): Span => {
      const group = groups[place];
      const english = mark ? { ...group, least: `${group?.least ?? least}`, of: '%' as const } : { least, of };
      return {
        from: at,
        to: places[place + 1] as number,
        kind: 'none',
        asked: { about: 'waiver', of: 'english', english, ...besides },
      };
    });
  }
  return [];
}
const BOARDS_BEHIND = single`^(?:[ ,(]|\b(?:from|in|of|for|with|by|the|and|or)\b)*${BOARD}(?:[ ,;/&()]|\b(?:and|or|from|in|of|for|with|the|marks?|boards?)\b|${MARK}\+?|${BOARD})*`;
/** The boards that stand behind a mark, each with its own where they differ. */
function boardsAt(sentence: string, from: number, end: number, least: number) {
  const words = BOARDS_BEHIND.exec(sentence.slice(end))?.[0];
  if (!words) return null;
  const to = end + words.replace(/[ ,;]*(?:\b(?:and|or)\b[ ,;]*)*$/, '').length;
  const groups = groupsByBoard(`${least}% ${sentence.slice(end, to).replace(/\bstate boards? of\b/g, '')}`);
  return groups && boardsIn(sentence.slice(from, to)).length > 0 ? { to, groups } : null;
}
