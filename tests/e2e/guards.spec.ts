import { sealSession } from '@/lib/auth/session';
import { expect, signIn, test } from '../support/site';

const ROLES = ['student', 'agent', 'admin', 'team'] as const;

test('a visitor is led to sign in and back to the page that was asked for', async ({ page }) => {
  await page.goto('/app/student/saved-applications?country=UK');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: /Log in|Sign in|Login/i }).click();
  await expect(page).toHaveURL(/\/app\/student\/saved-applications\?country=UK/);
});

for (const role of ROLES) {
  test(`a ${role} is kept in their own area, and away from /login`, async ({ page, loginAs }) => {
    await loginAs(role);
    for (const foreign of [
      '/app',
      '/login',
      '/register',
      '/forget-password',
      ...ROLES.filter((r) => r !== role).map((r) => `/app/${r}`),
    ]) {
      await page.goto(foreign);
      await expect(page).toHaveURL(new RegExp(`/app/${role}$`));
    }
  });
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
