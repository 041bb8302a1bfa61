import { Schema, type Types } from 'mongoose';
import type { ClosingDay } from '@/lib/domain/courses/closing-days';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { CourseFieldName } from '@/lib/domain/courses/course-field-table';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isNeverEmpty } from '@/lib/domain/courses/course-fields';
import type { StoredLists } from '@/lib/domain/courses/intakes';
import { type Definition, defineModel, defineSchema, stamps } from './define';
import { OUTBOX, type Outbox } from './outbox';
import { addWebhookEvents } from './webhook-effects';

/** A course as it is stored: its fields are those of course-field-table.ts, the rest says where it comes from. */
export interface CourseRecord extends CourseDraft, StoredLists, Outbox {
  _id: Types.ObjectId;
  /** What makes two rows the same course; see `lib/services/catalogue/course-identity.ts`. */
  identity: string;
  /** The upload that last wrote this course. */
  batchId: Types.ObjectId | null;
  /** The last uploads with a source that named it; absent for none. */
  seenIn?: Types.ObjectId[];
  /** The day from which on it isn't offered any more, 'YYYY-MM-DD'; null or absent while it is. */
  retiredOn?: string | null;
  /** What its register says of fields that staff typed over (lib/domain/imports/typed-over.ts); null or absent for none. */
  typedOver?: string | null;
  createdOn: Date;
  updatedOn: Date;
}

type Facts = Pick<Definition<CourseDraft>, CourseFieldName>;

const facts = Object.fromEntries(COURSE_FIELD_NAMES.map((name) => [name, storedAs(name)])) as Facts;

function storedAs(name: CourseFieldName): Facts[CourseFieldName] {
  const blank = BLANK_COURSE[name];
  if (blank === null) return { type: Number, default: null };
  if (blank === false) return { type: Boolean, default: false };
  return isNeverEmpty(name) && blank === ''
    ? { type: String, required: true }
    : { type: String, default: String(blank) };
}

const closing = defineSchema<ClosingDay>({ month: String, day: String }, { _id: false });

const schema = defineSchema<CourseRecord>(
  {
    ...facts,
    intakes: { type: [String], default: undefined },
    closings: { type: [closing], default: undefined },
    identity: { type: String, required: true },
    batchId: { type: Schema.Types.ObjectId, default: null },
    seenIn: { type: [Schema.Types.ObjectId], default: undefined },
    retiredOn: { type: String },
    typedOver: { type: String },
    ...OUTBOX,
  },
  stamps,
);
schema.index({ identity: 1 }, { unique: true });
schema.index({ country: 1, university: 1, course: 1 });
schema.index({ batchId: 1 });
/** What a source knows, and so what is gone since. */
schema.index({ seenIn: 1 });
/** An upload knows renamed courses by it. */
schema.index({ code: 1 });
schema.index({ category: 1, subcategory: 1 });
/** By the newest change a process knows whether its copy of the catalogue is still current. */
schema.index({ updatedOn: -1 });
/** How many are retired; the others aren't in it. */
schema.index({ retiredOn: 1 }, { partialFilterExpression: { retiredOn: { $gt: '' } } });
/** Which closing days there are, for reminders; most courses publish none and aren't in it. */
schema.index({ closingDays: 1, _id: 1 }, { partialFilterExpression: { closingDays: { $gt: '' } } });

/** What an upload writes past mongoose is told by the upload. */
addWebhookEvents(schema, { of: 'courses', changed: { 'course.changed': 'identity admissionRequirement' } });

/** The catalogue. What is searched is a copy of it in each process. */
export const Course = defineModel('Course', schema, 'courses');
