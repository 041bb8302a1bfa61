import { z } from 'zod';
import { ITEM_KINDS, ITEM_STATES, REVIEW_DECISIONS } from '@/lib/domain/applications/checklist';
import { OFFER_REPLIES } from '@/lib/domain/applications/offers';
import { PAYEE_NAMES } from '@/lib/domain/applications/payees';
import { SAID_KINDS } from '@/lib/domain/applications/said';
import { canEach, eachPart, type PartName, STATUS_PARTS } from '@/lib/domain/applications/status-parts';
import { TIMELINE_KINDS } from '@/lib/domain/applications/timeline-entries';
import { id } from '../fields';
import { shown } from './status-part-fields';

/** Who did it, and when (ISO 8601). */
const signed = z.object({ byName: z.string(), byRole: z.string(), at: z.string() }).meta({ id: 'Signed' });

/** A file of an application. `path` is below the host; '' of a passport, which is called that, where the caller's role may not open it. */
export const applicationFile = z
  .object({
    fileId: id,
    path: z.string(),
    name: z.string(),
    type: z.string(),
    /** Bytes. */
    size: z.number(),
    addedOn: z.string(),
    /** It was sent back, and no longer answers the item. */
    returned: z.boolean(),
  })
  .meta({ id: 'ApplicationFile' });
/** A file of an item or an offer's letter, with the address it is fetched from. */
export type ApplicationFileView = z.infer<typeof applicationFile>;

/** Something asked for, with what the caller may do about it. */
export const itemView = z
  .object({
    _id: id,
    kind: z.enum(ITEM_KINDS),
    label: z.string(),
    note: z.string(),
    /** YYYY-MM-DD. */
    dueOn: z.string().nullable(),
    state: z.enum(ITEM_STATES),
    reason: z.string(),
    answer: z.string(),
    files: z.array(applicationFile),
    asked: signed,
    answered: signed.nullable(),
    reviewed: signed.nullable(),
    /** A condition of the application's offer. */
    ofOffer: z.boolean(),
    /** Of a payment: to whom it went; null where that isn't said. `warning` is '' where it went to the university. */
    paid: signed.extend({ to: z.enum(PAYEE_NAMES), name: z.string(), warning: z.string() }).nullable(),
    /** Whether the caller may say to whom a payment went. */
    canSayPaid: z.boolean(),
    /** Whether the caller may answer it now, and which decisions they may make about it. */
    canAnswer: z.boolean(),
    decisions: z.array(z.enum(REVIEW_DECISIONS)),
  })
  .meta({ id: 'Item' });
/** As checklists and staff's work show it. */
export type ItemView = z.infer<typeof itemView>;

/** How far the checklist is. */
const checklistView = z
  .object({
    asked: z.number(),
    open: z.number(),
    toCheck: z.number(),
    accepted: z.number(),
    /** Everything that was asked for is accepted or waived. */
    complete: z.boolean(),
  })
  .meta({ id: 'Checklist' });

/** An offer. Days are YYYY-MM-DD. */
const offerView = z
  .object({
    conditional: z.boolean(),
    /** The labels of its conditions, each an item of the checklist. */
    conditions: z.array(z.string()),
    /** Null: 'Letter not uploaded'. */
    letter: applicationFile.nullable(),
    replyBy: z.string().nullable(),
    /** In major units of `currency`. */
    deposit: z.number().nullable(),
    currency: z.string(),
    depositBy: z.string().nullable(),
    startOn: z.string().nullable(),
    /** CAS, CoE, I-20, LOA …; '' while it isn't known. */
    reference: z.string(),
    /** The university's own number for the student; '' while it isn't known. */
    studentNumber: z.string(),
    /** Null for an offer from before there were records of them. */
    made: signed.nullable(),
    reply: signed.extend({ reply: z.enum(OFFER_REPLIES), reason: z.string() }).nullable(),
    /** What the student's agent advises. */
    recommendation: signed.extend({ reply: z.enum(OFFER_REPLIES), note: z.string() }).nullable(),
    /** Until when the student can undo an acceptance that the agency gave of an offer it recorded itself, ISO 8601; null for not. */
    undoUntil: z.string().nullable(),
    /** Whether the caller may reply, advise, or change it now. */
    canReply: z.boolean(),
    canRecommend: z.boolean(),
  })
  .meta({ id: 'Offer' });
/** Terms, letter, reply and advice, as the caller reads them. */
export type OfferView = z.infer<typeof offerView>;

/** What was entered for a status that has fields of its own, and who entered it last. */
const partView = (name: PartName) =>
  shown(name)
    .extend({ entered: signed })
    .meta({ id: STATUS_PARTS[name].status.replaceAll(' ', '') });

/** What the agency that handles it said in the university's name. */
const saidView = z
  .object({
    _id: id,
    what: z.enum(SAID_KINDS),
    said: signed,
    agency: z.string(),
    /** What shows it; '' and null: none shown. */
    reference: z.string(),
    file: applicationFile.nullable(),
    /** What was shown before and replaced, oldest first; until when, ISO 8601. */
    earlier: z.array(z.object({ reference: z.string(), file: applicationFile.nullable(), until: z.string() })),
    /** The student said that it isn't so, ISO 8601. */
    objected: z.object({ at: z.string(), note: z.string() }).nullable(),
    /** What staff found. */
    settled: signed.extend({ holds: z.boolean(), reason: z.string() }).nullable(),
    /** Whether the caller may show evidence, say that it isn't so, or settle that now. */
    canShow: z.boolean(),
    canObject: z.boolean(),
    canSettle: z.boolean(),
  })
  .meta({ id: 'Said' });
/** One statement of an agency in the university's name. */
export type SaidView = z.infer<typeof saidView>;

const timelineEntry = signed
  .extend({ act: z.enum(TIMELINE_KINDS), label: z.string(), reason: z.string() })
  .meta({ id: 'ApplicationAct' });

/** What an application's own page and call hold beside its card. */
export const applicationParts = {
  /** In the order of asking. */
  items: z.array(itemView),
  /** Items whose paper, as the profile knows it, ends before it may, each with why as a sentence. */
  endsTooSoon: z.array(z.object({ itemId: id, why: z.string() })),
  checklist: checklistView,
  /** Null before there is one. */
  offer: offerView.nullable(),
  /** The newest that was entered for a status with fields of its own, also when it is over; null before the first. */
  ...eachPart((name) => partView(name).nullable()),
  /** Whether the caller may enter or change it now. */
  ...canEach(() => z.boolean()),
  /** What the agency said in the university's name, oldest first. */
  said: z.array(saidView),
  /** Whether the deposit of an accepted offer is still to be paid. */
  depositIsDue: z.boolean(),
  /** Whose yes is missing before it can be sent to the university; null where none is, and once it was sent. */
  missingYes: z.enum(['student', 'guardian']).nullable(),
  /** Whether the caller may record or change an offer now. */
  canOffer: z.boolean(),
  /** What was done to items and the offer, the oldest first. */
  acts: z.array(timelineEntry),
};
