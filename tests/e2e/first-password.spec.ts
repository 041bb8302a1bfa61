import { linkIn, mailIn } from '../support/kept-mails';
import { person } from '../support/people';
import { expect, signIn, signOut, test } from '../support/site';

const GIVEN = 'chosen by the agent';
const STUDENT = { name: 'Kavya Nair', email: 'kavya.waits@example.com', mobile: '9800011122' };

test('an agent can not give a student’s consent: the password they chose opens nothing, and no link reaches them', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'agent@example.com');
  const body = { ...STUDENT, password: GIVEN, counsellor_name: 'Mia' };
  const added = await page.request.post('/api/v1/add-student-by-agent', { data: body });
  expect(added.status()).toBe(201);
  const { _id, code } = (await added.json()).data;
  await signOut(context);
  await signIn(context, site, 'admin@example.com');
  const verified = await page.request.post('/api/v1/verify', { data: { email: STUDENT.email, code } });
  expect((await verified.json()).isVerified).toBe(0);
  await signOut(context);

  // The agent, who knows the password.
  const seen: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().startsWith(site.url))
      void answer.text().then(
        (text) => seen.push(answer.url(), text),
        () => {},
      );
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill(GIVEN);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/auth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await refused).status()).toBe(403);
  expect(Object.keys(await (await refused).json())).toEqual(['message', 'linkSent']);
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(
    page.getByText('We have just sent the email. Please wait two minutes before you ask for another one.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  const link = linkIn(await mailIn(site, STUDENT.email, / created an account for you$/));
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(seen.join('\n')).not.toContain(token);
  expect(seen.join('\n')).not.toMatch(/reset-password\?token=/);
  const consent = (bearer?: string) =>
    page.request.put(`/api/v1/applications/${'f'.repeat(24)}/consent`, {
      data: { given: true, agentMayReply: true },
      ...(bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {}),
    });
  expect((await consent()).status()).toBe(401);
  await signIn(context, site, 'agent@example.com');
  expect((await consent()).status()).toBe(403);
  const asStaff = await page.request.post(`/api/v1/students/${_id}/phone-code`, { data: { number: '+919800011122' } });
  expect(asStaff.status()).toBe(403);
  await signOut(context);
});

test('a student without a mailbox hears a code on the phone and chooses a password with it @long', async ({
  page,
  context,
  site,
}) => {
  const { user } = await person('student', { choosesPassword: true, mobile: '9800033344' });
  await signIn(context, site, 'team@example.com');
  await page.goto(`/app/team/view-profile/${user._id}`);
  const waits = page.getByRole('complementary', { name: 'No password yet' });
  await waits.getByRole('button', { name: 'Send the link again' }).click();
  await expect(
    page.getByText(`We’re sending the link to ${user.email}. You can send it once every two minutes.`).first(),
  ).toBeVisible();
  await waits.getByRole('button', { name: 'Code by phone' }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByLabel('Number called')).toHaveValue(user.mobile);
  await window.getByRole('button', { name: 'Show code' }).click();
  await expect(window.getByText('Read out this code')).toBeVisible();
  const code = (await window.getByText(/^\d{6}$/).textContent()) ?? '';
  await window.getByRole('button', { name: 'Done' }).click();
  await signOut(context);

  await page.goto('/first-password');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Code').fill('12');
  await page.getByLabel('New password').fill('a password of my own');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Please enter the six-digit code.').first()).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('a password of my own');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/student$/);
});
