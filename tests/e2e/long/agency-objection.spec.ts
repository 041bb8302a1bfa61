import { courseWords } from '@/lib/domain/applications/course-words';
import { Application } from '@/models/application';
import { application } from '../../support/applications';
import { expectAxeClean } from '../../support/axe';
import { handlingAgency } from '../../support/handling';
import { expect, signIn, test } from '../../support/site';
import { WALKED_SIZES } from '../../support/tiers';

for (const size of WALKED_SIZES) {
  test(`a student says this isn’t so, staff settle it, and a case goes back and forth, ${size.width} wide`, async ({
    page,
    context,
    site,
  }, info) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    const looked = async (of: string) => {
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, of).toBeLessThanOrEqual(0);
      await page.screenshot({ path: info.outputPath(`${of}-${size.width}.png`), fullPage: true });
      await expectAxeClean(page);
    };
    const { counsellor, student, team } = await handlingAgency();
    const its = await application(student, counsellor);
    await its.move(counsellor, 'Under Review');
    await its.consent(student);
    const dialog = page.getByRole('dialog');
    const as = (who: { user: { email: string } }) => signIn(context, site, who.user.email);
    const url = `/app/agent/applications/${its.id}`;
    const staffsUrl = `/app/team/applications/${its.id}`;
    const { studentName, ...course } = await Application.findById(its.id).orFail().lean();

    // What is typed in a move's form stays: another window moves the case meanwhile, and the way Back and forth.
    await as(counsellor);
    await page.goto('/app/agent/applications');
    await page.goto(url);
    const moving = page.getByRole('form', { name: 'Move to Submitted' });
    const openMove = async () => {
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Submitted…', exact: true }).click();
    };
    await openMove();
    await moving.getByLabel('Evidence reference').fill('Portal 77');
    await looked('move');
    const other = await context.newPage();
    await other.goto(url);
    await other.getByRole('button', { name: 'Move', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Documents Requested…', exact: true }).click();
    await other.getByRole('textbox', { name: 'Reason' }).fill('One more paper.');
    await other.getByRole('form').getByRole('button', { name: 'Move', exact: true }).click();
    await expect(other.getByText('Status changed to Documents Requested.')).toBeVisible();
    await other.close();
    await moving.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(/Documents Requested/).first()).toBeVisible();
    await expect(moving.getByLabel('Evidence reference')).toHaveValue('Portal 77');
    await looked('two-tabs');
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/agent\/applications$/);
    await page.goForward();
    await expect(page.getByText(/Documents Requested/).first()).toBeVisible();
    await looked('back-and-forth');
    await its.say(counsellor, 'Submitted', { reference: 'Portal 77' });

    await as(team);
    await page.goto('/app/team/applications');
    await expect(page.getByRole('link', { name: studentName })).toHaveCount(0);
    await page.goto('/app/team/applications?handler=agency');
    await expect(page.getByText(studentName).first()).toBeVisible();
    await looked('staff-filter');
    await page.goto(staffsUrl);
    await looked('staff-before');

    await as(student);
    await page.goto(`/app/student/my-applications/${its.id}`);
    await looked('student-before');
    await page.getByRole('button', { name: /^This is not true/ }).click();
    await dialog.getByLabel('What is wrong').fill('They have never heard of me.');
    await looked('objecting');
    await dialog.getByRole('button', { name: 'Tell our team' }).click();
    await expect(page.getByText('The student says this is not true').first()).toBeVisible();
    await looked('student-after');

    await as(counsellor);
    await page.goto(url);
    await looked('agency-after');

    await as(team);
    await page.goto('/app/team/notifications');
    await expect(page.getByText(`${studentName}, ${courseWords(course)}: the student says`).first()).toBeVisible();
    await page.goto('/app/team?charge=all');
    await expect(page.getByText(studentName).first()).toBeVisible();
    await looked('staff-work');
    await page.goto(staffsUrl);
    await looked('staff-after');
    await page.getByRole('button', { name: 'Decide…' }).click();
    await dialog.getByLabel('It is not true').check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The university has no such application.');
    await looked('settling');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/it is not true\. The university has no such application\./).first()).toBeVisible();
    await looked('settled');

    await page.getByRole('button', { name: /^Hand over to/ }).click();
    await looked('handing');
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(page.getByText('Handled by Himal Overseas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Take over…' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The student asked us.');
    await dialog.getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Hand over to/ })).toBeVisible();
    await looked('taken-over');
    const { status, handler } = await Application.findById(its.id).orFail().lean();
    expect([status, handler?.kind]).toEqual(['Documents Requested', 'staff']);
  });

  test(`the right to handle: named, allowed, withdrawn, and the site’s own agency, ${size.width} wide`, async ({
    page,
    context,
    site,
  }, info) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    const looked = async (of: string) => {
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, of).toBeLessThanOrEqual(0);
      await page.screenshot({ path: info.outputPath(`${of}-${size.width}.png`), fullPage: true });
      await expectAxeClean(page);
    };
    const { owner, admin } = await handlingAgency();
    const dialog = page.getByRole('dialog');
    const as = (who: { user: { email: string } }) => signIn(context, site, who.user.email);
    await as(owner);
    await page.goto('/app/agent/people');
    await page.getByRole('button', { name: 'Name a university…' }).click();
    await dialog.getByLabel('Country').selectOption('UK');
    await dialog.getByLabel('University').fill('University of Leeds');
    await looked('naming');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Not allowed yet')).toBeVisible();
    await looked('named');

    await as(admin);
    await page.goto(`/app/admin/agents/${owner.userId}/handling`);
    await page.getByRole('button', { name: /^Allow.*University of Leeds, UK$/ }).click();
    await expect(page.getByText('Not allowed yet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Allow more…' }).click();
    await dialog.getByLabel('Country').selectOption('Canada');
    await looked('allowing');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Canada', { exact: false }).first()).toBeVisible();
    await looked('allowed');
    await page
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .click();
    await looked('withdrawing');
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await looked('withdrawn');

    await page.goto('/app/admin/site?section=about');
    await page.getByRole('button', { name: 'Name your agency…' }).click();
    await dialog.getByLabel('Agency', { exact: true }).selectOption('A new agency…');
    await dialog.getByLabel('Name of the agency').fill(`Everest ${size.width}`);
    await dialog.getByLabel('Owner’s name').fill('Olga Own');
    await dialog.getByLabel('Owner’s email').fill(admin.user.email);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await looked('own-refused');
    await dialog.getByLabel('Owner’s email').fill(`olga${size.width}@example.com`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`Everest ${size.width}`).first()).toBeVisible();
    await looked('own');
    await page.getByRole('button', { name: 'Change…' }).first().click();
    await dialog.getByLabel('Agency', { exact: true }).selectOption('None');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('None. Our team handles all applications.')).toBeVisible();
  });
}
