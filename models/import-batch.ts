import { Schema, type Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { SOURCE_KINDS, type SourceKind } from '@/lib/domain/imports/import-sources';
import { NO_RULE, type RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { defineModel, defineSchema, type Part, stamps } from './define';
import { OUTBOX, type Outbox } from './outbox';
import type { UniversityRecord } from './university';
import { addWebhookEvents } from './webhook-effects';

/**
 * Where an upload is. `uploaded` waits for its columns to be confirmed, `planned` for a person's yes. `planning`,
 * `applying` and `undoing` are background work; after `failed` it can be asked for again. `refused`: the file was of no
 * use, and nothing was changed.
 */
const IMPORT_STATUSES = [
  'uploaded',
  'planning',
  'planned',
  'applying',
  'done',
  'undoing',
  'undone',
  'refused',
  'failed',
] as const;
/** Where an upload of courses is between its file and what came of it. */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** An upload of courses, or a university that became part of another: what was read, decided and done. */
export interface ImportBatchRecord extends Outbox {
  _id: Types.ObjectId;
  by: Types.ObjectId;
  /** The uploader's name at that time. */
  byName: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  fileId: Types.ObjectId | null;
  /** The country of rows that name none. */
  country: Country;
  /** Where the file comes from, as it was called then; null and '' where that isn't known. */
  sourceId: Types.ObjectId | null;
  sourceName: string;
  sourceKind: SourceKind | '';
  /** The day that the file's figures are of, 'YYYY-MM-DD'; '' without a source. */
  asOf: string;
  /** No file, but a university that becomes part of another one; `record` as it was stored. */
  merge: { from: string; into: string; record: UniversityRecord } | null;
  status: ImportStatus;
  /** The catalogue's lock (lib/services/catalogue/course-import/step.ts): the unique index lets one upload hold it. */
  turn?: 'catalogue';
  /** Planned and applied in one step, without a review. */
  oneGo: boolean;
  /** Courses that the file no longer names are removed too. */
  removeMissing: boolean;
  /** Courses that the source named earlier and doesn't any more are retired. */
  retireGone: boolean;
  /** How a person wants the file read; nulls where the file's own look decides. */
  sheet: number | null;
  headerRow: number | null;
  /** The university of rows that name none; '' when the file must. */
  university: string;
  includeHidden: boolean;
  mapping: { column: number; field: string | null }[];
  /** What becomes of rows that claim to be the same course and differ. */
  repeatRule: RepeatRule;
  /** Whether the mapping is one that was saved for an earlier file: of the same source, or with the same heads. */
  remembered: boolean;
  rememberedOf: '' | 'source' | 'heads';
  /** What the file looks like; see `lib/engines/import/columns/proposal.ts`. */
  signature: string;
  /** How it was read. */
  sheetName: string;
  columns: { label: string; field: string | null }[];
  notes: string[];
  /** What a person should look at before applying. */
  cautions: string[];
  /** What must be confirmed before it is applied; '' or absent for nothing. */
  question?: string;
  /** Whether planning has begun to read: until then other files are. */
  begun: boolean;
  /** Rows of the running step. `total` is 0 while unknown. */
  progress: { done: number; total: number };
  /** What of the plan isn't to be applied: of a kind all entries but these, or only these. */
  left: { kind: string; all: boolean; keys: string[] }[];
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Known courses of the file's universities that the file doesn't name. */
  missing: number;
  /** Of these, how many were removed. */
  removed: number;
  /** Additions and changes that weren't applied because a person wanted so. */
  leftOut: number;
  /** Courses that earlier files of the source named and this one doesn't. */
  gone: number;
  /** Of these, how many were retired. */
  retired: number;
  /** Cells of accepted rows that were not understood. */
  unread: number;
  /** Values that were understood out of prose. */
  prose: number;
  /** Rows that are perhaps known courses, under another level or campus; refused until that is answered. */
  twins: number;
  /** Rows that claim to be the same course as another one and differ. */
  repeats: number;
  /** Rows that say something to staff alone; absent in uploads planned before there were such notes. */
  staffNotes: number;
  universities: number;
  categories: number;
  /** How many entries of a kind are about which field or column: what the plan can be filtered by. */
  about: { kind: string; name: string; count: number }[];
  /** How many entries of a kind are about which university. */
  places: { kind: string; name: string; count: number }[];
  /** What taking back did. */
  back: { restored: number; removed: number; kept: number };
  /** Who confirmed it; null until then. */
  decidedById: Types.ObjectId | null;
  decidedBy: string;
  decidedOn: Date | null;
  takenBackById: Types.ObjectId | null;
  takenBackBy: string;
  takenBackOn: Date | null;
  /** What ended a refused or failed batch, in words; for a failed one, the step it can be asked for again. */
  failure: string;
  failedStep: ImportStatus | '';
  createdOn: Date;
  updatedOn: Date;
}

const count = { type: Number, default: 0 };
const words = { type: String, default: '' };

const schema = defineSchema<ImportBatchRecord>(
  {
    by: { type: Schema.Types.ObjectId, required: true },
    byName: words,
    fileName: words,
    fileSize: count,
    fileId: { type: Schema.Types.ObjectId, default: null },
    country: { type: String, required: true },
    sourceId: { type: Schema.Types.ObjectId, default: null },
    sourceName: words,
    sourceKind: { type: String, enum: ['', ...SOURCE_KINDS], default: '' as const },
    asOf: words,
    merge: { type: Schema.Types.Mixed, default: null },
    status: { type: String, enum: IMPORT_STATUSES, required: true },
    turn: { type: String, enum: ['catalogue'] },
    oneGo: { type: Boolean, default: false },
    removeMissing: { type: Boolean, default: false },
    retireGone: { type: Boolean, default: false },
    sheet: { type: Number, default: null },
    headerRow: { type: Number, default: null },
    university: words,
    includeHidden: { type: Boolean, default: false },
    repeatRule: { type: Schema.Types.Mixed, default: () => NO_RULE },
    remembered: { type: Boolean, default: false },
    rememberedOf: { type: String, default: '' as const },
    signature: words,
    mapping: [
      defineSchema<Part<ImportBatchRecord['mapping']>>(
        { column: Number, field: { type: String, default: null } },
        { _id: false },
      ),
    ],
    sheetName: words,
    columns: [
      defineSchema<Part<ImportBatchRecord['columns']>>(
        { label: String, field: { type: String, default: null } },
        { _id: false },
      ),
    ],
    notes: [String],
    cautions: [String],
    question: { type: String },
    begun: { type: Boolean, default: false },
    progress: { done: count, total: count },
    rows: count,
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    missing: count,
    removed: count,
    leftOut: count,
    gone: count,
    retired: count,
    unread: count,
    prose: count,
    twins: count,
    repeats: count,
    staffNotes: count,
    universities: count,
    categories: count,
    left: [
      defineSchema<Part<ImportBatchRecord['left']>>({ kind: String, all: Boolean, keys: [String] }, { _id: false }),
    ],
    places: [
      defineSchema<Part<ImportBatchRecord['places']>>({ kind: String, name: String, count: Number }, { _id: false }),
    ],
    about: [
      defineSchema<Part<ImportBatchRecord['about']>>({ kind: String, name: String, count: Number }, { _id: false }),
    ],
    back: { restored: count, removed: count, kept: count },
    decidedById: { type: Schema.Types.ObjectId, default: null },
    decidedBy: words,
    decidedOn: { type: Date, default: null },
    takenBackById: { type: Schema.Types.ObjectId, default: null },
    takenBackBy: words,
    takenBackOn: { type: Date, default: null },
    failure: words,
    failedStep: { type: String, default: '' as const },
    ...OUTBOX,
  },
  stamps,
);
schema.index({ createdOn: -1 });
schema.index({ fileId: 1 });
schema.index({ sourceId: 1, createdOn: -1 });
schema.index({ turn: 1 }, { unique: true, sparse: true });

addWebhookEvents(schema, {
  of: 'import_batches',
  changed: { 'course.uploaded': 'status' },
  values: ['done', 'undone'],
});

/** The history of uploads; only one at a time holds the `turn` to change the catalogue. */
export const ImportBatch = defineModel('ImportBatch', schema, 'import_batches');
