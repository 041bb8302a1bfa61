import { AWARDS_IN_TEXTS, type AwardKind, namedDegree } from '@/lib/domain/requirements/awards';
import { SCHOOL_SUBJECTS } from '@/lib/domain/requirements/fields-of-study';
import { type Span, spanOf } from './clause';
import type { Base } from './marks';
import { subjectsOf } from './named-studies';
import { pattern, single } from './patterns';
import { TAKEN } from './plain';

const QUALIFIED = String.raw`(?:\b(?:(?:an?|the|any|have|must|hold|holding|completed|completion|successful|of|good|recogni[sz]ed|accredited|equivalent|full|relevant|related|minimum|academic|their|your|international|indian|uk|us|british|australian|canadian|american|irish|new zealand|approved|strong|in|applicants?|with|should|possess|be|students?|for|normally|at|least|need|needs?|required|requires?|previous|prior|first|final)[ :]+)+)?`;
const AFTER = String.raw`(?:\s*(?:\(?\bor (?:its |an? |the )?(?:recogni[sz]ed |international |overseas )?equivalent(?: qualifications?)?\)?|from (?:an? |any )?(?:recogni[sz]ed|accredited|approved|reputed|indian|uk|australian|british|american|canadian|new zealand|overseas|foreign)(?: [a-z]+)? ?(?:university|institution|institute|college|board)?|(?:qualifications?|certificates?)(?= (?:from|with|at|or)\b)|from (?:(?:your|their|the|an?) )*(?:home|own) (?:country|system)|in any (?:field|discipline|subject|stream|area|branch|major|subject area)|of any (?:kind|subject|discipline)|\(12 years\)|\((?:3|4|three|four|3 or 4|three or four|3-4|3\/4)[- ]years?(?: full[- ]time)?\)|\(11 years\)|\(10\+2\)|completed|\(?or higher\)?|with|is required|required|is needed|of study|level))*`;
const KINDS = Object.keys(AWARDS_IN_TEXTS) as AwardKind[];
const ONE = `(?:${KINDS.map((kind) => `(?<${kind}>${AWARDS_IN_TEXTS[kind]})`).join('|')})`;
const AWARD = pattern`${QUALIFIED}(?<![a-z.])${ONE}(?![a-z])${AFTER}`;

/** The studies that a sentence asks for, seen from what courses of the level build on. */
export function awards(sentence: string, base: Base, whole = sentence): Span[] {
  const found = [...sentence.matchAll(AWARD)].map((match) => {
    const kind = KINDS.find((one) => match.groups?.[one] !== undefined) as AwardKind;
    // 'With' leads to what the studies must have besides.
    const text = match[0].replace(/\s+with$/, '');
    return { kind, from: match.index, to: match.index + text.length, text };
  });
  // What stands next to each other, joined by 'or', is one demand.
  const groups: (typeof found)[] = [];
  for (const one of found) {
    const last = groups.at(-1)?.at(-1);
    const between = last ? sentence.slice(last.to, one.from) : '';
    const isJoined =
      last &&
      /^[\s,/]*(?:or|\/|,)[\s,/]*(?:an? |equivalent |(?:3|three)[ -]?(?:yrs?|years?)\.?'? )*$|^[\s,/]*$/.test(between);
    if (isJoined) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group): Span[] => {
    const kinds = new Set(group.map(({ kind }) => kind));
    const [from, to] = [group[0]?.from ?? 0, group.at(-1)?.to ?? 0];
    const text = sentence.slice(from, to);
    // The course itself: 'this degree requires …'.
    if (/\bthis\s+$/.test(sentence.slice(0, from)) || /^\W*this degree\b/.test(text)) return [];
    // 'For a diploma or certificate: IELTS 6.0' says of which courses.
    const isHead =
      /^\s*for\b/.test(text) && /^(?!\s*(?:holders?|graduates?|students?)\b)[^:;.\d]{0,60}:/.test(sentence.slice(to));
    // 'Diploma: Year 12 with 60%' heads a row, '6.0 for diplomas' says of which courses.
    const [ahead, behind] = [whole.slice(0, from), whole.slice(to)];
    const isName = /^\W*(?:associate degree|diploma|certificate|degree|bachelor\S*(?: degree)?)\W*$/.test(text);
    const isOfRow =
      (isName && (/^\s*:/.test(behind) || (/\(\s*$/.test(ahead) && /^\s*\)/.test(behind)))) ||
      (/^\s*for (?:all |our )?(?:diplomas|(?:bachelor\S* )?degrees)\W*$/.test(text) &&
        /^(?: (?:and|or) \d|\s*[,;()]|\W*$)/.test(behind));
    if ((isHead || (base === 'school' && isOfRow)) && !kinds.has('school')) return [{ from, to, kind: 'unread' }];
    // 'Degree level: …' heads what is asked for it.
    if (
      base === 'school' &&
      !kinds.has('school') &&
      /^\W*(?:(?:bachelor\S*|degree|diploma|undergraduate)\b ?)+level\W*$/.test(text)
    )
      return [{ from, to, kind: 'none' }];
    // 'A gap of 2 years for diploma' says for whom, not what is taken.
    const isForWhom = single`${TAKEN}\s*$`.test(sentence.slice(0, from)) && /^\s*for\b/.test(text);
    if (isForWhom && kinds.has('diploma') && !/^\s*(?:holders?|graduates?|students?)\b/.test(sentence.slice(to)))
      return [{ from, to, kind: 'unread' }];
    if (base === 'degree' && kinds.has('named')) {
      const field = ofNamed(group, whole);
      if (field) return [{ from, to, ...field }];
    }
    const isBackground = /^\s*(?:or (?:an? )?equivalent\s*)?background\b/.test(sentence.slice(to));
    const demand = demandOf(kinds, base);
    const isOfField = isBackground || /\b(?:relevant|related)\b/.test(text);
    // Of which field it must be is more than that it is one; a master's or a diploma says something besides.
    if (isOfField && demand.asked?.about === 'level' && !demand.asked.takesDiploma)
      return [{ from, to, kind: 'profile', asked: { about: 'field', names: [], related: true } }];
    return [{ from, to, ...demand }];
  });
}

/** Behind a named degree: it is the head of a row, or says for whom something is. */
const OF_ROW = /^\s*(?:\(hons\.?\))?\s*[:-]\s*\d|^ (?:students|graduates|applicants|holders)\s*[:-]/;
const EXAMPLE = /\b(?:e\.?g\.?|such as|like|for example|any|all|including|for)\W*$/;
const OF_ANY =
  /\b(?:any|all|other) (?:other )?(?:\w+ )?(?:graduates?|(?:bachelor'?s? )?degrees?|bachelor\S*|disciplines?|streams?|fields?|subjects?|background|courses?)\b/;

/** 'B.Tech or BCA' is a field of study; null where degrees of any field are taken, too. */
function ofNamed(
  group: readonly { kind: AwardKind; from: number; to: number; text: string }[],
  sentence: string,
): Pick<Span, 'kind' | 'asked'> | null {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return null;
  const before = sentence.slice(0, first.from) + (/^\W*(?:for|any|all)\b/.exec(first.text)?.[0] ?? '');
  if (OF_ROW.test(sentence.slice(last.to)) || /\bfor\W*$/.test(before)) return { kind: 'unread' };
  if (EXAMPLE.test(before) || OF_ANY.test(sentence)) return null;
  const others = group.filter(
    ({ kind, text, from }, place) =>
      kind !== 'named' && !(place > 0 && /^degrees?\b/.test(text) && group[place - 1]?.to === from - 1),
  );
  if (others.some(({ text }) => /\b(?:bachelor|degree|graduat|honou?rs|diploma)/.test(text))) return null;
  // 'BA, B.Sc or B.Com' is any.
  if (/\bb\.?a\b/.test(sentence) && /\bb\.?sc\b/.test(sentence)) return null;
  const names = group.flatMap(({ text }) => namedDegree(text) ?? []);
  const related = group.some(({ text }) => /\b(?:equivalent|related|relevant|similar)\b/.test(text));
  const asked = { about: 'field' as const, names: [...new Set(names)], related };
  // 'B.Sc or B.Com': of which fields the first may be is not said.
  return others.length > 0 ? { kind: 'unread', asked: { about: 'perhaps', asked } } : { kind: 'profile', asked };
}

function demandOf(kinds: ReadonlySet<AwardKind>, base: Base): Pick<Span, 'kind' | 'asked'> {
  if (kinds.has('doctor') || base === '') return { kind: 'unread' };
  const isOfSchool = base === 'school' && kinds.has('school');
  if (base === 'school' && !isOfSchool) return { kind: 'profile', asked: { about: 'beyond school' } };
  const takesDiploma = kinds.has('diploma');
  if (!isOfSchool && kinds.has('master') && !takesDiploma && !kinds.has('bachelor') && !kinds.has('named'))
    return { kind: 'profile', asked: { about: 'master' } };
  // School before a degree: who has the degree has it.
  return { kind: 'judged', asked: { about: 'level', takesDiploma } };
}

const IN_SCHOOL = String.raw`(?:(?:grade|class|year|standard|std\.?) ?(?:12|xii|11 and 12)|(?:(?:grade|class|year|standard|std\.?) ?)?11 ?\/ ?12)(?:th)?|12th(?: grade| standard| class)?|high school|school|a[- ]level|advanced level|higher secondary|xii`;
const SUBJECT = `(?:${SCHOOL_SUBJECTS})(?: \\([a-z0-9 ]+\\))?`;
const SUBJECTS = `${SUBJECT}(?:(?:\\s*,\\s*(?:and |or )?|\\s+and\\s+|\\s+or\\s+|\\s*\\/\\s*|\\s*&\\s*)${SUBJECT})*`;
const ONE_OF = `(?:at least )?(?:one|any one|either)(?: of| from)?:? ${SUBJECT}(?:\\s*,\\s*${SUBJECT})*(?:\\s*,)?\\s+(?:or|and)\\s+${SUBJECT}`;
/** 'English 12 and Pre-calculus 12' */
const OF_YEAR = `(?:pre-?)?(?:${SCHOOL_SUBJECTS}) ?(?:11|12|xii)(?:u|m|c)?\\b`;
const NAMED = pattern`${OF_YEAR}(?:(?:\s*,\s*(?:and |or )?|\s+and\s+|\s+or\s+|\s*\/\s*|\s*&\s*)${OF_YEAR})*(?! ?%)|${ONE_OF}|(?:the )?(?:essential|required|compulsory|mandatory|prerequisite) subjects? ?(?:is|are|:|includes?|-) ?(?:at )?${SUBJECTS}|(?:(?:prerequisites?|required subjects?|compulsory subjects?|subjects?(?: required)?)\s*:?\s*)?(?:\b(?:applicants?|students?|must|should|have|has|studied|passed|taken|completed|including|include|with|good|marks|grades|in|a|an|the|at|background|pass|study of|and)\s+)*\b(?:(?:${IN_SCHOOL})\s+${SUBJECTS}|${SUBJECTS}(?: (?:passed|studied|taken|completed|as an? (?:[a-z]+ )?subject))?\s+(?:in|at|to|from)\s+(?:the )?(?:${IN_SCHOOL})(?: level)?|(?:good|strong|high) (?:marks|grades|results|scores) in ${SUBJECTS}|${SUBJECTS} (?:must|should|has to|have to) be (?:among|one of|part of) (?:the|your|their) (?:\w+ )?subjects|${SUBJECTS}(?= (?:is|are|as)? ?(?:an? )?(?:prerequisites?|required|compulsory|mandatory|essential|needed|must)))(?:\s+(?:is|are|as)?\s*(?:an? )?(?:prerequisites?|required|compulsory|mandatory|essential|needed|subjects?))*`;

/** Subjects of school that are asked for by name. */
export function schoolSubjects(sentence: string): Span[] {
  return [...sentence.matchAll(NAMED)].map((match) => spanOf(match, { kind: 'profile', asked: subjectsOf(match[0]) }));
}

const IN_ENGLISH =
  /\b(?:the )?(?:medium of instruction|moi|language of instruction)(?: of (?:the |your |their |all )?(?:[a-z]+ ){0,3}?)?(?: ?:| (?:is|must|should|needs? to|has to|have to|be|have been))+ (?:in )?english(?: only)?\b|\b(?:must|should) have (?:been taught|studied|been educated) in english\b/g;
/** Studies in English, where they are asked for. */
export const taughtInEnglish = (sentence: string): Span[] =>
  [...sentence.matchAll(IN_ENGLISH)].map((match) => spanOf(match, { kind: 'profile', asked: { about: 'taught' } }));
