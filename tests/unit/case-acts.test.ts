import { describe, expect, it } from 'vitest';
import { handles, handsOverTo, mayDo, movesOf } from '@/lib/access';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { CASE_ACTS, type CaseAct } from '@/lib/domain/applications/handler';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';

/**
 * The sheet of what goes over to an agency that handles an application, and what never does: written by hand from the decision, not made
 * of the product's table. Every act, by everybody.
 */
const OVER: CaseAct[] = ['move', 'items', 'interview', 'offer'];
const NEVER: CaseAct[] = [
  ...(['undo', 'sentOutside', 'paperConsent', 'spoken', 'studentLink', 'birthDate', 'guardian'] as const),
  ...(['reopen', 'merge', 'creditDispute', 'verify', 'staffNotes'] as const),
];

const as = (role: Role, more: Partial<Viewer> = {}): Viewer => ({ userId: 'me', role, name: '', email: '', ...more });
const member = (role: AgencyRole, handles: boolean, id = 'agency') =>
  as('agent', { agency: { id, role, branches: [], exports: true, handles } });
const CALLERS = {
  owner: as('agent', { userId: 'agency' }),
  'owner without the right': member('owner', false),
  manager: member('manager', true),
  'manager without the right': member('manager', false),
  counsellor: member('counsellor', true),
  'counsellor without the right': member('counsellor', false),
  // Their roles have no such right, whatever was stored.
  desk: member('front-desk', true),
  accountant: member('accountant', true),
  'other agency': as('agent', { userId: 'other' }),
  'manager of another agency': member('manager', true, 'other'),
  student: as('student'),
  team: as('team'),
  admin: as('admin'),
};
const NAMES = Object.keys(CALLERS) as (keyof typeof CALLERS)[];
const STAFF = ['team', 'admin'];
const HANDLING = ['owner', 'manager', 'counsellor'];

const agency = { kind: 'agency', agencyId: 'agency', agency: 'Himal' };
const CASES = {
  'that staff handle': {
    of: { agentId: 'agency', handler: { kind: 'staff', agencyId: null, agency: '' } },
    who: STAFF,
  },
  'of before there was a handler': { of: { agentId: 'agency' }, who: STAFF },
  'that its agency handles': { of: { agentId: 'agency', handler: agency }, who: HANDLING },
  'that a former agency handled': { of: { agentId: null, handler: agency }, who: STAFF },
  'that a former agency handled, of a student of another': { of: { agentId: 'other', handler: agency }, who: STAFF },
};

const who = (may: (viewer: Viewer) => boolean) => NAMES.filter((name) => may(CALLERS[name]));

describe.each(Object.entries(CASES))('an application %s', (_name, { of, who: handling }) => {
  it.each(OVER)('lets who handles it, and no one else: %s', (act) => {
    expect(who((one) => mayDo(one, act, of))).toEqual(handling);
    expect(who((one) => handles(one, of))).toEqual(handling);
  });

  it.each(NEVER)('leaves to staff: %s', (act) => {
    expect(who((one) => mayDo(one, act, of))).toEqual(STAFF);
  });

  it('is moved along by who handles it', () => {
    const open = { ...of, status: 'Under Review' as const, history: [] };
    expect(who((one) => movesOf(one, open).includes('Submitted'))).toEqual(handling);
  });

  it('is reopened by staff alone, whom no agency needs to ask', () => {
    const withdrawn = { ...of, status: 'Withdrawn' as const, history: [] };
    expect(who((one) => movesOf(one, withdrawn).length > 0)).toEqual(STAFF);
  });
});

describe('an application is handed over', () => {
  it('to staff by staff and by the agency that handles it, to the agency by staff', () => {
    const to = (of: object, whom: string) => who((one) => handsOverTo(one, of) === whom);
    expect(to(CASES['that its agency handles'].of, 'staff')).toEqual([...HANDLING, ...STAFF]);
    expect(to(CASES['that its agency handles'].of, 'agency')).toEqual([]);
    expect(to(CASES['that staff handle'].of, 'agency')).toEqual(STAFF);
    expect(to(CASES['that a former agency handled'].of, 'agency')).toEqual([]);
  });
});

it('has each act of the table on this sheet', () => {
  expect([...OVER, ...NEVER].toSorted()).toEqual(Object.keys(CASE_ACTS).toSorted());
});
