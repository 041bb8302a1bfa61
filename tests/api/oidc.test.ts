import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as callback } from '@/app/(auth)/login/oidc/callback/route';
import { GET as begin } from '@/app/(auth)/login/oidc/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as isConfirmed } from '@/app/api/v1/confirm-password/route';
import { DELETE as unlink } from '@/app/api/v1/directory-link/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { GET as factor } from '@/app/api/v1/second-factor/route';
import { DELETE as endAll, GET as sessions } from '@/app/api/v1/sessions/route';
import { directoryWords } from '@/lib/domain/accounts/directory';
import type { Role } from '@/lib/domain/roles';
import { DIRECTORY_CALLBACK } from '@/lib/platform/auth/directory';
import { openSession } from '@/lib/platform/auth/session';
import { env, readEnv, siteUrl } from '@/lib/platform/env';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { errorLine } from '@/lib/platform/log';
import { forget, once } from '@/lib/platform/once';
import { siteStatus } from '@/lib/services/file/watch/status';
import { checkDirectory } from '@/lib/services/people/accounts/directory-check';
import { DirectoryLink } from '@/models/directory-link';
import { DirectoryStep } from '@/models/directory-step';
import { Job } from '@/models/job';
import { StoredSession } from '@/models/session';
import { StaffAction } from '@/models/staff-action';
import { User, type UserRecord } from '@/models/user';
import { type Directory, settingsOf, startDirectory } from '../support/directory';
import { PASSWORD, type Person, person } from '../support/people';
import { ask } from '../support/request';

/** Signing in through the organisation's directory, against a real provider that stands in this process. */

let directory: Directory;
const before = { ...env() };
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  directory = await startDirectory(siteUrl(DIRECTORY_CALLBACK));
});
afterAll(async () => {
  Object.assign(env(), before);
  await directory.stop();
});
beforeEach(() => {
  Object.assign(env(), before, settingsOf(directory), { OIDC_DOMAINS: ['example.com'] });
  Object.assign(directory, { who: null, refreshes: true, forge: null, fails: 0, refreshed: 0 });
  forget('directory');
  forget('account-statuses');
});

/** A browser: its cookies by host, and the way through redirects until a page of ours is to be shown. */
class Browser {
  readonly jar = new Map<string, Map<string, string>>();
  /** Every address that it was led to. */
  readonly seen: string[] = [];

  cookies(url: string): string {
    return [...(this.jar.get(new URL(url).host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    this.seen.push(url);
    const { pathname } = new URL(url);
    const sent = { cookie: this.cookies(url), 'x-forwarded-for': '203.0.113.7', ...headers };
    const request = new Request(url, { headers: sent, redirect: 'manual' });
    const own = { '/login/oidc': begin, [DIRECTORY_CALLBACK]: callback }[pathname];
    const response = own && url.startsWith(siteUrl()) ? await own(request) : await fetch(request);
    this.keep(url, response);
    return response;
  }

  keep(url: string, response: Response): void {
    const own = this.jar.get(new URL(url).host) ?? new Map<string, string>();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/max-age=0|01 Jan 1970/i.test(cookie)) own.set(name, value);
      else own.delete(name);
    }
    this.jar.set(new URL(url).host, own);
  }

  /** Follows redirects to the first page that isn't one; stops before the callback where that is `held`. Returns its address. */
  async go(url: string, held = false, headers: Record<string, string> = {}): Promise<string> {
    for (let at = url; ; ) {
      const own = at.startsWith(siteUrl()) ? at.slice(siteUrl().length) : null;
      if (own && (held || !own.startsWith('/login/oidc')) && !/^\/login\/oidc(\?|$)/.test(own)) return own;
      const response = await this.get(at, headers);
      const to = response.headers.get('location');
      if (!to) throw new Error(`${at} answers ${response.status}: ${await response.text()}`);
      at = new URL(to, at).href;
    }
  }

  get token(): string | undefined {
    return this.jar.get(new URL(siteUrl()).host)?.get('token');
  }

  set token(value: string) {
    const { host } = new URL(siteUrl());
    this.jar.set(host, (this.jar.get(host) ?? new Map()).set('token', value));
  }

  /** The login form's own call. */
  async password(email: string, password = PASSWORD) {
    const headers = {
      cookie: this.cookies(siteUrl()),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '203.0.113.7',
    };
    const answer = await ask(signIn, { body: { email, password }, headers });
    this.keep(siteUrl(), new Response(null, { headers: answer.headers }));
    return answer;
  }
}

const start = (query = '') => siteUrl(`/login/oidc${query}`);
let subjects = 0;

/** An account here and the same person in the directory, not linked yet. */
async function known(role: Role, more: Partial<UserRecord> = {}, groups?: string[]) {
  const one = await person(role, more);
  const sub = `sub-${++subjects}`;
  const { email, name } = one.user;
  directory.people.set(sub, { email, email_verified: true, name, ...(groups ? { groups } : {}) });
  return { ...one, sub, email };
}
type Known = Awaited<ReturnType<typeof known>>;

async function through(sub: string | null, query = '', browser = new Browser()) {
  directory.who = sub;
  return { browser, at: await browser.go(start(query)) };
}

/** Signs in through the directory, then with the password, which links the account. */
async function linked(
  role: Role,
  more: Partial<UserRecord> = {},
  groups?: string[],
): Promise<Known & { browser: Browser }> {
  const one = await known(role, more, groups);
  const { browser, at } = await through(one.sub);
  expect(at).toBe('/login?directory=link');
  expect((await browser.password(one.email)).status).toBe(200);
  return { ...one, browser };
}

const asOf = (one: Person, browser: Browser): Person => ({ ...one, token: browser.token ?? '' });
const lives = async (one: Person, browser: Browser) =>
  (await ask(getSettings, { as: asOf(one, browser), params: { userId: one.userId } })).status;
const storedOf = async (browser: Browser) =>
  StoredSession.findById((await openSession(browser.token))?.sessionId).lean();
const linkOf = (userId: string) => DirectoryLink.findOne({ userId }).lean();
const logOf = async (userId: string) =>
  (await StaffAction.find({ userId }).sort({ _id: 1 }).lean()).map(({ action, after }) => ({ action, after }));

/** Runs the hourly question for this browser's session now. */
async function askAgainNow(browser: Browser): Promise<void> {
  const stored = await storedOf(browser);
  await StoredSession.updateOne({ _id: stored?._id }, { $set: { 'directory.checkOn': new Date(Date.now() - 1) } });
  await Job.deleteMany({ kind: 'check-directory' });
  await Job.create({
    kind: 'check-directory',
    key: 'repeated:check-directory',
    payload: {},
    state: 'open',
    due: new Date(),
  });
  await runDueJobs([checkDirectory]);
  forget('account-statuses');
}

describe('signing in through the directory', () => {
  it('links an account after its own password once, and then signs in by itself, to the page that was asked for', async () => {
    const one = await linked('admin');
    expect(await lives(one, one.browser)).toBe(200);
    const { browser, at } = await through(one.sub, '?next=/app/admin/students');
    expect(at).toBe('/app/admin/students');
    expect((await openSession(browser.token))?.userId).toBe(one.userId);
    expect(await lives(one, browser)).toBe(200);
    expect(await logOf(one.userId)).toEqual([{ action: 'directory.link', after: { linked: true } }]);
    const listed = await ask(sessions, { as: asOf(one, browser) });
    expect(listed.body?.sessions).toHaveLength(3);
    expect((await ask(endAll, { as: asOf(one, browser) })).status).toBe(200);
    expect([await lives(one, browser), await lives(one, one.browser)]).toEqual([401, 401]);
  });

  it('links nobody without the password, with another account’s, or in another browser', async () => {
    const [one, other] = [await known('team'), await known('team')];
    const { browser } = await through(one.sub);
    expect((await browser.password(one.email, 'not the password')).status).toBe(401);
    expect((await browser.password(other.email)).status).toBe(200);
    expect((await new Browser().password(one.email)).status).toBe(200);
    expect([await linkOf(one.userId), await linkOf(other.userId)]).toEqual([null, null]);
    expect((await through(one.sub)).at).toBe('/login?directory=link');
  });

  it('asks an account with a second factor for that too before it is linked', async () => {
    const one = await known('team', { settings: { tfa: true, notifications: true, newsLetter: false } });
    const { browser } = await through(one.sub);
    const answer = await browser.password(one.email);
    expect([answer.status, answer.body?.factor]).toEqual([401, 'email']);
    expect(await linkOf(one.userId)).toBeNull();
    // Once linked, the directory is the organisation's own: it asks for what it wants.
    await User.updateOne({ _id: one.userId }, { 'settings.tfa': false });
    expect((await browser.password(one.email)).status).toBe(200);
    await User.updateOne({ _id: one.userId }, { 'settings.tfa': true });
    expect((await through(one.sub)).at).toBe('/app/team');
  });

  it('takes agencies’ people, never students or helpers, and nobody who may not sign in', async () => {
    const agent = await linked('agent');
    expect((await through(agent.sub)).at).toBe('/app/agent');
    for (const [role, more, outcome] of [
      ['student', {}, 'student'],
      ['helper', { mobile: '9000000007' }, 'student'],
      ['team', { disabled: true }, 'closed'],
      ['team', { isVerified: false }, 'closed'],
    ] as const) {
      const one = await known(role, more);
      const { browser, at } = await through(one.sub);
      expect([at, browser.token]).toEqual([`/login?directory=${outcome}`, undefined]);
      expect(await logOf(one.userId)).toEqual([{ action: 'directory.refuse', after: { why: outcome } }]);
    }
  });

  it('refuses an address that isn’t confirmed or is of another domain, also of who is linked, and unknown people', async () => {
    const one = await linked('team');
    for (const [says, outcome] of [
      [{ email: one.email, email_verified: false }, 'email'],
      [{ email: one.email }, 'email'],
      [{ email_verified: true }, 'email'],
      [{ email: 'a@example.org', email_verified: true }, 'domain'],
      [{ email: 'a@evil-example.com', email_verified: true }, 'domain'],
    ] as const) {
      directory.people.set(one.sub, says);
      expect((await through(one.sub)).at).toBe(`/login?directory=${outcome}`);
    }
    // The address in the token, its confirmation in the directory's other answer, about another address.
    directory.people.set('mixed', { email: 'mixed@example.com', email_verified: true });
    directory.forge = (claims) => ({ ...claims, email: one.email });
    expect((await through('mixed')).at).toBe('/login?directory=unknown');
    directory.forge = null;
    directory.people.set('stranger', { email: 'stranger@example.com', email_verified: true });
    expect((await through('stranger')).at).toBe('/login?directory=unknown');
    const entry = await StaffAction.findOne({ byRole: 'system' }).sort({ _id: -1 }).lean();
    expect(entry).toMatchObject({ action: 'directory.refuse', label: 'Example Workspace', after: { why: 'unknown' } });
    expect(JSON.stringify(entry)).not.toContain('stranger');
  });

  it('turns back with the reason where the person cancels, and where the directory is away', async () => {
    expect((await through(null)).at).toBe('/login?directory=cancelled');
    directory.fails = 503;
    const one = await known('team');
    expect((await through(one.sub)).at).toBe('/login?directory=away');
    Object.assign(env(), { OIDC_ISSUER: 'http://127.0.0.1:1' });
    forget('directory');
    expect((await through(one.sub)).at).toBe('/login?directory=away');
    expect(directoryWords('away', 'Example Workspace')).toBe(
      'Example Workspace isn’t answering right now. Please try again in a few minutes.',
    );
    for (const text of ['nonsense', '__proto__', 'constructor', ['away']]) expect(directoryWords(text, 'X')).toBeNull();
  });

  it('is not there while nothing is set up', async () => {
    Object.assign(env(), { OIDC_ISSUER: undefined });
    const browser = new Browser();
    expect(await browser.go(start())).toBe('/login');
    expect(browser.cookies(siteUrl())).toBe('');
    expect(await browser.go(siteUrl(`${DIRECTORY_CALLBACK}?code=x&state=y`))).toBe('/login');
  });
});

describe('groups', () => {
  const ROLES = [
    { group: 'site-admins', role: 'admin' },
    { group: 'counsellors', role: 'team' },
  ] as const;

  it('give staff their role at each sign-in and each question, an admin’s only where it is named', async () => {
    await person('admin');
    Object.assign(env(), { OIDC_ROLES: ROLES });
    const one = await linked('team', {}, ['counsellors']);
    const says = async (groups: string[]) =>
      directory.people.set(one.sub, { email: one.email, email_verified: true, groups });
    await says(['counsellors', 'site-admins']);
    const { browser, at } = await through(one.sub);
    expect(at).toBe('/app/admin');
    // What was open with the former role is over.
    expect(await lives(one, one.browser)).toBe(401);
    await says(['counsellors']);
    await askAgainNow(browser);
    expect([(await User.findById(one.userId).lean())?.role, await lives(one, browser)]).toEqual(['team', 401]);
    await says(['others']);
    expect((await through(one.sub)).at).toBe('/login?directory=group');
    // Also who isn't linked yet; agencies' people and who can break the glass are in no group.
    expect((await through((await known('team', {}, ['others'])).sub)).at).toBe('/login?directory=group');
    const [agent, glass] = [await linked('agent'), await known('admin')];
    Object.assign(env(), { OIDC_BREAK_GLASS: glass.email });
    expect((await through(agent.sub)).at).toBe('/app/agent');
    expect((await through(glass.sub)).at).toBe('/login?directory=link');
    expect(await logOf(one.userId)).toEqual([
      { action: 'directory.link', after: { linked: true } },
      { action: 'staff.role', after: { role: 'admin' } },
      { action: 'staff.role', after: { role: 'team' } },
      { action: 'directory.refuse', after: { why: 'group' } },
    ]);
  });

  it('make an account of staff only where operators let them, by the role of the group, and never one of an agency', async () => {
    Object.assign(env(), { OIDC_ROLES: ROLES });
    directory.people.set('new', {
      email: 'New@example.com',
      email_verified: true,
      name: 'Nova New',
      groups: ['counsellors'],
    });
    expect((await through('new')).at).toBe('/login?directory=unknown');
    Object.assign(env(), { OIDC_CREATE: 'on' });
    directory.people.set('other', { email: 'other@example.com', email_verified: true, groups: [] });
    expect((await through('other')).at).toBe('/login?directory=group');
    const { browser, at } = await through('new');
    expect(at).toBe('/app/team');
    const user = await User.findOne({ email: 'new@example.com' }).lean();
    expect(user).toMatchObject({ name: 'Nova New', role: 'team', isVerified: true, passwordHash: '' });
    expect(await logOf(String(user?._id))).toEqual([{ action: 'directory.create', after: { role: 'team' } }]);
    expect((await browser.password('new@example.com', '')).status).toBe(422);
    expect((await browser.password('new@example.com')).status).toBe(401);
    expect((await through('new')).at).toBe('/app/team');
    expect(await User.countDocuments({ email: 'new@example.com' })).toBe(1);
  });

  it('are read from the settings, and everybody can’t be made an admin', () => {
    const rolesOf = (OIDC_ROLES: string) => readEnv({ OIDC_ROLES }).OIDC_ROLES;
    expect(rolesOf('a b=admin, c=d=team,*=team')).toEqual([
      { group: 'a b', role: 'admin' },
      { group: 'c=d', role: 'team' },
      { group: '*', role: 'team' },
    ]);
    for (const wrong of ['*=admin', 'x=agent', 'x=student', '=admin', 'admin'])
      expect(() => rolesOf(wrong)).toThrow(/^The environment variable OIDC_ROLES/);
    const given = { ...settingsOf(directory), OIDC_DOMAINS: 'example.com' };
    expect(readEnv(given).OIDC_CREATE).toBe('off');
    for (const [lacks, more] of [
      ['OIDC_DOMAINS', { OIDC_DOMAINS: '' }],
      ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: '' }],
      ['OIDC_ROLES', { OIDC_CREATE: 'on' }],
      ['OIDC_BREAK_GLASS', { OIDC_REQUIRED: 'on' }],
    ] as const)
      expect(() => readEnv({ ...given, ...more })).toThrow(new RegExp(`^${lacks} is needed with OIDC_`));
    expect(() => readEnv({ ...given, OIDC_ISSUER: 'http://directory.example.com' })).toThrow(/begins with https/);
  });
});

describe('the hourly question', () => {
  it('lets a session go on while the directory says yes, with the next token each time, to the seventh day at most', async () => {
    const one = await linked('team');
    const first = await storedOf(one.browser);
    expect(first?.endsOn.getTime()).toBeLessThanOrEqual(Date.now() + 8 * HOUR_MS);
    expect(first?.directory?.checkOn?.getTime()).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    expect(directory.tokens.some((token) => JSON.stringify(first).includes(token))).toBe(false);
    await StoredSession.updateOne({ _id: first?._id }, { $set: { endsOn: new Date(Date.now() + 60_000) } });
    for (let times = 1; times <= 3; times++) {
      await askAgainNow(one.browser);
      expect([directory.refreshed, await lives(one, one.browser)]).toEqual([times, 200]);
    }
    const last = await storedOf(one.browser);
    expect(last?.directory?.sealed).not.toBe(first?.directory?.sealed);
    expect(last?.endsOn.getTime()).toBeGreaterThan(Date.now() + 7.9 * HOUR_MS);
    const old = new Date(Date.now() - 7 * 24 * HOUR_MS + 60_000);
    await StoredSession.collection.updateOne({ _id: first?._id }, { $set: { createdOn: old } });
    await askAgainNow(one.browser);
    expect((await storedOf(one.browser))?.endsOn.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('ends the session of who was refused there, or moved to an address that may not sign in; nobody else’s', async () => {
    const [gone, moved, stays] = [await linked('team'), await linked('agent'), await linked('team')];
    const another = await linked('team');
    await DirectoryLink.updateOne({ userId: another.userId }, { userId: new Types.ObjectId() });
    await DirectoryLink.create({ _id: 'another person', userId: another.userId, since: new Date() });
    await directory.revoke(gone.sub);
    directory.people.set(moved.sub, { email: 'moved@example.org', email_verified: true });
    for (const { browser } of [gone, moved, stays, another]) await askAgainNow(browser);
    const status = [gone, moved, stays, another].map((one) => lives(one, one.browser));
    expect(await Promise.all(status)).toEqual([401, 401, 200, 401]);
    expect((await logOf(gone.userId)).at(-1)).toEqual({ action: 'directory.refuse', after: { why: 'refused' } });
    expect((await logOf(moved.userId)).at(-1)).toEqual({ action: 'directory.refuse', after: { why: 'domain' } });
  });

  it('keeps the session while the directory is away, until eight hours after its last yes', async () => {
    const one = await linked('team');
    const { endsOn } = (await storedOf(one.browser)) ?? {};
    directory.fails = 502;
    await askAgainNow(one.browser);
    const stored = await storedOf(one.browser);
    expect([await lives(one, one.browser), stored?.endsOn]).toEqual([200, endsOn]);
    expect(stored?.directory?.checkOn?.getTime()).toBeLessThanOrEqual(Date.now() + 300_000);
    await StoredSession.updateOne({ _id: stored?._id }, { $set: { endsOn: new Date() } });
    forget('account-statuses');
    expect(await lives(one, one.browser)).toBe(401);
  });

  it('isn’t asked without a refresh token: the session then lasts eight hours', async () => {
    directory.refreshes = false;
    const one = await linked('team');
    const stored = await storedOf(one.browser);
    expect(stored?.directory).toEqual({ sealed: null, checkOn: null });
    const lasts = (stored?.endsOn.getTime() ?? 0) - Date.now();
    expect([lasts > 7.9 * HOUR_MS, lasts <= 8 * HOUR_MS]).toEqual([true, true]);
    await runDueJobs([checkDirectory]);
    expect(await lives(one, one.browser)).toBe(200);
  });

  it('of two processes at once is put by one, since a token used twice would count as stolen', async () => {
    const one = await linked('team');
    const stored = await storedOf(one.browser);
    await StoredSession.updateOne({ _id: stored?._id }, { $set: { 'directory.checkOn': new Date(Date.now() - 1) } });
    const run = () =>
      checkDirectory.run({}, { id: '', tries: 1, signal: new AbortController().signal, remember: () => {} });
    await Promise.all([run(), run(), run()]);
    forget('account-statuses');
    expect([directory.refreshed, await lives(one, one.browser)]).toEqual([1, 200]);
  });
});

describe('with the passwords of staff switched off', () => {
  it('staff get in through the directory alone, open sessions end, and one admin breaks the glass', async () => {
    const [one, glass, agent] = [await linked('admin'), await person('admin'), await person('agent')];
    const open = asOf(one, one.browser);
    const own = await person('team');
    Object.assign(env(), { OIDC_REQUIRED: 'on', OIDC_BREAK_GLASS: glass.user.email });
    forget('account-statuses');
    const status = async (as: Person) => (await ask(getSettings, { as, params: { userId: as.userId } })).status;
    expect([await status(open), await status(own), await status(glass), await status(agent)]).toEqual([
      200, 401, 200, 200,
    ]);
    const refused = await new Browser().password(one.email);
    expect([refused.status, refused.body?.message]).toEqual([
      403,
      'Our team signs in with Example Workspace. Please use the button below.',
    ]);
    // Before the password nobody is told which account it is.
    expect((await new Browser().password(one.email, 'wrong')).status).toBe(401);
    expect((await new Browser().password(glass.user.email)).status).toBe(200);
    expect((await new Browser().password(agent.user.email)).status).toBe(200);
    expect((await through(one.sub)).at).toBe('/app/admin');
    // Who isn't linked yet can still be, with the password that alone signs nobody in.
    const late = await linked('team');
    expect(await lives(late, late.browser)).toBe(200);
    expect((await ask(unlink, { as: asOf(late, late.browser) })).status).toBe(409);
    // The admin of the setting must be one: a colleague with that address is not let in by it.
    await User.updateOne({ _id: glass.userId }, { role: 'team' });
    expect((await new Browser().password(glass.user.email)).status).toBe(403);
  });

  it('the status page and the doctor say when nobody could break it, and when the directory can’t be used', async () => {
    const line = async () => (await siteStatus()).find(({ id }) => id === 'directory');
    expect(await line()).toMatchObject({ state: 'good', text: 'Example Workspace answers.' });
    const glass = await person('admin');
    Object.assign(env(), { OIDC_REQUIRED: 'on', OIDC_BREAK_GLASS: glass.user.email });
    expect(await line()).toMatchObject({ state: 'good' });
    await User.updateOne({ _id: glass.userId }, { passwordHash: '' });
    expect((await line())?.text).toBe(
      `If the directory fails, nobody can sign in: ${glass.user.email} is no admin with a password.`,
    );
    await User.updateOne({ _id: glass.userId }, { disabled: true });
    expect((await line())?.text).toContain('is no admin with a password.');
    Object.assign(env(), {
      OIDC_REQUIRED: 'off',
      OIDC_ISSUER: directory.issuer.replace('127.0.0.1', 'localhost'),
    });
    expect((await line())?.text).toContain('It says that it is another one than OIDC_ISSUER names.');
    Object.assign(env(), { OIDC_ISSUER: undefined });
    expect(await line()).toMatchObject({ state: 'good', text: expect.stringMatching(/^Not set up/) });
  });
});

describe('a linked account', () => {
  it('is unlinked by its owner, whose other sessions then end; one without a password keeps the link', async () => {
    const one = await linked('agent');
    const other = (await through(one.sub)).browser;
    expect((await ask(factor, { as: one })).body?.directory).toMatchObject({ name: 'Example Workspace' });
    expect((await ask(unlink, { as: asOf(one, one.browser) })).status).toBe(200);
    expect([await lives(one, one.browser), await lives(one, other)]).toEqual([200, 401]);
    expect((await storedOf(one.browser))?.directory).toBeUndefined();
    expect((await ask(factor, { as: asOf(one, one.browser) })).body?.directory).toEqual({
      name: 'Example Workspace',
      linkedOn: null,
    });
    expect((await ask(unlink, { as: asOf(one, one.browser) })).status).toBe(409);
    expect((await through(one.sub)).at).toBe('/login?directory=link');
    const without = await linked('team');
    await User.updateOne({ _id: without.userId }, { passwordHash: '' });
    expect((await ask(unlink, { as: asOf(without, without.browser) })).status).toBe(409);
    expect((await ask(factor, { as: await person('student') })).body?.directory).toBeNull();
  });

  it('confirms that its owner is there by signing in to the directory again, as nobody else', async () => {
    const [one, other] = [await linked('admin'), await linked('admin')];
    const stale = async () => {
      await StoredSession.updateMany({ userId: one.userId }, { $set: { confirmedOn: new Date(0) } });
      forget('account-statuses');
    };
    const status = async () => (await ask(isConfirmed, { as: asOf(one, one.browser) })).body?.confirmed;
    const confirm = (headers: Record<string, string> = {}) => one.browser.go(start('?confirms=1'), false, headers);
    await stale();
    expect((await ask(unlink, { as: asOf(one, one.browser) })).body).toMatchObject({ confirm: true });
    one.browser.jar.delete(new URL(directory.issuer).host);
    directory.who = other.sub;
    expect([await confirm(), await status()]).toEqual(['/login/confirmed?directory=other', false]);
    one.browser.jar.delete(new URL(directory.issuer).host);
    directory.who = null;
    expect([await confirm(), await status()]).toEqual(['/login/confirmed?directory=cancelled', false]);
    directory.who = one.sub;
    expect([await confirm({ 'sec-fetch-site': 'cross-site' }), await status()]).toEqual(['/login', false]);
    // The directory's own session is not enough: it must have been entered just now.
    directory.forge = (claims) => ({ ...claims, auth_time: Number(claims.auth_time) - 3600 });
    expect([await confirm(), await status()]).toEqual(['/login/confirmed?directory=failed', false]);
    directory.forge = null;
    expect([await confirm(), await status()]).toEqual(['/login/confirmed', true]);
    await stale();
    expect(await new Browser().go(start('?confirms=1'))).toBe('/login?expired=1');
  });
});

describe('attacks', () => {
  it('a callback leads nowhere but to pages of ours', async () => {
    const one = await linked('team');
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/app/admin',
      '/%0d%0aX: y',
    ])
      expect((await through(one.sub, `?next=${encodeURIComponent(next)}`)).at).toMatch(/^\/(app\/team|%0d%0aX)/);
    const browser = new Browser();
    directory.who = one.sub;
    const held = await browser.go(start(), true);
    expect(await browser.go(siteUrl(`${held}&next=https://evil.example`))).toBe('/app/team');
  });

  it('a wrong nonce, audience or issuer, an ended token and another’s signature are refused', async () => {
    const one = await linked('team');
    for (const wrong of [
      { nonce: 'another' },
      { nonce: undefined },
      { aud: 'another-site' },
      { aud: ['site', 'another-site'] },
      { iss: 'https://evil.example' },
      { exp: 1_000_000_000 },
      { iat: undefined },
      { sub: undefined },
    ]) {
      directory.forge = (claims) => ({ ...claims, ...wrong });
      const { browser, at } = await through(one.sub);
      expect([at, browser.token], JSON.stringify(wrong)).toEqual(['/login?directory=failed', undefined]);
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const hmac = (head: string) =>
      createHmac('sha256', env().OIDC_CLIENT_SECRET ?? '')
        .update(head)
        .digest('base64url');
    for (const [alg, seal] of [
      ['none', () => ''],
      ['HS256', hmac],
      ['RS256', () => Buffer.alloc(256, 1).toString('base64url')],
    ] as const) {
      directory.forge = (claims) => {
        const head = `${part({ alg, kid: 'one' })}.${part(claims)}`;
        return `${head}.${seal(head)}`;
      };
      expect((await through(one.sub)).at, alg).toBe('/login?directory=failed');
    }
    directory.forge = (claims) => claims;
    expect((await through(one.sub)).at).toBe('/app/team');
    // Another person in the token than in the directory's own answer about them.
    directory.forge = (claims) => ({ ...claims, sub: 'somebody-else' });
    expect((await through(one.sub)).at).toBe('/login?directory=failed');
  });

  it('an answer is taken once, in the browser that began, within ten minutes: no replay and no login that another began', async () => {
    const [attacker, victim] = [await linked('team'), new Browser()];
    const browser = new Browser();
    directory.who = attacker.sub;
    const held = siteUrl(await browser.go(start(), true));
    // Login CSRF: the attacker's own answer, opened in the victim's browser, with a sign-in of its own begun or not.
    expect([await victim.go(held), victim.token]).toEqual(['/login?directory=expired', undefined]);
    await victim.get(start());
    expect([await victim.go(held), victim.token]).toEqual(['/login?directory=expired', undefined]);
    const copy = new Map([...browser.jar].map(([host, own]) => [host, new Map(own)] as const));
    expect(await browser.go(held)).toBe('/app/team');
    // The same address and the same cookies again.
    const replay = new Browser();
    for (const [host, own] of copy) replay.jar.set(host, own);
    expect([await replay.go(held), replay.token]).toEqual(['/login?directory=expired', undefined]);
    // A used code under a state of the attacker's own.
    const second = new Browser();
    const other = new URL(siteUrl(await second.go(start(), true)));
    other.searchParams.set('code', new URL(held).searchParams.get('code') ?? '');
    expect([await second.go(other.href), second.token]).toEqual(['/login?directory=failed', undefined]);
    const late = new Browser();
    const slow = siteUrl(await late.go(start(), true));
    await DirectoryStep.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await late.go(slow)).toBe('/login?directory=expired');
    for (const query of ['', '?state=x', '?code=x', '?state=&code=', '?state[]=x', '?state=a&state=b'])
      expect(await victim.go(siteUrl(`${DIRECTORY_CALLBACK}${query}`))).toBe('/login?directory=expired');
  });

  it('a changed mailbox takes nobody over: who somebody is stands in no address', async () => {
    const [mallory, asha] = [await linked('team'), await linked('admin')];
    const notLinked = await known('admin');
    for (const { email } of [asha, notLinked]) {
      directory.people.set(mallory.sub, { email, email_verified: true });
      const { browser, at } = await through(mallory.sub);
      expect([at, (await openSession(browser.token))?.userId]).toEqual(['/app/team', mallory.userId]);
    }
    // A new person of the directory with the address of an account here, linked or not, needs that account's password.
    for (const { email, userId } of [asha, notLinked]) {
      const linkBefore = await linkOf(userId);
      directory.people.set('newcomer', { email, email_verified: true });
      const { browser, at } = await through('newcomer');
      expect([at, browser.token]).toEqual(['/login?directory=link', undefined]);
      expect((await browser.password(email, 'a guess')).status).toBe(401);
      expect(await linkOf(userId)).toEqual(linkBefore);
    }
    // With it, the former person is one no longer, and what they had open is over.
    const again = await through('newcomer', '', new Browser());
    directory.people.set('newcomer', { email: asha.email, email_verified: true });
    const { browser } = await through('newcomer', '', again.browser);
    expect((await browser.password(asha.email)).status).toBe(200);
    expect([await lives(asha, asha.browser), await lives(asha, browser)]).toEqual([401, 200]);
  });

  it('an answer that names another provider is refused, and so is one begun before the provider changed', async () => {
    const one = await linked('team');
    directory.who = one.sub;
    const browser = new Browser();
    const held = new URL(siteUrl(await browser.go(start(), true)));
    held.searchParams.set('iss', 'https://evil.example');
    expect(await browser.go(held.href)).toBe('/login?directory=failed');
    const second = await startDirectory(siteUrl(DIRECTORY_CALLBACK));
    const begun = siteUrl(await browser.go(start(), true));
    Object.assign(env(), settingsOf(second));
    forget('directory');
    expect([await browser.go(begun), browser.token]).toEqual(['/login?directory=failed', undefined]);
    // The same subject at another provider is another person.
    second.people.set(one.sub, { email: one.email, email_verified: true });
    second.who = one.sub;
    expect(await browser.go(start())).toBe('/login?directory=link');
    await second.stop();
  });

  it('no token, code or secret stands in an address of ours, in the log, in the database or in a cookie', async () => {
    directory.tokens = [];
    const lines: string[] = [];
    forget('log');
    once('log', () => pino({ level: 'trace', serializers: { err: errorLine } }, { write: (line) => lines.push(line) }));
    const one = await linked('team');
    const { browser } = await through(one.sub);
    await askAgainNow(browser);
    // Refusals whose errors hold the token, and a code that the directory doesn't know.
    directory.forge = (claims) => ({ ...claims, nonce: 'another' });
    expect((await through(one.sub)).at).toBe('/login?directory=failed');
    directory.forge = null;
    const guess = new Browser();
    const held = new URL(siteUrl(await guess.go(start(), true)));
    held.searchParams.set('code', 'a-code-that-was-guessed');
    expect(await guess.go(held.href)).toBe('/login?directory=failed');
    forget('log');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/guessed|another|@|evil/);
    expect(directory.tokens.length).toBeGreaterThan(5);
    const own = browser.seen.filter((url) => url.startsWith(siteUrl()));
    const stored = JSON.stringify([
      await StoredSession.find().lean(),
      await DirectoryStep.find().lean(),
      await StaffAction.find().lean(),
      await User.find({ _id: one.userId }).lean(),
    ]);
    const secrets = [...directory.tokens, env().OIDC_CLIENT_SECRET ?? ''];
    for (const secret of secrets)
      expect([
        own.concat(lines).join(' ').includes(secret),
        stored.includes(secret),
        browser.cookies(siteUrl()).includes(secret),
      ]).toEqual([false, false, false]);
    // The one address with a code leads on at once, and isn't kept.
    const answer = await browser.get(siteUrl(`${DIRECTORY_CALLBACK}?code=secret&state=x`));
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('location')]).toEqual([
      303,
      'no-store',
      siteUrl('/login?directory=expired'),
    ]);
  });
});
