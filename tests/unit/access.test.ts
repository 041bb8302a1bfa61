import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import * as access from '@/lib/access';
import * as agencyAccess from '@/lib/agency-access';
import { FEE_RIGHTS } from '@/lib/domain/agency/fees';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import type { Role } from '@/lib/domain/roles';
import type { Membership, Viewer } from '@/lib/platform/auth/viewer';

/**
 * The sheet of who may: every export of lib/access.ts and lib/agency-access.ts, each with what it says to every kind of caller of every
 * reach. Written by hand: changing who may means changing its line. An export without a line fails the last test.
 */

const ME = 'me';
const OTHER = 'other';
const AGENCY = 'agency';
/** A former student the agency. */
const LEFT = new Types.ObjectId();

const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({ userId: ME, role, name: '', email: '', ...more });
const member = (role: AgencyRole, branches: string[], more: Partial<Membership> = {}): Viewer =>
  viewer('agent', { agency: { id: AGENCY, role, branches, exports: false, ...more } });

const CALLERS = {
  student: viewer('student'),
  /** Who registered the agency. */
  owner: viewer('agent', { userId: AGENCY }),
  /** Another owner, without a right of their own. */
  partner: member('owner', ['moga']),
  manager: member('manager', ['moga', 'ludhiana']),
  /** A manager with every right. */
  trusted: member('manager', ['moga'], { exports: true, commission: true, handles: true }),
  counsellor: member('counsellor', ['moga']),
  desk: member('front-desk', ['moga']),
  accountant: member('accountant', []),
  team: viewer('team'),
  admin: viewer('admin'),
  /** Of one student now. */
  helper: viewer('helper', { helps: [OTHER] }),
} as const;
type Caller = keyof typeof CALLERS;
const NAMES = Object.keys(CALLERS) as Caller[];

type Say = (viewer: Viewer) => unknown;
/** Who of all callers may, by name. */
type May = [may: (viewer: Viewer) => boolean, who: string];
/** What each caller is given; who isn't named is given `rest`. */
type Gives = [gives: Say, by: Partial<Record<Caller, unknown>>, rest?: unknown];

const BRANCHES = { manager: { $in: ['moga', 'ludhiana'] }, trusted: { $in: ['moga'] }, desk: { $in: ['moga'] } };
/** The reach of each person of the agency, as part of a filter. */
const REACH = {
  owner: {},
  partner: {},
  manager: { branchId: BRANCHES.manager },
  trusted: { branchId: BRANCHES.trusted },
  counsellor: { memberId: ME },
  desk: { branchId: BRANCHES.desk },
  accountant: { _id: null },
};
type Person = keyof typeof REACH;
const PEOPLE = Object.keys(REACH) as Person[];
/** The same filter for each person of the agency, within their reach. */
const each = (filter: object, people: readonly Person[] = PEOPLE) =>
  Object.fromEntries(people.map((one) => [one, { ...filter, ...REACH[one] }]));
const same = (value: unknown, people: readonly Caller[]) => Object.fromEntries(people.map((one) => [one, value]));

const STAFF = 'team, admin';
const OWNERS = 'owner, partner';
/** Who acts for students: all of an agency but a front desk and an accountant. */
const ACTING: Person[] = ['owner', 'partner', 'manager', 'trusted', 'counsellor'];
const ACT = ACTING.join(', ');
const ALL = NAMES.join(', ');
const STUDENT = { role: 'student' };
const NOT_FOUND = 'User not found.';

const waiting = { status: 'Pending' as const, history: [], consent: null, agentId: AGENCY };
const SENT = { at: new Date(), by: null, byName: '', how: 'status' as const, reason: '' };
const yes = { agentMayReply: false, agentId: AGENCY };
const helped = { ...STUDENT, _id: { $in: [OTHER] } };
const students = { student: { ...STUDENT, _id: ME }, ...same(STUDENT, ['team', 'admin']), helper: helped };
const OF_HELPED = { userId: { $in: [OTHER] } };
const ofAgency = { ...STUDENT, addedBy: AGENCY };
const colleague = (role: AgencyRole, ...branches: string[]) => ({ role, branches });
const scope = (branches: string[] | null) => ({ agency: AGENCY, branches });

const PREDICATES: Record<string, Record<string, May>> = {
  isThatStudent: {
    'with their own id': [(one) => access.isThatStudent(one, ME), 'student'],
    'with the id of another': [(one) => access.isThatStudent(one, OTHER), ''],
  },
  canReadCourseNotes: { '': [access.canReadCourseNotes, STAFF] },
  // Every act and handler: tests/unit/case-acts.test.ts.
  handles: { 'what staff handle': [(one) => access.handles(one, {}), STAFF] },
  mayDo: {
    'what staff alone do': [(one) => access.mayDo(one, 'undo', {}), STAFF],
    'what goes over, where staff handle': [(one) => access.mayDo(one, 'items', {}), STAFF],
  },
  canAnswerItems: { '': [access.canAnswerItems, `student, ${ACT}, helper`] },
  canCommentOnPractice: { '': [access.canCommentOnPractice, `${ACT}, ${STAFF}`] },
  canManagePractice: {
    '': [access.canManagePractice, 'admin'],
    'by a visitor': [() => access.canManagePractice(null), ''],
  },
  canReplyToOffers: {
    'without a consent': [(one) => access.canReplyToOffers(one, { consent: null }), 'student'],
    'without a record of one': [(one) => access.canReplyToOffers(one, {}), 'student'],
    'when the consent does not let the agent': [(one) => access.canReplyToOffers(one, { consent: yes }), 'student'],
    'when the consent lets this agent': [
      (one) => access.canReplyToOffers(one, { consent: { ...yes, agentMayReply: true }, offer: { letter: {} } }),
      `student, ${ACT}`,
    ],
    'when it lets this agent, and the letter isn’t shown': [
      (one) => access.canReplyToOffers(one, { consent: { ...yes, agentMayReply: true }, offer: { letter: null } }),
      'student',
    ],
    'when the consent lets another agent': [
      (one) => access.canReplyToOffers(one, { consent: { agentMayReply: true, agentId: OTHER } }),
      'student',
    ],
    'when the consent names no agent': [
      (one) => access.canReplyToOffers(one, { consent: { agentMayReply: true, agentId: null } }),
      'student',
    ],
  },
  canAdviseOnOffers: { '': [access.canAdviseOnOffers, ACT] },
  canReadNotes: { '': [access.canReadNotes, STAFF] },
  canChangeTask: {
    'of a colleague': [(one) => access.canChangeTask(one, { madeBy: OTHER, ownerId: OTHER }), 'admin'],
    'that is theirs': [
      (one) => access.canChangeTask(one, { madeBy: OTHER, ownerId: one.userId }),
      ALL, // Students and agents see none of them: tasksVisibleTo.
    ],
    'that they made': [(one) => access.canChangeTask(one, { madeBy: one.userId, ownerId: OTHER }), ALL],
    'that is no one’s': [(one) => access.canChangeTask(one, { madeBy: OTHER, ownerId: null }), ALL],
  },
  canDeleteTask: {
    'that a colleague made': [(one) => access.canDeleteTask(one, { madeBy: OTHER }), 'admin'],
    'that they made': [(one) => access.canDeleteTask(one, { madeBy: one.userId }), ALL],
  },
  canStopDeletion: {
    'that the student requested': [
      (one) => access.canStopDeletion(one, { _id: OTHER, leaveAskedBy: OTHER }),
      'student',
    ],
    'that staff started': [
      (one) => access.canStopDeletion(one, { _id: OTHER, leaveAskedBy: ME }),
      ALL, // Agents start and stop none: studentsDeletedBy.
    ],
  },
  canReadActivitiesOf: {
    'of another': [(one) => access.canReadActivitiesOf(one, OTHER), 'admin'],
    'of their own': [(one) => access.canReadActivitiesOf(one, one.userId), ALL],
  },
  canExport: { '': [access.canExport, `student, owner, trusted, ${STAFF}`] },
  canReadPassports: { '': [agencyAccess.canReadPassports, `student, ${ACT}, ${STAFF}, helper`] },
  canReadAgencyLog: { '': [access.canReadAgencyLog, OWNERS] },
  canListAccounts: { '': [access.canListAccounts, 'admin'] },
  canKeepPlatformAgreements: { '': [access.canKeepPlatformAgreements, 'admin'] },
  verifiesAgencies: { '': [access.verifiesAgencies, 'admin'] },
  canChangeEmailOf: {
    'of a verified account': [(one) => access.canChangeEmailOf(one, { isVerified: true }), 'student'],
    'of one that is not verified': [(one) => access.canChangeEmailOf(one, { isVerified: false }), ALL],
  },
  canEditView: {
    'of a colleague, shared': [(one) => access.canEditView(one, { _id: OTHER }, { shared: true }), 'admin'],
    'of a colleague, not shared': [(one) => access.canEditView(one, { _id: OTHER }, { shared: false }), ''],
    'of their own': [(one) => access.canEditView(one, { _id: one.userId }, { shared: false }), ALL],
  },
  canWorkLeads: { '': [agencyAccess.canWorkLeads, ACT] },
  canActOnMany: {
    'to hand over': [(one) => agencyAccess.canActOnMany(one, 'assign'), `${OWNERS}, manager, trusted, counsellor`],
    'by branch': [(one) => agencyAccess.canActOnMany(one, 'branch'), `${OWNERS}, manager, trusted`],
    'to move applications': [(one) => agencyAccess.canActOnMany(one, 'move'), 'owner, trusted'],
    'to export': [(one) => agencyAccess.canActOnMany(one, 'export'), 'owner, trusted'],
  },
  canHandOutLeads: { '': [agencyAccess.canHandOutLeads, `${OWNERS}, manager, trusted`] },
  canGiveRight: {
    'to export': [(one) => agencyAccess.canGiveRight(one, 'exports'), 'owner, trusted'],
    'to see commission': [(one) => agencyAccess.canGiveRight(one, 'commission'), OWNERS],
    'to handle applications': [(one) => agencyAccess.canGiveRight(one, 'handles'), 'owner, trusted'],
  },
  worksNear: Object.fromEntries(
    [
      { to: colleague('owner', 'kochi'), who: PEOPLE },
      { to: colleague('counsellor'), who: PEOPLE },
      { to: colleague('counsellor', 'kochi'), who: [] },
      { to: colleague('counsellor', 'ludhiana', 'kochi'), who: ['manager'] },
    ].map(({ to, who }) => [
      `${to.role} of ${to.branches}`,
      [(one) => one.role === 'agent' && agencyAccess.worksNear(one, to), who.join(', ')] satisfies May,
    ]),
  ),
  canGiveTo: Object.fromEntries(
    [
      { to: colleague('owner', 'kochi'), who: PEOPLE },
      { to: colleague('counsellor'), who: PEOPLE },
      // A counsellor hands their own over to anyone; who reaches branches keeps them there.
      { to: colleague('counsellor', 'kochi'), who: ['owner', 'partner', 'counsellor', 'accountant'] },
      { to: colleague('counsellor', 'moga'), who: PEOPLE },
      { to: colleague('manager', 'ludhiana'), who: ['owner', 'partner', 'manager', 'counsellor', 'accountant'] },
    ].map(({ to, who }) => [
      `${to.role} of ${to.branches}`,
      [(one) => one.role === 'agent' && agencyAccess.canGiveTo(one, to), who.join(', ')] satisfies May,
    ]),
  ),
  canFindBy: {
    'a name': [(one) => agencyAccess.canFindBy(one, 'name'), ALL],
    'an address': [(one) => agencyAccess.canFindBy(one, 'address'), ALL],
    'a note': [(one) => agencyAccess.canFindBy(one, 'note'), `${ACT}, ${STAFF}`],
    'a passport': [(one) => agencyAccess.canFindBy(one, 'passport'), `${ACT}, ${STAFF}`],
  },
  canMakeShortlists: { '': [agencyAccess.canMakeShortlists, ACT] },
  canSetFeeLimits: { '': [agencyAccess.canSetFeeLimits, OWNERS] },
  canKeepLicences: { '': [agencyAccess.canKeepLicences, OWNERS] },
  canNameForHandling: { '': [agencyAccess.canNameForHandling, OWNERS] },
  canDeclareEarnings: { '': [agencyAccess.canDeclareEarnings, OWNERS] },
};

const SCOPES: Record<string, Record<string, Gives>> = {
  ownUserId: {
    'without an id': [(one) => access.ownUserId(one), { owner: AGENCY }, ME],
    'with their own': [(one) => access.ownUserId(one, one.userId), { owner: AGENCY }, ME],
    'with another’s': [(one) => access.ownUserId(one, OTHER), {}, NOT_FOUND],
  },
  studentsVisibleTo: { '': [access.studentsVisibleTo, { ...students, ...each(ofAgency) }] },
  claimsVisibleTo: {
    '': [
      (one) => (one.role === 'agent' ? access.claimsVisibleTo(one) : null),
      Object.fromEntries(
        PEOPLE.map((one) => [
          one,
          { agencyId: AGENCY, $or: [REACH[one], { 'asked.by': one === 'owner' ? AGENCY : ME }] },
        ]),
      ),
    ],
  },
  apiTokensOf: {
    '': [
      access.apiTokensOf,
      {
        ...same({ agencyId: AGENCY }, ['owner', 'partner']),
        team: { agencyId: null, userId: ME },
        admin: { agencyId: null },
      },
    ],
  },
  webhooksOf: {
    '': [access.webhooksOf, { ...same({ agencyId: AGENCY }, ['owner', 'partner']), admin: { agencyId: null } }],
  },
  peopleVisibleTo: {
    '': [
      access.peopleVisibleTo,
      {
        admin: { role: { $in: ['agent', 'team', 'admin'] }, agency: null },
        ...same({ role: 'agent', $or: [{ _id: AGENCY }, { 'agency.id': AGENCY }] }, PEOPLE),
      },
    ],
  },
  peopleOfAgency: {
    'of another': [
      () => agencyAccess.peopleOfAgency(OTHER),
      {},
      { role: 'agent', $or: [{ _id: OTHER }, { 'agency.id': OTHER }] },
    ],
  },
  studentsActedForBy: {
    '': [access.studentsActedForBy, { student: students.student, ...each(ofAgency, ACTING), helper: helped }],
  },
  studentsListedFor: {
    'of all': [(one) => access.studentsListedFor(one), { ...students, ...each(ofAgency) }],
    'of the agency': [
      (one) => access.studentsListedFor(one, AGENCY),
      {
        student: { ...students.student, addedBy: AGENCY },
        ...each(ofAgency),
        ...same({ ...STUDENT, addedBy: AGENCY }, ['team', 'admin']),
        helper: { ...helped, addedBy: AGENCY },
      },
    ],
    'of another agency': [
      (one) => access.studentsListedFor(one, OTHER),
      {
        student: { ...students.student, addedBy: OTHER },
        ...same({ ...STUDENT, addedBy: OTHER }, ['team', 'admin']),
        helper: { ...helped, addedBy: OTHER },
      },
      NOT_FOUND,
    ],
  },
  agentListedFor: {
    'of all': [(one) => access.agentListedFor(one), same(AGENCY, PEOPLE)],
    'of another agency': [
      (one) => access.agentListedFor(one, OTHER),
      same(OTHER, ['student', 'team', 'admin', 'helper']),
      NOT_FOUND,
    ],
  },
  applicationsVisibleTo: {
    '': [
      (one) => access.applicationsVisibleTo(one, []),
      { student: { userId: ME }, ...same({}, ['team', 'admin']), ...each({ agentId: AGENCY }), helper: OF_HELPED },
    ],
    'without a student who left': [
      (one) => access.applicationsVisibleTo(one, [LEFT]),
      {
        student: { userId: ME },
        ...same({}, ['team', 'admin']),
        ...each({ agentId: AGENCY, userId: { $nin: [LEFT] } }),
        helper: OF_HELPED,
      },
    ],
  },
  agencyCoursesVisibleTo: {
    'those typed by agencies, of which the student applied for one': [
      (one) => access.agencyCoursesVisibleTo(one, [LEFT]),
      {
        student: { _id: { $in: [LEFT] } },
        ...same({}, ['team', 'admin']),
        ...same({ agencyId: AGENCY }, PEOPLE),
        helper: { _id: null },
      },
    ],
  },
  handsOverTo: {
    'what staff handle': [
      (one) => access.handsOverTo(one, { agentId: AGENCY }),
      same('agency', ['team', 'admin']),
      null,
    ],
  },
  movesOf: {
    'of one without a yes: who withdraws it': [
      (one) => access.movesOf(one, waiting).includes('Withdrawn'),
      same(true, ['student', ...ACTING]),
      false,
    ],
    'of one that the student confirmed: who withdraws it': [
      (one) => access.movesOf(one, { ...waiting, consent: { agentId: AGENCY } }).includes('Withdrawn'),
      { student: true },
      false,
    ],
    'of one confirmed with another agent: who withdraws it': [
      (one) => access.movesOf(one, { ...waiting, consent: { agentId: OTHER } }).includes('Withdrawn'),
      same(true, ['student', ...ACTING]),
      false,
    ],
    'of one that was sent: who withdraws it': [
      (one) => access.movesOf(one, { ...waiting, sent: SENT }).includes('Withdrawn'),
      { student: true },
      false,
    ],
    'of a closed one that staff let reopen: whether there are any': [
      (one) => access.movesOf(one, { ...waiting, status: 'Withdrawn', mayReopen: true }).length > 0,
      same(true, ['student', ...ACTING, 'team', 'admin']),
      false,
    ],
    'of a closed one: whether there are any': [
      (one) => access.movesOf(one, { ...waiting, status: 'Withdrawn' }).length > 0,
      same(true, ['team', 'admin']),
      false,
    ],
  },
  replyTemplatesOf: {
    '': [access.replyTemplatesOf, same({ ownerId: { $in: [null, ME] } }, ['team', 'admin']), { _id: null }],
  },
  tasksVisibleTo: { '': [access.tasksVisibleTo, same({}, ['team', 'admin']), { _id: null }] },
  studentsDeletedBy: { '': [access.studentsDeletedBy, { ...students, helper: null }] },
  leadsVisibleTo: { '': [access.leadsVisibleTo, { team: { counsellorId: ME }, admin: {} }] },
  leadsToTake: {
    '': [
      (one) => access.leadsToTake(one) && Object.entries(access.leadsToTake(one) as object).slice(0, 2),
      same(
        [
          ['counsellorId', null],
          ['state', 'new'],
        ],
        ['team', 'admin'],
      ),
    ],
  },
  articlesVisibleTo: {
    '': [access.articlesVisibleTo, { admin: {} }, { status: true }],
    'by a visitor': [() => access.articlesVisibleTo(null), {}, { status: true }],
  },
  ownRecords: { '': [access.ownRecords, { owner: { userId: AGENCY } }, { userId: ME }] },
  referralsOf: { '': [access.referralsOf, { owner: { referrerId: AGENCY } }, { referrerId: ME }] },
  contactsOf: {
    '': [
      access.contactsOf,
      {
        student: { role: { $in: ['team', 'admin'] }, isVerified: true, disabled: { $ne: true } },
        ...same({ ...STUDENT, isVerified: true, disabled: { $in: [false, null] } }, ['team', 'admin']),
      },
    ],
  },
  viewsVisibleTo: {
    '': [
      (one) => access.viewsVisibleTo(one),
      { owner: { $or: [{ _id: AGENCY }, { 'views.shared': true }] } },
      { $or: [{ _id: ME }, { 'views.shared': true }] },
    ],
  },
  withinReach: { '': [(one) => one.role === 'agent' && agencyAccess.withinReach(one), REACH, false] },
  prospectsVisibleTo: {
    '': [
      agencyAccess.prospectsVisibleTo,
      {
        ...each({ agencyId: AGENCY }, ['owner', 'partner', 'manager', 'trusted', 'desk']),
        counsellor: {
          agencyId: AGENCY,
          $or: [{ memberId: ME }, { memberId: null, branchId: { $in: ['moga'] } }],
        },
      },
    ],
    'where they have no branch': [
      (one) =>
        one.agency ? agencyAccess.prospectsVisibleTo({ ...one, agency: { ...one.agency, branches: [] } }) : null,
      {
        partner: { agencyId: AGENCY },
        ...same({ agencyId: AGENCY, branchId: null }, ['manager', 'trusted', 'desk']),
        counsellor: { agencyId: AGENCY, $or: [{ memberId: ME }, { memberId: null, branchId: null }] },
      },
    ],
  },
  bulkActsOf: {
    '': [
      agencyAccess.bulkActsOf,
      {
        owner: { by: AGENCY, agencyId: AGENCY },
        ...same({ by: ME, agencyId: AGENCY }, ['partner', 'manager', 'trusted', 'counsellor', 'desk', 'accountant']),
      },
      { _id: null },
    ],
  },
  groupMessagesOf: {
    '': [
      agencyAccess.groupMessagesOf,
      {
        ...same({ agencyId: AGENCY }, ['owner', 'partner']),
        ...same({ by: ME, agencyId: AGENCY }, ['manager', 'trusted', 'counsellor', 'desk', 'accountant']),
      },
      { _id: null },
    ],
  },
  agencyReportsOf: {
    '': [
      agencyAccess.agencyReportsOf,
      { ...same(scope(null), ['owner', 'partner']), manager: scope(['ludhiana', 'moga']), trusted: scope(['moga']) },
    ],
  },
  studentsInReport: {
    'of all': [() => agencyAccess.studentsInReport('all'), {}, STUDENT],
    'of an agency': [() => agencyAccess.studentsInReport(scope(null)), {}, ofAgency],
    'of branches': [
      () => agencyAccess.studentsInReport(scope(['moga'])),
      {},
      { ...ofAgency, branchId: { $in: ['moga'] } },
    ],
  },
  leadsInReport: {
    'of an agency': [() => agencyAccess.leadsInReport(scope(null)), {}, { agencyId: AGENCY }],
    'of branches': [
      () => agencyAccess.leadsInReport(scope(['moga'])),
      {},
      { agencyId: AGENCY, branchId: { $in: ['moga'] } },
    ],
  },
  applicationsInReport: {
    'of all: without those that agencies handle': [
      () => agencyAccess.applicationsInReport('all', [LEFT]),
      {},
      { 'handler.kind': { $ne: 'agency' } },
    ],
    'of branches': [
      () => agencyAccess.applicationsInReport(scope(['moga']), [LEFT]),
      {},
      { agentId: AGENCY, userId: { $nin: [LEFT] }, branchId: { $in: ['moga'] } },
    ],
  },
  ofAgent: {
    'of whom none left': [() => agencyAccess.ofAgent(AGENCY, []), {}, { agentId: AGENCY }],
    'of whom one left': [() => agencyAccess.ofAgent(AGENCY, [LEFT]), {}, { agentId: AGENCY, userId: { $nin: [LEFT] } }],
  },
  studentSheetsVisibleTo: {
    '': [
      agencyAccess.studentSheetsVisibleTo,
      {
        ...same({ agencyId: AGENCY }, ['owner', 'partner']),
        ...same({ agencyId: AGENCY, by: ME }, ['manager', 'trusted', 'counsellor', 'desk']),
      },
    ],
  },
  feeRightsOf: {
    '': [
      agencyAccess.feeRightsOf,
      {
        ...same(FEE_RIGHTS.owner, ['owner', 'partner']),
        ...same(FEE_RIGHTS.manager, ['manager', 'trusted']),
        counsellor: FEE_RIGHTS.counsellor,
        desk: FEE_RIGHTS['front-desk'],
        accountant: FEE_RIGHTS.accountant,
      },
    ],
  },
  studentsWithFeesOf: {
    '': [agencyAccess.studentsWithFeesOf, { ...each(ofAgency), accountant: ofAgency }],
  },
  feesVisibleTo: {
    '': [
      (one) => agencyAccess.feesVisibleTo(one, [LEFT]),
      {
        student: { studentId: ME },
        ...each({ agencyId: AGENCY }),
        counsellor: { agencyId: AGENCY, studentId: { $in: [LEFT] } },
        accountant: { agencyId: AGENCY },
      },
    ],
  },
  commissionOf: {
    '': [
      agencyAccess.commissionOf,
      {
        ...same({ agencyId: AGENCY, branches: null, keeps: true, decides: true }, ['owner', 'partner']),
        trusted: { agencyId: AGENCY, branches: ['moga'], keeps: false, decides: false },
        accountant: { agencyId: AGENCY, branches: null, keeps: true, decides: false },
      },
    ],
  },
  entriesOf: {
    '': [
      (one) => {
        const within = agencyAccess.commissionOf(one);
        return within && agencyAccess.entriesOf(within);
      },
      {
        ...same({ agencyId: AGENCY }, ['owner', 'partner', 'accountant']),
        trusted: { agencyId: AGENCY, branchId: { $in: ['moga'] } },
      },
    ],
  },
  invoicesOf: {
    '': [
      (one) => {
        const within = agencyAccess.commissionOf(one);
        return within && agencyAccess.invoicesOf(within);
      },
      {
        ...same({ agencyId: AGENCY }, ['owner', 'partner', 'accountant']),
        trusted: { agencyId: AGENCY, branchIds: { $not: { $elemMatch: { $nin: ['moga'] } } } },
      },
    ],
  },
};

/** What is said to a caller; a refusal in its words. */
function said(say: Say, caller: Caller): unknown {
  try {
    return say(CALLERS[caller]);
  } catch (refusal) {
    return (refusal as Error).message;
  }
}

const lines = <T>(sheet: Record<string, Record<string, T>>): [string, T][] =>
  Object.entries(sheet).flatMap(([name, cases]) =>
    Object.entries(cases).map(([what, line]): [string, T] => [`${name} ${what}`.trim(), line]),
  );

describe('of all callers, only these:', () => {
  it.each(lines(PREDICATES))('%s', (_line, [may, who]) => {
    expect(NAMES.filter((one) => said(may, one) === true).join(', ')).toBe(who);
  });
});

describe('the scope of each caller:', () => {
  it.each(lines(SCOPES))('%s', (_line, [gives, by, rest = null]) => {
    for (const one of NAMES) expect(said(gives, one), one).toEqual(one in by ? by[one] : rest);
  });
});

it('the sheet has a line for every scope and predicate there is, and for none that is gone', () => {
  const exported = [...Object.keys(access), ...Object.keys(agencyAccess)].sort();
  expect([...Object.keys(PREDICATES), ...Object.keys(SCOPES)].sort()).toEqual(exported);
});
