import type { Page } from '@playwright/test';
import { Types } from 'mongoose';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { PASSWORD, person } from '../support/people';
import { expect, test } from '../support/site';

/** Two documents that came in, of a counsellor of their own. */
async function withTwoToCheck() {
  const counsellor = await person('team', { name: 'Walk Counsellor' });
  const student = await person('student', { name: 'Walk Student' });
  const signed = { by: student.user._id, byRole: 'student', byName: 'Walk Student', at: new Date() };
  for (const label of ['First paper', 'Second paper']) {
    await Application.create({
      userId: student.userId,
      studentName: 'Walk Student',
      courseId: new Types.ObjectId(),
      country: 'UK',
      university: 'Walk University',
      course: `For the ${label}`,
      year: new Date().getFullYear() + 1,
      month: 'Sep',
      status: 'Documents Requested',
      counsellorId: counsellor.userId,
      waitsSince: new Date(),
      checkSince: new Date(),
      items: [{ kind: 'reference', label, state: 'received', asked: signed, answered: signed }],
    } as never);
  }
  return counsellor;
}

/** Counts presses of buttons, links and single keys; typing into a box is none. */
function presses(page: Page) {
  let count = 0;
  return {
    click: async (
      role: 'button' | 'link' | 'checkbox' | 'radio',
      name: string | RegExp,
      within: Pick<Page, 'getByRole'> = page,
    ) => {
      count++;
      await within.getByRole(role, { name }).first().click();
    },
    key: async (key: string) => {
      count++;
      await page.keyboard.press(key);
    },
    get count() {
      return count;
    },
  };
}

test('from sign-in to a document accepted and the next one in sight takes at most 4 presses', async ({ page }) => {
  const counsellor = await withTwoToCheck();
  const pressed = presses(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(counsellor.viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pressed.click('button', 'Sign in');
  await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'To check: First paper' })).toContainText('1 of 2');
  await pressed.key('a');
  await expect(page.getByRole('region', { name: 'To check: Second paper' })).toContainText('1 of 1');
  await expect(page.getByText('First paper')).toHaveCount(0);
  expect(pressed.count).toBeLessThanOrEqual(4);
  // A usual reason is one press more.
  await pressed.click('button', 'Not signed.');
  // Beside what is new, which is everyone's.
  await expect(page.getByRole('region', { name: /^To check/ })).toHaveCount(0);
  await expect(page.getByText('Second paper')).toHaveCount(0);
  const returned = await Application.findOne({ 'items.label': 'Second paper' }).lean();
  expect(returned?.items?.[0]).toMatchObject({ state: 'redo', reason: 'Not signed.' });
});

test('thirty students are handed over with at most 5 presses @long', async ({ page, loginAs }) => {
  const emily = await person('team', { name: 'Thirty Receiver' });
  const name = 'Thirty Handed';
  await Promise.all(Array.from({ length: 30 }, () => person('student', { name })));
  await loginAs('team');
  const pressed = presses(page);
  await page.goto('/app/team/students?search=Thirty+Handed&size=30');
  await pressed.click('checkbox', 'Select all on this page');
  await expect(page.getByText('30 selected')).toBeVisible();
  await pressed.click('button', 'Hand over…');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Hand over 30 students?');
  const radio = dialog.getByRole('radio', { name: 'Thirty Receiver' });
  if (await radio.isVisible()) await pressed.click('radio', 'Thirty Receiver', dialog);
  else {
    await dialog.getByLabel('Assign to').selectOption('Thirty Receiver');
    await pressed.key('Tab');
  }
  await pressed.click('button', 'Hand over', dialog);
  await expect(page.getByText('30 students handed over.')).toBeVisible({ timeout: 30_000 });
  expect(pressed.count).toBeLessThanOrEqual(5);
  expect(await User.countDocuments({ role: 'student', counsellorId: emily.userId })).toBe(30);
});

test('a task is added by the key T, stands in My work, and is done with a word @long', async ({ page, loginAs }) => {
  const student = await person('student', { name: 'Task Student' });
  await loginAs('team');
  await page.goto(`/app/team/view-profile/${student.userId}`);
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByText('No tasks yet.')).toBeVisible();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await expect(dialog.getByLabel('Task')).toBeFocused();
  await page.keyboard.type('Call about the passport');
  await page.keyboard.press('Enter');
  await expect(tasks.getByRole('button', { name: 'Done… Call about the passport' })).toBeVisible();
  await page.goto('/app/team');
  await page.getByRole('button', { name: 'Done… Call about the passport' }).click();
  await page.getByLabel('Outcome').fill('No answer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done… Call about the passport' })).toHaveCount(0);
  await page.goto(`/app/team/view-profile/${student.userId}`);
  await expect(tasks.getByText('No answer')).toBeVisible();
});

test('a note mentions a colleague by keyboard, and a template is inserted with its fields filled @long', async ({
  page,
  loginAs,
}) => {
  const student = await person('student', { name: 'Note Student' });
  const colleague = await person('team', { name: 'Zelda Mentioned' });
  await loginAs('team');
  await page.goto(`/app/team/view-profile/${student.userId}`);
  const notes = page.getByRole('region', { name: 'Internal notes' });
  await notes.getByRole('textbox').click();
  await page.keyboard.type('Please call, @zel');
  await expect(notes.getByRole('option', { name: 'Zelda Mentioned' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('textbox')).toHaveValue('Please call, @Zelda Mentioned ');
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('log')).toContainText('Please call, @Zelda Mentioned');
  await expect(notes.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => Notification.countDocuments({ userId: colleague.userId })).toBe(1);

  await page.goto('/app/team/reply-templates');
  await page.getByRole('button', { name: 'Add template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add template' });
  await dialog.getByLabel('Name').fill('Greeting');
  await dialog.getByLabel('Text').fill('Dear {name}, {oops}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is no field {oops}.')).toBeVisible();
  await dialog.getByLabel('Text').fill('Dear {name},');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The dialog's own text box holds these words too.
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dear {name},', { exact: true })).toBeVisible();
  await page.goto(`/app/team/messages/chat/${student.userId}`);
  await page.getByRole('button', { name: 'Insert a template' }).click();
  await page.getByRole('menuitem', { name: 'Greeting' }).click();
  await expect(page.getByRole('textbox', { name: 'Write to Note Student' })).toHaveValue('Dear Note Student,');
});
