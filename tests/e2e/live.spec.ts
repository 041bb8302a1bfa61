import type { Browser, Page } from '@playwright/test';
import type { Month } from '@/lib/domain/courses/course';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import { applyToCourse } from '@/lib/services/applications/apply';
import { offeredMonths, offeredYears } from '@/lib/services/applications/intakes';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { saveBasicProfile } from '@/lib/services/people/profile/basic';
import { notify } from '@/lib/services/records/notices/notifications';
import { Course } from '@/models/course';
import { Message } from '@/models/message';
import { User } from '@/models/user';
import { openAs } from '../support/desk';
import { PNG } from '../support/files';
import { type Person, person } from '../support/people';
import { expect, type LaunchedSite, launchSite, type RunningSite, test, watch } from '../support/site';

/** A student's browser at one web process, a member of the team's at another, on one database. */

test.describe.configure({ timeout: 120_000 });
let first: LaunchedSite;
let student: Person;
let team: Person;

test.beforeEach(async () => {
  student = await person('student', { name: 'Asha Rao' });
  team = await person('team', { name: 'Tom Reed' });
});
test.beforeAll(async () => {
  // A hook has the limit of the configuration, not that of this file's tests.
  test.setTimeout(180_000);
  first = await launchSite({ courses: 100 });
});
test.afterAll(() => first?.stop());

const open = (browser: Browser, site: RunningSite, who: Person, path: string) => openAs({ browser, site }, who, path);
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /Write to/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};
const logOf = (page: Page) => page.getByRole('log');

test('messages, files, read marks, counts and notifications reach the other browser through another process', async ({
  browser,
}) => {
  const second = await first.another();
  const hers = await open(browser, first, student, `/app/student/messages/chat/${team.userId}`);
  const his = await open(browser, second, team, '/app/team/messages');
  const broken = [watch(hers), watch(his)];
  const streams: string[] = [];
  his.context().on('request', (request) => {
    if (request.url().endsWith('/api/v1/events')) streams.push(request.url());
  });
  const entry = his.getByRole('link', { name: /Asha Rao/ });
  await expect(entry).toBeVisible();
  await write(hers, 'Is my <b>visa</b> ready?');
  const sent = Date.now();
  await expect(entry).toContainText('Is my <b>visa</b> ready?');
  await expect(entry).toContainText('1 unread');
  console.log(`\nthe other process's contact list shows a message after ${Date.now() - sent} ms`);
  await expect(his.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(his.getByText('Asha Rao sent you a message.')).toBeVisible();
  await expect(logOf(hers).getByText('Sent', { exact: true })).toBeVisible();

  await entry.click();
  await expect(logOf(his).getByText('Is my <b>visa</b> ready?')).toBeVisible();
  await expect(logOf(hers).getByText('Read', { exact: true })).toBeVisible();
  await expect(his.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await his
    .getByLabel('Add files')
    .setInputFiles({ name: 'visa.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await write(his, 'Here it is.');
  const answered = Date.now();
  await expect(logOf(hers).getByText('Here it is.')).toBeVisible();
  console.log(`an open chat shows the answer after ${Date.now() - answered} ms`);
  await expect(logOf(hers).getByRole('link', { name: /visa\.png/ })).toHaveAttribute(
    'href',
    /\/api\/v1\/attachments\//,
  );

  // A second tab of his browser shares the connection.
  const opened = streams.length;
  const tab = await his.context().newPage();
  await tab.goto('/app/team');
  await expect(tab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await notify(team.userId, 'Asha Rao applied to a course.', '/applications');
  const told = Date.now();
  await expect(tab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  console.log(`a notification from another process shows after ${Date.now() - told} ms`);
  await expect(his.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(streams.length).toBe(opened);
  // The tab with the connection closes: the other one takes it over.
  await his.close();
  await expect.poll(() => streams.length).toBe(opened + 1);
  await notify(team.userId, 'Asha Rao applied again.', '/applications');
  await expect(tab.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  expect(broken.flat()).toEqual([]);
  await hers.context().close();
  await tab.context().close();
});

test('open pages follow a change made in another process, and keep what is being typed @long', async ({ browser }) => {
  const second = await first.another();
  const [course] = await Course.find().limit(1).lean();
  const { _id } = await applyToCourse(student.viewer, {
    courseId: String(course?._id),
    year: offeredYears(new Date())[1] as number,
    month: offeredMonths(intakesOf(course?.admissionIntake ?? ''))[0] as Month,
  });
  const hers = await open(browser, first, student, `/app/student/my-applications/${_id}`);
  const his = await open(browser, second, team, `/app/team/applications/${_id}`);
  const board = await open(browser, second, team, '/app/team/applications?q=Asha');
  await his.getByRole('button', { name: 'Move' }).click();
  await his.getByRole('menuitem', { name: 'Documents Requested' }).click();
  await his.getByRole('textbox', { name: 'Reason' }).fill('Half a reason');
  await hers.getByRole('button', { name: 'Withdraw' }).click();
  await hers.getByRole('textbox', { name: 'Reason' }).fill('Half a reason, too');

  await moveApplication(team.viewer, _id, { to: 'Under Review', reason: '' });
  const moved = Date.now();
  const shown = async (page: Page) => {
    await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible();
    return Date.now() - moved;
  };
  const after = await Promise.all([hers, his].map(shown));
  console.log(`open pages show a move of another process after ${after.join(' and ')} ms`);
  const card = board.getByRole('listitem').filter({ hasText: 'Under Review' });
  await expect(card.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  await expect(his.getByRole('textbox', { name: 'Reason' })).toHaveValue('Half a reason');
  await moveApplication(team.viewer, _id, { to: 'Rejected', reason: 'The course is full.' });
  await expect(hers.getByText('The course is full.')).toBeVisible();
  await expect(hers.getByRole('textbox', { name: 'Reason' })).toHaveValue('Half a reason, too');

  // Back to a page that was left before the change: it isn't shown as it was.
  await board.getByRole('link', { name: 'Students' }).first().click();
  await expect(board.getByRole('heading', { level: 1, name: 'All Students' })).toBeVisible();
  await saveBasicProfile(
    student.viewer,
    {
      name: 'Asha Rao Iyer',
      email: student.viewer.email,
      mobile: '+91 98765 43210',
    },
    { address: '127.0.0.1' },
  );
  await expect(board.getByRole('link', { name: 'Asha Rao Iyer' })).toBeVisible();
  for (const page of [hers, his, board]) await page.context().close();
});

test('a process restarts: nothing is missed, nothing doubled, and what was written meanwhile arrives once @long', async ({
  browser,
}) => {
  const second = await first.another();
  const hers = await open(browser, first, student, `/app/student/messages/chat/${team.userId}`);
  const his = await open(browser, second, team, `/app/team/messages/chat/${student.userId}`);
  await write(hers, 'Before');
  await expect(logOf(his).getByText('Before')).toBeVisible();
  process.kill(second.pid, 'SIGTERM');
  expect(await second.ended).toBe(0);
  await write(hers, 'While it was down');
  await write(his, 'Written while down');
  await expect(logOf(his).getByText('Not sent: Network error.')).toBeVisible();
  await first.another(Number(new URL(second.url).port));
  await expect(logOf(hers).getByText('Written while down')).toBeVisible({ timeout: 40_000 });
  await expect(logOf(his).getByText('While it was down')).toBeVisible();
  await expect(logOf(his).getByText('Not sent')).toHaveCount(0);
  await sendMessage(student.viewer, team.userId, { text: 'After', key: 'after-the-restart' });
  await expect(logOf(his).getByText('After')).toBeVisible();
  for (const page of [hers, his]) {
    for (const text of ['Before', 'While it was down', 'Written while down', 'After']) {
      await expect(logOf(page).getByText(text, { exact: true })).toHaveCount(1);
    }
  }
  expect(await Message.countDocuments({ text: 'Written while down' })).toBe(1);
  await hers.context().close();
  await his.context().close();
});

test('what is written stays until it is sent: over a reload, when refused, when the way is cut @long', async ({
  browser,
}) => {
  for (let index = 0; index < 40; index++) {
    const key = `earlier-${String(index).padStart(4, '0')}`;
    await sendMessage(team.viewer, student.userId, { text: `Earlier message ${index}`, key });
  }
  const hers = await open(browser, first, student, `/app/student/messages/chat/${team.userId}`);
  const box = hers.getByRole('textbox', { name: /Write to/ });
  await expect(logOf(hers).getByText('Earlier message 39')).toBeInViewport();
  await box.fill('A draft');
  await hers.reload();
  await expect(box).toHaveValue('A draft');
  await box.fill('x'.repeat(100_000));
  await box.press('Enter');
  await expect(hers.getByText('A message can have at most 4,000 characters. This one has 100,000.')).toBeVisible();
  await expect(box).toHaveValue('x'.repeat(100_000));
  await box.fill('  \n ');
  await box.press('Enter');
  await expect(hers.getByText('Please write a message.')).toBeVisible();

  await hers.route('**/api/v1/messages/*', (route) => {
    return route.request().method() === 'POST' ? route.abort() : route.continue();
  });
  await write(hers, 'Through the wall');
  await expect(logOf(hers).getByText('Not sent: Network error.')).toBeVisible();
  await expect(box).toHaveValue('');
  await hers.unroute('**/api/v1/messages/*');
  await hers.reload();
  await expect(logOf(hers).getByText('Sent', { exact: true })).toBeVisible();
  await expect(logOf(hers).getByText('Through the wall')).toHaveCount(1);
  expect(await Message.countDocuments({ text: 'Through the wall' })).toBe(1);

  const oldest = logOf(hers).getByText('Earlier message 11', { exact: true });
  await oldest.scrollIntoViewIfNeeded();
  await expect(logOf(hers).getByText('Earlier message 0', { exact: true })).toHaveCount(1);
  await expect(oldest).toBeInViewport();

  // Signed out everywhere, as a new password does: the page does not stay open over a session that ended.
  await User.updateOne({ _id: student.userId }, { $inc: { sessionVersion: 1 } });
  dropAccountStatus(student.userId);
  await expect(hers).toHaveURL(/\/login\?expired=1$/);
  await hers.context().close();
});
