import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { COURSE_LEVELS, type CourseLevel } from '@/lib/domain/courses/course';
import type { EducationLevel } from '@/lib/domain/profile';

/** Golden cases: a student, a course as a sheet has it, and the verdict that is right before anybody confirmed the reading of its text. */

export const VERDICTS = ['met', 'likely', 'unknown', 'likely not', 'not met'] as const;
export type GoldenVerdict = (typeof VERDICTS)[number];

/** The day of the cases. */
export const GOLDEN_DAY = '2026-11-26';

interface GoldenStudent {
  /** The highest studies, and what is known of them. */
  level: EducationLevel;
  country: string;
  /** Absent: not told. */
  nationality?: string;
  /** Years that they took. */
  years: number;
  percentage?: number;
  cgpa?: { value: number; of: number };
  /** YYYY-MM-DD, in the past. */
  ended: string;
  /** The day they will end, where they still run; the marks are those so far. */
  runningUntil?: string;
  field?: string;
  /** As typed, in place of the percentage. */
  marks?: string;
  board?: string;
  /** In what language. */
  taught?: 'English' | 'Another language';
  subjects?: string[];
  backlogs: number;
  age: number;
  /** Full years, up to today. */
  workYears: number;
  /** `lowest`: the lowest section, the others are at least the overall score. Absent: the sections are not known. */
  tests: { exam: string; overall: number; lowest?: number; testedOn: string }[];
}

export interface GoldenCase {
  id: string;
  student: GoldenStudent;
  /** `columns`: a sheet's cells by what they are about: { ielts: '6.5 (6.0)', percentage: '50–55 %', gap: 'n/a' }. */
  course: { country: Country; level: CourseLevel; name: string; columns: Record<string, string>; text: string };
  /** Any of these; nearly always one. */
  right: GoldenVerdict[];
  why: string;
}

const school = { level: 'Senior Secondary', years: 2, percentage: 72, ended: '2026-03-31', age: 18 } as const;
const degree = { level: 'Bachelors', years: 3, percentage: 70, ended: '2025-05-31', age: 22 } as const;
const rest = { country: 'India', backlogs: 0, workYears: 0, tests: [] };

const PEOPLE: Record<string, Omit<GoldenStudent, 'tests'>> = {
  ug: { ...rest, ...school },
  pg: { ...rest, ...degree },
  eng4: { ...rest, ...degree, years: 4, percentage: 68, age: 23, field: 'Computer Science' },
  dip: { ...rest, level: 'ITI/Diploma', years: 3, percentage: 66, ended: '2024-06-30', age: 21 },
  uk: { ...rest, ...degree, country: 'UK', percentage: 65 },
  ms: { ...rest, level: 'Masters', years: 2, percentage: 64, ended: '2025-06-30', age: 25 },
};

/**
 * The cases of a table: one a line, student ¦ country, level, name ¦ columns ¦ text ¦ right verdicts ¦ why.
 * @param prefix begins the ids
 * @throws Error where a line can't be read
 */
export const goldenCases = (table: string, prefix: string): GoldenCase[] =>
  table
    .trim()
    .split('\n')
    .map((line, at) => oneCase(line, `${prefix}${at + 1}`));

const SIDES = { M: 'met|likely', U: 'unknown', N: 'likely not|not met' } as const;

/**
 * The cases of a table: one text a line with the students that it is tried on, course ¦ columns ¦ text ¦ student → side ¦ … A side is
 * M, U or N, or several that are right; columns of '.' are an IELTS of 6.0, and 'E' is a student's IELTS of 7.0 with 6.5.
 */
export const goldenPairs = (table: string, prefix: string): GoldenCase[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line, at) => {
      const [course, columns, text, ...pairs] = line.split('¦').map((cell) => cell.trim());
      return pairs.map((pair, place) => {
        const [student = '', sides = ''] = pair.split('→').map((half) => half.trim());
        const right = [...sides].map((side) => SIDES[side as keyof typeof SIDES]).join('|');
        const cells = [
          parts(student)
            .map((fact) => (fact === 'E' ? 'ielts 7.0/6.5' : fact))
            .join('; '),
          course,
          columns === '.' ? 'ielts 6.0' : columns,
          text,
          right,
          text,
        ];
        return oneCase(cells.join(' ¦ '), `${prefix}${at + 1}.${place + 1}`);
      });
    });

function oneCase(line: string, id: string): GoldenCase {
  const cells = line.split('¦').map((cell) => cell.trim());
  if (cells.length !== 6) throw new Error(`${id} has ${cells.length} cells: ${line}`);
  const [student, course, columns, text, right, why] = cells as [string, string, string, string, string, string];
  const [country, level, name = `Course ${id}`] = course.split(/, (?=[A-Z])/);
  return {
    id,
    student: studentOf(student),
    course: {
      country: oneOf(COUNTRIES, country, id),
      level: oneOf(COURSE_LEVELS, level, id),
      name,
      columns: Object.fromEntries(parts(columns).map(named)),
      text,
    },
    right: right.split('|').map((verdict) => oneOf(VERDICTS, verdict, id)),
    why,
  };
}

function oneOf<T extends string>(choices: readonly T[], text: string | undefined, id: string): T {
  const found = choices.find((choice) => choice === text);
  if (!found) throw new Error(`${id}: ‘${text}’ is none of ${choices.join(', ')}`);
  return found;
}

const parts = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function named(part: string): [name: string, value: string] {
  const space = part.indexOf(' ');
  return [part.slice(0, space), part.slice(space + 1)];
}

function studentOf(cell: string): GoldenStudent {
  const [who = '', ...facts] = parts(cell);
  const person = PEOPLE[who];
  if (!person) throw new Error(`Nobody is called ‘${who}’.`);
  const student: GoldenStudent = { ...person, tests: [] };
  for (const [name, value] of facts.map(named)) tell(student, name, value);
  return student;
}

function tell(student: GoldenStudent, name: string, value: string): void {
  if (name === 'work') student.workYears = Number(value);
  else if (name === 'percentage' || name === 'backlogs' || name === 'age') student[name] = Number(value);
  else if (name === 'ended' || name === 'field' || name === 'board') student[name] = value;
  else if (name === 'taught') student.taught = value as 'English';
  else if (name === 'marks') {
    student.marks = value;
    delete student.percentage;
  } else if (name === 'from') Object.assign(student, { country: value, nationality: value });
  else if (name === 'subjects') student.subjects = value.split(', ');
  else if (name === 'running') student.runningUntil = value;
  else if (name === 'cgpa') {
    const [mark, of] = value.split('/').map(Number) as [number, number];
    student.cgpa = { value: mark, of };
    delete student.percentage;
  } else {
    const [scores = '', testedOn = '2026-03-31'] = value.split(' ');
    const [overall, lowest] = scores.split('/').map(Number) as [number, number?];
    student.tests.push({ exam: name.replace(/2$/, ''), overall, testedOn, ...(lowest !== undefined && { lowest }) });
  }
}
