import type { CgpaScale, DegreeClass } from '../marks/marks';
import { CERTIFICATES, type Certificate, type GradeScale } from '../marks/school-grades';
import { EXAMS, type Exam } from '../test-scores';
import { type Applicants, applicantsOf, applicantsText } from './applicants';

/**
 * What a requirement text asks beside a course's other fields, as the field `alsoAsked` holds it for verdicts: 'work 3 years;
 * field of study; unread text'. The words themselves stand in the text.
 */
export type AlsoAsked = Asked & {
  /** A person has confirmed the reading, so it decides. */
  confirmed?: true;
  /** Asked of these alone; absent: of all. */
  who?: Applicants;
  /** Read beside words that weren't: who has less is not refused for it. */
  perhaps?: true;
};

/** What a text may let some people in with less of, or without. */
const WAIVED = ['english', 'graduate', 'marks', 'level', 'field'] as const;
export type Waived = (typeof WAIVED)[number];

/** Whom a waiver is for, as far as a profile tells it: all of these. */
export interface WaivedFor {
  /** Who worked so many years. */
  years?: number;
  /** Who studied in one of these countries. */
  studied?: readonly string[];
  /** Who has at least so many per cent. */
  least?: number;
  /** Who has this mark in English at school, from one of these boards where some are named. */
  english?: { least: string; of: GradeScale; boards?: readonly string[] };
  /** Whose school ended so few years ago. */
  since?: number;
  /** Who was taught in English. */
  taught?: true;
  /** Who has a master's degree. */
  master?: true;
  /** Those studies must have taken so many years. */
  during?: number;
  /** It says that these need none, not that they may ask; without a reason: the reader is one of them. */
  sure?: true;
}

/** A subject that a certificate must have in it: one of these names, with this grade or with any. */
export interface GradedSubject {
  names: readonly string[];
  /** '' where none is asked. */
  least: string;
  /** Of IB, at higher level. */
  isHigher?: true;
}

/** What one of these certificates must show: 'ABB', '32', 'C+', or `count` subjects of that grade. */
export interface AskedGrades {
  of: readonly Certificate[];
  least: string;
  count?: number;
  subjects: readonly GradedSubject[];
}

type Asked =
  /** For a person to judge: an interview, a portfolio, a registration. */
  | { is: 'selection' }
  | { is: 'unread' }
  /** A registration or a licence to work as something. */
  | { is: 'licence' }
  /** It says that some applicants or degrees are not taken, and not in words that could be judged. */
  | { is: 'refusal' }
  /** A score in one of these, whatever it is. */
  | { is: 'taken'; exams: readonly Exam[] }
  /** The last day to apply, 'YYYY-MM-DD'. */
  | { is: 'closes'; day: string }
  /** Any of these is enough, none where the text doesn't name one; `related`: so are those that are close to one. */
  | { is: 'field'; names: readonly string[]; related: boolean }
  /** Any but these. */
  | { is: 'other field'; names: readonly string[] }
  /** Of school, by name, none where they are not certain; `any`: one of them is enough. */
  | {
      is: 'subjects';
      names: readonly string[];
      any: boolean;
      /** Per cent in these subjects of school, whatever the course builds on; in each of them where `each` says so. */
      least?: number;
      each?: true;
    }
  /** One way to say the minimum of school, beside percentage and average. */
  | ({ is: 'grades' } & AskedGrades)
  /** Studies in English. */
  | { is: 'taught' }
  | { is: 'master' }
  | { is: 'beyond school' }
  /** Ten or eleven years of school are enough. */
  | { is: 'early leavers' }
  /** Reports of tests count for longer than their own validity. */
  | { is: 'older reports' }
  /** `inField`: of a kind that a profile doesn't tell; null: how many years isn't said. */
  | { is: 'work'; years: number | null; inField: boolean }
  /** `least`: 0 where only the highest is said. */
  | { is: 'age'; least: number; most?: number; on?: string }
  /** No backlog may be left; what was read says no more. */
  | { is: 'cleared' }
  /** Of marks, papers failed, a gap or a test, and nothing could be read of it. */
  | { is: 'unread demand' }
  | { is: 'education years'; least: number }
  | { is: 'one lower'; exam: Exam; score: number }
  | { is: 'part'; exam: Exam; skill: string; score: number }
  /** What the text asks on each scale of TOEFL, or in each edition of GMAT, where it names both. */
  | { is: 'other scale'; exam: Exam; overall: number; lowest: number | null }
  | { is: 'both tests' }
  /** What stands in fields of its own where all are asked: here it is asked of some. */
  | { is: 'percentage'; least: number }
  | { is: 'cgpa'; least: number; scale: CgpaScale }
  | { is: 'class'; least: DegreeClass }
  | { is: 'backlogs'; most: number }
  | { is: 'gap'; years: number }
  | { is: 'score'; exam: Exam; overall: number; lowest: number | null }
  /** What makes a demand softer, and asks for nothing. */
  | { is: 'diploma' }
  | { is: 'or with work'; least: number; years: number }
  | { is: 'certain from'; percentage: number }
  /** Per cent of school with one of these boards of India. */
  | { is: 'of boards'; boards: readonly string[]; least: number }
  /** Another scale on which the average may be. */
  | { is: 'or cgpa'; least: number; scale: CgpaScale }
  | { is: 'certain backlogs'; most: number }
  | { is: 'best subjects'; count: number }
  /** Classes of degree are those of this country: the text is for who studied there. */
  | { is: 'classes of'; place: string }
  | ({ is: 'waiver'; of: Waived } & WaivedFor);

const SOFTER: readonly AlsoAsked['is'][] = [
  'one lower',
  'other scale',
  'diploma',
  'or with work',
  'certain from',
  'of boards',
  'or cgpa',
  'certain backlogs',
  'best subjects',
  'classes of',
  'waiver',
];
/** Whether it asks for something; the others make a demand softer. */
export const asksMore = ({ is }: AlsoAsked): boolean => !SOFTER.includes(is);

export const LONGEST_ALSO_ASKED = 1_000;
const SEPARATOR = '; ';
const EXAM_LIST = Object.keys(EXAMS) as Exam[];
const NAMES = Object.fromEntries(EXAM_LIST.map((exam) => [exam, exam.toUpperCase()]));
const examOf = (name: string) => name.toLowerCase() as Exam;

/** As the field holds it, each once. */
export function alsoAskedText(all: readonly AlsoAsked[]): string {
  const text = [...new Set(all.map(wordsOf))].join(SEPARATOR);
  return text.length <= LONGEST_ALSO_ASKED
    ? text
    : wordsOf({
        is: (['refusal', 'unread demand'] as const).find((is) => all.some((one) => one.is === is)) ?? 'unread',
      });
}

const CONFIRMED = 'confirmed ';
const PERHAPS = 'perhaps ';
const wordsOf = (one: AlsoAsked): string =>
  `${one.confirmed ? CONFIRMED : ''}${one.perhaps ? PERHAPS : ''}${one.who ? applicantsText(one.who) : ''}${plainWords(one)}`;

function plainWords(one: AlsoAsked): string {
  switch (one.is) {
    case 'field':
      return `field of study${one.names.length === 0 ? '' : `: ${[...one.names, ...(one.related ? [RELATED] : [])].join(', ')}`}`;
    case 'other field':
      return `any field of study but ${one.names.join(', ')}`;
    case 'subjects':
      return `school subjects${one.names.length === 0 ? '' : `: ${one.names.join(one.any ? ' or ' : ', ')}`}${one.least ? ` from ${one.least}%${one.each ? ' each' : ''}` : ''}`;
    case 'grades':
      return gradesWords(one);
    case 'work':
      return `work${one.years === null ? '' : ` ${one.years} years`}${one.inField ? ' in a field' : ''}`;
    case 'age':
      return `age ${one.least}${one.most ? ` to ${one.most}` : ''}${one.on ? ` on ${one.on}` : ''}`;
    case 'one lower':
      return `${NAMES[one.exam]} one part ${one.score}`;
    case 'part':
      return `${NAMES[one.exam]} ${one.skill} ${one.score}`;
    case 'class':
      return `class ${one.least}`;
    case 'score':
    case 'other scale':
      return `${one.is === 'score' ? '' : 'scale: '}${NAMES[one.exam]} ${one.overall}${one.lowest === null ? '' : ` (${one.lowest})`}`;
    case 'taken':
      return `${one.exams.map((exam) => NAMES[exam]).join(' or ')} taken`;
    case 'of boards':
      return `boards ${one.boards.join(', ')} ${one.least}%`;
    case 'waiver':
      return `${one.of} waiver${one.sure ? ' for certain' : ''}${one.years ? ` after ${one.years} years of work` : ''}${one.least ? ` from ${one.least}%` : ''}${one.english ? englishWords(one.english) : ''}${one.since ? ` within ${one.since} years` : ''}${one.master ? ' with a master’s degree' : ''}${one.taught ? ' taught in English' : ''}${one.during ? ` over ${one.during} years` : ''}${one.studied ? ` for studies in ${one.studied.join(', ')}` : ''}`;
    default:
      return (
        FIXED_WORDS[one.is]?.replace(
          FACT,
          (_all, fact) => `${new Map<string, unknown>(Object.entries(one)).get(fact)}`,
        ) ?? one.is
      );
  }
}

const englishWords = ({ least, of, boards }: NonNullable<WaivedFor['english']>): string =>
  ` from ${of === '%' ? `${least}%` : `${of} ${least}`} in school English${boards ? ` of ${boards.join(', ')}` : ''}`;

/** 'A level ABB with mathematics A, physics or chemistry', 'IB 32 with HL mathematics 5', 'WAEC or NECO 5 at C6 with english'. */
export function gradesWords({ of, least, count, subjects }: AskedGrades): string {
  const named = subjects.map(
    ({ names, least: grade, isHigher }) => `${isHigher ? 'HL ' : ''}${names.join(' or ')}${grade ? ` ${grade}` : ''}`,
  );
  return `${of.join(' or ')} ${count ? `${count} at ` : ''}${least}${named.length > 0 ? ` with ${named.join(', ')}` : ''}`;
}

function gradedSubjects(text: string | undefined): GradedSubject[] {
  return listed(text, ', ').map((one) => {
    const [, higher, names = '', least = ''] = /^(HL )?([a-z ]+?)(?: ([A-E*1-9+-]+))?$/.exec(one) ?? [];
    return { names: names.split(' or '), least, ...(higher && { isHigher: true as const }) };
  });
}

/** Stands behind the fields of a text that takes related ones, too. */
const RELATED = 'or related';
/** Of all applicants they stand in a course's other fields, but for GRE and GMAT where those hold others. */
const OF_FIELDS: readonly AlsoAsked['is'][] = ['percentage', 'cgpa', 'class', 'backlogs', 'gap', 'score'];
const listed = (text: string | undefined, separator: string) => text?.split(separator) ?? [];
const NUMBER = '(\\d+(?:\\.\\d+)?)';
/** Kinds that always read the same, with their facts in braces. */
const FIXED_WORDS: Readonly<Partial<Record<AlsoAsked['is'], string>>> = {
  unread: 'unread text',
  selection: 'selection',
  taught: 'taught in English',
  master: 'master’s degree',
  'beyond school': 'beyond school',
  'early leavers': 'Year 10 or 11 accepted',
  'older reports': 'older test reports accepted',
  'both tests': 'both tests',
  refusal: 'refusal',
  cleared: 'cleared',
  'unread demand': 'unread demand',
  licence: 'licence',
  diploma: 'diploma accepted',
  closes: 'closes {day}',
  'education years': '{least} years of education',
  percentage: 'marks {least}%',
  cgpa: 'CGPA {least} of {scale}',
  backlogs: 'at most {most} backlogs',
  gap: 'gap of {years} years',
  'or with work': 'or {least}% with {years} years of work',
  'certain from': 'certain from {percentage}%',
  'or cgpa': 'or CGPA {least} of {scale}',
  'certain backlogs': 'certain up to {most} backlogs',
  'best subjects': 'best {count} subjects',
  'classes of': 'classes of {place}',
};
const FACT = /\{(\w+)\}/g;
/** The facts that are no numbers. */
const TEXTS: Readonly<Record<string, string>> = { day: '(\\d{4}-\\d{2}-\\d{2})', place: '(.+)', scale: NUMBER };
type Form = readonly [RegExp, (match: RegExpExecArray) => AlsoAsked];
const FIXED: readonly Form[] = Object.entries(FIXED_WORDS).map(([is, words]) => {
  const facts = [...words.matchAll(FACT)].map(([, fact = '']) => fact);
  const factOf = (fact: string, value: string | undefined) => (fact in TEXTS ? value : Number(value));
  return [
    new RegExp(`^${words.replace(FACT, (_all, fact: string) => TEXTS[fact] ?? NUMBER)}$`),
    (match) =>
      ({ is, ...Object.fromEntries(facts.map((fact, at) => [fact, factOf(fact, match[at + 1])])) }) as AlsoAsked,
  ];
});
const CERTIFICATE = `(?:${CERTIFICATES.join('|')})`;
const FORMS: readonly Form[] = [
  ...FIXED,
  [
    /^field of study(?:: (.+?))?(, or related)?$/,
    ([, names, related]) => ({ is: 'field', names: listed(names, ', '), related: related !== undefined }),
  ],
  [/^any field of study but (.+)$/, ([, names]) => ({ is: 'other field', names: listed(names, ', ') })],
  [
    /^school subjects(?:: ([a-z, ]+?))?(?: from (\d+(?:\.\d+)?)%( each)?)?$/,
    ([, names, least, each]) => {
      const any = names?.includes(' or ') ?? false;
      return {
        is: 'subjects',
        names: listed(names, any ? ' or ' : ', '),
        any,
        ...(least && { least: Number(least) }),
        ...(each && { each: true as const }),
      };
    },
  ],
  [
    new RegExp(
      `^(${CERTIFICATE}(?: or ${CERTIFICATE})*) (?:(\\d) at )?([A-E*+-]+|[A-C][1-6]|\\d{2,3} points|\\d{2}(?:\\.\\d)?%?)(?: with (.+))?$`,
    ),
    ([, of = '', count, least = '', subjects]) => ({
      is: 'grades',
      of: of.split(' or ') as Certificate[],
      least,
      ...(count && { count: Number(count) }),
      subjects: gradedSubjects(subjects),
    }),
  ],
  [/^([A-Z]+(?: or [A-Z]+)*) taken$/, ([, names]) => ({ is: 'taken', exams: listed(names, ' or ').map(examOf) })],
  [
    new RegExp(`^work(?: ${NUMBER} years)?( in a field)?$`),
    ([, years, inField]) => ({ is: 'work', years: years ? Number(years) : null, inField: inField !== undefined }),
  ],
  [
    new RegExp(`^age ${NUMBER}(?: to ${NUMBER})?(?: on (\\d{4}-\\d{2}-\\d{2}))?$`),
    ([, least, most, on]) => ({
      is: 'age',
      least: Number(least),
      ...(most && { most: Number(most) }),
      ...(on && { on }),
    }),
  ],
  [
    new RegExp(`^([A-Z]+) one part ${NUMBER}$`),
    ([, exam = '', score]) => ({ is: 'one lower', exam: examOf(exam), score: Number(score) }),
  ],
  [
    new RegExp(
      `^([A-Z]+) (reading|writing|speaking|listening|literacy|comprehension|conversation|production) ${NUMBER}$`,
    ),
    ([, exam = '', skill = '', score]) => ({ is: 'part', exam: examOf(exam), skill, score: Number(score) }),
  ],
  [/^class (First|2:1|2:2|Third)$/, ([, least]) => ({ is: 'class', least: least as DegreeClass })],
  [
    new RegExp(`^(scale: )?([A-Z]+) ${NUMBER}(?: \\(${NUMBER}\\))?$`),
    ([, scale, exam = '', overall, lowest]) => ({
      is: scale ? 'other scale' : 'score',
      exam: examOf(exam),
      overall: Number(overall),
      lowest: lowest === undefined ? null : Number(lowest),
    }),
  ],
  [
    new RegExp(`^boards ([A-Za-z, ()&]+?) ${NUMBER}%$`),
    ([, boards, least]) => ({ is: 'of boards', boards: listed(boards, ', '), least: Number(least) }),
  ],
  [
    new RegExp(
      `^(${WAIVED.join('|')}) waiver( for certain)?(?: after ${NUMBER} years of work)?(?: from ${NUMBER}%)?(?: from (?:(${CERTIFICATE}) ([A-E1-7]\\S?)|(\\d+)%) in school English(?: of ([A-Za-z, ()&]+?))?)?(?: within ${NUMBER} years)?( with a master’s degree)?( taught in English)?(?: over ${NUMBER} years)?(?: for studies in (.+))?$`,
    ),
    ([, of, sure, years, least, certificate, grade, percent, boards, since, master, taught, during, studied]) => ({
      is: 'waiver',
      of: of as Waived,
      ...(sure && { sure: true as const }),
      ...(years && { years: Number(years) }),
      ...(least && { least: Number(least) }),
      ...((percent ?? grade) && {
        english: {
          least: percent ?? grade ?? '',
          of: percent ? ('%' as const) : (certificate as Certificate),
          ...(boards && { boards: listed(boards, ', ') }),
        },
      }),
      ...(since && { since: Number(since) }),
      ...(master && { master: true as const }),
      ...(taught && { taught: true as const }),
      ...(during && { during: Number(during) }),
      ...(studied && { studied: listed(studied, ', ') }),
    }),
  ],
];

/** What the field holds; what can't be understood in it counts as unread. */
export function alsoAskedOf(text: string | null | undefined): AlsoAsked[] {
  if (!text) return [];
  return text.split(';').flatMap((part): AlsoAsked[] => {
    const stated = part.trim();
    if (stated === '') return [];
    const isConfirmed = stated.startsWith(CONFIRMED);
    const isPerhaps = stated.startsWith(PERHAPS);
    const said = stated.slice(isConfirmed ? CONFIRMED.length : isPerhaps ? PERHAPS.length : 0);
    const addressed = applicantsOf(said);
    const words = addressed ? addressed.rest : said;
    const besides = {
      ...(isConfirmed && { confirmed: true as const }),
      ...(isPerhaps && { perhaps: true as const }),
      ...(addressed && { who: addressed.who }),
    };
    for (const [pattern, made] of FORMS) {
      const match = pattern.exec(words);
      const one = match && made(match);
      const isOfFields = one && OF_FIELDS.includes(one.is) && !(one.is === 'score' && /^(?:gre|gmat)$/.test(one.exam));
      if (one && (addressed || isPerhaps || !isOfFields)) return [{ ...one, ...besides }];
    }
    return [{ is: 'unread', ...(addressed && words === plainWords({ is: 'unread' }) && { who: addressed.who }) }];
  });
}

/** Whether a course's text says that a diploma is enough, and whether a person has confirmed that it does. */
export function takesDiploma(alsoAsked: string | undefined): 'as read' | 'confirmed' | null {
  const said = alsoAskedOf(alsoAsked).filter(({ is }) => is === 'diploma');
  return said.some(({ confirmed }) => confirmed) ? 'confirmed' : said.length > 0 ? 'as read' : null;
}

/**
 * The tests whose scores were read out of a sentence, as the field `scoresFromText` holds them: 'IELTS confirmed, PTE'.
 * @param confirmed those whose reading a person has confirmed, so that it decides
 */
export const examsText = (exams: Iterable<Exam>, confirmed: ReadonlySet<Exam> = new Set()): string => {
  const all = new Set(exams);
  return EXAM_LIST.flatMap((exam) =>
    all.has(exam) ? [`${NAMES[exam]}${confirmed.has(exam) ? ' confirmed' : ''}`] : [],
  ).join(', ');
};
/** Those of them whose reading is not confirmed: they don't decide. */
export const examsOfText = (text: string | null | undefined): Exam[] =>
  !text ? [] : EXAM_LIST.filter((exam) => new RegExp(`\\b${exam}\\b(?! confirmed)`, 'i').test(text));
/** All of them. */
export const examsReadFrom = (text: string | null | undefined): Exam[] =>
  !text ? [] : EXAM_LIST.filter((exam) => new RegExp(`\\b${exam}\\b`, 'i').test(text));
