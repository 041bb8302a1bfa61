import { Schema, type Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { defineModel, defineSchema, stamps } from './define';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

/** Something that a member of staff is to do, about a student, an application or neither. */
export interface TaskRecord extends Outbox {
  _id: Types.ObjectId;
  title: string;
  /** Null for one about no student. */
  studentId: Types.ObjectId | null;
  /** As it was when the task was made. */
  studentName: string;
  /** Null for one about no application. */
  applicationId: Types.ObjectId | null;
  university: string;
  country: Country | '';
  /** Null for no one, as where there is no assignee. */
  ownerId: Types.ObjectId | null;
  /** The last day, 'YYYY-MM-DD'. */
  dueOn: string;
  /** Null while it is open. */
  doneOn: Date | null;
  /** Who did it, and what came of it in a word. */
  doneByName: string;
  word: string;
  /** Null for one made by a rule. */
  madeBy: Types.ObjectId | null;
  /** What a rule made it for: the rule, the application and, for a due day, which one. One task for each. */
  ruleKey?: string;
  /** Deleted, though made by a rule: kept, so that the rule makes no second one. */
  removed?: boolean;
  createdOn: Date;
  updatedOn: Date;
}

const id = { type: Schema.Types.ObjectId, default: null };

const schema = defineSchema<TaskRecord>(
  {
    title: { type: String, required: true },
    studentId: id,
    studentName: { type: String, default: '' },
    applicationId: id,
    university: { type: String, default: '' },
    country: { type: String, default: '' },
    ownerId: id,
    dueOn: { type: String, required: true },
    doneOn: { type: Date, default: null },
    doneByName: { type: String, default: '' },
    word: { type: String, default: '' },
    madeBy: id,
    ruleKey: { type: String },
    removed: { type: Boolean },
    ...OUTBOX,
  },
  stamps,
);
/** The open tasks of one owner, of all, about a student and about an application; the first due on top. */
schema.index({ ownerId: 1, doneOn: 1, dueOn: 1, _id: 1 });
schema.index({ doneOn: 1, dueOn: 1, _id: 1 });
schema.index({ studentId: 1, doneOn: 1, dueOn: 1, _id: 1 });
schema.index({ applicationId: 1, doneOn: 1, dueOn: 1, _id: 1 });
/** What makes "once per rule and application" true. */
schema.index({ ruleKey: 1 }, { unique: true, sparse: true });
addOutbox(schema);

/** `ruleKey` keeps a rule from making a task twice. */
export const Task = defineModel('Task', schema, 'tasks');
