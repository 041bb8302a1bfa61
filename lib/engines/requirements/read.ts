import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Applicants } from '@/lib/domain/requirements/applicants';
import { OTHER_ENGLISH_TESTS } from '@/lib/domain/requirements/test-names';
import { addressed, headingOf, withoutMarks } from './addressed';
import { partsByApplicants, placesIn, speaksOfHome } from './applicants';
import { boardMarks } from './boards';
import { type Asked, type Clause, type Span, spanOf } from './clause';
import { pageOf, withOwnClass } from './country-pages';
import { grades } from './grades';
import { ages, backlogs, gaps, schooling, works } from './history';
import { lifted, nothingAsked } from './lifted';
import { isList } from './list';
import { averages, type Base, classes, percentages, type Where } from './marks';
import { eitherSubjects, isItem, otherFields, withNamedFields } from './named-studies';
import { pattern } from './patterns';
import { masked, plainText, sentencesOf, TAKEN } from './plain';
import { refused, withRefusals } from './refusals';
import { contaminates, restOf, unknownWords } from './rest';
import { schoolEnglish } from './school-english';
import { mentionsIn, scoresIn } from './scores';
import { otherSides } from './sides';
import { awards, schoolSubjects, taughtInEnglish } from './studies';
import { together } from './together';
import { withWaivers } from './waiver-lists';
import { otherWays, SHORTER, TAKES_IN } from './ways';

export interface CourseOfText {
  /** One of `COURSE_LEVELS`, or ''. */
  level: CourseLevel | '';
  country?: Country | '';
}

/**
 * What a text about admission says, clause by clause: every word of it belongs to one. What is asked of courses of another
 * level, and what could not be read with certainty, is said to be that; the same text and course give the same clauses.
 */
export function readRequirements(text: string, { level, country }: CourseOfText): Clause[] {
  const plain = withOwnClass(plainText(text));
  const page = pageOf(plain);
  const base = baseOf(level);
  const named: string[] = [];
  const around = { home: country ? (HOMES[country] ?? country) : null, hasHome: speaksOfHome(plain), named };
  let heading: Applicants | undefined;
  const sentences = sentencesOf(plain, text).flatMap((one) =>
    withWaivers(plain.slice(one.from, one.to), plain.slice(0, one.from)).map(({ from, to, ...listed }) => ({
      from: one.from + from,
      to: one.from + to,
      ...listed,
    })),
  );
  const clauses = sentences.flatMap(({ from, to, spans: listed }): Clause[] => {
    const sentence = plain.slice(from, to);
    if (page && to <= page.to) return clausesAt([{ from: 0, to: to - from, ...page.says }], from, text, 'sentence');
    if (listed) {
      named.push(...listed.flatMap(({ who }) => who?.places ?? []));
      return clausesAt(listed, from, text, 'sentence');
    }
    const parts = partsByApplicants(sentence, around);
    named.push(...placesIn(parts));
    const over = heading;
    heading = headingOf(sentence, parts);
    return parts.flatMap((part): Clause[] => {
      const own = withoutMarks(sentence, part);
      const before = plain.slice(Math.max(0, from - 400), from);
      const spans = withRefusals(
        sentence.slice(part.from, part.to),
        addressed(
          covering(own, spansOfCourse(own, base, before, { country, level, page: page?.place }, EARLY.test(level))),
          part,
          own,
          over,
        ),
        before,
      );
      const form = part.marks.length === 0 && isList(own) ? ('list' as const) : ('sentence' as const);
      return clausesAt(spans, from + part.from, text, form);
    });
  });
  return withoutHome(together(clauses), around, plain, text);
}

/** Spans as clauses, each with its words: places in them count from `start`. */
const clausesAt = (spans: readonly Span[], start: number, text: string, form: Clause['form']): Clause[] =>
  spans.map((span) => ({
    ...span,
    from: span.from + start,
    to: span.to + start,
    quote: text.slice(span.from + start, span.to + start).trim(),
    form: span.kind === 'judged' && !span.who ? form : 'sentence',
  }));

const OF_ABROAD = /\b(?:international|overseas|foreign) (?:applicants?|students?|candidates?|entrants?|graduates?)\b/;
const OF_ALL =
  /\b(?:all (?!international|overseas|foreign)|both|including|as well as|and (?:international|overseas|foreign)|or (?:international|overseas|foreign))/;
/** Scores that all stand in sentences about 'international applicants' aren't asked of nationals of the course's country. */
function withoutHome(
  clauses: readonly Clause[],
  { home, hasHome }: { home: string | null; hasHome: boolean },
  plain: string,
  text: string,
): Clause[] {
  if (!home || hasHome || !OF_ABROAD.test(plain)) return [...clauses];
  const abroad = sentencesOf(plain, text).filter(({ from, to }) => {
    const words = plain.slice(from, to);
    return OF_ABROAD.test(words) && !OF_ALL.test(words);
  });
  const isEnglish = ({ asked }: Clause) => asked?.about === 'score' && asked.exam !== 'gre' && asked.exam !== 'gmat';
  const isOfAbroad = clauses
    .filter(isEnglish)
    .every((one) => !one.who && abroad.some(({ from, to }) => from <= one.from && one.from < to));
  if (!isOfAbroad) return [...clauses];
  return clauses.map(
    (clause): Clause =>
      isEnglish(clause) && clause.asked?.about === 'score' && clause.kind === 'judged'
        ? { ...clause, asked: { ...clause.asked, notOf: home } }
        : clause,
  );
}

/** The courses' countries as countries that people are from, where they are called otherwise. */
const HOMES: Partial<Record<Country, string>> = { USA: 'United States', UK: 'United Kingdom' };

const EARLY = /^Under Graduate (?:Diploma|Certificate)/;
const baseOf = (level: string): Base => (level === '' ? '' : level.startsWith('Post Graduate') ? 'degree' : 'school');

/** What only heads the demands behind it: 'Degree level:', '150 point programme:', 'applicants must have one of the following'. */
const HEADING =
  /^\W*post-?graduate degrees?(?: level)? ?:|^(?!.*\b(?:if|unless|not|exempt\w*|waive\w*|who (?!speak))\b)[^.;:\d]*\benglish\b[^.;:\d]*\b(?:one|any|either) of the following\b(?: (?:standards|tests?|scores?|options|ways))*\W*(?::|(?=(?:with)?in the last))|^\W*(?:(?:\d{2,3} point|essential|academic|subjects?|entry|admissions?|minimum|general|course|programme|specific|required|international|country|degree|language|proficiency|english|undergraduate|post-?graduate|bachelor'?s?|master'?s?) )*(?:requirements?|entry|criteria|prerequisites?|pre-requisites?|programmes?|programs?|essential|eligibility|qualifications?|grades?|academics?)\s*(?::|\s-\s)(?=.)/g;
const EQUIVALENT =
  /(?:\(|,|\/)?\s*\b(?:or|and|\/)?\s*(?:(?:an?|its|the|any|other|another|some)\s+)*(?:(?:recogni[sz]ed|accepted|approved|internationally|international|similar|comparable|official|secure|english|language|proficiency)\s+)*(?:equivalents?\b(?: (?:in|from|on|of) (?:an?|any|other|another|the)? ?(?:accepted|approved|recogni[sz]ed)? ?(?:test|qualification|exam|score)s?)?|english(?: language)? (?:test|qualification)s?\b|test\b)(?: (?:score|scores|test|tests|qualification|qualifications|result|accepted|in another accepted test))*\)?/g;
const VALIDITY =
  /\b(?:that|which) (?:has|have|is|are) not (?:yet )?(?:expired|out of date)\b|,?\s*\(?(?:\b(?:and|which|that|it|the|test|tests|score|scores|results?|report|ielts|toefl|pte|must|should|have|been|be|is|are|to)\s+)*(?:(?:taken|achieved|obtained|sat|dated|issued|completed|earned|valid|awarded|gained)\s+)?\b(?:(?:with)?in|from)\s+(?:the\s+)?(?:last|past|previous|preceding)?\s*(?:two|2|24)\s+(?:years?|months)(?:\s+(?:of|before|prior to|preceding|at|from)\s+(?:the\s+|your\s+)?[a-z]+(?:\s+(?:of\s+)?(?:the\s+)?(?:date|start|application|entry|admission|course|programme|intake|enrolment))*)?\)?|,?\s*\(?(?:\b(?:and|which|that|it|the|test|tests|results?|scores?|must|should|may)\s+)*(?:no|not)\s+(?:be\s+)?(?:older|more)\s+than\s+(?:two|2|24)\s+(?:years?|months)(?:\s+old)?(?:\s+(?:at|on|before|when|by)\s+[a-z ]+)?\)?|,?\s*\(?(?:\b(?:and|which|that|it|the|test|tests|results?|scores?|report|must|should|be|is|are)\s+)*less than (?:two|2) years old\)?|,?\s*\(?valid for (?:two|2) years\)?|\b(?:gre|gmat|toefl|ielts|pte|duolingo|test)(?: and (?:gre|gmat|toefl|ielts|pte))? (?:test )?(?:scores?|results?) (?:are|is|remain|stay) (?:only )?valid for (?:[a-z]+|\d) years(?: (?:from|after|of) [a-z ]+)?|,?\s*\(?(?:\b(?:achieved|taken|obtained|gained|all|from|must|be) )*\b(?:in|at) (?:a|one) (?:single )?(?:sitting|attempt)\)?|,?\s*\(?\b(?:in|at) (?:no more than|not more than|at most|up to|a maximum of|maximum(?: of)?|one or) (?:two|2) sittings\)?/g;
const OTHER_TEST = pattern`(?:,|\/|;|\()?\s*(?:or|and|\/)?\s*(?:an? |the )?\b(?:${OTHER_ENGLISH_TESTS})(?:\s*(?:test|exam|score|grade|level|academic|general|skills|plus|overall|with|of|at|minimum|least|:|-|\())*(?:\s*(?:\d{1,3}(?:\.\d)?|[abc]\b|[abc][12]\b(?: (?:high |low )?pass)?|i{1,3}v?\b))?(?:\s*(?:overall|minimum|or above|\((?:no|not|with|each|all|minimum)\b[^()]{0,40}\)|\((?:min\.? ?)?\d{1,3}(?:\.\d)?(?: (?:in|for) (?:each|all|every|any)[a-z ]{0,20})?\)|\)))*`;
const NATIVE =
  /\b(?:international )?(?:applicants|candidates|students|those) who (?:do not|don't) (?:meet|qualify)\b[^.;:\d]{0,40}\b(?:waivers?|exemptions?)\b (?:are required to|must|need to) (?:submit|provide|show)|\b(?:applicants|candidates|students|those) (?:who have|with) english as an? (?:second|foreign|additional|other) language|\bnon-?native (?:english )?speakers(?: of english)?(?= ?:| (?:must|need|should))|\b(?:if|where|when) (?:english (?:is not|isn't) (?:your|their|the applicant's|an applicant's) (?:first|native|main) language|(?:your|their) (?:first|native|main) language (?:is not|isn't) english)[,: -]*(?:you(?:'ll| will)? (?:also )?(?:need|must|should|have|be (?:required|asked))\b(?: to)?(?: (?:provide|have|show|submit|achieve|obtain)\b)?)?|\b(?:international |all )?(?:applicants|candidates|students|those|non-native speakers)(?: (?:whose (?:(?:undergraduate|previous|prior|degree's) )?(?:(?:first|native) language|medium of instruction|education|studies) (?:is|was|were) not (?:in )?english|from non-english[ -]speaking (?:countries|backgrounds)))(?: (?:must|should|need to|need|are required to|are asked to)\b(?: (?:provide|have|show|submit|achieve|obtain)\b)?)?|^\W*(?:(?:the|this|our) (?:course|programme|program|degree) is )?open to (?:all )?(?:applicants|candidates|students|graduates|those)(?: (?:with|who (?:have|hold)|holding|of))?(?= )/g;
/** The applicants or courses of the course's own level: 'all graduate applicants must', 'for bachelors programmes'. */
const OWN_LEVEL = {
  degree:
    /\b(?:(?:for|of|to) )?(?:all |the |our )?(?:(?<!under ?-?)graduate|post-?graduate) (?:applicants|students|candidates|admissions?|entry|programmes?|programs?|courses?)\b(?: (?:must|should|need to|are required to))?|\b(?:for (?:entry|admission) (?:in)?to|for|of|to) (?:an? |all |the |our )?master(?:'s|s'|s)?(?![a-z'])(?: (?:programmes?|programs?|courses?))?\b(?! degree)|(?<=\d ?%? )for an? master'?s?(?: degree)?(?=[;,.)]|$)/g,
  school:
    /\b(?:(?:for|of|to) )?(?:all |the |our )?under-?graduate (?:applicants|students|candidates|admissions?|entry|programmes?|programs?|courses?)\b(?: (?:must|should|need to|are required to))?|\b(?:for|of|to) (?:all |the |our )?bachelor'?s?(?: (?:degree )?(?:programmes?|programs?|courses?))?\b(?! degree)|(?<=\d ?%? )for an? bachelor'?s?(?: degree)?(?=[;,.)]|$)/g,
};
/** Behind a field, 'engineering (any branch)', or a diploma, 'after 10th'. */
const ANY_BRANCH =
  /\(any (?:branch|stream|speciali[sz]ation|major)(?:es|s)?\)|(?<=\bdiplomas? )\(?after (?:the )?(?:10th|(?:class|grade) (?:10|x)|ssc|matric\w*)\b\)?/g;
const SOMEWHERE =
  /^\W*(?:(?:typically|usually|generally),? )?(?:most |many |some |top )*(?:canadian|australian|british|american|uk|us|nz) (?:universities|colleges)(?: (?:and|or) (?:universities|colleges))?(?= (?:allow|accept|ask|require|take|look))(?: (?:allow|accept|ask for|require|take))?|^\W*(?:most |many |top )*universities in (?:the )?(?:uk|usa|us|canada|australia|new zealand|singapore)\b|\b(?:in|at|by|for) (?:the |our )?(?:most |many |all )?(?:of (?:the |our )?)?(?:universities|colleges)(?: (?:in|of) (?:the )?(?:uk|usa|us|canada|australia|new zealand|singapore))?\b/g;
/** A course of this list of levels is none for doctors: what is asked of them is asked of all. */
const DOCTORAL =
  /[;,]? ?\b\d[\d.]*%? for (?:an? )?(?:doctoral|doctorate|ph\.?d\.?)(?: (?:degrees?|programmes?|courses?))?(?=\W*$)|\b(?:for |all )?(?:doctoral|doctorate|ph\.?d\.?) (?:applicants|candidates|students|entry|admission)(?: (?:must|should|need to|are required to))?(?: (?:hold|have|possess))?/g;
/** 'A B average (70%)' says it twice. */
const LETTER =
  /\b(?:an? |minimum |least )*[a-d][+-]?(?: (?:grade|average|standing|or (?:better|higher|above)))* ?\((?=(?:min\.? |minimum |at least )?\d\d(?:\.\d)? ?%\+?\))/g;
const CEFR =
  /,?\s*\(?(?:or |at |equivalent to |to )*(?:a |an )?(?:minimum )?(?:cefr|cef)(?: level)?[ :-]*(?:level )?[abc][12]\+?(?: level)?\)?|\(?\b(?:cefr )?level [abc][12]\+?(?: (?:of the )?cefr)?\)?|\([abc][12]\+?(?: cefr)?\)/g;

/** Without what is for other courses: 'gap of 2 years for UG and 5 for PG' is read as 'gap of 5'. */
function spansOfCourse(sentence: string, base: Base, before: string, where: Where, isOfDiploma: boolean): Span[] {
  const { spans: others, isUnclear } = otherSides(sentence, base, isOfDiploma);
  // 'Class 12 is not enough for direct entry' is no side of a pair.
  if (others.length === 0 || refused(sentence, where.level ?? '').length > 0)
    return spansOf(sentence, base, isUnclear, before, where);
  const places = [...sentence].flatMap((_, at) => (others.some(({ from, to }) => from <= at && at < to) ? [] : [at]));
  const kept = places.map((at) => sentence[at]).join('');
  const spans = spansOf(kept, base, isUnclear, before, where).map((span) => ({
    ...span,
    from: places[span.from] ?? sentence.length,
    to: (places[span.to - 1] ?? sentence.length - 1) + 1,
  }));
  return [...spans, ...others.filter((one) => !spans.some(({ from, to }) => from <= one.from && one.to <= to))];
}

/** The clauses of one sentence as far as patterns find them, with what their surroundings make of them. */
function spansOf(sentence: string, base: Base, isUnclear: boolean, before: string, where: Where): Span[] {
  let left = sentence;
  const spans: Span[] = [];
  const take = (found: readonly Span[]) => {
    for (const span of found) {
      if (span.to <= span.from || left.slice(span.from, span.to).includes(TAKEN)) {
        const parts = freeParts(left, span);
        if (span.kind !== 'none') continue;
        for (const part of parts) {
          spans.push({ ...span, ...part });
          left = masked(left, part.from, part.to);
        }
        continue;
      }
      spans.push(span);
      left = masked(left, span.from, span.to);
    }
  };
  take(refused(left, where.level ?? ''));
  take(none(left, HEADING));
  take(none(left, NATIVE));
  take(none(left, DOCTORAL));
  if (base) take(none(left, OWN_LEVEL[base]));
  take(none(left, SOMEWHERE));
  take(none(left, ANY_BRANCH));
  take(ofOthers(left, base, before));
  take(ofLess(left, base));
  take(ofShorter(left));
  take(schoolEnglish(left));
  take(lifted(left, before));
  take(nothingAsked(left));
  take(grades(left, base));
  take(none(left, LETTER));
  if (base === 'school') take(boardMarks(left));
  take(percentages(left, base));
  take(none(left, SCALE_ASIDE));
  take(averages(left, where));
  take(schooling(left));
  take(backlogs(left));
  take(gaps(left));
  take(ages(left));
  take(none(left, VALIDITY));
  take(works(left));
  take(classes(left));
  take(none(left, CEFR));
  if (mentionsIn(left).length > 0 || /\benglish\b/.test(left))
    take(
      none(left, OTHER_TEST).filter(
        ({ from, to }) => /\bor\b|[/,]/.test(left.slice(from, to)) || /^\s*(?:or\b|[,;/])/.test(left.slice(to)),
      ),
    );
  take(ofOneCourse(left));
  const tests = scoresIn(left);
  take(
    tests.map(
      ({ asked, from, to }): Span => (asked ? { from, to, kind: 'judged', asked } : { from, to, kind: 'unread' }),
    ),
  );
  take(otherFields(left));
  take(taughtInEnglish(left));
  take(schoolSubjects(left));
  take(awards(left, base, sentence));
  take(none(left, EQUIVALENT));
  const { spans: found, ...words } = restOf(left, base, IN_MODULES.test(before));
  const [own, rest] = [spans, found].map((some) => eitherSubjects(some, sentence)) as [Span[], Span[]];
  const reverses = words.reverses || OF_ONE_COURSE.test(sentence);
  const ways = otherWays(
    [...own, ...rest].sort((a, b) => a.from - b.from),
    sentence,
  );
  // An unknown name in a list of fields is one more of them.
  const isOfFields = [...own, ...rest].some(({ asked }) => asked?.about === 'field');
  const around = rest.filter(
    (span) => !ways.has(span) && !(isOfFields && span.kind === 'unread' && isItem(span, sentence)),
  );
  const read = own.map(
    (span): Span =>
      ways.get(span) ??
      (isOfMarks(span) && TAKES_WITH.test(sentence.slice(0, span.to)) && SHORTER.test(sentence)
        ? { from: span.from, to: span.to, kind: 'none' }
        : !isOfMaster(span, own) && isCertain(span, sentence, left, around, reverses || isUnclear)
          ? span
          : inDoubt(span, sentence)),
  );
  return withNamedFields(
    [...read, ...rest.map((span) => ways.get(span) ?? span)],
    sentence,
    reverses || isUnclear,
    new Set(ways.values()),
  );
}

/** 'For MBA: three years of work': of one course in a text of several. */
const OF_ONE_COURSE =
  /^\W*for (?:the |our |all )?(?:mba|m\.?sc|ma|llm|m\.?eng|mres|b\.?sc|bba|b\.?eng|nursing|law)\b[^:.;\d]{0,30}:|^\W*(?:mba|m\.?sc|ma|llm|m\.?eng|mres|pg ?dip\w*)(?: [a-z]+)? (?:applicants|candidates|students|entry|courses?|programmes?)\b/;
/** 'IELTS 6.0 (Bachelor of Nursing: 6.5 in every band)': whether this is that course isn't known. */
const IN_BRACKETS =
  /\(([^()%]*\b(?:bachelor\S*|master\S*|b\.?sc|m\.?sc|mba|llm|nursing|midwifery|education|teaching|law|medicine|pharmacy|social work|journalism|engineering|business|courses?|programmes?|programs?)\b[^()%]*)\)/g;
function ofOneCourse(left: string): Span[] {
  return [...left.matchAll(IN_BRACKETS)].flatMap((match): Span[] => {
    const words = match[1] ?? '';
    const exam = mentionsIn(left.slice(0, match.index)).at(-1)?.exam;
    if (!exam || mentionsIn(words).length > 0 || !/\d/.test(words)) return [];
    const [read] = scoresIn(`${exam} ${words.slice(words.search(/\d/)).replace(/\bfor\b.*$/, '')}`);
    const asked: Asked = read?.asked ? { about: 'perhaps', asked: read.asked } : { about: 'unread demand' };
    return [spanOf(match, { kind: 'unread', asked })];
  });
}
/** What is asked of those without a degree: another way in than the one of readers with one. */
const WITHOUT_DEGREE =
  /^\W*(?:for )?(?:non-? ?graduates?|non-? ?degree holders?|(?:applicants|candidates|students|those) without (?:an? )?(?:first |bachelor\S* |university |undergraduate )*degrees?)\s*(?=[:-]|(?:must|should|may|need|will|can|are|with|who)\b)/;
/** Who comes in by age. */
const MATURE =
  /^\W*(?:for )?(?:mature|non-?standard|non-?traditional)(?:[- ]age)?(?: (?:entry|applicants?|candidates?|students?|learners?))+\b/;
/** 'Applicants with a 2:2 and relevant work will be considered', where something is asked before. */
const ALSO_TAKEN =
  /^\W*(?:however,? |but |alternatively,? |exceptionally,? )?(?:(?:other|some|international|mature) )*(?:applicants|candidates|students|those|graduates|people)(?: with| who (?:have|hold)| holding| having)\b[^;]*\b(?:will|may|can|could|might|are|is)(?: also| still| sometimes)? (?:be )?(?:also )?(?:considered|accepted|eligible|welcome|encouraged to apply|apply|admitted)\b[^;\d]*(?:: ?1\W*)?$/;
const ASKED_BEFORE = /\d ?%|\b2[:.][12]\b|\bclass\b|\bdegree\b|\bc?gpa\b|\bfirst\b/;
/** 'Applicants below may show a GMAT of 550' */
const BELOW =
  /(?:^|(?<=[;,]))\W*(?:applicants|candidates|students|those) (?:who (?:are|fall) )?(?:below|under|not meeting|with (?:less|lower|a lower))\b(?![^;.]*\b(?:ielts|toefl|pte|english|not)\b)[^;.]*\b(?:may|can|could)\b[^;.]*/;
/** '… or mature student status (19 years of age or older)' */
const OR_MATURE =
  /[,;]? ?\bor \(?(?:an? )?(?:as )?(?:an? )?mature (?:students?|applicants?|candidates?|age|entry)\b[^;.]*/;
/** 'Third class holders may be considered for our pre-master's': of another course. */
const FOR_ANOTHER =
  /\b(?:consider\w*|accepted|eligible|offered|apply|admitted|can (?:take|join|enter))\b[^.;]{0,20}\b(?:for|to|onto|into|on)?\b ?(?:a |an |our |the )?(?:international )?pre-? ?masters?\b|\bpre-? ?master'?s? (?:only|instead)\b/;
const OF_FOUR = /\b(?:four|4)[- ]years?\b/;
const OF_SHORTER = /\b(?:three|3)[- ]years?\b/;
/** 'Or a three-year degree and a master's': beside a four-year degree a way with as many years. */
const LONGER_WAY =
  /[,;]? ?(?:\bor )?(?:\ban? )?\b(?:two|three|2|3)[- ]years? (?:pass |general |ordinary )?(?:bachelor\S*|degrees?)(?: degrees?)? (?:plus|and|followed by|with) (?:an? )?(?:(?:two|one|2|1)[- ]years? )?(?:master\S*|post-?graduate diploma|pg diploma)(?: degrees?)?(?: (?:with|at) (?:an? )?(?:c?gpa (?:of )?)?\d[\d.]*(?: ?%| ?\/ ?\d+(?:\.0)?)?)?/;
function ofOthers(sentence: string, base: Base, before: string): Span[] {
  const waiver = (of: 'level' | 'marks', from = 0, to = sentence.length): Span => ({
    from,
    to,
    kind: 'none',
    asked: { about: 'waiver', of },
  });
  const another = base === 'degree' ? FOR_ANOTHER.exec(sentence)?.index : undefined;
  if (another !== undefined) {
    const from = /^.*(?:[,;]|\bbut\b)/.exec(sentence.slice(0, another))?.[0].length ?? 0;
    const years = { about: 'perhaps', asked: { about: 'education years', least: 16 } } as const;
    const what = OF_SHORTER.test(sentence) ? ({ kind: 'unread', asked: years } as const) : ({ kind: 'none' } as const);
    return [{ from, to: sentence.length, ...what }];
  }
  const longer = base === 'degree' && OF_FOUR.test(before + sentence) ? LONGER_WAY.exec(sentence) : null;
  if (longer && (longer.index > 0 || OF_FOUR.test(before))) {
    return [spanOf(longer, { kind: 'none', asked: { about: 'waiver', of: 'marks', master: true } })];
  }
  if (MATURE.test(sentence) || (base === 'degree' && WITHOUT_DEGREE.test(sentence))) return [waiver('level')];
  const isLower =
    ALSO_TAKEN.test(sentence) && ASKED_BEFORE.test(before) && !/\b(?:not|only|ielts|toefl|pte)\b/.test(sentence);
  if (isLower && /\b2[:.]2\b|\bclass\b|\d ?%|\bthird\b|\bc?gpa\b/.test(sentence)) return [waiver('marks')];
  const below = BELOW.exec(sentence);
  if (below && /\d ?%|\bc?gpa\b|\b2[:.][12]\b/.test(before + sentence.slice(0, below.index)))
    return [waiver('marks', below.index, below.index + below[0].length)];
  const mature = OR_MATURE.exec(sentence);
  return mature ? [waiver('level', mature.index, mature.index + mature[0].length)] : [];
}

/** 'Applicants with less than 50% need two years of work': who has that much isn't meant, and of the others it isn't certain. */
const OF_LESS =
  /^\W*(?:for )?(?:applicants|candidates|students|those|anyone|graduates)(?: (?:who|with|having|have|scoring|whose|marks|average|is|are|an?|c?gpa|of))* (?:less than|below|under|fewer than|lower than)\b([^;]*?)\b(?:need|must|should|requires?|are required|have to)\b/;
function ofLess(sentence: string, base: Base): Span[] {
  const much = OF_LESS.exec(sentence)?.[1] ?? '';
  const [limit] = [
    ...percentages(much, base),
    ...averages(/gpa/.test(much) ? much : `gpa ${much}`, {}),
    ...works(much),
  ];
  if (!limit?.asked || limit.asked.about === 'perhaps') return [];
  return [{ from: 0, to: sentence.length, kind: 'unread', asked: { about: 'perhaps', asked: limit.asked } }];
}

/** 'If GPA is not on a 4.0 scale' */
const SCALE_ASIDE =
  /\(?\b(?:if|where|when) (?:your |the )?(?:c?gpa|average|grade) is (?:not )?(?:on|out of) an? [\d.]+(?:[- ]?point)?[- ]?(?:scale)?\)?/g;
/** 'Three-year degrees are accepted with first class': what some need, not all. */
const TAKES_WITH =
  /\b(?:years?(?: of education)?|degrees?|diplomas?|qualifications?)\b[^;.]{0,40}\b(?:accepted|considered|acceptable|eligible)\b (?:only )?(?:if|with|subject to)\b[^;.]*$/;
/** 'Applicants with a three-year degree must have 60%': it isn't asked of others. */
const OF_THREE_YEARS =
  /\b(?:with|holding|having|for) (?:an? )?(?:three|3)[- ]years? (?:bachelor'?s? )?degrees?\b[^;.]*\b(?:must|need|should|require[sd]?)\b[^;.]*$/;
const isOfMarks = ({ asked }: Span) =>
  asked?.about === 'percentage' || asked?.about === 'cgpa' || asked?.about === 'class' || asked?.about === 'grades';

/** 'A master’s degree with 60%': verdicts compare the marks of the first degree. */
const isOfMaster = (span: Span, spans: readonly Span[]): boolean =>
  isOfMarks(span) &&
  spans.some(({ asked, from }) => asked?.about === 'master' && from < span.from) &&
  !spans.some(({ asked, from }) => asked?.about === 'level' && from < span.from);

/** 'With a three-year degree you must also hold a master’s': the years of both are asked of all. */
const AND_FURTHER =
  /^\W*(?:(?:international|all|overseas|indian|any) )*(?:(?:applicants|candidates|students|those|graduates|holders)\b ?)?(?:who (?:have|hold) |with |holding |having |of )?(?:an? )?(?:three|3)[- ]years? (?:bachelor\S* |undergraduate |honours )*(?:degrees?|bachelor\S*)(?: holders)?,? (?:must|should|need to|are required to) (?:also |additionally |further )?(?:hold|have|possess|complete|have completed)\b[^.;%\d]*\b(?:master\S*|post-?graduate|pg diploma|m\.?sc|additional year|further year)\b[^.;%]*/;
function ofShorter(sentence: string): Span[] {
  const found = AND_FURTHER.exec(sentence)?.[0];
  return found ? [{ from: 0, to: found.length, kind: 'profile', asked: { about: 'education years', least: 16 } }] : [];
}

/** What was read beside words that weren't: marks, papers failed, a gap and a graduate test stand as what may be asked. */
function inDoubt({ from, to, asked }: Span, sentence: string): Span {
  // Whom a text also looks at need not be all.
  const isOfOthers =
    ((asked?.about === 'work' || asked?.about === 'education years') && TAKES_IN.test(sentence)) ||
    (asked?.about === 'beyond school' && /^\W*for\b/.test(sentence.slice(from, to)));
  // 'An HND with upper credit': who has a diploma is not refused.
  if (asked?.about === 'level' && asked.takesDiploma)
    return { from, to, kind: 'unread', asked: { about: 'waiver', of: 'level' } };
  const isKept =
    asked &&
    !isOfOthers &&
    (MAY_STAND.test(asked.about) || (asked.about === 'score' && (asked.exam === 'gre' || asked.exam === 'gmat')));
  return { from, to, kind: 'unread', ...(isKept && { asked: { about: 'perhaps', asked } }) };
}
const MAY_STAND =
  /^(?:percentage|cgpa|class|grades|taught|backlogs|gap|taken|cleared|work|education years|licence|other field|beyond school|age)$/;

/** A heading over modules that the studies must have in them, with no full stop since. */
const IN_MODULES = /\b(?:courses|modules|units|topics|prerequisites|subjects)\b[^.;]*:[^.;]*$/;

/** Words that speak of the parts of a test: a score beside which they are left is read in part, and so not at all. */
const OF_PARTS =
  /\b(?:bands?|sections?|components?|skills?|sub-?scores?|sub-?tests?|elements?|the rest|others?|each)\b/;

function isCertain(span: Span, sentence: string, left: string, rest: readonly Span[], reverses: boolean): boolean {
  const isReadInPart = (other: Span) =>
    other.kind === 'unread' &&
    other.from >= span.to &&
    !/[;:]\s*$|\bor\b/.test(sentence.slice(span.to, other.from)) &&
    OF_PARTS.test(sentence.slice(other.from, other.to));
  if (span.asked?.about === 'score' && rest.some(isReadInPart)) return false;
  if (span.kind !== 'judged' && !(span.kind === 'profile' && span.asked?.about !== 'field')) return true;
  if (isOfMarks(span) && OF_THREE_YEARS.test(sentence.slice(0, span.to))) return false;
  if (reverses || (isOfMarks(span) && TAKES_WITH.test(sentence.slice(0, span.to)))) return false;
  return !rest.some(
    (other) => (other.kind === 'unread' || isAlternative(sentence, span, other)) && contaminates(left, span, other),
  );
}

/** 'or' before what isn't judged makes it another way than what is. */
function isAlternative(sentence: string, span: Span, other: Span): boolean {
  if (other.kind !== 'selection' && other.kind !== 'profile') return false;
  const [first, second] = span.from < other.from ? [span, other] : [other, span];
  return (
    /\bor\s*$/.test(sentence.slice(first.to, second.from)) || /^\s*or\b/.test(sentence.slice(second.from, second.to))
  );
}

const none = (sentence: string, pattern: RegExp): Span[] =>
  [...sentence.matchAll(pattern)].map((match) => spanOf(match, { kind: 'none' }));

function freeParts(left: string, { from, to }: Span): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (let at = from; at < to; at++) {
    if (left[at] === TAKEN) continue;
    const last = parts.at(-1);
    if (last?.to === at) last.to++;
    else parts.push({ from: at, to: at + 1 });
  }
  return parts.filter((part) => left.slice(part.from, part.to).trim() !== '');
}

/**
 * The spans in order, each with the words up to the next one, so that none is left out; a sentence of no words that say
 * something asks for nothing.
 */
function covering(sentence: string, spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const whole = { from: 0, to: sentence.length };
  // 'One year required': of what is said in another sentence.
  const isNothing = unknownWords(sentence).length === 0 && !/\b(?:one|two) (?:years?|months?)\b/.test(sentence);
  if (sorted.length === 0) return [{ ...whole, kind: isNothing ? 'none' : 'unread' }];
  return sorted.map((span, place) => ({
    ...span,
    from: place === 0 ? 0 : span.from,
    to: Math.max(span.to, sorted[place + 1]?.from ?? sentence.length),
  }));
}
