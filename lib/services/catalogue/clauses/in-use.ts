import type { CourseDraft } from '@/lib/domain/courses/course';
import type { ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import type { CourseImport, ImportedRow } from '@/lib/engines/import/drafts';
import { clausesOfText } from '@/lib/engines/import/requirement-clauses';
import type { Clause } from '@/lib/engines/requirements/clause';
import {
  answered,
  type ClauseAnswers,
  changesByAnswers,
  clauseKey,
  NO_ANSWERS,
} from '@/lib/engines/requirements/confirmed';
import { RequirementClause } from '@/models/requirement-clause';

/** Everything admins have said of clauses: what holds, and what the courses are written by. */
export async function clauseAnswers(): Promise<{ now: ClauseAnswers; applied: ClauseAnswers }> {
  const [now, applied] = await Promise.all([
    RequirementClause.find({ answer: { $in: ANY } }, 'answer').lean(),
    RequirementClause.find({ applied: { $in: ANY } }, 'applied').lean(),
  ]);
  return {
    now: new Map(now.flatMap(({ _id, answer }) => (answer ? [[_id, answer] as const] : []))),
    applied: new Map(applied.flatMap(({ _id, applied: one }) => (one ? [[_id, one] as const] : []))),
  };
}
const ANY: ClauseAnswer[] = ['as read', 'none', 'hand-in', 'selection', 'field', 'subjects'];

/** A course's clauses as admins have said that they are. */
export async function answeredClauses(draft: CourseDraft): Promise<Clause[]> {
  const clauses = clausesIn(draft);
  const keys = clauses.flatMap((clause) => clauseKey(clause) ?? []);
  if (keys.length === 0) return clauses;
  const said = await RequirementClause.find({ _id: { $in: keys }, answer: { $in: ANY } }, 'answer').lean();
  return answered(clauses, new Map(said.flatMap(({ _id, answer }) => (answer ? [[_id, answer] as const] : []))));
}

/** The clauses of a course's text, as they are read; none where it has no text. */
export const clausesIn = ({ admissionRequirement, level, country }: CourseDraft): Clause[] =>
  admissionRequirement ? [...clausesOfText(admissionRequirement, level, country)] : [];

/** The rows of a file with what admins have said of their clauses. */
export async function withAnswers(source: CourseImport): Promise<CourseImport> {
  const { now } = await clauseAnswers();
  return now.size === 0 ? source : { ...source, rows: answeredRows(source.rows, now) };
}

function* answeredRows(rows: CourseImport['rows'], now: ClauseAnswers): Generator<ImportedRow> {
  for (const row of rows) yield answeredRow(row, now);
}

function answeredRow(row: ImportedRow, now: ClauseAnswers): ImportedRow {
  if (!row.draft?.admissionRequirement) return row;
  return { ...row, draft: { ...row.draft, ...changesByAnswers(row.draft, clausesIn(row.draft), NO_ANSWERS, now) } };
}
