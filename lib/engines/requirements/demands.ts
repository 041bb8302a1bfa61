import type { CourseDraft } from '@/lib/domain/course';
import { EXAM_FIELDS } from '@/lib/domain/course-fields';
import { hasMarks, NO_MARKS } from '@/lib/domain/marks/marks';
import { type AlsoAsked, alsoAskedText, examsOfText, examsText } from '@/lib/domain/requirements/also-asked';
import type { Exam } from '@/lib/domain/test-scores';
import type { Clause, ScoreAsked } from './clause';
import { readRequirements } from './read';

/** What a text about admission gives a course's fields. */
export interface TextDemands {
  scores: { asked: ScoreAsked; form: Clause['form'] }[];
  marks: Partial<
    Pick<CourseDraft, 'minPercentage' | 'minCgpa' | 'cgpaScale' | 'minClass' | 'maxBacklogs' | 'maxGapYears'>
  >;
  alsoAsked: AlsoAsked[];
}

/** What the clauses of a text ask for, as far as a course has fields for it, and the rest as `alsoAsked`. */
export function demandsOf(clauses: readonly Clause[]): TextDemands {
  const demands: TextDemands = { scores: [], marks: {}, alsoAsked: [] };
  const { scores, marks, alsoAsked } = demands;
  for (const { kind, form, asked } of clauses) {
    if (kind === 'selection' || kind === 'unread') alsoAsked.push({ is: kind });
    if (!asked) continue;
    switch (asked.about) {
      case 'score':
        scores.push({ asked, form });
        if (asked.oneLower !== undefined) alsoAsked.push({ is: 'one lower', exam: asked.exam, score: asked.oneLower });
        for (const [skill, score] of Object.entries(asked.parts ?? {}))
          alsoAsked.push({ is: 'part', exam: asked.exam, skill, score });
        if (asked.both) alsoAsked.push({ is: 'both tests' });
        break;
      case 'percentage':
        marks.minPercentage = asked.least;
        if (asked.to !== undefined) alsoAsked.push({ is: 'certain from', percentage: asked.to });
        if (asked.bestOf !== undefined) alsoAsked.push({ is: 'best subjects', count: asked.bestOf });
        if (asked.orWithWork) alsoAsked.push({ is: 'or with work', ...asked.orWithWork });
        break;
      case 'cgpa':
        Object.assign(marks, { minCgpa: asked.least, cgpaScale: asked.scale });
        break;
      case 'class':
        marks.minClass = asked.least;
        break;
      case 'backlogs':
        marks.maxBacklogs = asked.most;
        break;
      case 'gap':
        marks.maxGapYears = asked.years;
        break;
      case 'level':
        if (asked.takesDiploma) alsoAsked.push({ is: 'diploma' });
        break;
      case 'work':
        alsoAsked.push({ is: 'work', years: asked.years, inField: asked.inField });
        break;
      case 'age':
      case 'education years':
        alsoAsked.push({ is: asked.about, least: asked.least });
        break;
      case 'field':
        alsoAsked.push({ is: 'field', names: asked.names, related: asked.related });
        break;
      case 'subjects':
        alsoAsked.push({ is: 'subjects', names: asked.names, any: asked.any });
        break;
      case 'waiver':
        alsoAsked.push({ is: 'waiver', of: asked.of });
        break;
      default:
        alsoAsked.push({ is: asked.about });
    }
  }
  return demands;
}

type Read = Pick<CourseDraft, 'admissionRequirement' | 'level'> & Partial<Pick<CourseDraft, 'country'>>;
/** Longer texts are no requirement any more that a person could be judged by. */
const LONGEST_READ = 6_000;

/** The clauses of a course's own text; one of a text that is too long to be read is unread as a whole. */
export function clausesOf({ admissionRequirement: text, level, country }: Read): Clause[] {
  if (text.trim() === '') return [];
  if (text.length <= LONGEST_READ) return readRequirements(text, { level, ...(country ? { country } : {}) });
  return [{ from: 0, to: text.length, quote: text.slice(0, 200), kind: 'unread', form: 'sentence' }];
}

/**
 * A course with what its own text says: scores and marks where it has none, the higher of two that differ, and what else is
 * asked. Scores out of a sentence are named in `scoresFromText`, so that they don't decide before a person checked them.
 * @param clauses another reader of the text, such as one that remembers texts
 */
export function withTextDemands<Draft extends CourseDraft>(
  draft: Draft,
  clauses: (draft: Draft) => readonly Clause[] = clausesOf,
): Draft {
  const { scores, marks, alsoAsked } = demandsOf(clauses(draft));
  if (isFinalYear(draft)) alsoAsked.push({ is: 'beyond school' });
  const read: Draft = { ...draft, alsoAsked: alsoAskedText(alsoAsked) };
  const fromText = new Set<Exam>(examsOfText(draft.scoresFromText));
  for (const { asked, form } of scores) if (takeScore(read, asked) && form === 'sentence') fromText.add(asked.exam);
  read.scoresFromText = examsText([...fromText].filter((exam) => hasScore(read, exam)));
  if (!hasMarks({ ...read, alsoAsked: '' }) && Object.keys(marks).length > 0)
    Object.assign(read, NO_MARKS, marks, {
      alsoAsked: read.alsoAsked,
      subjectsNeeded: read.subjectsNeeded,
      marksFrom: 'requirement text',
    });
  return read;
}

/** By its name: who enters a final year has done the ones before. */
export const isFinalYear = ({ course, level }: Pick<CourseDraft, 'course' | 'level'>): boolean =>
  !level.startsWith('Post Graduate') &&
  /\btop[- ]?up\b|\bfinal[- ]year (?:entry|only|top)|\((?:final year|level 6)\)/i.test(course);

const hasScore = (draft: CourseDraft, exam: Exam): boolean =>
  [EXAM_FIELDS[exam].overall, EXAM_FIELDS[exam].lowest].some((field) => field !== undefined && draft[field] !== null);

/** Writes a score into a draft where it asks for more than the draft does; whether it did. */
function takeScore(draft: CourseDraft, { exam, overall, lowest }: ScoreAsked): boolean {
  const { overall: field, lowest: lowestField } = EXAM_FIELDS[exam];
  if (!field) return false;
  const scale = exam === 'toefl' && overall <= 6 ? '1-6' : '0-120';
  if (exam === 'toefl' && draft.toefl !== null && draft.toeflScale !== scale) return false;
  const before = { overall: draft[field], lowest: lowestField ? draft[lowestField] : null };
  if (exam === 'toefl') draft.toeflScale = scale;
  draft[field] = Math.max(before.overall ?? 0, overall);
  if (lowestField && lowest !== null)
    draft[lowestField] = Math.min(
      Math.max(before.lowest ?? 0, lowest),
      exam === 'toefl' ? lowest : (draft[field] as number),
    );
  return draft[field] !== before.overall || (lowestField !== undefined && draft[lowestField] !== before.lowest);
}

/** The words of a course's text that ask for something that is judged nowhere: for a person to read. */
export const notJudgedIn = ({ admissionRequirement, level }: Pick<Read, 'admissionRequirement' | 'level'>): string[] =>
  clausesOf({ admissionRequirement, level }).flatMap(({ kind, quote, asked }) =>
    kind === 'selection' || kind === 'unread' || asked?.about === 'field' || asked?.about === 'subjects' ? [quote] : [],
  );
