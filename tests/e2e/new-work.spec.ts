import type { Page } from '@playwright/test';
import { Types } from 'mongoose';
import { enquire } from '@/lib/services/people/enquiries';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';
import { applied } from '../support/applied';
import { openAs } from '../support/desk';
import { type Person, person } from '../support/people';
import { expect, signIn, test } from '../support/site';
import { WALKED_SIZES } from '../support/tiers';

/** Application of this student whose paper came in. */
async function paperToCheck(student: Person, counsellor: Person): Promise<string> {
  const signed = { by: student.user._id, byRole: 'student', byName: student.user.name, at: new Date() };
  const { _id } = await Application.create({
    userId: student.userId,
    studentName: student.user.name,
    courseId: new Types.ObjectId(),
    country: 'UK',
    university: 'Pair University',
    course: 'Nursing',
    year: new Date().getFullYear() + 1,
    month: 'Sep',
    status: 'Documents Requested',
    counsellorId: counsellor.userId,
    waitsSince: new Date(),
    checkSince: new Date(),
    items: [{ kind: 'reference', label: 'Bank statement', state: 'received', asked: signed, answered: signed }],
  } as never);
  return String(_id);
}

/** How many rows of the table stand whole in the first screen. */
const rowsInSight = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('tbody tr')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length;
  });

for (const viewport of WALKED_SIZES) {
  const at = `at ${viewport.width} px`;

  test(`two counsellors on one paper: the later one is asked, and nothing is overwritten unseen, ${at} @long`, async ({
    browser,
    site,
  }) => {
    const [kavya, harpreet] = [
      await person('team', { name: 'Kavya Rao' }),
      await person('team', { name: 'Harpreet Gill' }),
    ];
    const student = await person('student', { name: `Pair Student ${viewport.width}` });
    const id = await paperToCheck(student, kavya);
    const desk = { browser, site, width: viewport.width };
    const hers = await openAs(desk, kavya, `/app/team/applications/${id}`);
    const his = await openAs(desk, harpreet, `/app/team/applications/${id}`);
    // Her page stays as it was: what he does is asked about all the same.
    await hers.getByRole('button', { name: /^Return… ?: Bank statement$/ }).click();
    const reason = hers.getByRole('dialog', { name: 'Return “Bank statement”?' });
    await reason.getByRole('textbox', { name: 'Reason' }).fill('It is too old.');
    await his.getByRole('button', { name: /^Accept ?: Bank statement$/ }).click();
    const itemNow = async () => (await Application.findById(id).lean())?.items?.[0];
    await expect.poll(async () => (await itemNow())?.state).toBe('accepted');
    await reason.getByRole('button', { name: 'Return', exact: true }).click();
    const question = hers.getByRole('dialog', { name: '“Bank statement” was changed' });
    await expect(question).toContainText('Accepted a moment ago by Harpreet Gill. Return it anyway?');
    expect((await itemNow())?.state).toBe('accepted');
    await question.getByRole('button', { name: 'Keep as it is' }).click();
    // What she typed is still there.
    await expect(reason.getByRole('textbox', { name: 'Reason' })).toHaveValue('It is too old.');
    await reason.getByRole('button', { name: 'Return', exact: true }).click();
    await question.getByRole('button', { name: 'Return', exact: true }).click();
    await expect.poll(itemNow).toMatchObject({ state: 'redo', reason: 'It is too old.' });
  });

  test(`a counsellor’s first acts on new work: seen, taken, moved, undone, written about, ${at} @long`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await Application.updateMany({ counsellorId: null }, { $set: { counsellorId: new Types.ObjectId() } });
    await Enquiry.deleteMany({});
    const counsellor = await person('team', { name: 'First Counsellor' });
    const student = await person('student', { name: 'New Student' });
    const { id } = await applied(student);
    await Application.updateOne({ _id: id }, { $set: { counsellorId: null } });
    await enquire({
      name: 'Asha Asks',
      email: 'asha.asks@example.com',
      mobile: '+919000011111',
      message: 'Which intake?',
    });
    await signIn(context, site, counsellor.viewer.email);
    // 1, 2: My work begins with what is new; the bell has the enquiry.
    await page.goto('/app/team');
    const main = page.getByRole('main');
    const take = (whom: string) => main.getByRole('button', { name: new RegExp(`^Assign to me ?: ${whom}$`) });
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('New');
    await page
      .getByRole('button', { name: /notification/i })
      .first()
      .click();
    await expect(page.getByText('Asha Asks asked for a call back.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // 3: the application is taken, and stays until it is looked at.
    await take('New Student').click();
    await expect(page.getByText('Assigned to you.').first()).toBeVisible();
    await expect(take('New Student')).toHaveCount(0);
    expect(String((await Application.findById(id).lean())?.counsellorId)).toBe(counsellor.userId);
    // 4, 5: under review, undone, and again.
    const review = main.getByRole('button', { name: /^Under Review ?: New Student$/ });
    await review.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await Application.findById(id).lean())?.status).toBe('Pending');
    await review.click();
    await expect.poll(async () => (await Application.findById(id).lean())?.status).toBe('Under Review');
    await expect(review).toHaveCount(0);
    // 6, 7: the enquiry is taken; only then it opens, with its number.
    await expect(main.getByRole('link', { name: 'Asha Asks' })).toHaveCount(0);
    await take('Asha Asks').click();
    await expect(main.getByRole('link', { name: 'Asha Asks', exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Asha Asks', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+919000011111');
    await expect(main.getByRole('link', { name: 'My work' })).toBeVisible();
    // 8: how far it is.
    await main.getByRole('combobox', { name: 'Stage' }).selectOption('contacted');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Contacted').first()).toBeVisible();
    // 9: three papers, one due day.
    await page.goto(`/app/team/applications/${id}`);
    await page.getByRole('button', { name: 'Request items…' }).click();
    const ask = page.getByRole('dialog', { name: 'What do you need?' });
    await expect(ask.getByRole('checkbox').nth(2)).toBeVisible();
    for (const box of (await ask.getByRole('checkbox').all()).slice(0, 3)) await box.check();
    await ask.getByLabel('Due on').fill('2031-01-31');
    await ask.getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(ask).toBeHidden();
    const due = (await Application.findById(id).lean())?.items?.map(({ dueOn }) => dueOn);
    expect(due).toEqual(['2031-01-31', '2031-01-31', '2031-01-31']);
    // 10: a note is no message.
    const notes = page.getByRole('region', { name: 'Internal notes' });
    await notes.getByLabel('Staff note').fill('Father pays.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByRole('log')).toContainText('Father pays.');
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('textbox').fill('The next one is due on {due}.');
    await messages.getByRole('button', { name: 'Send' }).click();
    await expect(messages.getByRole('alert')).toHaveText('Please fill in these first: {due}, the next due date.');
    await expect(messages.getByRole('textbox')).toHaveValue('The next one is due on {due}.');
  });
}

test('nine rows of applications, students and agents stand in a screen of 1280 x 800, and a wide screen is used @long', async ({
  page,
  loginAs,
}) => {
  const company = 'Sandhu & Brar Overseas Education Consultants and Immigration Services Private Limited';
  const agency = await person('agent', { name: 'Long Agent', company_name: company });
  await Promise.all(
    Array.from({ length: 10 }, (_none, n) => person('student', { name: `Long Name ${n}`, addedBy: agency.user._id })),
  );
  await Promise.all(
    Array.from({ length: 10 }, (_none, n) => person('agent', { name: `Agent ${n}`, company_name: company })),
  );
  const students = await User.find({ addedBy: agency.user._id }).lean();
  for (const [place, { _id, name }] of students.entries()) {
    await Application.create({
      userId: _id,
      studentName: name,
      agentId: agency.user._id,
      courseId: new Types.ObjectId(),
      country: 'UK',
      university: 'University of Highlands, Islands and Very Long Names Indeed',
      course: 'Master of Science in Advanced Computing with Artificial Intelligence and a Year in Industry',
      year: new Date().getFullYear() + 1,
      month: 'Sep',
      status: place % 2 ? 'Documents Requested' : 'Conditional Offer',
      waitsSince: new Date(),
    } as never);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await loginAs('admin');
  const lists = [
    '/app/admin/applications/list?search=Long+Name',
    '/app/admin/applications/list',
    `/app/admin/applications/list?agency=${agency.userId}`,
    '/app/admin/students',
    `/app/admin/students?agency=${agency.userId}`,
    '/app/admin/agents',
  ];
  for (const list of lists) {
    await page.goto(list);
    await expect(page.getByRole('main').getByRole('row').nth(9)).toBeVisible();
    expect(await rowsInSight(page), list).toBeGreaterThanOrEqual(9);
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/app/admin/applications/list', '/app/admin/applications']) {
    await page.goto(path);
    const { width } = (await page.getByRole('main').locator('.uses-width').boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(1500);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  }
});
