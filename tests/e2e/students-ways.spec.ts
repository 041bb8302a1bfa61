import { Application } from '@/models/application';
import { expect, test } from '../support/site';
import {
  accepts,
  applies,
  counsellor,
  courseOf,
  freshAddress,
  freshMobile,
  idOf,
  look,
  mailSheet,
  registers,
  sends,
  staffAsk,
  staffEnrol,
  staffOffer,
  staffSend,
} from '../support/student-way';

const YEAR = new Date().getFullYear() + 1;
const PEOPLE = [
  {
    who: 'a BA of Punjab with IELTS 6',
    fields: { Name: 'Gurpreet Singh', Mobile: freshMobile('+91 987') },
    scores: {
      'Highest qualification completed': 'Bachelors',
      'Country of these studies': 'India',
      Marks: '74.1 %',
      'English test': 'ielts',
      'Overall score': '6',
      'Test date': new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10),
    },
  },
  {
    who: 'a 2:2 of Lagos without a test',
    fields: { Name: 'Chiamaka O’Nwoké', Mobile: freshMobile('+234 803') },
    scores: { 'Highest qualification completed': 'Bachelors', 'Country of these studies': 'Nigeria', Marks: '2:2' },
  },
] as const;

for (const { who, fields, scores } of PEOPLE)
  test(`${who}: from registration to enrolled on a phone @long`, async ({ page, site }) => {
    test.setTimeout(300_000);
    const first = fields.Name.split(' ')[0]?.toLowerCase();
    const email = await registers(page, site, { ...fields, Email: freshAddress(first ?? '') });
    await look(page, 'dashboard');
    await page.goto('/app/student/profile');
    for (const [label, value] of Object.entries(scores)) {
      const field = page.getByLabel(label, { exact: label === 'Marks' }).first();
      if (await field.evaluate((control) => control.tagName === 'SELECT')) await field.selectOption(value);
      else await field.fill(value);
    }
    await look(page, 'scores');
    await page.getByRole('button', { name: 'Save scores' }).click();
    await expect(page.getByText('Scores saved.').first()).toBeVisible();
    const course = `MA Economics of ${first}`;
    const id = await courseOf(page, course);
    await page.goto(`/app/student/search-course?q=${encodeURIComponent(course)}`);
    await look(page, 'search');
    await page.goto(`/app/student/view-application/${id}`);
    await look(page, 'course');
    await page.getByRole('link', { name: 'Apply Course' }).first().click();
    const its = await applies(page, await idOf(email), course);
    await page
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect(page.getByText('Thank you. We can send it now.').first()).toBeVisible();
    const staff = await counsellor();
    const itemId = await staffAsk(its, staff);
    await page.goto(`/app/student/my-applications/${its.id}`);
    await look(page, 'asked');
    await sends(page, 'Passport copy');
    await staffSend(its, staff, itemId);
    await staffOffer(its, staff);
    await page.goto(`/app/student/my-applications/${its.id}`);
    await look(page, 'offer');
    await accepts(page);
    await look(page, 'accepted');
    await staffEnrol(its, staff);
    await page.reload();
    await expect(page.getByText('Enrolled').first()).toBeVisible();
    await look(page, 'enrolled');
    await expect
      .poll(() => mailSheet(site, first ?? '', [email]), { timeout: 30_000 })
      .toContainEqual(expect.stringContaining('Enrolled'));
  });

test('Lagos to the UK: refused once, another deferred as asked and accepted, the visa on time @long', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const email = await registers(page, site, {
    Name: 'Tunde Bello',
    Email: freshAddress('tunde'),
    Mobile: freshMobile('+234 803'),
  });
  const staff = await counsellor();
  const userId = await idOf(email);
  const applied = async (course: string) => {
    await page.goto(`/app/student/apply-course/${await courseOf(page, course)}`);
    const its = await applies(page, userId, course);
    await page
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect(page.getByText('Thank you. We can send it now.').first()).toBeVisible();
    const itemId = await staffAsk(its, staff);
    await page.goto(`/app/student/my-applications/${its.id}`);
    await sends(page, 'Passport copy');
    await staffSend(its, staff, itemId);
    return its;
  };
  const refused = await applied('MSc Rivers');
  expect((await refused.move(staff, 'Rejected', 'The statistics module is missing.')).status).toBe(200);
  await page.goto(`/app/student/my-applications/${refused.id}`);
  await expect(page.getByText('The statistics module is missing.').first()).toBeVisible();
  await look(page, 'refused');

  const its = await applied('MSc Bridges');
  await staffOffer(its, staff);
  await page.goto(`/app/student/my-applications/${its.id}`);
  // By the keyboard alone: the window begins at its first field.
  await page.getByRole('button', { name: 'Ask for a later start…' }).press('Enter');
  const window = page.getByRole('dialog', { name: 'Ask for a later start' });
  await expect(window.getByLabel('Year')).toBeFocused();
  await page.keyboard.type(String(YEAR + 1));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sep');
  for (const field of ['Not known yet', 'Reason']) {
    await page.keyboard.press('Tab');
    await expect(window.getByLabel(field)).toBeFocused();
  }
  await page.keyboard.type('My final marks come in July.');
  await look(page, 'ask-later-start');
  for (const button of ['Cancel', 'Send request']) {
    await page.keyboard.press('Tab');
    await expect(window.getByRole('button', { name: button })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('All due dates are paused until our team decides.')).toBeVisible();
  await look(page, 'asked-later-start');
  const later = { start: { year: YEAR + 1, month: 'Sep' }, askedBy: 'student' };
  expect((await its.move(staff, 'Deferred', 'The university keeps the place for a year.', later)).status).toBe(200);
  await page.reload();
  await expect(page.getByText(`Starts in Sep ${YEAR + 1}`)).toBeVisible();
  await look(page, 'deferred');
  // The university confirms the place for the new start with a letter of its own.
  expect((await its.move(staff, 'Submitted')).status).toBe(200);
  await staffOffer(its, staff, YEAR + 1);
  await page.reload();
  await look(page, 'offer-again');
  await accepts(page);
  await expect(page.getByText(`Apply for the visa by 11 Aug ${YEAR + 1}`)).toBeVisible();
  await look(page, 'accepted');
  await staffEnrol(its, staff);
  await page.reload();
  await expect(page.getByText('Enrolled').first()).toBeVisible();
  await look(page, 'enrolled');
  expect(await Application.findById(its.id).orFail().lean()).toMatchObject({
    status: 'Enrolled',
    year: YEAR + 1,
    month: 'Sep',
  });
  await expect
    .poll(() => mailSheet(site, 'tunde', [email]), { timeout: 30_000 })
    .toContainEqual(expect.stringContaining('Enrolled'));
});
