import { Types } from 'mongoose';
import type { RequirementClauseView } from '@/lib/contract/catalogue/requirement-clauses';
import { typedWords } from '@/lib/domain/desk/search-words';
import { found, invalid, notFound } from '@/lib/domain/errors';
import type { ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import { CLAUSE_ANSWER_NAMES } from '@/lib/domain/requirements/clause-answers';
import { CLAUSE_GROUPS, type ClauseGroup } from '@/lib/domain/requirements/clause-groups';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { type ListQuery, readPage } from '@/lib/services/records/lists/lists';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { RequirementClause, type RequirementClauseRecord } from '@/models/requirement-clause';
import { User } from '@/models/user';

/** The clauses of all courses' requirement texts, those of most courses first, as they were last counted. */
export async function listClauses(query: ListQuery & { group?: ClauseGroup | undefined }): Promise<{
  clauses: RequirementClauseView[];
  total: number;
  counts: Record<ClauseGroup, number>;
  isWorking: boolean;
}> {
  const { group, q } = query;
  const words = typedWords(q)?.map((word) => ({ search: { $regex: `^${word}` } })) ?? [{ search: '.' }];
  const filter = { ...(group ? { group } : {}), ...(words.length > 0 ? { $and: words } : {}) };
  const [{ records, total }, waiting, ...counts] = await Promise.all([
    readPage({ model: RequirementClause, filter, order: { courses: -1, _id: 1 } }, query),
    RequirementClause.exists({ pending: true }),
    ...CLAUSE_GROUPS.map((one) => RequirementClause.countDocuments({ group: one })),
  ]);
  return {
    clauses: await viewsOf(records),
    total,
    counts: Object.fromEntries(CLAUSE_GROUPS.map((one, place) => [one, counts[place] ?? 0])) as Record<
      ClauseGroup,
      number
    >,
    isWorking: waiting !== null,
  };
}

/**
 * Says what all equal clauses are. The courses that have one follow in the background. 404 for a clause that no course has, 422
 * for 'as read' of one that was not understood, 409 where another admin said something else since it was seen.
 */
export async function answerClause(
  viewer: Viewer,
  key: string,
  answer: ClauseAnswer,
  seen?: Seen | undefined,
): Promise<RequirementClauseView> {
  const clause = found(await RequirementClause.findById(key).lean(), NO_CLAUSE);
  mergedWith({ answer: clause.answer }, { answer }, seen);
  if (answer === 'as read' && clause.isUnread)
    throw invalid({ answer: 'This clause was not understood. Please choose what it means.' });
  return set(viewer, clause, answer);
}

/** Takes back what was said of a clause: it is what was read again. 404 where nothing was said. */
export async function takeBackAnswer(viewer: Viewer, key: string): Promise<RequirementClauseView> {
  const clause = await RequirementClause.findOne({ _id: key, answer: { $ne: null } }).lean();
  if (!clause) throw notFound('This clause has no answer.');
  return set(viewer, clause, null);
}

const NO_CLAUSE = 'No course contains this clause any more.';

async function set(
  viewer: Viewer,
  clause: RequirementClauseRecord,
  answer: ClauseAnswer | null,
): Promise<RequirementClauseView> {
  const { _id, words, courses } = clause;
  const after = await RequirementClause.findOneAndUpdate(
    { _id },
    {
      $set: {
        answer,
        by: answer ? new Types.ObjectId(viewer.userId) : null,
        at: answer ? new Date() : null,
        pending: true,
        group: answer ? 'confirmed' : groupOf(clause),
      },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw notFound(NO_CLAUSE);
  const said = (one: ClauseAnswer | null) => ({ answer: one && CLAUSE_ANSWER_NAMES[one], courses });
  await recordStaffAction(
    viewer,
    answer ? 'clause.answer' : 'clause.take-back',
    { kind: 'clause', id: _id, label: words },
    { before: said(clause.answer), after: said(answer) },
  );
  await enqueue('requirement-clauses', {});
  const [view] = await viewsOf([after]);
  return view as RequirementClauseView;
}

/** The group of a clause of which nothing was said yet. */
export const groupOf = ({ _id, isUnread }: Pick<RequirementClauseRecord, '_id' | 'isUnread'>): ClauseGroup =>
  isUnread ? 'unread' : _id.startsWith('selection ') ? 'selection' : 'read';

async function viewsOf(records: readonly RequirementClauseRecord[]): Promise<RequirementClauseView[]> {
  const people = await User.find({ _id: { $in: records.flatMap(({ by }) => by ?? []) } }, 'name').lean();
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  return records.map(({ _id, words, reading, isUnread, courses, exampleId, exampleName, answer, by, at, pending }) => ({
    key: _id,
    words,
    reading,
    canConfirm: !isUnread,
    courses,
    example: exampleId && { id: String(exampleId), name: exampleName },
    answer,
    said: at && { at: at.toISOString(), by: names.get(String(by)) ?? '' },
    isApplied: !pending,
  }));
}
