import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as addCategory } from '@/app/api/v1/add-category/route';
import { DELETE as revoke } from '@/app/api/v1/api-tokens/[id]/route';
import { GET as list, POST as make } from '@/app/api/v1/api-tokens/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as applications } from '@/app/api/v1/get-applications/route';
import { GET as profile } from '@/app/api/v1/get-complete-profile/[id]/route';
import { GET as students } from '@/app/api/v1/get-students/route';
import { PATCH as changeStaff } from '@/app/api/v1/staff/[id]/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { API_SCOPE_NAMES, type ApiScope } from '@/lib/domain/accounts/api-tokens';
import { viewerOfToken } from '@/lib/platform/auth/account';
import { hashOfToken } from '@/lib/platform/auth/api-tokens';
import { endAllSessions } from '@/lib/platform/auth/stored-sessions';
import { env } from '@/lib/platform/env';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Activity } from '@/models/activity';
import { ApiToken } from '@/models/api-token';
import { StoredSession } from '@/models/session';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { tokenWith } from '../support/api-tokens';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

/** Tokens for programs: what they may do, when they end, and what was tried against them. */

let endpoints: Map<string, Endpoint>;
let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  endpoints = await allEndpoints();
});
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const by = (maker: Person, token: string): Person => ({ ...maker, token });
const made = async (as: Person, scopes: ApiScope[] = ['people:read'], days = 30) =>
  String((await ask(make, { as, body: { name: 'Sheets', scopes, days } })).body.token);
const reads = async (maker: Person, token: string) => (await ask(students, { as: by(maker, token) })).status;

/** Each scope's calls, by hand: a call that isn't here takes no token. */
const SHEET: Record<ApiScope, string[]> = {
  'catalogue:read': [
    'GET /all-categories',
    'GET /all-course',
    'GET /all-subcategories',
    'GET /all-universities',
    'GET /categories',
    'GET /course-search',
    'GET /courses/{id}/cost',
    'GET /facts',
    'GET /scholarships',
    'GET /uniCourses',
    'GET /view-course/{id}',
  ],
  'catalogue:write': [
    'DELETE /courses/{id}',
    'POST /add-bulk-course',
    'POST /add-category',
    'PUT /categories/{id}',
    'PUT /courses/{id}',
  ],
  'people:read': [
    'GET /agency/leads',
    'GET /agency/leads/{id}',
    'GET /get-basic-profile/{id}',
    'GET /get-complete-profile/{id}',
    'GET /get-students',
    'GET /leads',
    'GET /leads/{id}',
    'GET /students/{id}/overview',
  ],
  'applications:read': [
    'GET /agency-courses',
    'GET /agency-courses/{id}',
    'GET /applications/{id}',
    'GET /deadlines',
    'GET /get-applications',
    'GET /staff/applications',
  ],
  'applications:write': [
    'PATCH /applications/{id}/items/{itemId}',
    'POST /applications/{id}/items',
    'POST /applications/{id}/status',
    'POST /apply',
    'PUT /applications/{id}/interview',
  ],
  'reports:read': [
    'GET /agency/report',
    'GET /reports/days',
    'GET /reports/funnel',
    'GET /reports/months',
    'GET /reports/sources',
  ],
};
const NEVER =
  /password|factor|passkey|consent|reply|export|setting|token|session|merge|deletion|operator|policy|auth|register|share|my-file|webhook/;

describe('what a token may do', () => {
  it('is a property of each call, and none of what is never a program’s has one', () => {
    const all = OPERATIONS as readonly Operation[];
    for (const scope of API_SCOPE_NAMES)
      expect(
        all
          .filter((one) => one.scope === scope)
          .map(name)
          .sort(),
      ).toEqual(SHEET[scope]);
    const open = all.filter(({ scope }) => scope);
    expect(open.filter((one) => NEVER.test(one.path) || one.confirm).map(name)).toEqual([]);
    // What only reads is no scope of writing, and the other way round.
    for (const { method, scope } of open) expect(method === 'GET').toBe(scope?.endsWith(':read'));
  });

  it('is refused by every call without a scope, whatever the token has and whoever made it', async () => {
    for (const maker of [who.admin, who.team, who.agent]) {
      const as = by(maker, await tokenWith(maker, API_SCOPE_NAMES));
      for (const operation of (OPERATIONS as readonly Operation[]).filter(({ scope }) => !scope)) {
        const answer = await ask(endpoints.get(name(operation)) as Endpoint, { as });
        expect([name(operation), answer.status, answer.body.message]).toEqual([
          name(operation),
          403,
          'This call can’t be made with an API token.',
        ]);
      }
    }
    expect(await ApiToken.countDocuments()).toBe(3);
  });

  it('is offered and given only as far as the maker’s role goes', async () => {
    for (const [as, scopes] of [
      [who.team, ['catalogue:write']],
      [who.agent, ['catalogue:write']],
      [who.team, ['reports:read']],
      [who.admin, []],
    ] as [Person, ApiScope[]][])
      expect((await ask(make, { as, body: { name: 'x', scopes, days: 1 } })).body.fields).toHaveProperty('scopes');
    // One that was written into the database all the same.
    const as = by(who.team, await tokenWith(who.team, API_SCOPE_NAMES));
    expect((await ask(addCategory, { as, body: { name: 'Law', subcategories: [] } })).status).toBe(403);
  });

  it('is its maker’s reach and no further: another agency’s student isn’t there', async () => {
    const as = by(who.agent, await made(who.agent));
    expect(rows((await ask(students, { as })).body).map(({ _id }) => _id)).toEqual([who.student.userId]);
    expect((await ask(profile, { as, params: { id: who.student.userId } })).status).toBe(200);
    expect((await ask(profile, { as, params: { id: who.otherStudent.userId } })).status).toBe(404);
    expect((await ask(students, { as, query: { addedBy: who.otherAgent.userId } })).status).toBe(404);
    // Who read the student's file by a program is on record for it.
    await writeAccessLog();
    expect((await AccessLogEntry.find().lean()).map(({ readerId }) => String(readerId))).toEqual([who.agent.userId]);
  });
});

describe('a token', () => {
  it('is shown once, stored as its hash, logged, and in no list', async () => {
    const before = Date.now();
    const token = await made(who.admin, ['people:read', 'catalogue:read'], 30);
    expect(token).toMatch(/^sat_[\w-]{43}$/);
    const [stored] = await ApiToken.find().lean();
    expect(stored).toMatchObject({ hash: hashOfToken(token), scopes: ['catalogue:read', 'people:read'], usedOn: null });
    expect(Number(stored?.endsOn) - before).toBeGreaterThanOrEqual(30 * 86_400_000 - 1);
    expect(await reads(who.admin, token)).toBe(200);
    const seen = (await ask(list, { as: who.admin })).body.tokens;
    expect(rows(seen)).toEqual([
      expect.objectContaining({ name: 'Sheets', maker: who.admin.user.name, usedOn: expect.any(String) }),
    ]);
    const everything = JSON.stringify([seen, stored, await StaffAction.find().lean(), await Activity.find().lean()]);
    expect(everything).not.toContain(token.slice(4));
    expect(everything).toContain('You made the API token “Sheets”.');
    expect(await StaffAction.countDocuments({ action: 'token.make', subjectId: String(stored?._id) })).toBe(1);
  });

  it('is seen and revoked by its maker, an admin or an owner of its agency, and by no other', async () => {
    await made(who.team);
    await made(who.agent);
    const [ofTeam, ofAgency] = await ApiToken.find().sort({ _id: 1 }).lean();
    const place = { id: who.agent.user._id, branches: [], exports: false };
    const partner = await person('agent', { agency: { ...place, role: 'owner' } as never });
    const manager = await person('agent', { agency: { ...place, role: 'manager' } as never });
    const ids = async (as: Person) => rows((await ask(list, { as })).body.tokens).map(({ _id }) => String(_id));
    expect(await ids(who.admin)).toEqual([String(ofTeam?._id)]);
    expect(await ids(partner)).toEqual([String(ofAgency?._id)]);
    expect(await ids(who.otherAgent)).toEqual([]);
    expect(await ids(await person('team'))).toEqual([]);
    for (const as of [manager, who.student]) {
      expect((await ask(list, { as })).status).toBe(403);
      expect((await ask(make, { as, body: { name: 'x', scopes: ['people:read'], days: 1 } })).status).toBe(403);
    }
    const end = async (as: Person, id: unknown) => (await ask(revoke, { as, params: { id: String(id) } })).status;
    expect(await end(who.admin, ofAgency?._id)).toBe(404);
    expect(await end(who.otherAgent, ofAgency?._id)).toBe(404);
    expect(await end(partner, ofAgency?._id)).toBe(200);
    expect(await end(who.admin, ofTeam?._id)).toBe(200);
    expect(await StaffAction.countDocuments({ action: 'token.revoke' })).toBe(2);
  });

  it('asks for the password to be made, and stops at twenty', async () => {
    await StoredSession.updateMany({}, { $set: { confirmedOn: new Date(0) } });
    const body = { name: 'x', scopes: ['people:read'], days: 1 };
    expect((await ask(make, { as: who.team, body })).body).toMatchObject({ confirm: true });
    const fresh = await person('team');
    for (let count = 0; count < 20; count++) await tokenWith(fresh, ['people:read']);
    expect((await ask(make, { as: fresh, body })).status).toBe(409);
  });

  it('ends when it is revoked, at the next call, and when its days are over', async () => {
    const token = await made(who.agent);
    expect(await reads(who.agent, token)).toBe(200);
    await ask(revoke, { as: who.agent, params: { id: String((await ApiToken.findOne().lean())?._id) } });
    expect(await reads(who.agent, token)).toBe(401);
    const past = await tokenWith(who.agent, ['people:read'], { endsOn: new Date(Date.now() - 1) });
    expect(await reads(who.agent, past)).toBe(401);
    expect(rows((await ask(list, { as: who.agent })).body.tokens)).toEqual([]);
    for (const forged of ['sat_', `sat_${'A'.repeat(43)}`, `${token}x`, hashOfToken(token)])
      expect([forged, await reads(who.agent, forged)]).toEqual([forged, 401]);
  });

  it('ends with its maker’s reach: disabled, another role, a new password, an agency that is closed or theirs no more', async () => {
    const ofTeam = await made(who.team);
    const change = (body: object) => ask(changeStaff, { as: who.admin, params: { id: who.team.userId }, body });
    expect((await change({ disabled: true })).status).toBe(200);
    expect(await reads(who.team, ofTeam)).toBe(401);
    // Nor does it come back with the account.
    await change({ disabled: false });
    expect(await reads(who.team, ofTeam)).toBe(401);
    const staff = await person('team');
    const again = await made(staff);
    await ask(changeStaff, { as: who.admin, params: { id: staff.userId }, body: { role: 'admin' } });
    expect(await reads(staff, again)).toBe(401);
    const ofOwner = await made(who.agent);
    await endAllSessions(who.agent.userId);
    expect(await reads(who.agent, ofOwner)).toBe(401);
    const place = { id: who.otherAgent.user._id, role: 'owner', branches: [], exports: false };
    const partner = await person('agent', { agency: place as never });
    const token = await made(partner);
    expect(await reads(partner, token)).toBe(200);
    for (const [set, back] of [
      [{ 'agency.role': 'counsellor' }, { 'agency.role': 'owner' }],
      [{ 'agency.id': who.agent.user._id }, { 'agency.id': who.otherAgent.user._id }],
      [{ 'agency.closed': true }, { 'agency.closed': false }],
      [{ isVerified: false }, { isVerified: true }],
      [{ disabled: true }, { disabled: false }],
    ] as [object, object][]) {
      await User.updateOne({ _id: partner.userId }, { $set: set });
      expect([set, await reads(partner, token)]).toEqual([set, 401]);
      await User.updateOne({ _id: partner.userId }, { $set: back });
      expect(await reads(partner, token)).toBe(200);
    }
    await User.deleteOne({ _id: partner.userId });
    expect(await reads(partner, token)).toBe(401);
  });

  it('works as a header alone: in no address, cookie or form, and nowhere as a session', async () => {
    const token = await made(
      who.agent,
      [...API_SCOPE_NAMES].filter((one) => one !== 'catalogue:write'),
    );
    for (const names of ['token', 'access_token', 'api_key', 'authorization'])
      expect([names, (await ask(students, { query: { [names]: token } })).status]).toEqual([names, 401]);
    const elsewhere = { cookie: `token=${token}`, 'x-api-key': token, authorization: `Basic ${token}` };
    for (const [header, value] of Object.entries(elsewhere))
      expect((await ask(students, { headers: { [header]: value } })).status).toBe(401);
    expect(await viewerOfToken(token)).toBeNull();
    // A stranger's cookie beside it neither helps nor hinders.
    const both = await send(students, { as: by(who.agent, token), headers: { cookie: `token=${who.admin.token}` } });
    expect(rows(await both.json()).length).toBe(1);
  });

  longIt(
    'has a limit of its own, which is nobody else’s',
    async () => {
      env().RATE_LIMITS = 'on';
      try {
        const [one, other] = [await made(who.agent, ['catalogue:read']), await made(who.agent, ['catalogue:read'])];
        const status = async (token: string) => (await ask(search, { as: by(who.agent, token) })).status;
        const answers: number[] = [];
        for (let count = 0; count < 603; count++) answers.push(await status(one));
        expect(answers.slice(0, 599).every((code) => code === 200)).toBe(true);
        expect(answers.at(-1)).toBe(429);
        expect(await status(other)).toBe(200);
        expect(await status(who.agent.token)).toBe(200);
      } finally {
        env().RATE_LIMITS = 'off';
      }
    },
    60_000,
  );

  it('stands in the audit log with whatever it changes, before it does', async () => {
    const token = await made(who.admin, ['catalogue:write', 'applications:read']);
    const as = by(who.admin, token);
    expect(
      (await ask(addCategory, { as, body: { name: 'Health', subcategories: [{ name: 'Nursing' }] } })).status,
    ).toBeLessThan(300);
    await ask(applications, { as });
    expect(await StaffAction.find({ action: 'token.write' }).lean()).toEqual([
      expect.objectContaining({ label: 'Sheets', after: { call: 'POST /add-category' }, byRole: 'admin' }),
    ]);
  });

  it('stands in no log line, also of a call that fails', async () => {
    const token = await made(who.agent);
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((line: string) => lines.push(String(line)) > 0) as never;
    try {
      for (const given of [{}, { query: { page: token } }, { params: { id: token } }])
        for (const one of [students, profile, make]) await ask(one, { as: by(who.agent, token), ...given });
    } finally {
      process.stdout.write = write;
    }
    expect(lines.join('')).not.toContain(token.slice(4));
  });
});
