import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { expect, signIn, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';
import { xlsx } from '../support/workbooks';

for (const width of WALKED_WIDTHS) {
  test(`a walk-in is registered by phone alone, called, followed up and made a student, ${width} wide @long`, async ({
    page,
    loginAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await loginAs('agent');
    const name = `Komal Walkin ${width}`;
    await page.goto('/app/agent/leads');
    await page.getByRole('button', { name: 'Add lead' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Mobile').fill(width === 390 ? '98140 77701' : '98140 77702');
    await dialog.getByRole('button', { name: 'Add lead', exact: true }).click();
    await page.getByRole('link', { name }).click();

    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+919814077/);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/919814077\d+\?text=Hello/,
    );
    await page.getByRole('textbox', { name: /^Note/ }).fill('Wants nursing in Canada.');
    await page.getByLabel('Follow-up date').fill('2027-01-15');
    await page.getByRole('button', { name: 'Spoke with them' }).click();
    await expect(page.getByText('Call on 15 Jan 2027', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Wants nursing in Canada.');

    // A second step beside the first; each is done by itself.
    await page.getByRole('button', { name: 'Add follow-up' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2027-01-08');
    await page.getByLabel('Type').selectOption('task');
    await page.getByLabel('Details').fill('bank letter');
    await page.getByRole('button', { name: 'Add follow-up' }).click();
    const steps = page.getByRole('list', { name: 'Follow-ups' }).getByRole('listitem');
    await expect(steps).toHaveText([/Task on 8 Jan 2027, bank letter/, /Call on 15 Jan 2027/]);
    await page.getByRole('button', { name: 'Done: Task on 8 Jan 2027' }).click();
    await expect(steps).toHaveText([/Call on 15 Jan 2027/]);
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Done: Task on 8 Jan 2027: bank letter');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.getByRole('button', { name: 'Convert to student' }).click();
    await dialog.getByLabel('Email').fill(`komal.${width}@example.com`);
    await dialog.getByRole('button', { name: 'Convert to student' }).click();
    await page.getByRole('link', { name: 'Follow-up' }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Converted to student');
    expect(await Prospect.countDocuments({ name, stage: 'student' })).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

test('all leads that match are given to a colleague in five presses, and back with one @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('agent');
  const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
  const to = await User.findOne({
    'agency.id': owner._id,
    'agency.role': 'counsellor',
    disabled: { $ne: true },
  }).orFail();
  const lead = { agencyId: owner._id, source: 'fair' as const, wishes: 'Fair of 2026' };
  const names = Array.from({ length: 23 }, (_none, at) => `Fairgoer ${at}`);
  await Prospect.create(names.map((name) => ({ ...lead, name, nameKey: name.toLowerCase() })));
  const given = () => Prospect.countDocuments({ wishes: lead.wishes, memberId: to._id });
  await page.goto('/app/agent/leads?search=Fairgoer');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check({ force: true });
  await page.getByRole('button', { name: 'Select all 23 that match' }).click();
  await page.getByRole('button', { name: 'Assign to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign to: 23 leads' });
  await dialog.getByLabel('Owner').selectOption({ label: to.name });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  const result = page.getByRole('region', { name: 'Last change' });
  await expect(result.getByRole('status')).toHaveText(`23 leads assigned to ${to.name}.`);
  expect(await given()).toBe(23);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result.getByRole('status')).toHaveText(`Undone for 23 leads: assigned to ${to.name}.`);
  expect(await given()).toBe(0);
  await expect(result.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

for (const width of WALKED_WIDTHS) {
  test(`a front desk registers a walk-in by phone alone and notes the visit, and reads no notes, ${width} wide @long`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(context, site, 'farhan.ali@example.com');
    const name = `Gagan Walkin ${width}`;
    await page.goto('/app/agent/leads');
    await page.getByRole('button', { name: 'Add lead' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Mobile').fill(width === 390 ? '98140 77711' : '98140 77712');
    await dialog.getByRole('button', { name: 'Add lead', exact: true }).click();
    await page.getByRole('link', { name }).click();

    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+919814077/);
    await page.getByRole('textbox', { name: /^Note/ }).fill('Came with her father.');
    await page.getByLabel('Follow-up date').fill('2027-01-18');
    await page.getByLabel('Type').selectOption('visit');
    await page.getByRole('button', { name: 'Visited' }).click();
    await expect(page.getByText('Visit on 18 Jan 2027', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add follow-up' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2027-01-17');
    await page.getByLabel('Assignee').selectOption({ label: 'Karan Dhillon' });
    await page.getByRole('button', { name: 'Add follow-up' }).click();
    await expect(page.getByRole('list', { name: 'Follow-ups' })).toContainText('Call on 17 Jan 2027 · Karan Dhillon');
    await page.getByRole('button', { name: 'Done: Call on 17 Jan 2027' }).click();
    await expect(page.getByText('Call on 17 Jan 2027')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Timeline' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    const lead = await Prospect.findOne({ name }).orFail().lean();
    expect(lead).toMatchObject({ stage: 'contacted', source: 'walk-in', email: '', nextKind: 'visit' });
    // Of a desk of one branch: there its counsellors find it.
    const desk = await User.findOne({ email: 'farhan.ali@example.com' }).orFail().lean();
    expect(String(lead.branchId)).toBe(String(desk.agency?.branches[0]));
    for (const closed of ['reports', 'people/log']) {
      await page.goto(`/app/agent/${closed}`);
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    }
  });
}

/** An invented register as agencies keep theirs: a title, two rows of heads, months between the rows and a total; 303 rows. */
function register(width: number): unknown[][] {
  const months = ['OCTOBER 2026', 'NOVEMBER 2026', 'DECEMBER 2026'];
  const people = Array.from({ length: 296 }, (_none, at) => [
    at + 1,
    `Walk ${width} Number${at} Kaur`,
    at % 3 ? '' : `walk${width}.${at}@example.com`,
    at % 99 === 98 ? '98' : 9814100000 + at,
    'Meera',
    at % 2 ? 'Canada' : 'UK',
    'Sep 2027',
    `${String((at % 28) + 1).padStart(2, '0')}/03/2003`,
    '12th',
    '78%',
    'IELTS 6.5',
    '12-Sep-2026',
    'Will call after results',
  ]);
  return [
    [`GILL OVERSEAS - ENQUIRY REGISTER ${width}`],
    ['', 'Personal', '', '', 'Office', 'Wish', '', 'Papers'],
    ['Sr. No.', 'Student Full Name', 'Mail ID', 'Contact No. (WhatsApp)', 'Assigned To', 'Country', 'Intake'].concat([
      ...['DOB', 'Last Course', 'Percentage', 'IELTS/PTE', 'Test Date', 'Remarks'],
    ]),
    ...people.flatMap((row, at) => (at % 99 === 0 ? [[months[at / 99]], row] : [row])),
    ['', 'TOTAL', '', 296],
  ];
}

for (const width of WALKED_WIDTHS) {
  test(`a register of 303 rows is kept, mended, added and taken back, ${width} wide @long`, async ({
    page,
    loginAs,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await loginAs('agent');
    const sheet = register(width);
    expect(sheet).toHaveLength(303);
    await page.goto('/app/agent/students/import');
    await page.getByLabel('File of students').setInputFiles({
      name: `register ${width}.xlsx`,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(xlsx({ Book: sheet })),
    });
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByText('4 rows are not about a person')).toBeVisible({ timeout: 30_000 });
    const results = page.getByRole('navigation', { name: 'Result' });
    // 294 of 296 at once.
    await expect(results.getByRole('link', { name: 'Rejected 2' })).toBeVisible();
    const list = page.getByRole('list', { name: 'Rows in the file' });
    await expect(list).toContainText('Date of birth: 2003-03-01');
    await expect(list).toContainText('IELTS: 6.5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    // The plan is there again, and the list of sheets leads to it.
    await page.reload();
    await results.getByRole('link', { name: 'Rejected 2' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    for (const digit of [1, 2]) {
      await list
        .getByRole('button', { name: /^Correct row/ })
        .first()
        .click();
      await list.getByLabel('Mobile').fill(`98142000${width % 100}${digit}`);
      await list.getByRole('button', { name: 'Check row' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(2 - digit);
    }
    await page.goto('/app/agent/students/import');
    await page.getByRole('link', { name: `register ${width}.xlsx` }).click();
    await page.getByRole('button', { name: 'Add 99 students and 197 leads' }).click();
    await expect(page.getByText('Added: 296.')).toBeVisible({ timeout: 120_000 });
    const students = { email: new RegExp(`^walk${width}\\.`) };
    const leads = { name: new RegExp(`^Walk ${width} `), stage: 'new' as const };
    expect([await User.countDocuments(students), await Prospect.countDocuments(leads)]).toEqual([99, 197]);

    // One was called in the meantime: that one stays.
    const called = await Prospect.findOneAndUpdate(leads, { stage: 'contacted', touchedOn: new Date() }).orFail();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Undone: 295 removed, 1 not undone.')).toBeVisible({ timeout: 120_000 });
    await results.getByRole('link', { name: 'Not undone 1' }).click();
    await expect(list).toContainText(called.name);
    await expect(list).toContainText('Has been changed since then.');
    expect([await User.countDocuments(students), await Prospect.countDocuments(leads)]).toEqual([0, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

if (process.env.LONG_TESTS) {
  test('two people of an agency have a lead open: no choice is lost, both are shown, and the next save counts', async ({
    page,
    browser,
    context,
    loginAs,
    site,
  }) => {
    await loginAs('agent');
    const agent = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
    const { _id } = await Prospect.create({ agencyId: agent._id, name: 'Open Twice', source: 'call' });
    const theirs = await browser.newContext({
      baseURL: site.url,
      storageState: { cookies: await context.cookies(), origins: [] },
    });
    const other = await theirs.newPage();
    await page.goto(`/app/agent/leads/${_id}`);
    await other.goto(`/app/agent/leads/${_id}`);
    const about = page.getByRole('complementary', { name: 'About the lead' });
    await about.getByRole('combobox', { name: 'Stage' }).selectOption('Visit booked');
    const theirAside = other.getByRole('complementary', { name: 'About the lead' });
    await theirAside.getByRole('combobox', { name: 'Stage' }).selectOption('Counselled');
    await theirAside.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await Prospect.findById(_id).lean())?.stage).toBe('counselled');
    await expect(page.getByRole('list', { name: 'Timeline' }).getByText('Counselled')).toBeVisible();
    await expect(about.getByRole('combobox', { name: 'Stage' })).toHaveValue('visit');
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(about.getByText('Saved by someone else: Counselled.')).toBeVisible();
    await about.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await Prospect.findById(_id).lean())?.stage).toBe('visit');
    await theirs.close();
  });
}
