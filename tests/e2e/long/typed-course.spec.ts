import { AgencyCourse } from '@/models/agency-course';
import { expectAxeClean } from '../../support/axe';
import { person } from '../../support/people';
import { expect, signIn, test } from '../../support/site';

const MARK = 'Entered by the agency, not in the catalogue';

test('an agent applies to a course that isn’t listed, and the student and staff read that it was typed', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const agent = await person('agent', { company_name: 'Himal Overseas' });
  const student = await person('student', { addedBy: agent.user._id, name: 'Sabina Magar' });
  const team = await person('team');
  const typed = { agencyId: agent.user._id, identity: 'x', country: 'UK', university: 'Tidal College' } as const;
  const before = { course: 'BSc Waves', tuitionFeeMinor: 950_000, currency: 'GBP' };
  await AgencyCourse.create({ ...typed, ...before, by: agent.user._id });

  await signIn(context, site, agent.user.email);
  const profile = `/app/agent/view-profile/${student.userId}?tab=applications`;
  await page.goto(profile);
  const form = page.getByRole('dialog', { name: 'A course that isn’t listed' });
  const opener = page.getByRole('button', { name: 'A course that isn’t listed' });
  await opener.click();
  await form.getByLabel('University').fill('Tidal');
  await expectAxeClean(page);
  // What is typed stays.
  await page.keyboard.press('Escape');
  await page.reload();
  await opener.click();
  await expect(form.getByLabel('University')).toHaveValue('Tidal');
  await form.getByRole('button', { name: 'BSc Waves, Tidal College, UK' }).click();
  await expect(form.getByLabel('Tuition fee')).toHaveValue('9500');
  await form.getByLabel('Course').fill('MSc Ebb');
  await form.getByRole('button', { name: 'Add application' }).click();
  await expect(form.getByText('Please choose a year.').first()).toBeVisible();
  await form.getByLabel('Year').selectOption(String(new Date().getFullYear() + 1));
  await form.getByLabel('Month').selectOption('Sep');
  await form.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByText('Application added. The student is asked to confirm it.')).toBeVisible();
  await expect(form).toBeHidden();
  await page.goto(`${profile}&country=UK`);
  await expect(page.getByText(MARK)).toBeVisible();

  await signIn(context, site, student.user.email);
  await page.goto('/app/student/my-applications?country=UK');
  await expect(page.getByText(MARK)).toBeVisible();
  await page.getByRole('link', { name: 'View timeline of MSc Ebb' }).click();
  await expect(page.getByText(MARK)).toBeVisible();
  await expect(page.getByText('Himal Overseas', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'View course' })).toHaveCount(0);

  await signIn(context, site, team.user.email);
  await page.goto('/app/team/applications/list?search=MSc+Ebb');
  await expect(page.getByText(MARK)).toBeVisible();
  await page.getByRole('link', { name: 'Sabina Magar' }).click();
  await page.getByRole('button', { name: 'Replace course' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace with a course from the catalogue' });
  await replacing.getByLabel('Course', { exact: true }).fill('nursing');
  await replacing.getByRole('radio').first().check();
  await expectAxeClean(page);
  await replacing.getByRole('button', { name: 'Replace course' }).click();
  await expect(page.getByText('Course replaced in 1 application.')).toBeVisible();
  // The history alone says what was replaced.
  await expect(page.getByText(MARK, { exact: true })).toHaveCount(0);
});
