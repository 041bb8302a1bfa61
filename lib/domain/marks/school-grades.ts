import type { Education } from '../profile';
import { SCHOOL_SUBJECTS } from '../requirements/fields-of-study';
import { subjectList } from './marks';

/**
 * What certificates of school state, each on its own scale: a result is compared with a demand on the same scale alone, and never
 * converted. WAEC's order and its credits: its circular of 2006, as the Ghana News Agency quoted it on 27 November 2006.
 */
export const CERTIFICATES = ['A level', 'IB', 'WAEC', 'NECO', 'KCSE', 'NEB', 'Gaokao'] as const;
export type Certificate = (typeof CERTIFICATES)[number];
/** '%': marks in per cent, whatever the certificate. */
export type GradeScale = Certificate | '%';

const CREDITS = ['A1', 'B2', 'B3', 'C4', 'C5', 'C6', 'D7', 'E8', 'F9'];
/** The grades of a subject, the best first. */
const GRADES: Record<Certificate, readonly string[]> = {
  'A level': ['A*', 'A', 'B', 'C', 'D', 'E', 'U'],
  IB: ['7', '6', '5', '4', '3', '2', '1'],
  WAEC: CREDITS,
  NECO: CREDITS,
  KCSE: ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'E'],
  NEB: ['A+', 'A', 'B+', 'B', 'C+', 'C', 'D+', 'D', 'E'],
  Gaokao: [],
};

/** One subject of a profile, as 'Maths HL 6' says it. */
export interface MarkedSubject {
  /** 'mathematics' */
  name: string;
  /** As typed, in capitals; '' where none was. */
  mark: string;
  /** Of IB: whether it is said to be of higher level. */
  isHigher: boolean;
}

/** A subject's name as it is compared: 'Maths', 'English Language' and 'Core Mathematics' are those that courses name. */
export const subjectName = (subject: string): string =>
  subject
    .toLowerCase()
    .replace(
      /\b(?:1[12]|xii?|class|grade|core|general(?= math)|(?<=english )(?:lang(?:uage)?|[ab]))\b|[^\p{L} ]/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b(?:maths?|eng|phy|chem|bio)\b/, (short) => SHORT[short] ?? 'mathematics');
const SHORT: Readonly<Record<string, string>> = {
  eng: 'english',
  phy: 'physics',
  chem: 'chemistry',
  bio: 'biology',
};

const MARK = /[\s:(=-]+(\d{1,3}(?:\.\d+)?\s*%?|[A-Fa-f][1-9]|[A-GUa-gu][*+-]?)\s*\)?$/;
const HIGHER = /\b(?:hl|higher(?: level)?)\b/gi;
const LEVEL = /\b(?:hl|sl|higher level|standard level|a[- ]?levels?|higher|aa|ai)\b/gi;

/** 'Mathematics 81, English 78': the subjects, each with its mark where one stands behind it. */
export function markedSubjects(text: string): MarkedSubject[] {
  // '81/100' is in per cent; marks of another total say nothing here.
  const own = text
    .replace(/(\d)\s*(?:\/|out of)\s*100\b/g, '$1')
    .replace(/[\s:(-]*\d+(?:\.\d+)?\s*(?:\/|out of)\s*\d+\)?/g, '');
  return subjectList(own).map((one) => {
    const plain = one
      .replace(LEVEL, ' ')
      .replace(/\(\s*\)/g, ' ')
      .trim();
    const found = MARK.exec(plain);
    const isOfYear = found !== null && /^1[012]$/.test(found[1] as string);
    const name = found && !isOfYear ? plain.slice(0, found.index) : plain;
    return {
      name: subjectName(name),
      mark: found && !isOfYear ? (found[1] as string).replace(/[\s%]/g, '').toUpperCase() : '',
      isHigher: one.search(HIGHER) >= 0,
    };
  });
}

/** The subjects of a result that was typed as their list, 'WAEC: English B3, Maths C4'; '' where it is none. */
export function subjectsIn(marks: string): string {
  const list = NAMED.reduce((text, [, name]) => text.replace(name, ' '), marks).replace(/^[^\p{L}]+/u, '');
  const known = markedSubjects(list).filter(({ name, mark }) => mark && SCHOOL_SUBJECT.test(name));
  return known.length >= 2 ? list : '';
}
const SCHOOL_SUBJECT = new RegExp(`^(?:${SCHOOL_SUBJECTS})$`);

const NAMED: readonly (readonly [Certificate, RegExp])[] = [
  ['A level', /\ba[- ]?levels?\b|\badvanced levels?\b/i],
  ['IB', /\bib(?:dp)?\b|\binternational baccalaureate\b/i],
  ['WAEC', /\bwaec\b|\bwassce\b/i],
  ['NECO', /\bneco\b/i],
  ['KCSE', /\bkcse\b/i],
  ['NEB', /\bneb\b/i],
  ['Gaokao', /\bgao ?kao\b/i],
];
/** Boards of A levels: grades alone beside one of them are an A level's. */
const OF_A_LEVELS = /\bcambridge (?:international|assessment)\b|\bcaie\b|\bedexcel\b|\baqa\b|\bocr\b|\bwjec\b/i;

/** Where schools end with WASSCE or a certificate on its scale. */
const WEST_AFRICA = /^(?:nigeria|ghana|sierra leone|(?:the )?gambia|liberia)$/i;
/** Whether all grades of subjects are such as 'C5', which only WASSCE and NECO give. */
const areCredits = (subjects: string): boolean => {
  const marks = markedSubjects(subjects).flatMap(({ mark }) => mark || []);
  return marks.length > 0 && marks.every((mark) => CREDITS.includes(mark));
};

type Certified = Partial<Pick<Education, 'marks' | 'name_of_board' | 'country_of_education' | 'subjects'>>;
/** Which certificate an education ended with, as its marks, board or grades name it; null where none does, or several are named. */
export function certificateOf({
  marks = '',
  name_of_board: board = '',
  country_of_education: country = '',
  subjects = '',
}: Certified): Certificate | null {
  const said = `${marks} ${board}`;
  const named = NAMED.filter(([, pattern]) => pattern.test(said)).map(([name]) => name);
  // Sri Lanka has a certificate of this name with grades of its own.
  const isOther = named[0] === 'A level' && country === 'Sri Lanka' && !/cambridge|edexcel|pearson|\buk\b/i.test(board);
  if (named.length === 0 && OF_A_LEVELS.test(board) && lettersIn(marks).length >= 2) return 'A level';
  if (named.length === 0 && WEST_AFRICA.test(country.trim()) && areCredits(subjects)) return 'WAEC';
  return named.length === 1 && !isOther ? (named[0] as Certificate) : null;
}

/** The grades of a whole A level, the best first: 'AAB at A level'; none where they aren't stated so. */
export function lettersIn(marks: string): string[] {
  const said = marks.replace(
    /\b(?:gce|international|cambridge|in|at|with|grades?|two|three|four)\b|\ba[- ]?levels?\b/gi,
    ' ',
  );
  const found = /^[\s:(]*((?:[a-eu]\*?[\s,/]*){2,5})[\s).]*$/i.exec(said)?.[1] ?? '';
  return inOrder(found.toUpperCase().match(/[A-EU]\*?/g) ?? []);
}

/** The points of an IB diploma: 'IB 34', '34/45'; null where they aren't stated so. */
export function pointsIn(marks: string): number | null {
  const points = Number(/(?<![\d.])(\d{2})(?:\s*\/\s*45)?(?![\d.])/.exec(marks)?.[1] ?? 0);
  return points >= 18 && points <= 45 ? points : null;
}

/** Marks of a total in per cent, rounded down: 'Gaokao 561/750'; null where they aren't stated so. */
export function shareIn(marks: string): number | null {
  const [, own, total] = /(?<![\d.])(\d{2,3}) ?(?:\/|of|out of) ?(\d{3})(?![\d.])/i.exec(marks) ?? [];
  const share =
    own && total
      ? Math.floor((Number(own) * 1000) / Number(total)) / 10
      : Number(/(\d{2}(?:\.\d)?) ?%/.exec(marks)?.[1] ?? 0);
  return share > 0 && share <= 100 ? share : null;
}

/** The mean grade of a KCSE: 'C+', 'KCSE B plain'; '' where it isn't stated so. */
export const meanGradeIn = (marks: string): string =>
  /^([A-E][+-]?)$/i.exec(marks.replace(/\b(?:kcse|mean|grade|plain|of)\b|[\s:]/gi, ''))?.[1]?.toUpperCase() ?? '';

/** A level's grades, the best first. */
export const inOrder = (letters: readonly string[]): string[] =>
  [...letters].sort((one, other) => GRADES['A level'].indexOf(one) - GRADES['A level'].indexOf(other));

/** Whether a subject's grade is at least another; null where one of them isn't on the scale. */
export function isAtLeast(own: string, least: string, of: GradeScale): boolean | null {
  if (of === '%') {
    const [mark, needed] = [Number(own), Number(least)];
    // Up to 10 it is a grade point, not a percentage.
    return own !== '' && mark > 10 && mark <= 100 ? mark >= needed : null;
  }
  const [mark, needed] = [GRADES[of].indexOf(own), GRADES[of].indexOf(least)];
  return mark < 0 || needed < 0 ? null : mark <= needed;
}

/** How far a grade is from the best of its scale, to weigh several. */
export const rankOf = (grade: string, of: Certificate): number => GRADES[of].indexOf(grade);
