import { Schema, type Types } from 'mongoose';
import { HELP_BY, type Help } from '@/lib/domain/accounts/helps';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { AGENCY_ROLES, type AgencyRole } from '@/lib/domain/agency/roles';
import { e164Of, phoneEndOf } from '@/lib/domain/phones';
import { CAME_BY, type CameBy } from '@/lib/domain/reports';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';
import { defineModel, defineSchema, endOfId, stamps } from './define';
import { ENTRY, type Entry } from './entry';
import { ASSIGNEE, type Assigned } from './hand-over';
import { addListIndexes, INDEXED_LISTS } from './list-indexes';
import { NUMBER_READ, type NumberRead } from './number-read';
import { OUTBOX, type Outbox } from './outbox';
import { addSearchWords, type Searched, WORDS } from './search-words';
import { addWebhookEvents } from './webhook-effects';

/** Where a person works: one agency each. */
export interface Membership {
  /** The account that registered the agency. */
  id: Types.ObjectId;
  role: AgencyRole;
  branches: Types.ObjectId[];
  /** May export the students and applications in reach. */
  exports: boolean;
  /** May see agreements and commission, where the role leaves that open; absent for no. */
  commission?: boolean;
  /** May handle applications, where the role leaves that open and the agency may; absent for no. */
  handles?: boolean;
  /** The agency isn't verified: its people can't sign in. */
  closed: boolean;
  /** Who takes the students of one who takes none any more; null for who registered the agency. */
  handTo?: Types.ObjectId | null;
}

/** `counsellorId` and `handOvers` are those of a student. */
export interface UserRecord extends Outbox, Assigned, Searched {
  _id: Types.ObjectId;
  name: string;
  /** Lower-cased: uniqueness must not depend on collation. */
  email: string;
  mobile: string;
  /** The same in E.164, null while that is not certain (lib/domain/phones.ts). */
  mobileE164?: string | null;
  /** Absent where its number was never read again. */
  numberRead?: NumberRead;
  /** The last digits of the mobile number, by which a second account of one person is found. */
  phoneEnd?: string;
  /** The address as it is compared with others' (lib/domain/addresses/own-addresses.ts). */
  mailbox?: string;
  /** Who entered the address of a student; of another address than the present one it says nothing. */
  emailEntry?: Entry;
  /** Who of staff spoke with the student, while they had this address: asked for where their agency entered it. */
  spokenWith?: Entry;
  /** argon2id; '' until a student added by an agent sets a password of their own. */
  passwordHash: string;
  /** The password was given by another: the student chooses one before the first sign-in. */
  choosesPassword?: boolean;
  role: Role;
  isVerified: boolean;
  disabled: boolean;
  /** Incremented by all that must end the account's open sessions: a new password, a new address, disabling. */
  sessionVersion: number;
  /** An agent's company; of a student the company of the agent who added them, '' without one. */
  company_name: string;
  /** The end of the id, as tables print it and people search for it. */
  ref: string;
  counsellor_name: string;
  /** Of a student: the address of their profile in one line, a copy, which searches find by; absent for none. */
  address?: string;
  /** The agent who added this student. */
  addedBy: Types.ObjectId | null;
  /** When the student's agency last began or ended; absent where it never changed since this is kept. */
  agencyOn?: Date | null;
  /** The claim by which they said yes to their agency; null or absent where it added them. */
  claimId?: Types.ObjectId | null;
  /** How this student came. */
  cameBy?: CameBy;
  /** Of a student: the branch of the agency that looks after them, and the counsellor there; null for none. */
  branchId?: Types.ObjectId | null;
  memberId?: Types.ObjectId | null;
  /** Of a person of an agency. Absent for the account that registered it, which is its owner. */
  agency?: Membership;
  /** Of a helper: whom they help, or asked to. */
  helps?: Help<Types.ObjectId>[];
  /** Of a student: the accounts whose `helps` name them. */
  helperIds?: Types.ObjectId[];
  /** The agents a student has left: what still names one of them is none of theirs. */
  formerAgents: Types.ObjectId[];
  /** Students only. */
  referralCode?: string;
  /** Staff shown to students. */
  jobTitle: string;
  handle: string;
  settings: { notifications: boolean; tfa: boolean; newsLetter: boolean };
  /** When they were last e-mailed about unread messages. */
  digestOn?: Date | null;
  /** IANA name of the time zone they live in, as they said; '' counts as UTC. */
  timeZone?: string;
  /** Their private calendar address: each new one has the next number, and ends the one before. */
  calendar?: { number: number; isOpen: boolean };
  /** When everything about the student is deleted, and who asked for that; absent unless it was asked for. */
  leavesOn?: Date;
  leaveAskedBy?: Types.ObjectId;
  /** The student whom this account was merged into; absent for all others. */
  mergedInto?: Types.ObjectId;
  /** Since when nothing personal is left of the account: it only counts. */
  erasedOn?: Date;
  createdOn: Date;
  updatedOn: Date;
}

function ownE164(this: Partial<UserRecord>): string | null {
  return e164Of(this.mobile);
}

function ownPhoneEnd(this: Partial<UserRecord>): string {
  return phoneEndOf(this.mobile);
}

function ownMailbox(this: Partial<UserRecord>): string {
  return mailboxOf(this.email);
}

const membership = defineSchema<Membership>(
  {
    id: { type: Schema.Types.ObjectId, required: true },
    role: { type: String, enum: AGENCY_ROLES, required: true },
    branches: { type: [Schema.Types.ObjectId], default: [] },
    exports: { type: Boolean, default: false },
    commission: { type: Boolean },
    handles: { type: Boolean },
    closed: { type: Boolean, default: false },
    handTo: { type: Schema.Types.ObjectId },
  },
  { _id: false },
);

const help = defineSchema<Help<Types.ObjectId>>(
  {
    studentId: { type: Schema.Types.ObjectId, default: null },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    by: { type: String, enum: HELP_BY, required: true },
    asked: { type: Date, required: true },
    since: { type: Date, default: null },
    until: { type: Date, default: null },
    ended: { type: Date, default: null },
    renewed: { type: Date, default: null },
  },
  { _id: false },
);

const schema = defineSchema<UserRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true, lowercase: true, trim: true },
    mobile: { type: String, default: '' },
    mobileE164: { type: String, default: ownE164 },
    numberRead: { type: NUMBER_READ },
    phoneEnd: { type: String, default: ownPhoneEnd },
    mailbox: { type: String, default: ownMailbox },
    emailEntry: { type: ENTRY },
    spokenWith: { type: ENTRY },
    passwordHash: { type: String, default: '' },
    choosesPassword: { type: Boolean },
    role: { type: String, enum: Object.keys(ROLE_CODES) as Role[], required: true },
    isVerified: { type: Boolean, default: false },
    disabled: { type: Boolean, default: false },
    sessionVersion: { type: Number, default: 0 },
    company_name: { type: String, default: '' },
    ref: { type: String, default: endOfId },
    counsellor_name: { type: String, default: '' },
    address: { type: String },
    addedBy: { type: Schema.Types.ObjectId, default: null },
    agencyOn: { type: Date },
    claimId: { type: Schema.Types.ObjectId },
    cameBy: { type: String, enum: CAME_BY },
    branchId: { type: Schema.Types.ObjectId },
    memberId: { type: Schema.Types.ObjectId },
    agency: { type: membership },
    helps: { type: [help], default: undefined },
    helperIds: { type: [Schema.Types.ObjectId], default: undefined },
    formerAgents: { type: [Schema.Types.ObjectId], default: undefined },
    referralCode: { type: String },
    jobTitle: { type: String, default: '' },
    handle: { type: String, default: '' },
    settings: {
      notifications: { type: Boolean, default: true },
      tfa: { type: Boolean, default: false },
      newsLetter: { type: Boolean, default: false },
    },
    digestOn: { type: Date, default: null },
    timeZone: { type: String, default: '' },
    ...ASSIGNEE,
    calendar: { number: { type: Number, default: 0 }, isOpen: { type: Boolean, default: false } },
    leavesOn: { type: Date },
    leaveAskedBy: { type: Schema.Types.ObjectId },
    mergedInto: { type: Schema.Types.ObjectId },
    erasedOn: { type: Date },
    ...WORDS,
    ...OUTBOX,
  },
  stamps,
);
schema.index({ email: 1 }, { unique: true });
schema.index({ phoneEnd: 1 });
schema.index({ mobileE164: 1 });
schema.index({ mailbox: 1 });
schema.index({ mergedInto: 1 }, { sparse: true });
/** Whose waiting time is over. */
schema.index({ leavesOn: 1 }, { sparse: true });
schema.index({ referralCode: 1 }, { unique: true, sparse: true });
/** The people of an agency. */
schema.index({ 'agency.id': 1 }, { sparse: true });
/** Students who left an agent. */
schema.index({ formerAgents: 1, addedBy: 1 }, { sparse: true });
addListIndexes(schema, INDEXED_LISTS.users);
/** What lists of people are searched by. */
export const wordsOfUser = addSearchWords(schema, {
  texts: ['name', 'email', 'company_name', 'counsellor_name', 'address', 'ref'],
  numbers: ['mobile'],
  names: ['name'],
});
/** Of the accounts the students' alone are told (lib/services/desk/webhooks/events.ts). */
addWebhookEvents(schema, {
  of: 'users',
  created: 'student.created',
  changed: {
    'student.changed': 'name email mobile addedBy branchId memberId counsellorId counsellor_name isVerified leavesOn',
  },
});

/** Every account, of all four roles; an e-mail address has one. */
export const User = defineModel('User', schema, 'users');
