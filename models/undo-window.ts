import { Schema, type Types } from 'mongoose';
import type { OfferRecord, PartRecords } from './application-parts';
import { defineSchema } from './define';

/**
 * The undo window of an application's newest move, stored as `held`: its bell and mail wait, and with those of its group
 * they become one notice and one mail for each reader. Until `undoUntil` the move can be undone.
 */
export interface UndoWindow {
  /** The moves that were made together; a single one has a group of its own. */
  group: Types.ObjectId;
  by: Types.ObjectId;
  /** Null for a move that can't be undone. */
  undoUntil: Date | null;
  /** Bell and mail are being delivered under this id: nothing takes them back any more. Null until then. */
  claim: Types.ObjectId | null;
  /** What Undo restores beside the status. */
  was: {
    mayReopen: boolean;
    reply: NonNullable<OfferRecord['reply']> | null;
    /** Of an earlier time at such a status, which a move there takes away. */
  } & PartRecords;
}

/** How many undone moves an application keeps; after that moves can't be undone. */
export const MOST_UNDONE = 100;

const id = Schema.Types.ObjectId;

/** How the window is stored within its application. */
export const undoWindow = defineSchema<UndoWindow>(
  {
    group: { type: id, required: true },
    by: { type: id, required: true },
    undoUntil: { type: Date, default: null },
    claim: { type: id, default: null },
    was: { type: Schema.Types.Mixed, default: { mayReopen: false, reply: null } },
  },
  { _id: false },
);
