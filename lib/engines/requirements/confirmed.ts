import type { CourseDraft } from '@/lib/domain/courses/course';
import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { NO_MARKS } from '@/lib/domain/marks/marks';
import { alsoAskedText, examsReadFrom, examsText } from '@/lib/domain/requirements/also-asked';
import { applicantsText } from '@/lib/domain/requirements/applicants';
import type { ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import type { Exam } from '@/lib/domain/test-scores';
import type { Clause, ClauseKind } from './clause';
import { confirmedExams, demandsOfCourse, isSaidBy, type TextDemands, withTextDemands } from './demands';
import { fieldsOf, subjectsOf } from './named-studies';

/** What admins have said of clauses, by `clauseKey`. */
export type ClauseAnswers = ReadonlyMap<string, ClauseAnswer>;
export const NO_ANSWERS: ClauseAnswers = new Map();

/** Longer ones are hardly ever equal to another, and too long for an index. */
const LONGEST_CLAUSE = 300;

/** Of clauses that nothing else was read of: answers are known by their words alone. */
const UNANSWERED: readonly string[] = ['refusal', 'closes', 'perhaps', 'unread demand'];

/**
 * Equal clauses have one key: the same words, letter case and punctuation at the ends aside, that were read as the same. Null
 * for a clause that is answered in its own course only: a list of tests with their scores, which decides by itself, or a long one.
 */
export function clauseKey({ quote, kind, form, asked, who }: Omit<Clause, 'from' | 'to'>): string | null {
  const words = clauseWords(quote).toLowerCase();
  if (form === 'list' || words === '' || words.length > LONGEST_CLAUSE) return null;
  const { about = '', ...numbers } = asked && UNANSWERED.includes(asked.about) ? {} : (asked ?? {});
  const read = about === 'subjects' || about === 'field' ? '' : Object.values(numbers).flatMap(flat).join(' ');
  return `${kind} ${about} ${read}${who ? applicantsText(who) : ''}| ${words}`;
}

const flat = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).map(String) : [String(value)];

/** The words of a clause without the punctuation at their ends. */
export const clauseWords = (quote: string): string =>
  quote
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:•*-]+|[\s.,;:]+$/g, '')
    .trim();

/** What a migration wrote of courses whose texts had not been read. */
const UNREAD = 'unread text';

/** What an answer makes of a clause; null for what it can't be: what is unread was read by no one. */
const MADE_OF: Record<ClauseAnswer, (clause: Clause) => Pick<Clause, 'kind' | 'asked'> | null> = {
  'as read': ({ kind, asked }) => (kind === 'unread' ? null : { kind, ...(asked ? { asked } : {}) }),
  none: kindAlone('none'),
  'hand-in': kindAlone('hand-in'),
  selection: kindAlone('selection'),
  field: ({ quote, asked }) => ({
    kind: 'profile',
    asked: asked?.about === 'field' ? asked : fieldsOf(clauseWords(quote).toLowerCase()),
  }),
  subjects: ({ quote }) => ({ kind: 'profile', asked: subjectsOf(clauseWords(quote).toLowerCase()) }),
};
function kindAlone(kind: ClauseKind): () => Pick<Clause, 'kind'> {
  return () => ({ kind });
}

/** The clauses as admins have said that they are. */
export function answered(clauses: readonly Clause[], answers: ClauseAnswers): Clause[] {
  if (answers.size === 0) return [...clauses];
  return clauses.map((clause) => {
    const key = clauseKey(clause);
    const answer = key === null ? undefined : answers.get(key);
    const made = answer && MADE_OF[answer](clause);
    if (!made) return clause;
    const { asked, ...rest } = clause;
    // A day passes, whatever its clause asks for.
    return { ...rest, ...(asked?.about === 'closes' && { asked }), ...made, confirmed: true };
  });
}

/**
 * What of a stored course changes when other answers hold than those by which it was written. What a person has entered there
 * stays: only what its text gave, and who confirmed it, follows.
 * @param clauses those of the course's text, as they are read
 * @param before answers by which its fields may have been written, but for none and `now`
 */
export function changesByAnswers(
  course: CourseDraft,
  clauses: readonly Clause[],
  before: ClauseAnswers,
  now: ClauseAnswers,
): Partial<CourseDraft> {
  const by = (answers: ClauseAnswers) => demandsOfCourse(course, answered(clauses, answers));
  const [read, was, is] = [by(NO_ANSWERS), by(before), by(now)];
  const says = ({ alsoAsked }: TextDemands) => alsoAskedText(alsoAsked) === course.alsoAsked;
  const isOfMigration = course.alsoAsked === UNREAD && !says(read) && !says(was);
  const after: CourseDraft = isOfMigration
    ? withTextDemands(course, () => answered(clauses, now))
    : changed(course, read, was, is);
  const names = Object.keys(after) as (keyof CourseDraft)[];
  return Object.fromEntries(names.filter((name) => after[name] !== course[name]).map((name) => [name, after[name]]));
}

function changed(course: CourseDraft, read: TextDemands, was: TextDemands, is: TextDemands): CourseDraft {
  const after = { ...course };
  const isOfMachine = [read, was, is].some(({ alsoAsked }) => alsoAskedText(alsoAsked) === course.alsoAsked);
  if (isOfMachine) after.alsoAsked = alsoAskedText(is.alsoAsked);
  scoresAfter(after, course, read, was, is);
  marksAfter(after, read, was, is);
  return after;
}

function scoresAfter(
  after: CourseDraft,
  course: CourseDraft,
  read: TextDemands,
  was: TextDemands,
  is: TextDemands,
): void {
  const ofText = new Set(examsReadFrom(course.scoresFromText));
  for (const exam of Object.keys(EXAM_FIELDS) as Exam[]) {
    const { overall, lowest } = EXAM_FIELDS[exam];
    const of = ({ scores }: TextDemands) => scores.find(({ asked }) => asked.exam === exam)?.asked;
    const [readOf, isOf] = [of(read), of(is)];
    if (!overall || !readOf) continue;
    const isFromText =
      course[overall] === readOf.overall && (!lowest || (course[lowest] ?? null) === (readOf.lowest ?? null));
    // No answer asks for it any more: what came from the text goes with it.
    if (!isOf && ofText.has(exam) && isFromText) {
      after[overall] = null;
      if (lowest) after[lowest] = null;
      ofText.delete(exam);
    }
    // It was said to ask for nothing, and does again.
    const isEmpty = course[overall] === null && (!lowest || (course[lowest] ?? null) === null);
    if (isOf && !of(was) && isEmpty) {
      const again = withTextDemands(withoutScores(course), () => [
        { from: 0, to: 0, quote: '', kind: 'judged', form: 'sentence', asked: isOf },
      ]);
      after[overall] = again[overall];
      if (lowest) after[lowest] = again[lowest];
      if (exam === 'toefl') after.toeflScale = again.toeflScale;
      ofText.add(exam);
    }
  }
  after.scoresFromText = examsText(ofText, confirmedExams(is.scores));
}

/** The course without any score. */
const withoutScores = (course: CourseDraft): CourseDraft => {
  const none: CourseDraft = { ...course, scoresFromText: '' };
  for (const { overall, lowest } of Object.values(EXAM_FIELDS)) {
    if (overall) none[overall] = null;
    if (lowest) none[lowest] = null;
  }
  return none;
};

const MARK_NAMES = ['minPercentage', 'minCgpa', 'minClass', 'maxBacklogs', 'maxGapYears'] as const;

function marksAfter(after: CourseDraft, read: TextDemands, before: TextDemands, is: TextDemands): void {
  const isStated = MARK_NAMES.some((name) => after[name] !== NO_MARKS[name]);
  const isOfText = after.marksFrom !== 'stated' && [read, before, is].some(({ marks }) => isSaidBy(marks, after));
  const isBack = !isStated && Object.keys(before.marks).length === 0;
  if (isStated ? !isOfText : !isBack) return;
  for (const name of [...MARK_NAMES, 'cgpaScale'] as const) Object.assign(after, { [name]: NO_MARKS[name] });
  Object.assign(after, is.marks);
  const asks = Object.keys(is.marks).length > 0;
  after.marksFrom = !asks ? 'stated' : is.areMarksConfirmed ? 'confirmed text' : 'requirement text';
}
