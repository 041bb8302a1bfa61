import { z } from 'zod';
import { MESSAGE_GROUNDS, type MessageGroundName } from '@/lib/domain/agency/may-message';
import {
  CONTACT_OUTCOME_KINDS,
  LOST_REASON_KINDS,
  MOST_TIMELINE_ENTRIES,
  NEXT_KIND_NAMES,
  PROSPECT_SOURCE_KINDS,
  PROSPECT_STAGE_KINDS,
  SET_PROSPECT_STAGES,
  TIMELINE_KINDS,
} from '@/lib/domain/agency/prospects';
import { id, keyword, named, orderBy, paging } from '../fields';
import { calls } from '../operation';
import { care } from './agency';

/** The leads of an agency. They are its own: the platform's staff have no call that reads them. */
const { forAgents } = calls('Agency leads');
/** Of calls about one lead, or one student of the agency. */
export const params = z.object({ id });
/** What an agency's list of leads may be ordered by. */
export const PROSPECT_COLUMNS = ['nextOn', 'createdOn', 'name'] as const;

/** What was done about a lead, once. */
export const timelineEntry = z
  .object({
    _id: id,
    kind: z.enum(TIMELINE_KINDS),
    outcome: z.union([z.literal(''), z.enum(CONTACT_OUTCOME_KINDS)]),
    text: z.string(),
    byName: z.string(),
    /** ISO 8601. */
    at: z.string(),
  })
  .meta({ id: 'AgencyTimelineEntry' });
/** What was done, when and by whom, as its page shows it. */
export type TimelineView = z.infer<typeof timelineEntry>;

/** The next follow-up, and all of them. */
export const next = z.object({
  /** The first step: YYYY-MM-DD; null for no day. */
  nextOn: z.string().nullable(),
  nextKind: z.enum(NEXT_KIND_NAMES),
  nextText: z.string(),
  /** All steps, the first due on top. */
  steps: z.array(
    z
      .object({
        /** YYYY-MM-DD. */
        on: z.string(),
        kind: z.enum(NEXT_KIND_NAMES),
        text: z.string(),
        /** Whom it was given to; '' for who works on the lead or student. */
        who: z.string(),
      })
      .meta({ id: 'AgencyStep' }),
  ),
});
/** Who is followed up when, and how. */
export type NextView = z.infer<typeof next>;
/** One follow-up. */
export type StepView = NextView['steps'][number];

/** A lead without its timeline. */
export const prospect = next
  .extend({
    _id: id,
    name: z.string(),
    mobile: z.string(),
    /** The number in E.164, null while that is not certain. */
    mobileE164: z.string().nullable(),
    mobileShown: z.string(),
    /** '' for none. */
    email: z.string(),
    source: z.enum(PROSPECT_SOURCE_KINDS),
    wishes: z.string(),
    stage: z.enum(PROSPECT_STAGE_KINDS),
    branch: named.nullable(),
    /** Who works on it; null for no one. */
    member: named.nullable(),
    isArchived: z.boolean(),
    /** Nothing was done about it since it came in. */
    isUntouched: z.boolean(),
    createdOn: z.string(),
  })
  .meta({ id: 'AgencyLead' });
/** A lead in an agency's list. */
export type ProspectRow = z.infer<typeof prospect>;

/** Another record of perhaps the same person, in the same agency. */
export const like = z
  .object({
    kind: z.enum(['lead', 'student']),
    /** Null where the caller doesn't reach it. */
    _id: id.nullable(),
    name: z.string(),
    /** Who works on it; '' for no one. */
    memberName: z.string(),
    same: z.enum(['phone', 'mail', 'name']),
  })
  .meta({ id: 'PerhapsTheSame' });
/** A double that is shown when a lead is entered. */
export type PerhapsTheSame = z.infer<typeof like>;

/** Whether messages that go to many may go to a lead or student; null for not known. */
export const mayMessage = z
  .object({
    how: z.enum(Object.keys(MESSAGE_GROUNDS) as [MessageGroundName]),
    /** YYYY-MM-DD. */
    on: z.string(),
  })
  .meta({ id: 'MayMessage' });

const prospectView = prospect
  .extend({
    otherMobiles: z.array(z.string()),
    otherEmails: z.array(z.string()),
    lostReason: z.union([z.literal(''), z.enum(LOST_REASON_KINDS)]),
    lostNote: z.string(),
    /** Scores and marks of a sheet in words; empty for who doesn't read notes. */
    facts: z.array(z.string()),
    /** The counsellor whom a sheet named, where that is nobody here. */
    typedCounsellor: z.string(),
    /** The newest first; empty for who doesn't read notes. */
    timeline: z.array(timelineEntry).max(MOST_TIMELINE_ENTRIES),
    like: z.array(like),
    /** The text that a message begins with. */
    greeting: z.string(),
    mayMessage: mayMessage.nullable(),
    /** What the caller may do besides noting a contact and a next step. */
    mayWork: z.boolean(),
    mayDelete: z.boolean(),
  })
  .meta({ id: 'AgencyLeadView' });
/** A lead's page. */
export type ProspectView = z.infer<typeof prospectView>;

export const listProspects = forAgents('GET /agency/leads', {
  scope: 'people:read',
  summary:
    'Leads of the caller’s agency that the caller may see: those with no follow-up first, then by follow-up date. Converted leads are listed as students',
  query: z.object({
    ...paging,
    q: keyword,
    sort: orderBy(PROSPECT_COLUMNS).default('nextOn'),
    /** Open ones where left out; 'archived' also for lost ones that were put away. */
    stage: z.enum([...SET_PROSPECT_STAGES, 'archived'], 'Please choose a stage.').optional(),
    source: z.enum(PROSPECT_SOURCE_KINDS, 'Please choose a source.').optional(),
    ...care,
    due: z.enum(['today', 'none', 'untouched'], "Please choose 'today', 'none' or 'untouched'.").optional(),
  }),
  result: z.object({ leads: z.array(prospect), total: z.number() }),
  errors: ['not_found'],
});

export const viewProspect = forAgents('GET /agency/leads/{id}', {
  scope: 'people:read',
  summary: 'One lead with its timeline, and possible duplicates among the agency’s leads and students',
  params,
  result: prospectView,
  errors: ['not_found'],
});
