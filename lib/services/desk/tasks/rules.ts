import { Types } from 'mongoose';
import type { TaskRuleInput, TaskRulesView } from '@/lib/contract/people/tasks';
import type { TaskRule } from '@/lib/domain/applications/task-rules';
import { conflict, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { TaskRules } from '@/models/task-rules';

/** The rules that make tasks, in their order. */
export async function taskRules(): Promise<TaskRulesView & { rules: TaskRule[] }> {
  const stored = await TaskRules.findById('rules').lean();
  return { rules: stored?.rules ?? [], revision: stored?.revision ?? 0 };
}

/**
 * Sets all rules at once. A rule keeps its id, and with it what it made; a new one gets one. 409 when they were changed
 * since the caller read them.
 */
export async function setTaskRules(
  viewer: Viewer,
  { rules: given, revision }: { rules: TaskRuleInput[]; revision: number },
): Promise<TaskRulesView> {
  const before = (await taskRules()).rules;
  const known = new Map(before.map((rule) => [rule._id, rule]));
  const rules = given.map((rule): TaskRule => {
    const keepsId = rule._id !== null && known.has(rule._id);
    const _id = keepsId && rule._id ? rule._id : String(new Types.ObjectId());
    return { ...rule, _id };
  });
  try {
    const { matchedCount, upsertedCount } = await TaskRules.updateOne(
      { _id: 'rules', revision },
      { $set: { rules }, $inc: { revision: 1 } },
      { upsert: revision === 0 },
    );
    if (!matchedCount && !upsertedCount) throw changedMeanwhile();
  } catch (error) {
    if (isDuplicateKey(error)) throw changedMeanwhile();
    throw error;
  }
  const subject = { kind: 'task-rules', id: 'rules', label: 'Rules' } as const;
  const isChanged = (rule: TaskRule) =>
    known.has(rule._id) && JSON.stringify(rule) !== JSON.stringify(known.get(rule._id));
  await recordStaffAction(viewer, 'task-rules.edit', subject, {
    before: { rules: before.length },
    after: {
      rules: rules.length,
      new: rules.filter(({ _id }) => !known.has(_id)).length,
      changed: rules.filter(isChanged).length,
    },
  });
  return taskRules();
}

const changedMeanwhile = () => conflict('Another admin changed the rules just now. Reload to see their changes.');
