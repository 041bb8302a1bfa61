import type { Locator, Page } from '@playwright/test';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { expect, test } from '../support/site';

let made = 0;

/** Application of the demo's student that stands at this status. */
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
  await card.getByRole('button', { name: /^Move .*’s application/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Under Review' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Documents Requested' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('form', { name: 'Move to Documents Requested' });
  await expect(question.getByLabel('Reason', { exact: true })).toBeFocused();
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(question.getByText('Please enter a reason.')).toBeVisible();
  // A usual reason is a press away, and can be changed.
  await question.getByRole('button', { name: 'A document could not be read.' }).click();
  await expect(question.getByLabel('Reason', { exact: true })).toHaveValue('A document could not be read.');
  await question.getByLabel('Reason', { exact: true }).fill('Your passport scan is cut off.');
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Status changed to Documents Requested.').first()).toBeVisible();
  const column = columnOf(page, 'Documents Requested');
  await expect(column.getByRole('article').filter({ hasText: 'Diploma in Board Testing' })).toBeVisible();

  await loginAs('student');
  await page.goto(`/app/student/my-applications/${application._id}`);
  await expect(page.getByText('Your passport scan is cut off.')).toBeVisible();
});

test('a card is dragged with the mouse to a column its status may go to, and to no other @long', async ({
  page,
  loginAs,
}) => {
  const application = await applicationAt('Pending', 'Diploma in Dragging');
  await loginAs('team');
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/app/team/applications?q=Dragging');
  const card = page.getByRole('article').filter({ hasText: 'Diploma in Dragging' });
  await card.dragTo(columnOf(page, 'Submitted'));
  await expect(columnOf(page, 'Pending').getByText('Diploma in Dragging')).toBeVisible();
  await card.dragTo(columnOf(page, 'Under Review'));
  await expect(columnOf(page, 'Under Review').getByText('Diploma in Dragging')).toBeVisible();
  expect((await Application.findById(application._id).lean())?.status).toBe('Under Review');
  // Dropped where a reason is needed, it asks for it in the card.
  await card.dragTo(columnOf(page, 'Documents Requested'));
  await expect(card.getByRole('form', { name: 'Move to Documents Requested' })).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  expect((await Application.findById(application._id).lean())?.status).toBe('Under Review');
});

test('of two staff who move one application, the later is told and sees the new state @long', async ({
  page,
  loginAs,
}) => {
  const application = await applicationAt('Pending', 'Diploma in Races');
  await loginAs('team');
  await page.goto(`/app/team/applications/${application._id}`);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Documents Requested' }).click();
  // The other's move: the one requested here would be possible from there as well.
  await Application.updateOne({ _id: application._id }, { $set: { status: 'Under Review' } });
  const question = page.getByRole('form', { name: 'Move to Documents Requested' });
  await question.getByLabel('Reason', { exact: true }).fill('The passport is missing.');
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(
    question.getByText("Someone else changed this application just now. Its status is 'Under Review'."),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible();
  expect((await Application.findById(application._id).lean())?.status).toBe('Under Review');
});

/** Holds what the page reads again from the server. Returns what lets it through. */
async function readingHeld(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/_rsc=/, async (route) => {
    await held;
    await route.fallback();
  });
  return letThrough;
}

test('a question that is open while its application changes says where it stands now, and moves it from there @long', async ({
  page,
  loginAs,
}) => {
  const application = await applicationAt('Pending', 'Diploma in Meanwhile');
  const stored = async () => (await Application.findById(application._id).lean())?.status;
  await loginAs('team');
  await page.goto(`/app/team/applications/${application._id}`);
  // By keyboard: the note about the Undo may lie over the button.
  const ask = async () => {
    await page.getByRole('button', { name: 'Move', exact: true }).first().press('Enter');
    await page.getByRole('menuitem', { name: 'Documents Requested' }).press('Enter');
  };
  const question = page.getByRole('form', { name: 'Move to Documents Requested' });
  const submit = question.getByRole('button', { name: 'Move' });

  // Undone by this person, while the page is slow to read again where it stands.
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Under Review' }).click();
  await expect(page.getByText('Status changed to Under Review.')).toBeVisible();
  await expect(page.getByText(/^Under Review, /).first()).toBeVisible();
  let letThrough = await readingHeld(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText("Undone. The status is 'Pending' again.")).toBeVisible();
  await ask();
  await question.getByLabel('Reason', { exact: true }).fill('The passport is missing.');
  letThrough();
  await expect(
    question.getByText(
      "The status of this application has changed to 'Pending'. Please choose the next status from there.",
    ),
  ).toBeVisible();
  await expect(question.getByLabel('Reason', { exact: true })).toHaveValue('The passport is missing.');
  await submit.click();
  await expect(question).toBeHidden();
  expect(await stored()).toBe('Documents Requested');

  // Moved by somebody else: refused once, and possible after what was read.
  await Application.updateOne({ _id: application._id }, { $set: { status: 'Pending' } });
  // What this person did seconds ago lets the page read again after its opening, perhaps after the change below.
  letThrough = await readingHeld(page);
  await page.reload();
  await ask();
  await Application.updateOne({ _id: application._id }, { $set: { status: 'Under Review' } });
  await question.getByLabel('Reason', { exact: true }).fill('The passport is missing.');
  await submit.click();
  await expect(question.getByText(/^Someone else changed this application just now/)).toBeVisible();
  letThrough();
  await expect(
    question.getByText(
      "The status of this application has changed to 'Under Review'. Please choose the next status from there.",
    ),
  ).toBeVisible();
  await submit.click();
  await expect(question).toBeHidden();
  expect(await stored()).toBe('Documents Requested');
});

test('a move without a reason is one press after its target is chosen, and is undone by mouse and by keyboard @long', async ({
  page,
  loginAs,
}) => {
  const application = await applicationAt('Pending', 'Diploma in Undoing');
  await applicationAt('Pending', 'Diploma in Undoing, the next');
  const stored = async () => (await Application.findById(application._id).lean())?.status;
  await loginAs('team');
  await page.goto('/app/team/applications?q=Undoing');
  const card = page.getByRole('article').filter({ hasText: /Diploma in Undoing$|Diploma in Undoing[^,]/ });
  const menuOf = (one: Locator) => one.getByRole('button', { name: /^Move .*’s application/ });
  const moved = page.getByText('Status changed to Under Review.');

  await menuOf(card).click();
  await page.getByRole('menuitem', { name: 'Under Review' }).click();
  await expect(columnOf(page, 'Under Review').getByText('Diploma in Undoing')).toBeVisible();
  await expect(moved).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText("Undone. The status is 'Pending' again.")).toBeVisible();
  await expect(columnOf(page, 'Pending').getByRole('article')).toHaveCount(2);
  expect(await stored()).toBe('Pending');

  await menuOf(card).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Under Review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columnOf(page, 'Pending').getByRole('article')).toHaveCount(1);
  // The place is kept: the next card of the column has the focus.
  await expect(menuOf(columnOf(page, 'Pending').getByRole('article'))).toBeFocused();
  await expect(moved).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(columnOf(page, 'Pending').getByRole('article')).toHaveCount(2);
  expect(await stored()).toBe('Pending');
});

test('a column that was folded is narrow at the next visit, and takes cards @long', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const application = await applicationAt('Pending', 'Diploma in Folding');
  await applicationAt('Under Review', 'Diploma in Folding, folded');
  await loginAs('team');
  await page.goto('/app/team/applications?q=Folding');
  await page.getByRole('button', { name: 'Collapse Under Review' }).click();
  await expect(columnOf(page, 'Under Review').getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand Under Review' })).toBeVisible();
  await expect(columnOf(page, 'Under Review').getByRole('heading')).toHaveText(/Under Review\s*1/);
  await page.getByRole('article').filter({ hasText: 'Diploma in Folding' }).dragTo(columnOf(page, 'Under Review'));
  await expect(columnOf(page, 'Under Review').getByRole('heading')).toHaveText(/Under Review\s*2/);
  await page.getByRole('button', { name: 'Expand Under Review' }).click();
  await expect(columnOf(page, 'Under Review').getByRole('article')).toHaveCount(2);
  expect((await Application.findById(application._id).lean())?.status).toBe('Under Review');
});
