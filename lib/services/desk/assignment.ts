import type { AssignmentView } from '@/lib/contract/people/desk';
import type { AssignmentRule } from '@/lib/domain/applications/assignment';
import { type AppError, conflict, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { ACTIVE_STAFF } from '@/lib/services/people/staff/choose';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import { Assignment } from '@/models/assignment';
import { Caseload } from '@/models/caseload';
import type { Filter } from '@/models/filter';
import { User, type UserRecord } from '@/models/user';

/** The rules by which new applications get a counsellor, in their order. */
export async function assignmentRules(): Promise<AssignmentView> {
  const stored = await Assignment.findById('rules').lean();
  const rules = (stored?.rules ?? []).map(({ country, level, agentId, staff }) => ({ country, level, agentId, staff }));
  return { rules, revision: stored?.revision ?? 0 };
}

/**
 * Sets all rules at once. 409 when they were changed since the caller read them; 422 for a rule that names an agent or a
 * member of staff there is not.
 */
export async function setAssignmentRules(
  viewer: Viewer,
  { rules, revision }: { rules: AssignmentRule[]; revision: number },
): Promise<AssignmentView> {
  await refuseUnknown(rules);
  try {
    const { matchedCount, upsertedCount } = await Assignment.updateOne(
      { _id: 'rules', revision },
      { $set: { rules }, $inc: { revision: 1 } },
      { upsert: revision === 0 },
    );
    if (!matchedCount && !upsertedCount) throw changedMeanwhile();
  } catch (error) {
    if (isDuplicateKey(error)) throw changedMeanwhile();
    throw error;
  }
  const subject = { kind: 'assignment', id: 'rules', label: 'Rules' } as const;
  await recordStaffAction(viewer, 'assignment.edit', subject, { after: { rules: rules.length } });
  return assignmentRules();
}

/**
 * Sets how much work a member of staff takes on, and when they are away. 404 for an account that isn't active staff, 409 for what another
 * admin changed too since it was seen.
 */
export async function setCaseload(
  viewer: Viewer,
  id: string,
  {
    seen,
    ...sent
  }: { ceiling: number | null; awayFrom: string | null; awayUntil: string | null; seen?: Seen | undefined },
): Promise<void> {
  const stored = await Caseload.findById(id).lean();
  const caseload = mergedWith({ ...stored }, sent, seen);
  const { awayFrom, awayUntil } = caseload;
  if (awayUntil && !awayFrom) throw invalid({ awayFrom: 'Please choose the first day away.' });
  if (awayFrom && awayUntil && awayUntil < awayFrom)
    throw invalid({ awayUntil: 'Please choose a last day on or after the first day.' });
  if (!(await User.exists({ _id: id, ...ACTIVE_STAFF }))) throw notFound('User not found.');
  const before = stored
    ? await Caseload.findOneAndUpdate(
        { _id: id, ceiling: stored.ceiling, awayFrom: stored.awayFrom, awayUntil: stored.awayUntil },
        { $set: caseload },
      ).lean()
    : await Caseload.findOneAndUpdate({ _id: id }, { $setOnInsert: caseload }, { upsert: true }).lean();
  if (Boolean(before) !== Boolean(stored)) throw conflict(CHANGED_MEANWHILE);
  const facts = (of: typeof caseload) => ({ ceiling: of.ceiling, awayFrom: of.awayFrom, awayUntil: of.awayUntil });
  const change = { ...(before ? { before: facts(before) } : {}), after: facts(caseload) };
  await recordStaffAction(viewer, 'caseload.edit', { kind: 'account', id, userId: id }, change);
}

async function refuseUnknown(rules: readonly AssignmentRule[]): Promise<void> {
  const staff = await known({ _id: { $in: rules.flatMap((rule) => rule.staff) }, role: { $in: ['team', 'admin'] } });
  const agents = await known({
    _id: { $in: rules.flatMap(({ agentId }) => agentId ?? []) },
    role: 'agent',
    agency: null,
  });
  const fields: Record<string, string> = {};
  for (const [index, rule] of rules.entries()) {
    if (rule.staff.some((id) => !staff.has(id)))
      fields[`rules.${index}.staff`] =
        'One of the people you chose is no longer on the staff. Please choose someone else.';
    if (rule.agentId && !agents.has(rule.agentId)) fields[`rules.${index}.agentId`] = 'Agent not found.';
  }
  if (Object.keys(fields).length) throw invalid(fields);
}

async function known(filter: Filter<UserRecord>): Promise<Set<string>> {
  const users = await User.find(filter, '_id').lean();
  return new Set(users.map(({ _id }) => String(_id)));
}

const changedMeanwhile = (): AppError =>
  conflict('Another admin changed the rules just now. Reload to see their changes.');
