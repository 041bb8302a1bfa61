import { z } from 'zod';
import { TIMELINE_KINDS } from '@/lib/domain/agency/prospects';
import { CONTACT_WAY_KINDS } from '@/lib/domain/desk/contact-ways';
import { LEAD_SOURCE_KINDS } from '@/lib/domain/desk/leads';
import { id } from '../fields';

/** The parts of an exported file that no call answers their student as a whole. */

/** Also of a course that is no longer offered; `course` and `university` are '' where it is no longer stored. */
export const exportedSuggestion = z.object({
  courseId: id,
  course: z.string(),
  university: z.string(),
  note: z.string(),
  byName: z.string(),
  createdOn: z.string(),
});
/** In the archive: a course that staff suggested. */
export type ExportedSuggestion = z.infer<typeof exportedSuggestion>;

/** A contact outside this site, as a member of staff noted it. */
export const exportedContact = z.object({
  way: z.enum(CONTACT_WAY_KINDS),
  text: z.string(),
  byName: z.string(),
  createdOn: z.string(),
});
/** In the archive: a call or visit that staff noted. */
export type ExportedContact = z.infer<typeof exportedContact>;

/** What the student's agency noted: a call, a visit, a note, a step. */
export const exportedAgencyNote = z.object({
  kind: z.enum(TIMELINE_KINDS),
  outcome: z.string(),
  text: z.string(),
  byName: z.string(),
  createdOn: z.string(),
});
/** In the archive: what an agency noted of its student. */
export type ExportedAgencyNote = z.infer<typeof exportedAgencyNote>;

/** `readOn` is null for one that wasn't read. */
export const exportedNotice = z.object({
  notification: z.string(),
  createdOn: z.string(),
  readOn: z.string().nullable(),
});
/** In the archive: a notice behind the bell. */
export type ExportedNotice = z.infer<typeof exportedNotice>;

/** One step of an application's history: a move to a status, also one that was undone, or what was done to an item or the offer. */
export const exportedStep = z.object({
  at: z.string(),
  kind: z.enum(['move', 'undone move', 'act']),
  /** The status it was moved to, or what was done. */
  what: z.string(),
  /** What it was done to; '' for the offer and for moves. */
  label: z.string(),
  byRole: z.string(),
  byName: z.string(),
  reason: z.string(),
});
/** In the archive: a line of an application's history. */
export type ExportedStep = z.infer<typeof exportedStep>;

/** What the student wrote or gave before there was an account. */
export const exportedEnquiry = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  message: z.string(),
  source: z.enum(LEAD_SOURCE_KINDS),
  createdOn: z.string(),
});
