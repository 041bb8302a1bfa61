import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import * as access from '@/lib/access';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';

const ROLES = Object.keys(ROLE_CODES) as Role[];
const OWN = 'own';
const OTHER = 'other';
/** A student who left the agent. */
const LEFT = new Types.ObjectId();
const viewer = (role: Role): Viewer => ({ userId: OWN, role, name: '', email: '' }) as Viewer;

/** Who may, of everybody. Written by hand: changing who may means changing its line too. */
const MAY: Record<string, [may: (viewer: Viewer) => boolean, who: string]> = {
  'undo a move of their own': [access.canUndo, 'team, admin'],
  'record that an application was sent outside this site': [access.canRecordSentOutside, 'team, admin'],
  'answer what is asked': [access.canAnswerItems, 'student, agent'],
  'ask for items and review the answers': [access.canReviewItems, 'team, admin'],
  'advise on offers': [access.canAdviseOnOffers, 'agent'],
  'read notes of staff': [access.canReadNotes, 'team, admin'],
  'list accounts': [access.canListAccounts, 'admin'],
  'reply to an offer without a consent': [(one) => access.canReplyToOffers(one, { consent: null }), 'student'],
  'reply to an offer when the consent allows it to another agent': [
    (one) => access.canReplyToOffers(one, { consent: { agentMayReply: true, agentId: OTHER } }),
    'student',
  ],
  'reply to an offer when the consent names them and does not allow it': [
    (one) => access.canReplyToOffers(one, { consent: { agentMayReply: false, agentId: OWN } }),
    'student',
  ],
  'reply to an offer when the consent allows it to them': [
    (one) => access.canReplyToOffers(one, { consent: { agentMayReply: true, agentId: OWN } }),
    'student, agent',
  ],
  "change a colleague's task": [(one) => access.canChangeTask(one, { madeBy: OTHER, ownerId: OTHER }), 'admin'],
  'delete a task that a colleague made': [(one) => access.canDeleteTask(one, { madeBy: OTHER }), 'admin'],
  "read another's activity log": [(one) => access.canReadActivitiesOf(one, OTHER), 'admin'],
  "change a colleague's shared view": [(one) => access.canEditView(one, { _id: OTHER }, { shared: true }), 'admin'],
  "change a colleague's view that is not shared": [
    (one) => access.canEditView(one, { _id: OTHER }, { shared: false }),
    '',
  ],
  'stop a deletion that the student asked for': [
    (one) => access.canStopDeletion(one, { _id: OTHER, leaveAskedBy: OTHER }),
    'student',
  ],
  'give a verified account another e-mail address': [
    (one) => access.canChangeEmailOf(one, { isVerified: true }),
    'student',
  ],
  'be the student with their own id': [(one) => access.isThatStudent(one, OWN), 'student'],
  'be the student with the id of another': [(one) => access.isThatStudent(one, OTHER), ''],
};

describe('of all roles, only these may', () => {
  it.each(Object.entries(MAY))('%s', (_what, [may, who]) => {
    expect(ROLES.filter((role) => may(viewer(role))).join(', ')).toBe(who);
  });
});

/** The filters that are part of every load, by role; null where there is nothing to load. */
const SCOPES: Record<string, [scope: (viewer: Viewer) => unknown, by: Record<Role, unknown>]> = {
  'the students whom one may read': [
    access.studentsVisibleTo,
    {
      student: { role: 'student', _id: OWN },
      agent: { role: 'student', addedBy: OWN },
      team: { role: 'student' },
      admin: { role: 'student' },
    },
  ],
  'the students for whom one may act': [
    access.studentsActedForBy,
    { student: { role: 'student', _id: OWN }, agent: { role: 'student', addedBy: OWN }, team: null, admin: null },
  ],
  'the students whose deletion one may start': [
    access.studentsDeletedBy,
    { student: { role: 'student', _id: OWN }, agent: null, team: { role: 'student' }, admin: { role: 'student' } },
  ],
  'the applications one may read': [
    (one) => access.applicationsVisibleTo(one, [LEFT]),
    { student: { userId: OWN }, agent: { agentId: OWN, userId: { $nin: [LEFT] } }, team: {}, admin: {} },
  ],
  'the enquiries one works on': [
    access.leadsVisibleTo,
    { student: null, agent: null, team: { counsellorId: OWN }, admin: {} },
  ],
  'the tasks one may see': [
    access.tasksVisibleTo,
    { student: { _id: null }, agent: { _id: null }, team: {}, admin: {} },
  ],
  'the reply templates one may use': [
    access.replyTemplatesOf,
    {
      student: { _id: null },
      agent: { _id: null },
      team: { ownerId: { $in: [null, OWN] } },
      admin: { ownerId: { $in: [null, OWN] } },
    },
  ],
  'the articles one may see': [
    access.articlesVisibleTo,
    { student: { status: true }, agent: { status: true }, team: { status: true }, admin: {} },
  ],
  'the people one may write to': [
    access.contactsOf,
    {
      student: { role: { $in: ['team', 'admin'] }, isVerified: true, disabled: { $ne: true } },
      agent: null,
      team: { role: 'student', isVerified: true, disabled: { $in: [false, null] } },
      admin: { role: 'student', isVerified: true, disabled: { $in: [false, null] } },
    },
  ],
};

describe('the scope of', () => {
  it.each(Object.entries(SCOPES))('%s', (_what, [scope, by]) => {
    for (const role of ROLES) expect(scope(viewer(role)), role).toEqual(by[role]);
  });

  it('articles for a visitor who is not signed in: published ones', () => {
    expect(access.articlesVisibleTo(null)).toEqual({ status: true });
  });

  it('a list by agent: an agent has no list of another agent, not even an empty one', () => {
    expect(() => access.studentsListedFor(viewer('agent'), OTHER)).toThrow('User not found.');
    expect(access.studentsListedFor(viewer('agent'))).toEqual({ role: 'student', addedBy: OWN });
    expect(access.agentListedFor(viewer('agent'), OWN)).toBe(OWN);
    expect(access.studentsListedFor(viewer('team'), OTHER)).toEqual({ role: 'student', addedBy: OTHER });
    expect(access.agentListedFor(viewer('admin'))).toBeNull();
  });

  it("calls for oneself: an id is absent or one's own", () => {
    expect([access.ownUserId(viewer('agent')), access.ownUserId(viewer('agent'), OWN)]).toEqual([OWN, OWN]);
    expect(() => access.ownUserId(viewer('admin'), OTHER)).toThrow('User not found.');
  });
});

describe('what is one’s own', () => {
  it('may be changed: a task of one’s own, one that one made, and one that is no one’s', () => {
    expect(access.canChangeTask(viewer('team'), { madeBy: OTHER, ownerId: OWN })).toBe(true);
    expect(access.canChangeTask(viewer('team'), { madeBy: OWN, ownerId: OTHER })).toBe(true);
    expect(access.canChangeTask(viewer('team'), { madeBy: OTHER, ownerId: null })).toBe(true);
    expect(access.canDeleteTask(viewer('team'), { madeBy: OWN })).toBe(true);
  });

  it('may be read and edited: the activity log, a saved view', () => {
    expect(access.canReadActivitiesOf(viewer('student'), OWN)).toBe(true);
    expect(access.canEditView(viewer('team'), { _id: OWN }, { shared: false })).toBe(true);
  });

  it('staff stop a deletion that staff started, and correct the address of an account that is not verified', () => {
    expect(access.canStopDeletion(viewer('team'), { _id: OTHER, leaveAskedBy: OWN })).toBe(true);
    expect(access.canChangeEmailOf(viewer('team'), { isVerified: false })).toBe(true);
  });
});
