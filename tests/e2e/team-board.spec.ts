import type { Locator, Page } from '@playwright/test';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { expect, test } from '../support/site';

let made = 0;

/** An application of the demo's student that stands at this status. */
async function applicationAt(status: ApplicationStatus, course: string) {
  const student = await User.findOne({ email: 'student@example.com' }).lean();
  made++;
  return Application.create({
    userId: student?._id,
    agentId: null,
    courseId: made.toString(16).padStart(24, 'c'),
    country: 'Canada',
    university: 'Selkirk College',
    course,
    year: new Date().getFullYear() + 1,
    month: 'Sep',
    status,
    history: [{ status, by: null, byRole: 'system', byName: '', reason: '', at: new Date() }],
  });
}

/** The board's column of a status. */
const columnOf = (page: Page, status: ApplicationStatus): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(status) }) });

test("a move on the team's board, by keyboard, asks why where it must and reaches the student's timeline", async ({
  page,
  loginAs,
}) => {
  const application = await applicationAt('Pending', 'Diploma in Board Testing');
  await loginAs('team');
  await page.goto('/app/team/applications?q=Board+Testing');
  const card = page.getByRole('article').filter({ hasText: 'Diploma in Board Testing' });
  await card.getByRole('button', { name: /^Move the application/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Under Review' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Documents Requested' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Move to Documents Requested?');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Why?').fill('Your passport scan is cut off.');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('The application is now: Documents Requested.').first()).toBeVisible();
  const column = columnOf(page, 'Documents Requested');
  await expect(column.getByRole('article').filter({ hasText: 'Diploma in Board Testing' })).toBeVisible();

  await loginAs('student');
  await page.goto(`/app/student/my-applications/${application._id}`);
  await expect(page.getByText('Your passport scan is cut off.')).toBeVisible();
});

test('a card is dragged with the mouse to a column its status may go to, and to no other', async ({
  page,
  loginAs,
}) => {
  const application = await applicationAt('Pending', 'Diploma in Dragging');
  await loginAs('team');
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/app/team/applications?q=Dragging');
  const card = page.getByRole('article').filter({ hasText: 'Diploma in Dragging' });
  await card.dragTo(columnOf(page, 'Submitted'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.dragTo(columnOf(page, 'Under Review'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Move to Under Review?');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(columnOf(page, 'Under Review').getByText('Diploma in Dragging')).toBeVisible();
  expect((await Application.findById(application._id).lean())?.status).toBe('Under Review');
});

test('of two staff who move one application, the later is told and sees the new state', async ({ page, loginAs }) => {
  const application = await applicationAt('Pending', 'Diploma in Races');
  await loginAs('team');
  await page.goto(`/app/team/applications/${application._id}`);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Documents Requested' }).click();
  // The other's move: the one asked for here would be possible from there as well.
  await Application.updateOne({ _id: application._id }, { $set: { status: 'Under Review' } });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill('The passport is missing.');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(
    dialog.getByText("Somebody else moved this application meanwhile: it is now 'Under Review'."),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible();
  expect((await Application.findById(application._id).lean())?.status).toBe('Under Review');
});
