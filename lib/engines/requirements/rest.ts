import { FIELD_HEADS, FIELD_LINKS, FIELD_WORDS, SCHOOL_SUBJECTS } from '@/lib/domain/requirements/fields-of-study';
import { OTHER_ADMISSION_TESTS } from '@/lib/domain/requirements/test-names';
import type { Span } from './clause';
import { subjectsOf } from './named-studies';
import { pattern, single } from './patterns';
import { cut, TAKEN } from './plain';

/** Words that add nothing to what stands beside them. */
const FILLER = new Set(
  "a an and or the of in on at to for from with is are be been was were has have had having must should shall will need needs needed require requires required requirement requirements scored secured want wants you'll we'll we'd you'd minimum min max maximum least at-least more than above higher better over overall total score scores scoring test tests exam exams english language proficiency applicants applicant candidates candidate students student you your their his her they we all any each both either who which that this these those it its as by also plus normally usually typically generally entry admission admissions academic academically eligible eligibility criteria successful completion complete completed obtain obtained achieve achieved achieving hold holding holds possess met meet meeting provide show evidence proof recognised recognized accredited approved accepted acceptable equivalent equivalents comparable international qualification qualifications good standing institution institutions university college country indian overseas following one two least. etc degree level grade marks mark result results average aggregate cgpa gpa percentage ibt based internet new scale edition previous prior earlier studies study education record full awarded award course programme program courses programmes entrance direct standard standards final year years not older taken achieved band bands component components section sections skill skills part parts are: allowed considered ask asked asks expected expect expects accept accepts look looks seek seeks where there per so then demonstrate demonstrated demonstrating present submitting submit including include includes e.g eg i.e subject to consideration well up very official only otherwise else used academics through via demonstrate in-order successfully please whichever either point points elp ielts-only overal valid pass passed passing background reqd req'd ovrall ovr o/a w upload uploaded uploading its full-time although though satisfactorily our over-all universities boards board admissible placing placed mandatory compulsory essential necessary graduation".split(
    ' ',
  ),
);
/** Words that reverse what stands beside them: without being read they leave nothing certain. */
const REVERSING =
  /\b(?:no|not|never|none|nor|neither|unless|except|excluding|without|instead|rather|until|waive\w*|exempt\w*|cannot|can't|don't|doesn't|lower|below|less|fewer|varies|depends?|depending|discretion|case-by-case|if|when|higher for|some|may (?:still |also )?(?:apply|be considered))\b/;

export const HAND_IN =
  /\b(?:references?|referees?|recommendation letters?|letters? of (?:recommendation|reference|motivation|intent|support)|lors?|statements? of (?:purpose|intent)|sop|(?:personal|supporting|motivation|written|research) statements?|motivation(?:al)? letters?|cover letters?|cv|c\.v|resum[eé]s?|curriculum vitae|transcripts?|mark ?sheets?|certificates?(?: copies)?|copy of (?:passport|degree)|passport(?: copy)?|essays?(?! subjects?)|writing samples?|research proposal|proposal|application form|financial (?:documents|evidence|proof)|bank statements?|photographs?|affidavit|degree certificates?|study plan)\b/;
export const SELECTION =
  /\b(?:interview(?:s|ed)?|portfolios?|auditions?|showreel|registration|registered|register|licen[cs](?:e|ed|ure)|entrance (?:test|exam|examination)|admissions? (?:test|exam|examination|committee)|assessment (?:day|centre)|selection|selective|competitive|shortlist\w*|screening|conversation with|aptitude|trial|task|practical test|case study|group exercise|supervisor|references check|sponsor\w*|nominat\w+|nmc|ahpra|police (?:check|certificate|clearance)|health checks?|medical (?:check|certificate|fitness)|immuni[sz]ation|vaccination|criminal record|dbs|working with children|check to work with children|by invitation|quota)\b/;
/** What lets somebody work as something: a nurse, a teacher, a driver. */
const LICENCE =
  /\b(?:nmc|ahpra|gmc|reg(?:istered|\.) (?:as )?(?:an? )?(?:nurses?|midwi\w+|teachers?|pharmacists?|physiotherapists?|doctors?|practitioners?|engineers?|social workers?|dentists?|architects?)|(?:current|valid|active|full|professional|nursing|teaching|medical|unrestricted|eligible for) (?:[a-z]+ ){0,3}(?:registration|licen[cs]e)|registration (?:with|as)|driv(?:ing|er'?s?) licen[cs]e|licensure|licen[cs]e to|licen[cs]ed (?:as|to))\b/;
/** A paper that has to say something asks for that: 'transcripts must show physics', 'a letter from a hospital that will employ you'. */
const DEMANDS =
  /\b(?:experience|years?|aged?|degree in|must hold|licen[cs]|regist|(?:must|should|has to|have to|that|which) (?:clearly )?(?:shows?|confirms?|proves?)|showing|employ(?:s|ing)? (?:you|them|the applicant)|(?:with|at least|minimum) an? (?:grade|mark)|grades? (?:of )?[a-f]\b|hold(?:s|ing)?\b|certificates? in\b)/;
/** References that only who works can bring. */
const FROM_WORK =
  /\b(?:from|by) (?:(?:your|their|an?|the|two|one|each|current|present|previous|former|recent|most|last|applicant's) )*(?:employers?|(?:line )?managers?)\b|\bemployers?'? (?:references?|letters?|certificates?)\b|\bletters? from (?:an? |the |your )?employers?\b/;
/** Work of a rank: 'of which two must be at management level'. */
const AT_LEVEL =
  /\b(?:management|managerial|senior|supervisory|executive|leadership) (?:level|roles?|positions?|capacity)\b/;
const SUBJECT = single`\b(?:${SCHOOL_SUBJECTS})\b`;
const OTHER_TEST = single`\b(?:${OTHER_ADMISSION_TESTS})`;
const BORDERS = pattern`[,;:()|/${TAKEN}]+|\s-\s|\b(?:and|plus|with|as well as|along with|together with|w\/|followed by|in addition to|including|but)\b`;
const APART = new RegExp(BORDERS.source.replace(TAKEN, ''));
const LOOSE_BORDERS = /[,;()|]|\s-\s|\bas well as\b|\balong with\b|\bplus\b/g;

export interface Rest {
  spans: Span[];
  /** Whether words are left that reverse the whole sentence. */
  reverses: boolean;
}

/** What the words that nothing else has taken say, part by part. */
export function restOf(sentence: string, base: string, isOfModules = false): Rest {
  const spans: Span[] = [];
  // 'But' is a border below, which would hide it.
  let reverses = /\ball but\b/.test(sentence);
  let left = sentence;
  for (const piece of cut(sentence, LOOSE_BORDERS)) {
    const text = left.slice(piece.from, piece.to);
    const parts = cut(text, pattern`${TAKEN}+`, piece.from).filter(
      ({ from, to }) => unknownWords(left.slice(from, to)).length > 0,
    );
    const kind = wholeKind(text.replaceAll(TAKEN, ' '), base);
    if (!kind || parts.length === 0) continue;
    // 'A bachelor of nursing and registration': the field is one thing, what stands behind 'and' another.
    if (
      (kind.kind === 'selection' || kind.asked?.about === 'licence') &&
      cut(text, /\b(?:and|plus|with)\b/g).some((part) => ofField(text.slice(part.from, part.to)))
    )
      continue;
    for (const part of parts) spans.push({ ...part, ...kind });
    left = left.slice(0, piece.from) + TAKEN.repeat(piece.to - piece.from) + left.slice(piece.to);
  }
  for (const part of cut(left, BORDERS)) {
    const text = left.slice(part.from, part.to);
    const words = unknownWords(text);
    if (REVERSING.test(text)) reverses = true;
    if (words.length === 0) continue;
    const kind = wholeKind(text, base);
    // 'Mevrick or a related subject': the second is known.
    const sides = kind ? [] : cut(left.slice(part.from, part.to), /\b(?=or\b)/g, part.from);
    const kinds = sides.map((side) => wholeKind(left.slice(side.from, side.to), base));
    if (sides.length > 1 && kinds.some((one) => one?.asked?.about === 'field'))
      spans.push(...sides.map((side, place): Span => ({ ...side, ...(kinds[place] ?? { kind: 'unread' }) })));
    else spans.push({ ...part, ...(kind ?? { kind: 'unread' }) });
  }
  const exams = (['gre', 'gmat'] as const).filter((exam) => single`\b${exam}\b`.test(sentence));
  const isRequired = /\b(?:required|mandatory|compulsory|must)\b/.test(sentence) && !/\bnot\b|\d{3}/.test(sentence);
  if (isRequired && exams.length > 0)
    for (const span of spans) {
      const isName = /^\W*(?:(?:or|and|either|an?|the|gre|gmat)\W*)+$/.test(sentence.slice(span.from, span.to));
      if (span.kind === 'unread' && isName) Object.assign(span, { kind: 'profile', asked: { about: 'taken', exams } });
    }
  return { spans: isOfModules ? spans.map(asModule) : spans, reverses };
}

const ofField = (text: string): boolean =>
  /\b(?:in|of)\b/.test(text) && text.includes(TAKEN) && !SELECTION.test(text) && isField(text.replaceAll(TAKEN, ' '));

/** What must be in the studies is not what they are of. */
const asModule = (span: Span): Span =>
  span.asked?.about === 'field' ? { ...span, asked: { about: 'subjects', text: '', names: [], any: false } } : span;

/** The kind of a part of a sentence that speaks of one thing; null where it isn't clear. */
function wholeKind(text: string, base: string): Pick<Span, 'kind' | 'asked'> | null {
  const has = (pattern: RegExp) => pattern.test(text);
  if (/^[\s(]*(?:max|maximum|up to|about|of|no more than|at most|each|\d|_|-|to|\s)*(?:words?|pages?)\W*$/.test(text))
    return { kind: 'hand-in' };
  if (has(OTHER_TEST)) return { kind: 'unread' };
  if (has(LICENCE) && !has(/\bfees?\b|\bor\b/)) return { kind: 'profile', asked: { about: 'licence' } };
  if (has(SELECTION)) return { kind: 'selection' };
  if (has(AT_LEVEL)) return { kind: 'profile', asked: { about: 'work', years: null, inField: true } };
  const exams = (['gre', 'gmat'] as const).filter((exam) => has(single`\b${exam}\b`));
  const isOfTest = exams.length > 0 && !/\d/.test(text) && !has(REVERSING);
  if (
    has(FROM_WORK) &&
    (has(HAND_IN) || /\b(?:letters?|recommendations?)\b/.test(text)) &&
    !/\bor\b|\/|\bacademic/.test(text)
  )
    return { kind: 'profile', asked: { about: 'work', years: null, inField: false } };
  if (has(HAND_IN)) {
    if (isOfTest) return { kind: 'profile', asked: { about: 'taken', exams } };
    return has(DEMANDS) || hasMore(text) ? null : { kind: 'hand-in' };
  }
  const isAlone =
    /\b(?:scores?|required|needed|mandatory|compulsory|must|report)\b/.test(text) &&
    unknownWords(text.replace(/\b(?:gre|gmat|general|official|mandatory|compulsory|report)\b/g, '')).length === 0;
  if (isOfTest && (isAlone || /\b(?:must|required to) (?:also )?(?:submit|provide|take|have)\b/.test(text)))
    return { kind: 'profile', asked: { about: 'taken', exams } };
  if (isField(text)) return fieldOrSubjects(text, base);
  return null;
}

/** Beside papers something that is counted and is none: 'a statement and 120 credits of psychology'. */
const hasMore = (text: string): boolean =>
  cut(text, /\b(?:and|with|plus)\b/g).some(({ from, to }) => {
    const part = text.slice(from, to).replace(/\d+(?:[-_ ]\d+)?[- ](?:words?|pages?|pieces|copies|minutes?)\b/g, '');
    return /\d|\bat least\b/.test(part) && !HAND_IN.test(part) && unknownWords(part).length > 0;
  });

function fieldOrSubjects(text: string, base: string): Pick<Span, 'kind' | 'asked'> {
  // 'A course in statistics' is in the studies, not what they are of.
  if (/\b(?:courses?|modules?|units?|papers?) (?:in|of|on)\b/.test(text))
    return { kind: 'profile', asked: { about: 'subjects', text: '', names: [], any: false } };
  if (base === 'school' && SUBJECT.test(text)) return { kind: 'profile', asked: subjectsOf(text) };
  return { kind: 'profile', asked: { about: 'field', names: [], related: true } };
}

/** Whether all of a text's words are such that say what was studied. */
function isField(text: string): boolean {
  const words = unknownWords(text).filter((word) => !FIELD_LINKS.has(word));
  const known = wordsOf(text).filter((word) => FIELD_WORDS.has(word));
  // 'Is fine' is no fine art.
  if (words.some((word) => !FIELD_WORDS.has(word)) || /\b(?:(?:is|are) (?:also )?fine|good health)\b/.test(text))
    return false;
  return (
    (known.length > 0 &&
      /\b(?:in|of|with|related|relevant|including|studied|subjects?|mathematics|maths|physics|chemistry|biology)\b|^\s*[a-z ]+[.;]?\s*$/.test(
        text,
      ) &&
      words.length > 0) ||
    FIELD_HEADS.test(text)
  );
}

const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\d][\p{L}\d.'+-]*/gu)?.map((word) => word.replace(/[.']+$/, '')) ?? [];
/** Without those that add nothing. A number that is left is never nothing. */
export const unknownWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !FILLER.has(word) && word.length > 0);

/** The part of the sentence around a place in which unread words leave a reading uncertain. */
export function contaminates(
  sentence: string,
  span: { from: number; to: number },
  unread: { from: number; to: number },
): boolean {
  const between = unread.from >= span.to ? sentence.slice(span.to, unread.from) : sentence.slice(unread.to, span.from);
  const isApart = APART.test(between);
  return !isApart;
}
