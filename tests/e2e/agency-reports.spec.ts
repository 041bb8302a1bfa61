import { Application } from '@/models/application';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { everybody, person } from '../support/people';
import { expect, signIn, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

test('an owner looks at the week, takes a month out and renames the agency; a manager sees their branches @long', async ({
  page,
  context,
  site,
}, info) => {
  test.setTimeout(180_000);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
  const oneDay = new Date(Date.now() - 30 * 3_600_000);
  const { _id } = await Prospect.create({ agencyId: owner._id, name: 'Left lying', source: 'fair' });
  await Prospect.collection.updateOne({ _id }, { $set: { createdOn: oneDay } });

  await signIn(context, site, owner.email);
  for (const width of WALKED_WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/app/agent/reports');
      await expect(page.getByRole('heading', { name: 'Workload' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Applications waiting for' })).toContainText('Karan Dhillon');
      await expect(page.getByRole('table', { name: 'By source' })).toContainText('Fair');
      await expect(page.getByRole('table', { name: 'Visas' })).toBeVisible();
      // Every figure is within the page, and none is cut off.
      const cut = page
        .locator('table')
        .evaluateAll(
          (tables) => tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
        );
      expect([width, await cut, await sideways()]).toEqual([width, 0, 0]);
      await page.screenshot({ path: info.outputPath(`reports-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d{2}.*\.xlsx$/);

  await page.goto('/app/agent/people');
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Agency name').fill('Banyan Grove');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your agency’s name was saved.').first()).toBeVisible();
  await expect(page.getByText('Banyan Grove').first()).toBeVisible();
  await expect
    .poll(() => User.countDocuments({ role: 'student', addedBy: owner._id, company_name: { $ne: 'Banyan Grove' } }))
    .toBe(0);
  await expect.poll(() => Application.countDocuments({ agentId: owner._id, agency: { $ne: 'Banyan Grove' } })).toBe(0);
  await page.request.patch('/api/v1/agency', { data: { name: owner.company_name } });
  await signOut(context);

  await signIn(context, site, 'kavita.iyer@example.com');
  await page.goto('/app/agent/reports');
  await expect(page.getByText('Your branches,')).toBeVisible();
  await signOut(context);
  const counsellor = await User.findOne({ name: 'Karan Dhillon' }).orFail().lean();
  await signIn(context, site, counsellor.email);
  await page.goto('/app/agent/reports');
  await expect(page.getByRole('heading', { name: 'Workload' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
});

for (const width of WALKED_WIDTHS) {
  test(`an agency says that an application is theirs, an admin decides, both read it, ${width} px wide @long`, async ({
    page,
    context,
    site,
  }, info) => {
    await page.setViewportSize({ width, height: 844 });
    const fits = async (name: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true });
    };
    const who = await everybody();
    const bridge = await person('agent', { company_name: `Bridge ${width}` });
    const its = await application(who.student, who.agent);
    await its.consent(who.student);
    await its.move(who.team, 'Under Review');
    await its.move(who.team, 'Submitted');
    const { university } = await Application.findById(its.id).orFail().lean();
    const dialog = page.getByRole('dialog');

    await signIn(context, site, bridge.user.email);
    await page.goto('/app/agent/student-requests');
    await page.getByRole('button', { name: 'Tell our team' }).click();
    await dialog.getByLabel('Student’s email').fill(who.student.user.email);
    await dialog.getByLabel('University').fill(university);
    await dialog.getByLabel('Reason').fill('We counselled the student in March and sent the papers.');
    await fits('agency-window');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Under review').first()).toBeVisible();
    await fits('agency-asked');
    await signOut(context);

    await signIn(context, site, who.admin.user.email);
    await page.goto('/app/admin/credit-disputes');
    const dispute = page.getByRole('region', { name: `Bridge ${width}: ${university}` });
    await expect(dispute).toContainText('We counselled the student in March');
    await fits('staff-page');
    await dispute.getByRole('button', { name: /^Decide/ }).click();
    await dialog.getByLabel(`Share for Bridge ${width}`).fill('40');
    await dialog.getByLabel('Reason').fill('Both worked for it.');
    await fits('staff-window');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dispute).toContainText(`40% for Bridge ${width}. Both worked for it.`);
    await fits('staff-decided');
    await signOut(context);

    await signIn(context, site, bridge.user.email);
    await page.goto('/app/agent/student-requests');
    await expect(page.getByText('Your share: 40%')).toBeVisible();
    await fits('agency-decided');
  });
}
