import { Schema } from 'mongoose';
import type { TaskRule } from '@/lib/domain/applications/task-rules';
import { defineModel, defineSchema } from './define';

/** The rules that make tasks: one document with all of them. */
export interface TaskRulesRecord {
  _id: 'rules';
  rules: TaskRule[];
  /** Counts the changes: rules made of older ones are not written. */
  revision: number;
}

const schema = defineSchema<TaskRulesRecord>(
  { _id: { type: String, enum: ['rules'] }, rules: [Schema.Types.Mixed], revision: { type: Number, default: 0 } },
  { versionKey: false },
);

/** Holds one document; none before an admin sets the first rule. */
export const TaskRules = defineModel('TaskRules', schema, 'task_rules');
