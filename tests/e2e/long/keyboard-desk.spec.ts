import type { Locator, Page } from '@playwright/test';
import { Types } from 'mongoose';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { ReplyTemplate } from '@/models/reply-template';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { expectFocusShown, main, notes, pressAt, tabTo, typeInto } from '../../support/keyboard';
import { PASSWORD, person } from '../../support/people';
import { expect, test, untilInteractive } from '../../support/site';

test.describe.configure({ timeout: 240_000 });

/** A counsellor with two documents to check, of one student, and four more students. */
async function aDesk() {
  const counsellor = await person('team', { name: 'Keys Counsellor' });
  const colleague = await person('team', { name: 'Quentin Keys' });
  const inCharge = { counsellorId: new Types.ObjectId(counsellor.userId) };
  const [student] = await Promise.all([0, 1, 2, 3, 4].map((n) => person('student', { name: `Keysy Handed ${n}` })));
  if (!student) throw new Error('There is no student.');
  await User.updateMany({ name: /^Keysy Handed/ }, inCharge);
  const signed = { by: student.user._id, byRole: 'student', byName: 'Keysy Handed 0', at: new Date() };
  for (const label of ['First sheet', 'Second sheet']) {
    await Application.create({
      ...inCharge,
      userId: student.userId,
      studentName: 'Keysy Handed 0',
      courseId: new Types.ObjectId(),
      country: 'UK',
      university: 'Keys University',
      course: `Course of the ${label}`,
      year: new Date().getFullYear() + 1,
      month: 'Sep',
      status: 'Pending',
      history: [{ status: 'Pending', by: null, byRole: 'system', byName: '', reason: '', at: new Date() }],
      waitsSince: new Date(),
      checkSince: new Date(),
      items: [{ kind: 'reference', label, state: 'received', asked: signed, answered: signed }],
    } as never);
  }
  await ReplyTemplate.create({ name: 'Keys greeting', text: 'Dear {name}, we have news.', ownerId: null });
  return { counsellor, colleague, student };
}

/** Goes through an open menu by arrow to the entry, and takes it. */
async function takeFromMenu(page: Page, name: string) {
  const entry = page.getByRole('menuitem', { name, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let down = 0; down < 15 && !(await entry.evaluate((one) => one === document.activeElement)); down++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
}

/** Chooses who is in charge: of few by arrow, of many by the beginning of the name. */
async function chooseColleague(page: Page, dialog: Locator, name: string) {
  // How to choose depends on how many there are, so the dialog has to be there.
  await expect(dialog.getByText('Assign to')).toBeVisible();
  const radio = dialog.getByRole('radio', { name });
  if (!(await radio.isVisible())) return typeInto(page, dialog.getByLabel('Assign to'), name);
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let down = 0; down < 12 && !(await radio.isChecked()); down++) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

test('a counsellor’s day by keyboard alone: the ten usual acts, with the focus in sight at each', async ({ page }) => {
  const { counsellor, colleague, student } = await aDesk();

  await test.step('sign in', async () => {
    await page.goto('/login');
    await untilInteractive(page, 'main form');
    await typeInto(page, page.getByLabel(/^e-?mail/i), counsellor.viewer.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeFocused();
    await expectFocusShown(page);
  });

  await test.step('accept a document, and go to the next', async () => {
    const first = page.getByRole('region', { name: 'To check: First sheet' });
    await expect(first).toContainText('1 of 2');
    await pressAt(page, first.getByRole('button', { name: /Accept/ }));
    const second = page.getByRole('region', { name: 'To check: Second sheet' });
    await expect(second).toContainText('1 of 1');
    await expectFocusShown(page);
    await pressAt(page, second.getByRole('link', { name: /Keysy Handed 0/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Keysy Handed 0' })).toBeFocused();
    // The way back leads where one came from.
    await expect(main(page).getByRole('link', { name: 'My work' })).toHaveAttribute('href', '/app/team');
    await pressAt(page, page.getByRole('link', { name: 'View profile' }));
    await expect(page).toHaveURL(/view-profile/);
    await expect(page.getByRole('heading', { level: 1, name: 'Keysy Handed 0' })).toBeFocused();
  });

  await test.step('a note that mentions a colleague', async () => {
    const region = page.getByRole('region', { name: 'Internal notes' });
    await typeInto(page, region.getByRole('textbox'), 'Please call, @Quentin');
    await expect(region.getByRole('option', { name: 'Quentin Keys' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(region.getByRole('log')).toContainText('Please call, @Quentin Keys');
    await expect.poll(() => Notification.countDocuments({ userId: colleague.userId })).toBe(1);
    await expectFocusShown(page);
  });

  await test.step('make a task, and finish it', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'Add task' });
    await expect(dialog.getByLabel('Task')).toBeFocused();
    await page.keyboard.type('Call about the sheet');
    await page.keyboard.press('Enter');
    const done = page.getByRole('button', { name: 'Done… Call about the sheet' });
    await expect(done).toBeVisible();
    await expectFocusShown(page);
    await pressAt(page, done);
    await expect(page.getByLabel('Outcome')).toBeFocused();
    await page.keyboard.type('Reached');
    await page.keyboard.press('Enter');
    await expect(done).toHaveCount(0);
    expect(await Task.findOne({ title: 'Call about the sheet' }).lean()).toMatchObject({ word: 'Reached' });
    await expectFocusShown(page);
  });

  await test.step('answer with a template', async () => {
    await pressAt(page, main(page).getByRole('link', { name: 'Message', exact: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Keysy Handed 0' })).toBeFocused();
    await pressAt(page, page.getByRole('button', { name: 'Insert a template' }));
    await takeFromMenu(page, 'Keys greeting');
    const box = page.getByRole('textbox', { name: 'Write to Keysy Handed 0' });
    await expect(box).toHaveValue('Dear Keysy Handed 0, we have news.');
    await tabTo(page, box);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Dear Keysy Handed 0, we have news.');
    await expectFocusShown(page);
  });

  await test.step('narrow a list, and keep the view', async () => {
    await pressAt(page, page.getByRole('link', { name: 'Applications', exact: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await expectFocusShown(page);
    await pressAt(page, page.getByRole('link', { name: 'List', exact: true }));
    await expect(page).toHaveURL(/applications\/list/);
    await pressAt(page, page.getByRole('link', { name: 'Mine', exact: true }));
    await expect(page).toHaveURL(/charge=me/);
    await typeInto(page, page.getByLabel('Country'), 'UK');
    await expect(page).toHaveURL(/country=UK/);
    await expectFocusShown(page);
    await pressAt(page, page.getByRole('button', { name: 'Save this view' }));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel('Name'), 'British, mine');
    await page.keyboard.press('Enter');
    const tab = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'British, mine' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expectFocusShown(page);
  });

  await test.step('move an application and undo it, then with a reason', async () => {
    const course = page.getByRole('row').filter({ hasText: 'Course of the Second sheet' });
    await pressAt(page, course.getByRole('link', { name: 'Keysy Handed 0' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Keysy Handed 0' })).toBeFocused();
    const move = page.getByRole('button', { name: 'Move', exact: true });
    await pressAt(page, move);
    await takeFromMenu(page, 'Under Review');
    await expect(notes(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectFocusShown(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText("Undone. The status is 'Pending' again.")).toBeVisible();
    await expect(page.getByRole('list', { name: 'Application stages' })).toContainText('Pending');
    await pressAt(page, move);
    await takeFromMenu(page, 'Deferred…');
    const form = page.getByRole('form', { name: 'Move to Deferred' });
    await expect(form.getByLabel('Year of the new start')).toBeFocused();
    await page.keyboard.type(String(new Date().getFullYear() + 2));
    await typeInto(page, form.getByLabel('Month'), 'Sep');
    await typeInto(page, form.getByLabel('Who asked for it?'), 'The student');
    await typeInto(page, form.getByRole('textbox', { name: 'Reason' }), 'The student starts a year later.');
    await pressAt(page, form.getByRole('button', { name: 'Move', exact: true }));
    await expect(form).toHaveCount(0);
    await expectFocusShown(page);
    const moved = await Application.findOne({ course: 'Course of the Second sheet' }).lean();
    expect(moved).toMatchObject({ status: 'Deferred' });
    expect(moved?.history.at(-1)?.reason).toBe('The student starts a year later.');
  });

  await test.step('hand five students over', async () => {
    await pressAt(page, page.getByRole('link', { name: 'Students', exact: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'All Students' })).toBeVisible();
    await expectFocusShown(page);
    await typeInto(page, page.getByLabel('Search students'), 'keysy handed');
    await expect(page).toHaveURL(/search=keysy/);
    await expect(page.getByRole('checkbox', { name: /^Select Keysy Handed/ })).toHaveCount(5);
    await pressAt(page, page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space');
    await expect(page.getByText('5 selected')).toBeVisible();
    await pressAt(page, page.getByRole('button', { name: 'Hand over…' }));
    const dialog = page.getByRole('dialog');
    await chooseColleague(page, dialog, 'Quentin Keys');
    await pressAt(page, dialog.getByRole('button', { name: 'Hand over', exact: true }));
    await expect(page.getByText('5 students handed over.')).toBeVisible({ timeout: 30_000 });
    expect(await User.countDocuments({ name: /^Keysy Handed/, counsellorId: colleague.userId })).toBe(5);
    expect(await User.findById(student.userId, 'counsellorId').lean()).toMatchObject({
      counsellorId: colleague.user._id,
    });
    await expectFocusShown(page);
  });
});
