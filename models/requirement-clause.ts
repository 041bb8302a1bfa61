import { Schema, type Types } from 'mongoose';
import { CLAUSE_ANSWERS, type ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import { CLAUSE_GROUPS, type ClauseGroup } from '@/lib/domain/requirements/clause-groups';
import { defineModel, defineSchema } from './define';

/** Equal clauses of the courses' requirement texts, and what an admin has said of them. */
export interface RequirementClauseRecord {
  /** What makes clauses equal (lib/engines/requirements/confirmed.ts). */
  _id: string;
  /** As the texts say it. */
  words: string;
  /** The beginnings of words it is found by. */
  search: string[];
  /** What it was read as, in plain words. */
  reading: string;
  isUnread: boolean;
  group: ClauseGroup;
  /** How many courses had it at the last count. */
  courses: number;
  /** A course that has it. */
  exampleId: Types.ObjectId | null;
  exampleName: string;
  answer: ClauseAnswer | null;
  by: Types.ObjectId | null;
  at: Date | null;
  /** The answer by which the courses are written. */
  applied: ClauseAnswer | null;
  /** Courses are still to follow the answer. */
  pending: boolean;
}

const schema = defineSchema<RequirementClauseRecord>(
  {
    _id: { type: String, required: true },
    words: { type: String, required: true },
    search: { type: [String], required: true },
    reading: { type: String, required: true },
    isUnread: { type: Boolean, required: true },
    group: { type: String, enum: CLAUSE_GROUPS, required: true },
    courses: { type: Number, required: true },
    exampleId: { type: Schema.Types.ObjectId, default: null },
    exampleName: { type: String, default: '' },
    answer: { type: String, enum: [...CLAUSE_ANSWERS, null], default: null },
    by: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, default: null },
    applied: { type: String, enum: [...CLAUSE_ANSWERS, null], default: null },
    pending: { type: Boolean, default: false },
  },
  { versionKey: false },
);
schema.index({ courses: -1, _id: 1 });
schema.index({ group: 1, courses: -1, _id: 1 });
schema.index({ search: 1 });
schema.index({ answer: 1 });
schema.index({ applied: 1 });
schema.index({ pending: 1 });

/** By the clause in its plain form; `pending` are those that courses have yet to follow. */
export const RequirementClause = defineModel('RequirementClause', schema, 'requirement_clauses');
