import { addMonths, DAY_MS } from '@/lib/domain/days/day';
import { boardsIn, isAmong } from '@/lib/domain/marks/indian-boards';
import {
  CERTIFICATES,
  type Certificate,
  certificateOf,
  inOrder,
  isAtLeast,
  lettersIn,
  type MarkedSubject,
  markedSubjects,
  meanGradeIn,
  pointsIn,
  rankOf,
  shareIn,
} from '@/lib/domain/marks/school-grades';
import {
  type AskedGrades,
  alsoAskedOf,
  type GradedSubject,
  gradesWords,
  type WaivedFor,
} from '@/lib/domain/requirements/also-asked';
import type { Schooling } from './entry';
import { canState, unknownWay, type Way } from './mark-ways';
import { byFact, type OwnReading } from './own-marks';
import type { Whose } from './rules';
import { lackedOf, lacking } from './verdicts';

/** As many subjects as these certificates have: fewer may not be all. */
const WHOLE: Record<Certificate, number> = { 'A level': 3, IB: 6, WAEC: 8, NECO: 8, KCSE: 7, NEB: 5, Gaokao: 6 };
const ANY = new RegExp(`\\b(?:${CERTIFICATES.join('|')}) \\S`);

/**
 * What a text asks of certificates of school, each a way to say the minimum: compared with a certificate of the same kind alone.
 * Read by a machine it is 'likely' or 'likely not'.
 */
export function gradesWays(
  alsoAsked: string | undefined,
  studies: readonly Schooling[],
  schooling: readonly Schooling[],
  whose: Whose,
): Way[] {
  if (!alsoAsked || !ANY.test(alsoAsked)) return [];
  return alsoAskedOf(alsoAsked).flatMap((one) =>
    one.is === 'grades' && !one.who ? [gradesWay(one, studies, schooling, whose)] : [],
  );
}

function gradesWay(
  asked: AskedGrades & { confirmed?: true; perhaps?: true },
  studies: readonly Schooling[],
  schooling: readonly Schooling[],
  whose: Whose,
): Way {
  const what = () => `${gradesWords(asked)} needed`;
  const own = studies.flatMap((study) => {
    const certificate = certificateOf(study);
    return certificate && asked.of.includes(certificate) ? [{ study, is: standingOf(asked, certificate, study) }] : [];
  });
  const best = [true, null, false].flatMap((is) => own.filter((one) => one.is === is))[0];
  if (!best) return { ...unknownWay(what, studies, whose), lacksMarks: canState(studies) };
  const { marks, subjects } = best.study;
  const isKnown = best.is === true || (best.is === false && !asked.perhaps);
  const verdict = isKnown ? byFact(best.is === true, asked.confirmed === true) : 'unknown';
  return {
    known: true,
    verdict,
    text: () => `${what()}, ${whose}s ${[marks, subjects].filter(Boolean).join(': ') || 'not known'}`,
    ...lacking(verdict, lackedOf(marks && !asked.count ? 'subjects' : 'marks', [best.study], schooling)),
  };
}

/** Whether a certificate shows what is asked; null where it can't be told. */
function standingOf(asked: AskedGrades, certificate: Certificate, { marks = '', subjects = '', read }: Schooling) {
  const own = markedSubjects(subjects);
  const parts = [
    resultIs(asked, certificate, marks, own, read),
    ...asked.subjects.map((one) => subjectIs(one, certificate, own)),
  ];
  return parts.includes(false) ? false : parts.includes(null) ? null : true;
}

function resultIs(
  { least, count }: AskedGrades,
  certificate: Certificate,
  marks: string,
  own: readonly MarkedSubject[],
  read: OwnReading | undefined,
): boolean | null {
  if (count) {
    const enough = own.filter(({ mark }) => isAtLeast(mark, least, certificate)).length;
    return enough >= count ? true : own.length >= WHOLE[certificate] && own.every(({ mark }) => mark) ? false : null;
  }
  switch (certificate) {
    case 'A level': {
      if (least.endsWith('points'))
        return hasPoints(marks, own, Number.parseInt(least, 10), read?.tariff?.points ?? {});
      const stated = lettersIn(marks);
      return areAtLeast(stated.length > 0 ? stated : inOrder(own.flatMap(({ mark }) => mark || [])), least);
    }
    case 'IB':
    case 'Gaokao': {
      const result = certificate === 'IB' ? pointsIn(marks) : shareIn(marks);
      return result === null ? null : result >= Number.parseFloat(least);
    }
    default:
      return isAtLeast(meanGradeIn(marks), least, certificate);
  }
}

/** Points of A levels by the tariff, which counts all of them; fewer than are asked may have others besides. */
function hasPoints(
  marks: string,
  own: readonly MarkedSubject[],
  least: number,
  tariff: NonNullable<OwnReading['tariff']>['points'],
): boolean | null {
  const stated = lettersIn(marks);
  const grades = stated.length > 0 ? stated : own.flatMap(({ mark }) => mark || []);
  const points = grades.map((grade) => (grade === 'U' ? 0 : Number(tariff[grade] ?? Number.NaN)));
  const sum = points.reduce((all, one) => all + one, 0);
  return points.length < WHOLE['A level'] || Number.isNaN(sum) ? (sum >= least ? true : null) : sum >= least;
}

/** Each of the best grades against one that is asked; better and worse ones beside each other are the university's to weigh. */
function areAtLeast(own: readonly string[], least: string): boolean | null {
  const needed = inOrder(least.match(/[A-E]\*?/g) ?? []).map((grade) => rankOf(grade, 'A level'));
  const best = own.slice(0, needed.length).map((grade) => rankOf(grade, 'A level'));
  if (best.length < needed.length || best.includes(-1)) return null;
  if (best.every((rank, at) => rank <= (needed[at] as number))) return true;
  const sum = (ranks: readonly number[]) => ranks.reduce((all, rank) => all + rank, 0);
  return sum(best) > sum(needed) ? false : null;
}

function subjectIs(
  { names, least, isHigher }: GradedSubject,
  certificate: Certificate,
  all: readonly MarkedSubject[],
): boolean | null {
  const own = all.filter(({ name }) => names.includes(name));
  if (own.length === 0) return all.length >= WHOLE[certificate] ? false : null;
  const is = own.map((one) =>
    isHigher && !one.isHigher ? null : least === '' ? true : isAtLeast(one.mark, least, certificate),
  );
  return is.includes(true) ? true : is.includes(null) ? null : false;
}

/** The studies of school, and those with subjects of a school's certificate or board, which no degree has. */
export const ofSchool = (schooling: readonly Schooling[]): Schooling[] =>
  schooling.filter(
    (one) =>
      one.level_of_education === 'Senior Secondary' ||
      certificateOf(one) ||
      boardsIn(one.name_of_board ?? '').length > 0,
  );

/** The marks in per cent of subjects at school, each the best that is told; null where none is. */
export function subjectPercents(names: readonly string[], studies: readonly Schooling[]): (number | null)[] {
  const all = studies.flatMap(({ subjects }) => markedSubjects(subjects ?? ''));
  return names.map((name) => {
    const marks = all.flatMap((one) => (one.name === name && isAtLeast(one.mark, '0', '%') ? [Number(one.mark)] : []));
    return marks.length > 0 ? Math.max(...marks) : null;
  });
}

/** Whether English at school has a mark, from one of these boards; null where it isn't told on that scale. */
export function isEnglishAtLeast(
  { least, of, boards }: NonNullable<WaivedFor['english']>,
  schooling: readonly Schooling[],
): boolean | null {
  const school = ofSchool(schooling);
  const own = school.flatMap(({ name_of_board: board }) => boardsIn(board ?? ''));
  if (boards && own.length < school.length) return null;
  if (boards && !own.some((board) => isAmong(board, boards))) return school.length > 0 ? false : null;
  const is = school
    .filter((study) => of === '%' || certificateOf(study) === of)
    .flatMap(({ subjects }) => markedSubjects(subjects ?? '').filter(({ name }) => name === 'english'))
    .map(({ mark }) => isAtLeast(mark, least, of));
  return is.includes(true) ? true : is.length === 0 || is.includes(null) ? null : false;
}

/** Whether school ended so few years ago; null where only that of later studies is told, and they began since. */
export function isSchoolOf(years: number, schooling: readonly Schooling[], day: string): boolean | null {
  const is = ofSchool(schooling).map(({ level_of_education: level, start_date: from, end_date: to }) => {
    const isLevel = level === 'Senior Secondary';
    return addMonths((isLevel ? to : from) ?? day, years * 12) < day ? false : isLevel ? true : null;
  });
  return is.includes(true) ? true : is.length === 0 || is.includes(null) ? null : false;
}

/** Whether one of these studies was in English; null where that isn't told of all. */
export function isTaughtInEnglish(studies: readonly Schooling[]): boolean | null {
  const languages = studies.map(({ language_of_instruction: language }) => language);
  if (languages.includes('English')) return true;
  return languages.length > 0 && languages.every(Boolean) ? false : null;
}

const YEAR_MS = 365.25 * DAY_MS;
/** Whether studies took so many years together; null where their days aren't told. School before its certificate isn't told. */
export function haveTaken(years: number, studies: readonly Schooling[]): boolean | null {
  const lengths = studies.flatMap(({ start_date: from, end_date: to }) =>
    from && to ? (Date.parse(to) - Date.parse(from)) / YEAR_MS : [],
  );
  const sum = lengths.reduce((all, one) => all + one, 0);
  return Math.round(sum * 10) / 10 >= years ? true : studies.length === 0 ? false : null;
}
