import type { Country } from '@/lib/domain/countries';
import { CGPA_SCALES, type DegreeClass } from '@/lib/domain/marks/marks';
import { USUAL_SCALE } from '@/lib/domain/marks/paper-marks';
import { SCHOOL_SUBJECTS } from '@/lib/domain/requirements/fields-of-study';
import { type PercentageAsked, type Span, spanOf } from './clause';
import { subjectsOf } from './named-studies';
import { pattern, single } from './patterns';
import { inFigures, N, numberOf } from './plain';

/** Whether a course builds on school, on a degree, or its level isn't known. */
export type Base = 'school' | 'degree' | '';

/** 'or above', 'aggregate', 'marks': what may follow a mark and changes nothing. */
const AFTER = String.raw`(?:\s*(?:,? ?(?:\bor|\/|\() ?(?:an? )?(?:(?:first|second|third|1st|2nd|3rd) division|(?:second|2nd) class(?! (?:upper|lower|hon|\()))\)?|\bor (?:above|higher|more|better|over|greater)\b|\band (?:above|higher|over)\b|\b(?:minimum|min|aggregate|average|overall|marks?|scores?|grades?|cumulative|total|in aggregate|on average|equivalent)\b|\+))*`;
const SCHOOL_OBJECT = String.raw`(?:grade|class|std|standard|year) ?(?:12|xii)(?:th)?|12th(?: grade| standard| class| std)?|xii\b|(?:10 ?)?\+ ?2(?!\d)|plus two|senior secondary|higher secondary|upper secondary|hssc|hsc|high school|secondary school|school leaving certificate|intermediate|board exam(?:s|inations?)?`;
const DEGREE_OBJECT = String.raw`bachelor(?:'?s?'?)|undergraduate|under graduate|ug|hon(?:ou)?rs|first|graduation|university|college|degree|b\.?tech|b\.?com|b\.?sc|b\.?a`;
const ANY_OBJECT = `(?:any|all) (?:disciplines?|streams?|subjects?|fields?|branch(?:es)?|areas?|majors?)|aggregate|overall|total|academics?|academic (?:studies|record|average)|previous|prior|earlier|last|final|qualifying|relevant|(?:ugc|aicte)[ -]recogni[sz]ed|recogni[sz]ed|your|their|the|a|an|all|any|of|in|from|at|degree|degrees|studies|study|qualifications?|exams?|examinations?|transcripts?|education|record|diploma|level|years?|two|three-year|four-year|three|four|3-year|4-year|semesters?|school|or equivalent|equivalent`;
const PERCENT = '(?:%|per ?cent\\b|percentage\\b|pct\\b)';
const LEAD = String.raw`(?:\b(?:(?:a|an|the|with|at|of|minimum|min\.?|least|not|no|less|lower|below|than|above|over|aggregate|average|overall|marks?|grades?|score|scores|scoring|weighted|mark|wam|\(wam\)|percentage|obtaining|must|have|obtained|secured|securing|achieved|achieving|have|grade|required|requirement|academic|from|is|are|:)[ :]+)+)?`;

const WITH_WORK = pattern`(\d{2}(?:\.\d+)?) ?${PERCENT}([^%;.\ue000]{0,70}?)(?:\b(?:or|otherwise|alternatively)\b|[;,(])(?: at least| a minimum of| minimum| with| only| or| an?| degree)*? ?(\d{2}(?:\.\d+)?) ?${PERCENT}[^%;.,\ue000]{0,30}?\b(?:with|plus|and|combined with|together with|if you have|for (?:applicants|candidates|those) with)\b(?: at least| a minimum of| minimum)? (${N})\+? (?:or more )?(?:years?|yrs?)'?[^,.;()\ue000]*?\b(?:experience|work|employment)\b(?: experience)?`;
/** 'Depending on the institution': the range is of that. */
const BY_WHICH = String.raw`(?:,? ?\(?(?:depend(?:ing|s|ent)|based|according) (?:on|upon|to) (?:the |your |which )?(?:(?:previous|awarding|home|type of|ranking of|the|your) )*(?:institution|university|college|board|state|tier)\w*(?: attended)?\)?)?`;
const RANGE = pattern`${LEAD}(\d{2}(?:\.\d+)?) ?%? ?(?:-|to|\/) ?(\d{2}(?:\.\d+)?) ?${PERCENT}${AFTER}${BY_WHICH}`;
const SINGLE = pattern`${LEAD}(?<![\d.,-])(\d{2,3}(?:\.\d{1,2})?) ?${PERCENT}${AFTER}`;
const WAM = pattern`(?:\b(?:weighted average mark|minimum|min|an?|overall) )*\(?\bwam\)?(?: (?:of|at least|minimum|is))*:? ()(\d{2}(?:\.\d)?)\b(?! ?%)${AFTER}`;
const OBJECT = single`^\s*(?:(?:in|at|from|of|for|on|across|over)\s+)?(?:(?:${SCHOOL_OBJECT}|${DEGREE_OBJECT}|${ANY_OBJECT})\b'?s?\.?[\s]*)+`;
const BEST =
  /^\s*(?:marks? )?(?:in|from|across|of|for|over|on|as the average of)?\s*(?:the |your |their )?best (?:of )?(four|4|five|5|three|3)(?: (?:relevant|academic|12th|grade 12))?(?: subjects?)?(?: excluding (?:languages?|english))?/;
const AND = '(?: ?, ?(?:and |or )?| and | or | ?\\/ ?| ?& ?| ?\\+ ?)';
const SUBJECT_BEFORE = single`(?:\b(?:advanced|higher|pure) )?(?:\b(?:12th|xii|hsc|(?:class|grade|standard|std\.?|year) (?:12|xii))(?:th)?(?: (?:standard|grade|class))? )?\b(?:(?:${SCHOOL_SUBJECTS})${AND})*(?:${SCHOOL_SUBJECTS})(?: ?12)?(?: \(?(?:core|standard|advanced)\)?)?(?: (?:in|at) (?:the )?(?:(?:class|grade|std\.?|standard) )?(?:12th|12|xii|10\+2|\+2|plus two))?\s*(?:with|w\/|at|of|:|-|is|and|least|minimum|min\.?|a|grade|each|both|\()*\s*$`;
/** 'Maths 80'; English so beside the marks of all subjects alone, as it may be a test's. */
const BARE_IN_SUBJECT = pattern`\b(mathematics|maths?|physics|chemistry|biology|economics|accountancy|(?<=\b(?:12th|xii|10\+2)\b[^.;]{0,20}(?:[&+,]|and|with) ?)eng(?:lish)?)(?: ?(?:-|:|min\.?|minimum|at least))? ?(?<![\d.])([3-9]\d)\+?(?!\d|\.\d| ?(?:%|per|pct|credits?|hours?|points?|units?|years?|\/))`;
/** 'A BSc in mathematics with 60%': of the degree. */
const OF_DEGREE = single`\b(?:degrees?|bachelor\S*|master\S*|[bm]\.?sc\.?|[bm]\.?a\.?|[bm]\.?eng\.?|honours)(?: \(hons\.?\))? in (?:${SCHOOL_SUBJECTS}|[a-z]+|,| )+\bwith\b[^;,]*$`;
/** 'Pre-medical or science 70% overall': of who took that stream. */
const OF_STREAM =
  /^\W*(?:science|commerce|arts|humanities)(?: (?:stream|group))?\W*(?:with |at |of |minimum |at least )*\d\d ?%?[^;]*\b(?:overall|aggregate|in total)\b/;
const SUBJECT_AFTER = single`^\s*(?:\(or equivalent\) )?(?:each )?(?:in|for|of)\s+(?:(?:\d{2}(?:th)?|each(?: of)?:?|all|both|the|class|grade|standard|std\.?|year|hsc|senior secondary|higher secondary|either|your|12th|xii|compulsory|subjects?|of) )*(?:${SCHOOL_SUBJECTS})(?: ?12)?(?:${AND}(?:${SCHOOL_SUBJECTS})(?: ?12)?)*\b(?: (?:each|individually|respectively))?`;
const TENTH =
  /^\s*(?:in|of|at|for|from)?\s*(?:the )?(?:class|grade|std\.?|standard|year)? ?(?:10(?:th)?|x|tenth)\b(?! ?\+)(?: grade| standard| class)?/;

/** Percentages of earlier studies, those in a subject and in class 10 as what no profile tells. */
export function percentages(sentence: string, base: Base): Span[] {
  const spans: Span[] = [];
  let rest = sentence;
  const take = (from: number, to: number, span: Pick<Span, 'kind' | 'asked'>) => {
    spans.push({ from, to, ...span });
    rest = rest.slice(0, from) + '\ue000'.repeat(to - from) + rest.slice(to);
  };
  for (const match of rest.matchAll(WITH_WORK)) {
    const [all, high, between = '', low, years] = match;
    if (!onlyObjects(between)) continue;
    const orWithWork = { least: Number(low), years: numberOf(years as string) };
    take(match.index, match.index + all.length, judged({ least: Number(high), orWithWork }));
  }
  for (const { from, to, asked } of tiers(rest)) take(from, to, { kind: 'judged', asked });
  for (const match of rest.matchAll(RANGE)) {
    const [least, to] = [Number(match[1]), Number(match[2])];
    const end = match.index + match[0].length;
    const object = objectAt(rest, end, base);
    const isRange = least < to && object.isWhole;
    // 'First class (65-74%)': as far as the class goes, not what may be asked.
    const isClass = /\b(?:class|division|honours|hons)\b[\s(:-]*$/.test(rest.slice(0, match.index));
    take(match.index, object.end, isRange ? judged({ least, ...(!isClass && { to }) }) : { kind: 'unread' });
  }
  for (const match of rest.matchAll(WAM))
    take(match.index, match.index + match[0].length, judged({ least: Number(match[2]) }));
  for (const match of base === 'school' ? rest.matchAll(BARE_IN_SUBJECT) : [])
    take(
      match.index,
      match.index + match[0].length,
      inSubjects((match[1] as string).replace(/^eng$/, 'english'), Number(match[2]), base),
    );
  for (const match of rest.matchAll(SINGLE)) {
    const least = Number(match[1]);
    const end = match.index + match[0].length;
    const after = rest.slice(end);
    const before = rest.slice(0, match.index + match[0].indexOf(match[1] as string));
    const subject = SUBJECT_AFTER.exec(after);
    const named = OF_DEGREE.test(before) ? null : SUBJECT_BEFORE.exec(rest.slice(0, match.index));
    const subjectBefore = named && OF_STREAM.test(named[0] + match[0]) ? null : named;
    const best = BEST.exec(after) ?? null;
    const tenth = TENTH.exec(after);
    const part = OF_A_PART.exec(after);
    const each = base === 'school' ? IN_EACH.exec(after) : null;
    const within = (words: string, ahead = '', behind = '') => inSubjects(words, least, base, ahead, behind);
    if (HIGHEST.test(before)) take(match.index, end, { kind: 'unread' });
    else if (part) {
      const isOfYears = /year|semester/.test(part[0]) && { asked: { about: 'unread demand' as const } };
      take(match.index, end + part[0].length, { kind: 'unread', ...isOfYears });
    } else if (each && !subjectBefore)
      take(match.index, end + each[0].length, within(`${before.slice(-80)}${match[0]}${each[0]}`));
    else if (subject)
      take(match.index, end + subject[0].length, within(subject[0], before, after.slice(subject[0].length)));
    else if (subjectBefore)
      take(subjectBefore.index, end, within(subjectBefore[0] + match[0], before.slice(0, subjectBefore.index), after));
    else if (best) take(match.index, end + best[0].length, judged({ least, bestOf: numberOf(best[1] as string) }));
    else if (tenth || /\b(?:10th|class x|class 10|grade 10|ssc)\b[^,;]{0,20}$/.test(before))
      take(match.index, end + (tenth?.[0].length ?? 0), { kind: 'unread' });
    else {
      const object = objectAt(rest, end, base);
      const isMark = object.isWhole && least >= 33 && least <= 100;
      take(match.index, object.end, isMark ? judged({ least }) : { kind: 'unread' });
    }
  }
  return spans;
}

const judged = (asked: Omit<PercentageAsked, 'about'>): Pick<Span, 'kind' | 'asked'> => ({
  kind: 'judged',
  asked: { about: 'percentage', ...asked },
});

/** '(Minimum 60% in each)': of the subjects before it. */
const IN_EACH =
  /^\s*(?:in|for) (?:each|both|all)\b(?: of)?(?: (?:these|the|two|three))*(?: subjects?)?(?=\W*(?:$|[.;,)]))/;

const MARK = `(?<![\\d.-])\\d{2}(?:\\.\\d)? ?${PERCENT}\\+?`;
const NO_TIER = String.raw`ielts|toefl|pte|years?|experience|work|scholarships?|discount|fee|attendance|best|10th|tenth|ssc|class x|backlogs?|english|language|waive\w*`;
const WITHIN = `(?:(?!\\b(?:${NO_TIER}|${SCHOOL_SUBJECTS})\\b)[^\\d%;.\\ue000]){1,90}?`;
/** 'Section 1 universities', 'tier 2'. */
const NUMBERED = '(?:(?:section|tier|list|category|group|band) \\d\\b|\\b(?:[34]|three|four)[- ]years?\\b)?';
/** '65% (engineering 68%)' */
const BRACKETED = pattern`${LEAD}${MARK} ?\([^()%\d]{1,60}${MARK}[^()%\d]{0,30}\)`;
const TIERS = pattern`${LEAD}${MARK}(?:${WITHIN}${NUMBERED}${WITHIN}${MARK})+`;
const OF_TIER =
  /\b(?:institut\w*|univ(?:ersit\w*)?|colleges?|boards?|cbse|icse|isc|tiers?|section|category|ranked|nirf|naac)\b|\b(?:[34]|three|four)[- ]years?[- ](?:bachelor\S* )?degrees?\b/;
const TIER_BEHIND =
  /^(?:[^\d%;.,()\ue000]|(?:section|tier|list|category|group|band) \d\b){0,60}?\b(?:institut\w*|universit\w*|colleges?|boards?|some|others?(?! [iucb])|cbse|icse|isc|tiers?|category|section(?= \d))\b(?: \d\b)?/;

const TIER_BEFORE =
  /\b(?:high|medium|mid|low|top)(?:er)?[ -](?:level|tier|ranked|ranking) (?:institutions?|universit\w+)\W*$/;

/** Marks that differ by institution, board or field: the lowest is asked of all, and from the highest on it is certain. */
function tiers(given: string): { from: number; to: number; asked: PercentageAsked }[] {
  // '60% (CGPA 6.2)' says it twice.
  const sentence = given.replace(/\((?:c?gpa )?\d(?:\.\d{1,2})? ?(?:\/ ?10 ?)?(?:c?gpa)?\)/g, (one) =>
    /gpa/.test(one) ? ' '.repeat(one.length) : one,
  );
  const found = [BRACKETED, TIERS].flatMap((source) => [...sentence.matchAll(source)]);
  return found.flatMap(({ index, 0: all }, place) => {
    const isBracketed = all.endsWith(')');
    if (!isBracketed && found.slice(0, place).some((one) => one.index === index)) return [];
    const behind = isBracketed ? '' : (TIER_BEHIND.exec(sentence.slice(index + all.length))?.[0] ?? '');
    const before = sentence.slice(Math.max(0, index - 120), index);
    const marks = [...all.matchAll(pattern`(\d{2}(?:\.\d)?) ?${PERCENT}`)].map(([, mark]) => Number(mark));
    const [least, to] = [Math.min(...marks), Math.max(...marks)];
    if (least < 33 || !(isBracketed || OF_TIER.test(`${all}${behind}`) || OF_TIER.test(before))) return [];
    const asked = { about: 'percentage' as const, least, ...(to > least && { to }) };
    const first = TIER_BEFORE.exec(before)?.[0].length ?? 0;
    return [{ from: index - first, to: index + all.length + behind.length, asked }];
  });
}

const AT_SCHOOL = /\b(?:12(?:th)?|xii|school|hsc|std\.?|standard|class|secondary|a[- ]?levels?)\b|\+2/;
/** A mark in subjects of school, none by name where it isn't clear which, or of which year. */
function inSubjects(words: string, least: number, base: Base, before = '', after = ''): Pick<Span, 'kind' | 'asked'> {
  const { names, any } = subjectsOf(words);
  const around = `${before.slice(-25)}${words}${after.slice(0, 25)}`;
  const isOther = TENTH.test(after) || /\b(?:10th|tenth|class x|class 10|grade 10|gcses?|ssc)\b/.test(around);
  const isOfEach = /\b(?:each|both|all|individually)\b/.test(`${words}${after.slice(0, 8)}`);
  // 'With English and 60%', 'physics, chemistry and maths with 60%': the mark may be one of all studies.
  const isOfAll =
    /\band\s*(?:(?:at|least|minimum|a|of)\s*)*(?:\d|$)/.test(words) ||
    (names.length > 1 && !isOfEach && /\bwith\b/.test(words));
  const isOfSchool = base === 'school' || AT_SCHOOL.test(around);
  const isKnown = names.length > 0 && !isOther && !isOfAll && isOfSchool && least >= 33 && least <= 100;
  return {
    kind: 'profile',
    asked: isKnown
      ? { about: 'subjects', text: '', names, any, least, ...(isOfEach && { each: true as const }) }
      : { about: 'subjects', text: '', names: [], any: false },
  };
}

/** Words that make a percentage the highest one, as in 'backlogs accepted up to 60 %'. */
const HIGHEST =
  /(?:\bup ?to|(?<!\b(?:not?|nothing) )\b(?:below|under|less than|lower than)|\bmax(?:imum)?\.?(?: of)?)\s*$/;

/** Marks of the last years alone, or of one board among several: no minimum of the whole studies. */
const OF_A_PART =
  /^\)?\s*(?:marks?\s+)?(?:in|over|of|for|from|at)?\s*(?:the |your )?(?:(?:final|last)\s+(?:one|two|three|four|1|2|3|4)?\s*(?:years?|semesters?)(?:\s+of\s+(?:the\s+)?(?:studies|study|degree))?|(?:cbse|icse|isc|state boards?|other boards?)\b)/;

const onlyObjects = (text: string) =>
  (OBJECT.exec(text)?.[0] ?? '').trim().length >= text.replace(/[,\s]+$/, '').trim().length || /^[\s,]*$/.test(text);

/** What a percentage is of, and whether that is the whole of the studies the course builds on. */
function objectAt(sentence: string, end: number, base: Base): { end: number; isWhole: boolean } {
  const after = sentence.slice(end);
  const object = OBJECT.exec(after)?.[0] ?? '';
  const rest = after.slice(object.length);
  // 'in civil engineering': of a part, or of studies in a field, which what stands around it says.
  const isForSome =
    object === '' &&
    /^\s*for (?!(?:all|any|applicants|students|candidates|international|indian|admission|entry)\b)/.test(after);
  const goesOn =
    isForSome || (/^\s*(?:in|of|for)\s+(?!any\b|all\b)[a-z]/.test(rest) && /\b(?:in|of|for)\s*$/.test(object));
  const isOther =
    (base === 'degree' && single`(?<!\w)(?:${SCHOOL_OBJECT})\b`.test(object)) ||
    (base === 'school' && /\b(?:bachelor|graduation|undergraduate)/.test(object));
  const trimmed = object.replace(/\s*\b(?:in|of|at|from|a|an|the|or|with)?\s*$/, '');
  return { end: end + trimmed.length, isWhole: !isOther && !goesOn };
}

const SCALE_OF = String.raw`\(?(?:\/|out of|of|on|using|\(|from)\s*(?:an?|the)?\s*(?:scale of |maximum of |scale )?(\d{1,2}(?:\.\d{1,2})?)(?:[- ]?(?:point)?[- ]?scale)?\)?`;
const GPA_LEAD = String.raw`(?:\b(?:(?:a|an|the|with|at|of|minimum|min\.?|least|cumulative|overall|undergraduate|final|not|less|than|required|must|have)[ :]+)+)?`;
/** 'GPA (on a 4.0 scale): 2.75', 'GPA on the 10-point scale: 6.5': the scale before the mark. */
const SCALE_FIRST = String.raw`(?: ?\((?:(?:on|out of|from|of|using) )?(?:(?:an?|the) )?(?:scale of )?[\d.]+(?:[- ]?point)?(?:[- ]scale)?\)| (?:on|using) (?:an?|the) [\d.]+(?:[- ]?point)?[- ]scale)?`;
const CGPA_FIRST = pattern`${GPA_LEAD}(?:c\.?g\.?p\.?a\.?|\bg\.?p\.?a\.?|grade point average)(?: \(c?gpa\))?(?: score)?${SCALE_FIRST}[^.;,\d\ue000%]{0,30}?(?<!\b(?:scale|out) of )(\d{1,2}(?:\.\d{1,2})?)(?!\.?\d|(?:[- ]?point)?[- ]scale(?! of))${AFTER}(?:\s*${SCALE_OF})?`;
const SCALE_LAST = pattern`${GPA_LEAD}(\d{1,2}(?:\.\d{1,2})?)${AFTER}\s*(?:(?:undergraduate|cumulative|overall|minimum) )*(?:c?gpa|grade point average)(?: \((?:c?gpa|grade point average)\))?\s*${SCALE_OF}`;
const NUMBER_FIRST = pattern`(?<!\b(?:grade|class|year|standard|std) )${GPA_LEAD}\b(?<!\b(?:grade|class|year|standard|std) )(\d{1,2}(?:\.\d{1,2})?)${AFTER}(?:\s*${SCALE_OF})?\s*(?:(?:undergraduate|cumulative|overall|minimum) )*(?:c?gpa|grade point average)(?:\s*${SCALE_OF})?`;
/** '10-point scale 7.0' */
const AFTER_SCALE = pattern`\b(4|5|7|10)(?:\.0)?[- ]point scale[ :-]+(?:of )?(\d{1,2}(?:\.\d{1,2})?)(?![\d%])`;
/** '3.0/4.0' */
const FRACTION = pattern`(?<![\d./])([1-9]\.\d{1,2}) ?\/ ?(4(?:\.0|\.3)?|10(?:\.0)?)(?!\.?\d|\/)`;
/** 'Second class lower (2.4/5.0)', '2.4-3.49 on the five-point scale' */
const BEHIND_CLASS = pattern`(?<=\b(?:class|lower|upper|division|degree|bachelor\S*|average)\b[ (]*(?:of |at |with )*)([1-4]\.\d{1,2}) ?\/ ?(5(?:\.0)?)(?![\d.])`;
/** '3.0 or 60%' */
const BESIDE_MARKS = pattern`(?<![\d./])([23]\.\d{1,2})\+?(?= ?(?:\/|or) ?(?:\d\d ?%|\ue000))`;
const AVERAGES = [SCALE_LAST, CGPA_FIRST, NUMBER_FIRST, FRACTION, BEHIND_CLASS];
/** What stands behind an average and changes nothing: its letter, and what it is of. */
const BEHIND_GPA =
  /^,?\s*\(?(?:or )?(?:its |an? )?(?:b[+-]?(?![a-z])(?:,? ?-? ?(?:or )?(?:its |an? )?(?:equivalent|average|grade)?)*|equivalent)\)?|^ (?:in|for|from|during) (?:all |the |your |their |any |previous )*(?:undergraduate|prior|earlier|college|university|bachelor'?s?) (?:work|studies|study|degree|coursework|courses?)\b/;

/** Of the last studies alone, which no profile tells. */
const OF_LAST_UNITS =
  /^\)?,? (?:in|over|for|from|on|of|across|during) (?:the |your )?(?:last|final|most recent|upper)(?: (?:\d{2,3}|two|three|2|3|four|4))? (?:(?:semester|quarter|credit|graded) )*(?:units?|credits?|hours?|semesters?|years?)\b/;

/** 'Of at least 2.4, where the range is four' as 'of at least 2.4 out of 4'. */
const withRange = (sentence: string): string =>
  sentence.replace(
    /,? where the (?:range|scale|maximum) is (four|five|seven|ten|4(?:\.0)?|5(?:\.0)?|7|10)\b(?:,? and an equivalent proportion (?:for|on) other (?:ranges|scales))?/g,
    (all, top: string) => ` out of${`${numberOf(top.replace('.0', ''))}`.padStart(all.length - ' out of'.length)}`,
  );

/** 'If not on a 4.0 scale' */
const SCALE_NAMED = /\b(?:4|4\.0|4\.3|4\.33|5|5\.0|7|7\.0|10|10\.0)(?:[- ]point)?[- ]scale\b/;

/** The course's country, and the one for whose applicants a text is. */
export interface Where {
  country?: Country | '' | undefined;
  page?: string | undefined;
  level?: string;
}

/**
 * Averages with their scale; one without is none.
 * @param where the course is, and whose applicants its text is for: their averages may be on one scale alone
 */
export function averages(given: string, { country, page }: Where): Span[] {
  const isOnSeven = country === 'Australia' || country === 'New Zealand';
  const usual = country === 'USA' ? ('4' as const) : page && USUAL_SCALE[page];
  const sentence = /gpa|grade point/.test(given) ? withRange(inFigures(given)) : given;
  const named = SCALE_NAMED.exec(sentence)?.[0];
  // Averages of Nepal's school board are on 4.
  const isOfHsc = /\b(?:hsc|higher secondary (?:school )?certificate)\b/.test(sentence) && !/\bneb\b/.test(sentence);
  const ofCountry = isOfHsc
    ? '5'
    : /\b(?:us|u\.s\.|american) (?:high school|degree|college|bachelor)|\b(?:neb|hseb)\b|\+ ?2\b(?!\.?\d)/.test(
          sentence,
        )
      ? '4'
      : usual;
  const spans: Span[] = [...sentence.matchAll(AFTER_SCALE)].flatMap((match): Span[] => {
    const scale = CGPA_SCALES.find((one) => one === match[1]);
    const least = Number(match[2]);
    if (!scale || least > Number(scale)) return [];
    return [spanOf(match, { kind: 'judged', asked: { about: 'cgpa', least, scale } })];
  });
  for (const source of country === 'USA' ? [...AVERAGES, BESIDE_MARKS] : AVERAGES) {
    for (const match of sentence.matchAll(source)) {
      const end = match.index + match[0].length;
      const range = /^ ?(?:-|to) ?(\d{1,2}(?:\.\d{1,2})?)\b(?! ?%)/.exec(sentence.slice(end));
      const behind = range?.[0] ?? BEHIND_GPA.exec(sentence.slice(end))?.[0] ?? '';
      const to = end + behind.length;
      if (spans.some((known) => known.from < to && match.index < known.to)) continue;
      const least = Number(match[1]);
      const stated = match[2] ?? match[3];
      const top = Number(range?.[1] ?? least);
      const isUsual = ofCountry !== undefined && least <= Number(ofCountry);
      const byName = named ? Number.parseFloat(named) : isUsual ? Number(ofCountry) : Number.NaN;
      // Above 5 an average is on 10, but where 7 and 9 are usual.
      const isOfTen = top > 5 && (!isOnSeven || /c\.?g\.?p/.test(match[0]));
      const of = Number(stated ?? (top > 7 || (!named && isOfTen) ? 10 : byName));
      const scale = CGPA_SCALES.find((one) => Number(one) === (of === 4.33 ? 4.3 : of));
      const isGuess = country === 'UK' && scale === undefined && least > 1 && least <= 4 && /(?<!c)gpa/.test(match[0]);
      // 'A GPA of 2.5 or below' is no floor.
      const isBelow =
        /^ or (?:below|less|lower)\b(?! second)/.test(sentence.slice(end)) ||
        /(?<!\b(?:no|not) )\b(?:below|under|less than)\b/.test(match[0]);
      const isOfPart = OF_LAST_UNITS.test(sentence.slice(end));
      const isAverage = !isBelow && scale !== undefined && least > 0 && least <= Number(scale);
      spans.push({
        from: match.index,
        to,
        // In the UK a GPA alone is mostly the one on 4, and not for certain.
        ...(isGuess && !isBelow && !isOfPart
          ? { kind: 'unread', asked: { about: 'perhaps', asked: { about: 'cgpa', least, scale: '4' } } }
          : isAverage && isOfPart
            ? { kind: 'unread', asked: { about: 'unread demand' } }
            : isAverage
              ? { kind: 'judged', asked: { about: 'cgpa', least, scale } }
              : { kind: 'unread' }),
      });
    }
  }
  return spans;
}

const CLASS_NAMES: Readonly<Record<DegreeClass, string>> = {
  '2:1': String.raw`\b(?:upper division|first division) of (?:the )?second[ -]class(?: hon(?:ou)?rs)?|second[ -]class hon(?:ou)?rs,? \(?(?:first|upper) division\)?|\bsecond upper\b|second[ -]class (?:(?:honours|honors|hons) )?(?:degree )?\(2[:.]1(?: or (?:above|higher|better))?\)|2[:.]1\b|2 ?i\b|ii[.:]i\b|\bupper[ -]second\b(?:[ -]class)?|(?:second|2nd)[ -]class[ -]?\(?(?:honours )?(?:upper|first)(?: division)?\)?|second class upper`,
  '2:2': String.raw`\b(?:lower division|second division) of (?:the )?second[ -]class(?: hon(?:ou)?rs)?|\bsecond lower\b|(?<!\b(?:upper|lower) )\bsecond[ -]class hon(?:ou)?rs,? \(?(?:second|lower) division\)?|(?<!\b(?:upper|lower) )\bsecond[ -]class hon(?:ou)?rs(?=,? (?:degree|bachelor|or)\b)(?!,? degree \(2[:.]1)|second[ -]class (?:(?:honours|honors|hons) )?(?:degree )?\(2[:.]2(?: or (?:above|higher|better))?\)|2[:.]2\b|2 ?ii\b|ii[.:]ii\b|\blower[ -]second\b(?:[ -]class)?|(?:second|2nd)[ -]class[ -]?\(?(?:honours )?(?:lower|second)(?: division)?\)?`,
  Third: `third[ -]class|3rd class`,
  First: String.raw`(?:first|1st)(?:[ -]class)(?! (?:with distinction|division))|\bfirst(?= or (?:an? )?upper)`,
};
const ONE_CLASS = `(?:${Object.values(CLASS_NAMES).join('|')})`;
const CLASSES = pattern`(?:\b(?:(?:an?|the|at|least|minimum|min\.?|of|uk|british|with|good|strong|honours|equivalent|to|a uk)[ :]+)+)?${ONE_CLASS}(?:\s*(?:,|\/|or|to|and)\s*(?:an? |higher |the )?${ONE_CLASS})*(?:\s*\(?(?:hons|honours|honors|or above|or higher|or better|equivalent|or equivalent|degree|bachelor'?s?|classification|second class|first class|class|division|uk|undergraduate|in any (?:discipline|subject|field|area)|from (?:an? )?(?:uk|british|recogni[sz]ed|accredited) (?:university|institution)(?: or (?:an )?equivalent)?)\b\)?)*`;

/** Classes of UK degrees; of several the lowest is enough. */
export function classes(sentence: string): Span[] {
  return [...sentence.matchAll(CLASSES)].map((match): Span => {
    const isNamed = (name: DegreeClass) => new RegExp(CLASS_NAMES[name]).test(match[0]);
    const least = (['Third', '2:2', '2:1', 'First'] as const).find(isNamed) as DegreeClass;
    return spanOf(match, { kind: 'judged', asked: { about: 'class', least } });
  });
}
