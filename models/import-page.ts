import { Schema, type Types } from 'mongoose';
import { PLAN_KINDS, type PlanKind } from '@/lib/domain/imports/import-plan';
import { defineModel, defineSchema } from './define';

/** A stretch of an upload's plan: entries of one kind, `from` up to but not including `to`, counted within the kind. */
export interface ImportPageRecord {
  _id: Types.ObjectId;
  batchId: Types.ObjectId;
  kind: PlanKind;
  from: number;
  to: number;
  /** The entries as compressed JSON: a hundred thousand rows then take some megabytes, and few writes. */
  entries: Buffer;
  /** The entries' search text, a line each, compressed: searching a plan needn't unpack the entries. */
  sought: Buffer;
  /** Applied, or taken back: what an interrupted upload needn't do again. */
  state: '' | 'done' | 'undone';
  /** The results of its entries, once `done` and once `undone`. */
  applied?: PageOutcome;
  takenBack?: { removed: number; kept: number };
}

/** What applying a page did, counted. */
export interface PageOutcome {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  retired?: number;
}

const schema = defineSchema<ImportPageRecord>(
  {
    batchId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: PLAN_KINDS, required: true },
    from: { type: Number, required: true },
    to: { type: Number, required: true },
    entries: { type: Buffer, required: true },
    sought: { type: Buffer, required: true },
    state: { type: String, default: '' as const },
    applied: { type: Schema.Types.Mixed },
    takenBack: { type: Schema.Types.Mixed },
  },
  { versionKey: false },
);
schema.index({ batchId: 1, kind: 1, from: 1 }, { unique: true });

/** A plan in pieces that each fit a document. */
export const ImportPage = defineModel('ImportPage', schema, 'import_pages');
