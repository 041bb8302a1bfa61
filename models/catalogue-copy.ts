import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/**
 * What a web process has read of the catalogue, for the next one to start with: packed courses in blocks, and one record that
 * names the blocks of the copy in use. Nothing is lost with it.
 */
export interface CatalogueCopyRecord {
  _id: 'current';
  /** Names its blocks. */
  copy: Types.ObjectId;
  /** What it was written by; another version can't read it. */
  format: string;
  /** Changes from this moment on may be missing from it. */
  since: Date;
  /** When the newest of its courses was changed; null for none. */
  newest: Date | null;
  /** SHA-256 of each block, in their order, base64. */
  sums: string[];
  keptOn: Date;
}

/** A stretch of packed courses, `n` its place in its copy. */
export interface CatalogueBlock {
  _id: Types.ObjectId;
  copy: Types.ObjectId;
  n: number;
  data: Buffer;
}

const copy = defineSchema<CatalogueCopyRecord>(
  {
    _id: { type: String, required: true },
    copy: { type: Schema.Types.ObjectId, required: true },
    format: { type: String, required: true },
    since: { type: Date, required: true },
    newest: { type: Date, default: null },
    sums: [String],
    keptOn: { type: Date, required: true },
  },
  { versionKey: false },
);

const block = defineSchema<CatalogueBlock>(
  {
    copy: { type: Schema.Types.ObjectId, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { versionKey: false },
);
block.index({ copy: 1, n: 1 }, { unique: true });

/** The heads: the newest is what a starting process loads. */
export const CatalogueCopy = defineModel('CatalogueCopy', copy, 'catalogue_copies');
/** The blocks, each in one copy at one place. */
export const CatalogueBlock = defineModel('CatalogueBlock', block, 'catalogue_blocks');
