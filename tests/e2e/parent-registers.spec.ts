import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { fillPersonal } from '../support/fill-profile';
import { linkIn, mailIn } from '../support/kept-mails';
import { expect, signIn, signOut, test } from '../support/site';
import {
  accepts,
  applies,
  choosesPassword,
  counsellor,
  courseOf,
  freshAddress,
  freshMobile,
  look,
  mailSheet,
  registers,
  sends,
  staffAsk,
  staffEnrol,
  staffOffer,
  staffSend,
} from '../support/student-way';

const BOTH = [390, 1280];
const DOB = `${new Date().getFullYear() - 17}-01-11`;

test('a parent takes a boy of 17 from registration to enrolled on a phone; he and the parent each say yes', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000);
  const own = freshAddress('aarav');
  const email = await registers(page, site, {
    'Your child’s name': 'Aarav Thapa',
    'Your name': 'Sita Thapa',
    'Your email': freshAddress('sita'),
    Mobile: freshMobile('+977 984'),
  });
  await expect(page.getByRole('heading', { name: 'Aarav Thapa' })).toBeVisible();
  await expect(page.getByText(/no email address here yet/)).toBeVisible();
  await expectAxeClean(page);
  await look(page, 'helper-home', BOTH);
  const parent = await User.findOne({ email }).orFail().lean();
  const childId = String(parent.helps?.[0]?.studentId);

  await page.getByRole('link', { name: 'Complete profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aarav Thapa' })).toBeVisible();
  await look(page, 'profile-1', BOTH);
  await page.goto(`/app/helper/profile/${childId}/2`);
  await fillPersonal(page);
  await page.locator('[name="dob"]').fill(DOB);
  await expect(page.getByText(/The student is under 18/)).toBeVisible();
  await look(page, 'profile-2', BOTH);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(/\/3$/);
  await look(page, 'profile-3', BOTH);
  await page.goto(`/app/helper/view-profile/${childId}`);
  await look(page, 'child', BOTH);

  const course = 'BSc Mountains';
  const courseId = await courseOf(page, course, { level: 'Under Graduate' });
  await page.goto(`/app/helper/view-application/${courseId}`);
  await look(page, 'course', BOTH);
  await page.getByRole('link', { name: 'Apply for Aarav Thapa' }).first().click();
  await page.waitForURL(/apply-course/);
  const its = await applies(page, childId, course);

  await page.goto('/app/helper');
  await page.getByRole('button', { name: 'Enter their email…' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(own);
  await look(page, 'address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We have sent a link to ${own}`).last()).toBeVisible();
  await look(page, 'helper-home-applied', BOTH);

  const staff = await counsellor();
  const itemId = await staffAsk(its, staff);
  await page.goto(`/app/helper/applications/${its.id}`);
  await look(page, 'application-asked', BOTH);
  await sends(page, 'Passport copy');
  await page.goto('/app/helper/messages');
  await look(page, 'messages', BOTH);
  await page.getByRole('link', { name: /BSc Mountains/ }).click();
  await page.getByPlaceholder('Write a message').fill('When do you decide?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('When do you decide?').first()).toBeVisible();
  await look(page, 'thread', BOTH);
  await page.goto('/app/helper/notifications');
  await look(page, 'notifications', BOTH);

  await choosesPassword(page, context, site, own);
  await page.goto(`/app/student/my-applications/${its.id}`);
  await look(page, 'child-confirms');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your consent' })).toBeVisible();
  await signOut(context);
  await page.goto(linkIn(await mailIn(site, email, /^Please confirm an application for/)));
  await page.getByLabel('Student’s date of birth').fill(DOB);
  await page.getByRole('button', { name: 'Show what will be sent' }).click();
  await look(page, 'guardian');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await staffSend(its, staff, itemId);
  await staffOffer(its, staff);
  await signIn(context, site, email);
  await page.goto(`/app/helper/applications/${its.id}`);
  await expect(page.getByRole('button', { name: 'Accept the offer…' })).toHaveCount(0);
  await look(page, 'offer', BOTH);
  await signIn(context, site, own);
  await page.goto(`/app/student/my-applications/${its.id}`);
  await accepts(page);
  await staffEnrol(its, staff);
  await signIn(context, site, email);
  await page.goto('/app/helper');
  await expect(page.getByText('Enrolled')).toBeVisible();
  await look(page, 'helper-enrolled', BOTH);
  const subjects = () => mailSheet(site, 'parent', [email, own]);
  await expect.poll(subjects, { timeout: 30_000 }).toContainEqual(expect.stringContaining('Enrolled'));
});

test('registering for a child and reading the application hold at 200 % zoom, on a slow network and without script @long', async ({
  page,
  browser,
  context,
  site,
}) => {
  test.setTimeout(240_000);
  const slow = await context.newCDPSession(page);
  // Slow 3G, as browsers have it.
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const email = await registers(page, site, {
    'Your child’s name': 'Maya Thapa',
    'Your name': 'Bishnu Thapa',
    'Your email': freshAddress('bishnu'),
    Mobile: freshMobile('+977 984'),
  });
  const { helps } = await User.findOne({ email }).orFail().lean();
  const course = 'BSc Lakes';
  await page.goto(`/app/helper/apply-course/${await courseOf(page, course)}/${helps?.[0]?.studentId}`);
  const its = await applies(page, String(helps?.[0]?.studentId), course);
  await staffAsk(its, await counsellor());
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const address = `/app/helper/applications/${its.id}`;
  // 1280 px at 200 %, and a phone's 390 px at 122 %, the narrowest that WCAG asks for.
  for (const one of [address, '/register', '/app/helper', '/scholarships']) {
    await page.goto(one);
    await look(page, 'zoomed', [640, 320]);
  }
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  for (const [where, said] of [
    [address, 'Passport copy'],
    ['/app/helper', course],
    ['/scholarships', 'Full tuition'],
  ] as const) {
    await reader.goto(where);
    await expect(reader.getByText(said).first()).toBeVisible();
  }
  await plain.close();
});
