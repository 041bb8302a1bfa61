import { User } from '@/models/user';
import { linkIn, mailIn } from '../support/kept-mails';
import { expect, signIn, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

const RAVI = { name: 'Ravi Gill', email: 'ravi.gill@example.com', password: 'a long password' };

for (const width of WALKED_WIDTHS) {
  test(`an owner invites, a manager assigns, a counsellor sees only theirs and goes with a hand-over, at ${width} px`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    const email = `${width}.${RAVI.email}`;
    const dialog = page.getByRole('dialog');
    const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();

    await signIn(context, site, 'agent@example.com');
    await page.goto('/app/agent/people');
    await page.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByLabel('Name').fill(RAVI.name);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByText('Ludhiana', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`We have sent an invitation to ${email}.`).first()).toBeVisible();
    await expect(page.getByText(email, { exact: false }).first()).toBeVisible();
    await signOut(context);

    const link = linkIn(await mailIn(site, email, `${owner.company_name} invites you`));
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    const chosen = await page.request.post('/api/v1/reset-password', { data: { token, password: RAVI.password } });
    expect(chosen.status()).toBe(200);
    await page.goto('/login');
    await page.getByLabel(/^e-?mail/i).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(RAVI.password);
    await page.getByRole('button', { name: /log ?in|sign in/i }).click();
    await expect(page).toHaveURL(/\/app\/agent$/);
    await expect(page.getByRole('heading', { name: 'Welcome Agent' })).toBeVisible();
    await signOut(context);

    await signIn(context, site, 'kavita.iyer@example.com');
    await page.goto('/app/agent/students?search=Gurjot');
    await page.getByLabel('Select Gurjot Singh').check({ force: true });
    await page.getByRole('button', { name: 'Assign to…' }).click();
    await dialog.getByLabel('Counsellor').selectOption({ label: RAVI.name });
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText(`1 student assigned to ${RAVI.name}.`).first()).toBeVisible();
    await signOut(context);

    await signIn(context, site, email);
    await page.goto('/app/agent/students');
    await expect(page.getByRole('link', { name: 'Gurjot Singh', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Meera Krishnan' })).toHaveCount(0);
    const other = await User.findOne({ name: 'Meera Krishnan' }).orFail().lean();
    await page.goto(`/app/agent/view-profile/${other._id}`);
    await expect(page.getByRole('heading', { name: 'Meera Krishnan' })).toHaveCount(0);
    await page.goto('/app/agent/students');
    await page.getByRole('link', { name: 'Gurjot Singh', exact: true }).click();
    await expect(page.getByText(`Counsellor: ${RAVI.name}`)).toBeVisible();
    await signOut(context);

    await signIn(context, site, 'agent@example.com');
    await page.goto('/app/agent/people');
    await page
      .getByRole('button', { name: `Edit ${RAVI.name}` })
      .first()
      .click();
    await dialog.getByRole('checkbox', { name: /^Disabled/ }).check({ force: true });
    await dialog.getByLabel('Assign their student to').selectOption({ label: 'Karan Dhillon' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const gone = await User.findOne({ email }).orFail().lean();
    expect(gone.disabled).toBe(true);
    expect(await User.countDocuments({ memberId: gone._id })).toBe(0);
    await page.goto('/app/agent/students?search=Gurjot');
    await expect(page.getByText('Karan Dhillon').filter({ visible: true }).first()).toBeVisible();
    await page.goto('/app/agent/people/log');
    await expect(page.getByText(RAVI.name).filter({ visible: true }).first()).toBeVisible();
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    // The next width invites another of this name.
    await User.updateOne({ _id: gone._id }, { $set: { name: 'Ravi (gone)' } });
  });
}

test('the owner says who is meant by a typed name, and the student sees the agency @long', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'agent@example.com');
  await page.goto('/app/agent/people');
  await page.getByRole('link', { name: 'Match names' }).click();
  await expect(page.getByLabel('Person for Karan sir')).toHaveValue(/^[0-9a-f]{24}$/);
  await page.getByRole('button', { name: 'Match 2 names' }).click();
  await expect(page.getByText('2 students matched.').first()).toBeVisible();
  await expect(page.getByText('All names are matched')).toBeVisible();
  await signOut(context);
  const student = await User.findOne({ name: 'Aarav Patel' }).orFail().lean();
  await signIn(context, site, student.email);
  await page.goto('/app/student');
  await expect(page.getByRole('region', { name: 'Your agency' })).toContainText('Banyan Lane Education');
});
