import { sayApplicants } from '@/lib/domain/requirements/applicants';
import { OTHER_ADMISSION_TESTS } from '@/lib/domain/requirements/test-names';
import { isGmatFocus } from '@/lib/domain/test-scores';
import type { Asked, Clause, PercentageAsked, ScoreAsked } from './clause';
import { BACKLOG } from './history';
import { LEADS_TO_REASONS } from './lifted';
import { pattern, single } from './patterns';
import { N, numberOf, plainText } from './plain';
import { mentionsIn } from './scores';
import { NOT_IN, SHORTER, softened } from './ways';

/** The clauses of a text as they stand beside each other. */
export const together = (clauses: readonly Clause[]): Clause[] =>
  lists(
    withUnreadDemands(
      withoutIdleWaivers(
        softened(
          withoutContradictions(withOthers(withOtherFields(withDiplomas(withDegrees(withShorter(withBest(clauses))))))),
        ),
      ),
    ),
  );

/** 'The percentage is calculated over the best four subjects': of the marks that stand beside it. */
const BEST =
  /\b(?:percentage|average|aggregate|marks?)\b[^.;]{0,25}\b(?:calculated|based|computed|worked out|taken)\b[^.;]{0,20}\bbest (four|4|five|5|three|3|six|6)\b[^.;]*\W*$/;
function withBest(clauses: readonly Clause[]): Clause[] {
  const found = clauses.flatMap(({ quote, asked }) => (asked ? [] : (BEST.exec(plainText(quote))?.[1] ?? [])))[0];
  if (!found) return [...clauses];
  return clauses.map((clause): Clause => {
    if (clause.asked?.about === 'percentage') return { ...clause, asked: { ...clause.asked, bestOf: numberOf(found) } };
    return !clause.asked && BEST.test(plainText(clause.quote)) ? { ...clause, kind: 'none' } : clause;
  });
}

const OTHER_FIELD =
  /\bnon-?(?:business|engineering|science|commerce|it|computing|technical|law|nursing|medical|relevant|related)\b|\b(?:different|another|other|unrelated|non-?cognate) (?:(?:academic|degree) )?(?:fields?|disciplines?|subjects?|majors?|areas?|backgrounds?)\b/;
/** Where another clause speaks of applicants from other fields, the own field refuses nobody. */
function withOtherFields(clauses: readonly Clause[]): Clause[] {
  const takesOthers = clauses.some(
    ({ quote, asked }) => asked?.about !== 'field' && OTHER_FIELD.test(plainText(quote)),
  );
  return clauses.map((clause): Clause => {
    if (!takesOthers || clause.asked?.about !== 'field') return clause;
    const isNamed = clause.asked.names.length > 0;
    return isNamed ? { ...clause, kind: 'unread', asked: { about: 'perhaps', asked: clause.asked } } : clause;
  });
}

const BACHELOR = /\bbachelor|\b(?:undergraduate|first|honou?rs) degrees?\b/;
const BESIDES = /\b(?:must|required?|requires|needs?|also|and|both|plus|addition\w*|besides|further|should)\b/;
/** 'A bachelor’s degree with 50%. A master’s degree.': where nothing joins them, either may be enough. */
const withDegrees = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, place): Clause => {
    if (clause.asked?.about !== 'master' || clause.who) return clause;
    const last = clauses[place - 1];
    const isOwnSentence = last && (last.to < clause.from || /[.;]$/.test(last.quote));
    const first = clauses.slice(0, place).findIndex(({ quote }) => BACHELOR.test(plainText(quote)));
    // 'A bachelor's degree with honours, or possess a master's'
    const isJoined = clauses
      .slice(first, place)
      .some(({ quote }) => /\bor\b(?! (?:equivalent|above|higher))/.test(plainText(quote)));
    // Who has one needs nothing else of the studies, and of nobody else it is asked.
    if (first >= 0 && isJoined && !BESIDES.test(plainText(clause.quote)))
      return { ...clause, kind: 'none', asked: { about: 'waiver', of: 'marks', master: true } };
    const isWay = first >= 0 && isOwnSentence && !BESIDES.test(plainText(clause.quote));
    return isWay ? { ...clause, asked: { about: 'master', isWay: true } } : clause;
  });

const OF_SCHOOL =
  /\b(?:xii|12th|(?:standard|std|class|grade|year) ?(?:12|xii)|a[- ]?levels?|high school|senior secondary|higher secondary|hsc|plus two|\+2)\b/;
/** 'Standard XII with 60%; two A levels; a polytechnic diploma': one of these. */
const withDiplomas = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, place): Clause => {
    const last = clauses[place - 1];
    const isWay =
      clause.asked?.about === 'beyond school' &&
      last &&
      /[;|]\s*(?:or\s*)?$/.test(last.quote) &&
      clauses.some((one) => one !== clause && OF_SCHOOL.test(plainText(one.quote))) &&
      !BESIDES.test(plainText(clause.quote));
    if (!isWay) return clause;
    const { asked: _none, ...rest } = clause;
    return { ...rest, kind: 'none' };
  });

const MARKS: readonly string[] = ['percentage', 'cgpa', 'class', 'grades'];
const ENGLISH: readonly ScoreAsked['exam'][] = ['ielts', 'pte', 'toefl', 'det'];
/** What stands for one demand: marks however they are said, each other kind by itself. */
function familyOf({ kind, asked }: Clause): string {
  if (kind !== 'judged' || !asked) return '';
  if (asked.about === 'score') return asked.exam;
  return MARKS.includes(asked.about) ? 'marks' : asked.about;
}

/**
 * Of a demand that the text makes of some and of all: where it asks less of those, or what can't be compared, the other is one of
 * the others. What is said of some alone, as every university asks it of all in some way, is marked so.
 */
function withOthers(clauses: readonly Clause[]): Clause[] {
  const ofSome = clauses.filter(({ who, kind }) => who && !who.but && kind === 'judged');
  if (ofSome.length === 0) return [...clauses];
  const isEnglish = ({ asked }: Clause) => asked?.about === 'score' && ENGLISH.includes(asked.exam);
  const isSaidOfOthers = (of: Clause) =>
    clauses.some(
      (one) =>
        (!one.who || one.who.but) &&
        one.kind === 'judged' &&
        (isEnglish(of) ? isEnglish(one) : familyOf(one) === familyOf(of)),
    );
  return clauses.map((clause): Clause => {
    const family = familyOf(clause);
    if (family === '') return clause;
    if (clause.who) {
      const isOfAll = family === 'marks' || isEnglish(clause);
      if (clause.who.but || !isOfAll || isSaidOfOthers(clause)) return clause;
      return { ...clause, who: { ...clause.who, alone: true } };
    }
    const softer = ofSome.filter((one) => familyOf(one) === family && !asksAsMuch(one, clause));
    const places = [...new Set(softer.flatMap(({ who }) => who?.places ?? []))];
    if (places.length === 0) return clause;
    return { ...clause, form: 'sentence', who: { places, but: true, by: softer[0]?.who?.by ?? 'from' } };
  });
}

/** Whether a demand asks no less than another of its kind. */
function asksAsMuch({ asked: one }: Clause, { asked: other }: Clause): boolean {
  if (!one || one.about !== other?.about) return false;
  if (one.about === 'score' && other.about === 'score')
    return one.overall >= other.overall && (one.lowest ?? 0) >= (other.lowest ?? 0);
  if (one.about === 'percentage' && other.about === 'percentage') return one.least >= other.least;
  if (one.about === 'cgpa' && other.about === 'cgpa') return one.scale === other.scale && one.least >= other.least;
  if (one.about === 'backlogs' && other.about === 'backlogs') return one.most <= other.most;
  if (one.about === 'gap' && other.about === 'gap') return one.years <= other.years;
  return one.about === 'level' || JSON.stringify(one) === JSON.stringify(other);
}

/** Which scale of TOEFL, or edition of GMAT, a score is of; '' of the others. */
export function editionOf({ exam, overall }: ScoreAsked): string {
  if (exam === 'toefl') return overall <= 6 ? '1-6' : '0-120';
  return exam === 'gmat' && isGmatFocus(overall) ? 'Focus' : '';
}

/** 'A four-year degree. Three-year ones are considered with two years of work': the work is asked of those alone. */
function withShorter(clauses: readonly Clause[]): Clause[] {
  if (!clauses.some(({ asked }) => asked?.about === 'education years')) return [...clauses];
  const sentences: Clause[][] = [[]];
  for (const clause of clauses) {
    sentences.at(-1)?.push(clause);
    if (/[.;]\W*$/.test(clause.quote)) sentences.push([]);
  }
  const shorter = sentences.filter((one) => {
    const words = plainText(one.map(({ quote }) => quote).join(' '));
    return SHORTER.test(words) && !NOT_IN.test(words);
  });
  if (shorter.length === 0) return [...clauses];
  const ofShorter = new Set(shorter.flat());
  return clauses.map((clause): Clause => {
    const { asked, ...rest } = clause;
    if (asked?.about === 'education years' && !ofShorter.has(clause) && !clause.who)
      return { ...rest, kind: 'unread', asked: { about: 'perhaps', asked } };
    return asked?.about === 'work' && ofShorter.has(clause) ? { ...rest, kind: 'unread' } : clause;
  });
}

/** Two different demands of one kind, but for ways that stand beside each other, leave both unread. */
function withoutContradictions(clauses: readonly Clause[]): Clause[] {
  const keyOf = ({ kind, asked, who }: Clause) =>
    kind !== 'judged' || !asked || asked.about === 'level'
      ? ''
      : `${asked.about === 'score' ? `${asked.exam} ${editionOf(asked)}` : asked.about === 'grades' ? asked.of.join() : asked.about === 'cgpa' ? `cgpa of ${asked.scale}` : asked.about}${who ? ` ${sayApplicants(who)}` : ''}`;
  const asked = new Map<string, Set<string>>();
  for (const clause of clauses) {
    const key = keyOf(clause);
    asked.set(key, (asked.get(key) ?? new Set()).add(JSON.stringify(clause.asked)));
  }
  return clauses.map((clause) => {
    const key = keyOf(clause);
    const said = [...(asked.get(key) ?? [])];
    if (key === '' || said.length === 1) return clause;
    // Marks that differ by institution or field: the lowest is asked of all, and from the highest on it is certain.
    const marks = said.map((one) => JSON.parse(one) as PercentageAsked);
    const boards = marks.flatMap((one) => one.boards ?? []);
    if (clause.asked?.about === 'percentage' && marks.every(({ bestOf, orWithWork }) => !bestOf && !orWithWork))
      return {
        ...clause,
        asked: {
          about: 'percentage',
          least: Math.min(...marks.map(({ least }) => least)),
          to: Math.max(...marks.map(({ least, to }) => to ?? least)),
          ...(boards.length > 0 && { boards }),
        },
      };
    const { asked: _none, ...rest } = clause;
    return { ...rest, kind: 'unread', form: 'sentence' };
  });
}

/**
 * A waiver of an English test that the text doesn't ask for says nothing: columns ask for it. One of a graduate test for some
 * says that others need a score, and not which. Marks may stand in columns alone, and the text takes less.
 */
function withoutIdleWaivers(clauses: readonly Clause[]): Clause[] {
  const exams = new Set(
    clauses.flatMap(({ kind, asked, quote }) =>
      asked?.about === 'score'
        ? [asked.exam]
        : kind === 'unread'
          ? mentionsIn(plainText(quote)).map(({ exam }) => exam)
          : [],
    ),
  );
  const isAsked = ({ of, taught, english, sure, studied }: Extract<Asked, { about: 'waiver' }>) =>
    taught ||
    (sure && studied) ||
    english ||
    ['marks', 'level', 'field'].includes(of) ||
    [...exams].some((exam) => (exam === 'gre' || exam === 'gmat') === (of === 'graduate'));
  const isOfYears = clauses.some(({ asked }) => asked?.about === 'education years' || asked?.about === 'level');
  return clauses.map((clause, place) => {
    // 'Three-year degrees are considered with …', and nothing else is said of how long one studied.
    const said = clauses.slice(Math.max(0, place - 3), place + 1).map(({ quote }) => plainText(quote));
    const isShorter = clause.asked?.about === 'waiver' && clause.asked.of === 'level' && !isOfYears;
    if (isShorter && SHORTER.test(said.join(' ')))
      return { ...clause, kind: 'unread', asked: { about: 'perhaps', asked: { about: 'education years', least: 16 } } };
    if (clause.asked?.about !== 'waiver' || (clause.who && clause.asked.of === 'english') || isAsked(clause.asked))
      return clause;
    const { asked, ...rest } = clause;
    if (asked.of !== 'graduate') return rest;
    const words = plainText(clause.quote);
    const exams = (['gre', 'gmat'] as const).filter((exam) => single`\b${exam}\b`.test(words));
    // Who has none of the reasons in the list needs a score.
    if (exams.length > 0 && LEADS_TO_REASONS.test(words))
      return { ...rest, kind: 'profile', asked: { about: 'taken', exams } };
    return { ...rest, kind: 'unread' };
  });
}

/** Marks, papers failed, gaps and tests that profiles tell or can't tell: what asks for them and wasn't read is none to be sure of. */
const ASKS_MARKS = single`\d ?(?:%|per ?cent\b)|\bc?gpa\b|\bgrade point\b|\b${BACKLOG}\b|\bgaps?\b|\bgmat\b|\bgre\b|\b(?:${OTHER_ADMISSION_TESTS})(?! as\b)|\b\d+(?:st|nd|rd|th)? class\b|\b(?:first|second|third|1st|2nd|3rd) (?:class|division)\b|\bwam\b|\b(?:low|mid|high)[- ]\d0'?s\b|\b[abc][+-]?(?: grade)? average\b|\bcredit average\b|\bpass(?:ed)?[ -]?outs?\b|\byear of passing\b|\bgcses?\b|\bgwa\b|\bout of 20\b|\b\d{1,2}(?:\.\d)? ?\/ ?20\b|\b[a-d][+-]? in (?:english|maths?|mathematics|physics|chemistry|biology|each)\b|\bgeneral weighted average\b|\bo[- ]levels?\b|(?<![\d.])\d\.\d{1,2}(?![\d.]|\w)|\b(?:[a-f][1-9*+-]?|grades?) (?:in|for) (?:any|each|every|all|one)\b[^.;]{0,15}\bsubjects?\b`;
const OF_BACKLOGS = pattern`\b${BACKLOG}\b`;
const ASKS_NOTHING =
  /\b(?:scholarships?|bursar\w*|fees?|deposit|discount|optional|recommend\w*|prefer\w*|(?<!grade[- ]points? |credit |admission |\b[abc][+-]? |\b[abc][+-]? grade )average|median|typical(?:ly)? admitted|last year|waive\w*|exempt\w*|attendance|weight\w*|assess\w*|explain\w*|justif\w*|certificate|doctora\w*|ph\.?d|not (?:be )?(?:required|needed|necessary))\b/;

/** Marks of school that no profile compares. */
const OF_OTHER_SCHOOLS =
  /\b\d (?:[a-z]+ )?passes\b|(?<![a-z])[a-e][+-]? or (?:above|better|higher)\b|\batar\b|\bucas\b|\binternational baccalaureate\b[^.;%]{0,25}\b[2-4]\d\b|\btariff points\b|\bib\b[^.;%]{0,25}\b[2-4]\d\b|\b(?:wass?sce|waec|neco|ssce|kcse)\b|\ba[- ]?levels?\b[^.;%]{0,12}\b[a-e]{3}\b|\b(?:two|three|[23]) (?:gce )?a[- ]?levels? passes\b(?!.*\bequivalent)/;

/** A clause with the unread ones that follow it in the sentence. */
function unreadFrom(clauses: readonly Clause[], place: number): string {
  let words = '';
  for (const { kind, quote } of clauses.slice(place, place + 4)) {
    if (words !== '' && (kind !== 'unread' || /[.;]$/.test(words))) break;
    words = `${words} ${plainText(quote)}`.trim();
  }
  return words;
}

/** An amount of money that one must have. */
const AMOUNT = /(?:[£$€]|\b(?:usd|cad|aud|gbp|nzd|sgd|inr))\s?\d[\d_.]*\d\d/;
const FUNDS = /\b(?:funds?|financ\w+|bank balance|maintenance|living (?:costs?|expenses))\b/;
function isOfFunds(clauses: readonly Clause[], place: number): boolean {
  const words = unreadFrom(clauses, place);
  return AMOUNT.test(words) && FUNDS.test(words) && !/\b(?:fees?|scholarships?|loans?|deposit)\b/.test(words);
}
/** A highest age that wasn't read, money, a dissertation, or courses and subjects that one must have. */
const OF_OTHER_MATTER: readonly RegExp[] = [
  /\b(?:maximum|max\.?|upper|highest) age\b/,
  // 'Or a diploma plus a foundation year'
  /^(?!\W*or\b).*\bfoundation (?:year|programme|program|course)\b/,
  /\b(?:ukvi|visa|home office)\b[^.;]*\b(?:money|funds?)\b|\b(?:money|funds?) (?:to have been |must be |must have been )?held\b/,
  /\b(?:required to|must|need to) (?:demonstrate|show|prove)\b[^.;]*\bfunds\b/,
  /\b(?:includ\w+|with|contain\w*) an? (?:[a-z]+ )?(?:dissertation|thesis)\b/,
  /\bcourses? (?:should|must|need to) (?:be|have been) (?:taken|completed)\b/,
  /\b(?:qualifications?|studies) (?:should|must) include\b/,
  // 'Nine semester hours of economics', 'prior study in programming'
  single`\b${N} (?:(?:semester|quarter|credit|contact|graded|us|ects)[ -])*(?:hours?|credits?|units?)\b (?:of|in) (?!study\b|work|transfer|this|the |our )[a-z]`,
  /(?<!\bno )\b(?:prior|previous|undergraduate|college|university)(?:[- ]level)? (?:study|coursework|modules?|courses?|papers?|units?) (?:in|of|on|covering) (?!study\b|any\b|english\b|the )[a-z]/,
];
/** 'Grade 12 Pre-Calculus': a subject that isn't known as one. */
const OF_YEAR =
  /\b(?:grade|year|class|standard) ?(?:11|12|13|xii)(?:th)? (?!english|level|stud(?:y|ies)|students|leavers|passes|results?|certificates?|marks?|grades?|completion|average|qualif\w*|board|exam|from|with|must|equivalent|entry|or|and|applicants|candidates|entrants|may|can|should)[a-z-]{4,}/;
/** Grades by letters alone, in a sentence about A levels. */
const LETTERS = /^\W*[a-e]\*?[a-e]\*?[a-e]\*?\W*$/;
/** Only some institutions, which are listed. */
const OF_LISTED =
  /\b(?:following|listed|these)(?: (?:approved|listed|recogni[sz]ed|selected|specified))* (?:institutions|universities|colleges)\b/;
/** What a part of a test must show, in words that weren't read. */
const OF_PARTS =
  /\b(?:reading|writing|speaking|listening|sections?|bands?|components?|sub-?scores?|sub-?tests?)\b[^.;]*(?<![\d.])\d{1,2}(?:\.\d)?(?!\d| ?%| ?(?:minutes?|words?|pages?|hours?|years?))|(?<![\d.])\d{1,2}(?:\.\d)? (?:in|for|on) (?:each |every |all |any |the )*(?:reading|writing|speaking|listening|sections?|bands?|components?)\b/;

/** Who must take a test, whatever lets others off. */
const SOME_TAKE = single`\b(?:boards?|schools?|colleges?|institut\w+|universit\w+|states?)\b[^.;]*\b(?:must|need to|have to|required to) (?:also |still )?(?:take|sit|submit|provide|present|show)\b[^.;\d]*\b(?:ielts|toefl|pte|duolingo)\b(?!.*\d)`;

function withUnreadDemands(clauses: readonly Clause[]): Clause[] {
  const sayWho = ({ who }: Clause) => (who ? sayApplicants(who) : '');
  const marked = clauses.filter(({ asked }) => {
    const one = asked?.about === 'perhaps' ? asked.asked : asked;
    return one !== undefined && MARKS.includes(one.about);
  });
  const taken = clauses.some(({ asked }) => asked?.about === 'taken');
  return clauses.map((clause, place) => {
    const words = plainText(clause.quote);
    // '55% or 6.0 CGPA' says one thing twice.
    const before = clauses[place - 1];
    const lead = before?.kind === 'judged' && familyOf(before) === 'marks' ? before : undefined;
    if (lead && /(?:\bor|\/)\s*$/.test(lead.quote)) return clause;
    // 'A second division (50%)'
    const after = clauses[place + 1];
    const inBrackets = lead?.asked?.about === 'class' ? /^[^()]*\)/ : /^[^\d()]*\)/;
    if (lead && /\(\s*$/.test(lead.quote) && inBrackets.test(words)) return clause;
    const isMarks =
      after?.asked?.about === 'perhaps'
        ? MARKS.includes(after.asked.asked.about)
        : after?.kind === 'judged' && familyOf(after) === 'marks';
    if (isMarks && !after?.who && /[(/]\s*$/.test(clause.quote)) return clause;
    // 'A B average or 60% in the final year' asks one of both.
    if (after?.asked?.about === 'perhaps' && /\bor\s*$/.test(clause.quote)) return clause;
    if (taken && /^\W*(?:gre|gmat)\W*$/.test(words)) return clause;
    // 'A second lower, CGPA of 2.7 or 55%': of several ways one that has no scale.
    const isOneWay =
      /\bgpa\b|\bcgpa\b/.test(words) && lead && /\bor\b/.test(`${words} ${plainText(after?.quote ?? '')}`);
    if (isOneWay) return clause;
    // What is said of applicants from one country is no other way of those from another.
    const hasMarks = marked.some((one) => clause.who?.by !== 'from' || sayWho(one) === sayWho(clause));
    const isOfSchool = !hasMarks && OF_OTHER_SCHOOLS.test(unreadFrom(clauses, place)) && !/\benglish\b/.test(words);
    const isDemand =
      clause.kind === 'unread' &&
      !clause.asked &&
      (((ASKS_MARKS.test(words) || isOfSchool) && !ASKS_NOTHING.test(words)) ||
        isOfFunds(clauses, place) ||
        OF_PARTS.test(words) ||
        OF_YEAR.test(`${before ? plainText(before.quote).slice(-10) : ''} ${words}`) ||
        (OF_OTHER_MATTER.some((one) => one.test(words)) && !ASKS_NOTHING.test(words)) ||
        (LETTERS.test(words) && clauses.some(({ quote }) => /\ba[- ]levels?\b/i.test(quote))) ||
        OF_LISTED.test(words) ||
        (before !== undefined && OF_LISTED.test(plainText(before.quote))));
    // Who has no backlogs is within any limit of them.
    const isOfBacklogs = isDemand && OF_BACKLOGS.test(words) && !ASKS_MARKS.test(words.replace(OF_BACKLOGS, ''));
    if (isOfBacklogs && !clause.who)
      return { ...clause, asked: { about: 'perhaps', asked: { about: 'backlogs', most: 0 } } };
    // 'Applicants from these boards must take IELTS or PTE'
    if (clause.kind === 'unread' && !clause.asked && SOME_TAKE.test(words)) {
      const exams = [...new Set(mentionsIn(words).map(({ exam }) => exam))];
      return { ...clause, asked: { about: 'perhaps', asked: { about: 'taken', exams } } };
    }
    // 'A B- average (or 55% from India)'
    const isOfOthers =
      after?.who &&
      !after.who.but &&
      familyOf(after) === 'marks' &&
      (/(?:\bor|\()\s*$/.test(clause.quote) || /^\W*or\b/i.test(after.quote));
    if (isDemand && isOfOthers && !clause.who && after.who)
      return {
        ...clause,
        asked: { about: 'unread demand' },
        who: { places: after.who.places, but: true, by: after.who.by },
      };
    return isDemand ? { ...clause, asked: { about: 'unread demand' } } : clause;
  });
}

/** A waiver besides makes a list a sentence. A list decides only where all scores of the text stand in lists. */
function lists(clauses: readonly Clause[]): Clause[] {
  const isWhole = clauses.every(
    ({ kind, asked, form, quote }) =>
      (asked?.about !== 'waiver' || asked.of === 'marks') &&
      (kind !== 'judged' || asked?.about !== 'score' || form === 'list') &&
      (kind !== 'unread' || mentionsIn(plainText(quote)).length === 0),
  );
  return clauses.map((clause) => (isWhole || clause.form === 'sentence' ? clause : { ...clause, form: 'sentence' }));
}
