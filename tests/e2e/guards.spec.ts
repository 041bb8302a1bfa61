import { sealSession } from '@/lib/platform/auth/session';
import { setAgentVerification } from '@/lib/services/people/agents/verification';
import { person } from '../support/people';
import { expect, signIn, test } from '../support/site';

const ROLES = ['student', 'agent', 'admin', 'team'] as const;

test('a visitor is led to sign in and back to the page that was requested', async ({ page }) => {
  await page.goto('/app/student/saved-applications?country=UK');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill('student@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: /Log in|Sign in|Login/i }).click();
  await expect(page).toHaveURL(/\/app\/student\/saved-applications\?country=UK/);
});

for (const role of ROLES) {
  test(`a ${role} is kept in their own area, and away from /login`, async ({ site }) => {
    const { token } = await person(role);
    const others = ROLES.filter((one) => one !== role).map((one) => `/app/${one}`);
    for (const foreign of ['/app', '/login', '/register', '/forget-password', ...others, `/app/${role}`]) {
      expect([foreign, await arrival(site.url, foreign, token)]).toEqual([foreign, `200 /app/${role}`]);
    }
  });
}

/** Where redirects lead a browser with this session: status and path. No page is drawn. */
async function arrival(origin: string, path: string, token: string): Promise<string> {
  const seen: string[] = [];
  for (let at = path; !seen.includes(at); ) {
    seen.push(at);
    const answer = await fetch(origin + at, { headers: { cookie: `token=${token}` }, redirect: 'manual' });
    await answer.body?.cancel();
    const next = answer.headers.get('location');
    if (!next) return `${answer.status} ${at}`;
    at = new URL(next, origin + at).pathname;
  }
  return `a circle: ${seen.join(' → ')}`;
}

test('a cut-off cookie is cleared and leads to /login', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'token', value: 'eyJhbGciOiJkaXIi', url: site.url }]);
  await page.goto('/app/student');
  await expect(page).toHaveURL(/\/login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

test("a session without a known role shows 'Unauthorized Access'", async ({ page, context, site }) => {
  const { encode } = await import('next-auth/jwt');
  const token = { userId: 'a'.repeat(24), role: 9 };
  const value = await encode({ secret: String(process.env.NEXTAUTH_SECRET), token });
  await context.addCookies([{ name: 'token', value, url: site.url }]);
  await page.goto('/app/student');
  await expect(page.getByText('Unauthorized Access')).toBeVisible();
});

test('the session of a deleted account ends at the next page, without a loop', async ({ page, context, site }) => {
  const viewer = { userId: 'b'.repeat(24), role: 'student', name: 'Gone', email: 'gone@example.com' } as const;
  const value = await sealSession({ ...viewer, sessionId: 'c'.repeat(24) });
  await context.addCookies([{ name: 'token', value, url: site.url }]);
  await page.goto('/app/student');
  await expect(page).toHaveURL(/\/login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

test('logging out leads to /login and the back button shows nothing of the area', async ({ page, context, site }) => {
  await signIn(context, site, 'student@example.com');
  await page.goto('/app/student');
  await page.getByRole('button', { name: /log ?out|sign out/i }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }));
});

test('an agent whose verification was taken back is signed out, and learns why', async ({ page, context, site }) => {
  const admin = await person('admin');
  const agent = await person('agent');
  await context.addCookies([{ name: 'token', value: agent.token, url: site.url }]);
  const connected = page.waitForResponse(/\/api\/v1\/events$/);
  await page.goto('/app/agent/students');
  await connected;
  await setAgentVerification(admin.viewer, agent.userId, false);
  await expect(page).toHaveURL(/\/login\?expired=1$/);
  await expect(page.getByText('Your account is no longer verified, so you have been signed out.')).toBeVisible();
});

test('an address below /api/v1 that is no call answers 404 in JSON, another method 405 with Allow', async ({
  request,
}) => {
  for (const [method, path, status, allow] of [
    ['GET', '/nothing', 404, undefined],
    ['POST', '/nothing/at/all', 404, undefined],
    ['POST', '', 404, undefined],
    ['GET', '/apply?x=1', 405, 'POST'],
    ['DELETE', '/course-search', 405, 'GET'],
    ['POST', '/docs', 405, 'GET'],
  ] as const) {
    const answer = await request.fetch(`/api/v1${path}`, { method });
    expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([status, allow]);
    expect(Object.keys(await answer.json())).toEqual(['message']);
  }
  expect((await request.get('/api/v1/docs')).status()).toBe(200);
  expect((await request.head('/api/v1/course-search')).status()).toBe(200);
});
