import { Schema, type Types } from 'mongoose';
import type { CourseFacts, Wish } from '@/lib/domain/agency/shortlist';
import { defineSchema, type Part } from './define';

/** A course that the agency proposes, with its figures as they were when it was put there. */
export interface ShortlistedCourse {
  courseId: Types.ObjectId;
  /** Its names, for when it is gone. */
  course: string;
  university: string;
  country: string;
  /** Why, for the family; '' for nothing. */
  note: string;
  byName: string;
  addedOn: Date;
  /** As it was when it was added, or when the last link was made. */
  seen: CourseFacts & { on: Date };
  /** What the family said; '' for nothing. */
  wish: Wish | '';
  wishedOn: Date | null;
}

/** The link to a shortlist. Its address is signed, not stored. */
export interface ShortlistLink {
  _id: Types.ObjectId;
  byName: string;
  on: Date;
  endsOn: Date;
  /** How often it was opened, and when last; never by whom. */
  opened: number;
  openedOn: Date | null;
}

/** Of a lead or a student of an agency, in its record there: it follows a lead who becomes a student. */
export interface ShortlistRecord {
  courses: ShortlistedCourse[];
  /** Null or absent: there is none, or it was ended. */
  link?: ShortlistLink | null;
}

const seen = defineSchema<Part<ShortlistedCourse['seen']>>(
  {
    on: Date,
    verdict: String,
    fee: { type: Number, default: null },
    currency: String,
    feePeriod: String,
    cost: { type: String, default: '' },
    intakes: String,
    closingDays: String,
  },
  { _id: false },
);

const course = defineSchema<Part<ShortlistedCourse>>(
  {
    courseId: Schema.Types.ObjectId,
    course: String,
    university: String,
    country: String,
    note: { type: String, default: '' },
    byName: String,
    addedOn: Date,
    seen,
    wish: { type: String, default: '' },
    wishedOn: { type: Date, default: null },
  },
  { _id: false },
);

const link = defineSchema<ShortlistLink>({
  _id: Schema.Types.ObjectId,
  byName: String,
  on: Date,
  endsOn: Date,
  opened: { type: Number, default: 0 },
  openedOn: { type: Date, default: null },
});

/** Stored with the lead or student whose list it is. */
export const SHORTLIST = defineSchema<Part<ShortlistRecord>>(
  { courses: [course], link: { type: link, default: null } },
  { _id: false },
);
