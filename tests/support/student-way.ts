import { mkdirSync, writeFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { publish } from '@/lib/platform/events/bus';
import { recordTalk } from '@/lib/services/applications/consent/spoken';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { User } from '@/models/user';
import { callsAbout } from './applications';
import { storedCourses } from './courses';
import { file, PDF } from './files';
import { linkIn, mailIn, mailsTo } from './kept-mails';
import { PASSWORD, type Person, person } from './people';
import { type RunningSite, signOut } from './site';

const PHONE = { width: 390, height: 844 };
const YEAR = new Date().getFullYear() + 1;
const FOLDER = process.env.SCREENSHOTS;
let pictures = 0;

/** An address that no account of the site has, also where a test runs again on it. */
export const freshAddress = (who: string): string => `${who}-${Date.now()}@example.com`;

/** A mobile number that nobody else on the site of the run has: an agent's or a member of staff's is refused. */
export const freshMobile = (start: '+977 984' | '+234 803' | '+91 987'): string => start + String(Date.now()).slice(-7);

/** Nothing runs over the edge of the page in sight; with SCREENSHOTS a picture of it, at these widths. */
export async function look(page: Page, name: string, widths: readonly number[] = [PHONE.width]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ ...PHONE, width });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    if (!FOLDER) continue;
    mkdirSync(FOLDER, { recursive: true });
    const number = String(++pictures).padStart(2, '0');
    await page.screenshot({ path: `${FOLDER}/${number}-${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize(PHONE);
}

/** With SCREENSHOTS every mail to these addresses on one sheet, the oldest first. Returns their subjects. */
export async function mailSheet(site: RunningSite, name: string, to: readonly string[]): Promise<string[]> {
  const mails = (await Promise.all(to.map((one) => mailsTo(site, one)))).flat();
  mails.sort((one, other) => one.at.localeCompare(other.at));
  if (FOLDER) {
    const texts = mails.map((mail) => `TO ${mail.to}\nSUBJECT ${mail.subject}\n\n${mail.text}\n`);
    writeFileSync(`${FOLDER}/mails-${name}.txt`, texts.join(`\n${'='.repeat(80)}\n`));
    const frames = mails.map(
      ({ html }) => `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
    );
    writeFileSync(
      `${FOLDER}/mails-${name}.html`,
      `<style>body{display:grid;grid-template-columns:repeat(4,460px);gap:8px}iframe{width:460px;height:1150px;border:1px solid}</style>${frames.join('')}`,
    );
  }
  return mails.map(({ subject }) => subject);
}

/** Registers on the page by hand, follows the mailed link and signs in with the password. */
export async function registers(
  page: Page,
  site: RunningSite,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const email = fields['Your email'] ?? fields.Email ?? '';
  await page.setViewportSize(PHONE);
  await page.goto('/register');
  if (fields['Your email']) await page.getByRole('radio', { name: /My child/ }).check();
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await look(page, 'register');
  const call = page.waitForResponse((one) => one.url().endsWith('/api/v1/register'), { timeout: 60_000 });
  const answered = call.then(async (one) => `${one.status()} ${await one.text()}`, String);
  await page.getByRole('button', { name: 'Create account' }).click();
  const said = `POST /register: ${await answered}`;
  await expect(page.locator('main'), said).toContainText('Your account is ready');
  await look(page, 'registered');
  await page.goto(linkIn(await mailIn(site, email, 'Verify your account')));
  await page.getByRole('button', { name: 'Verify my account' }).click();
  await expect(page.getByText('Your account is verified')).toBeVisible();
  await signsIn(page, email);
  return email;
}

/** Signs in by the form. */
async function signsIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/app\//);
}

/** Opens the link of the mail that invites, and chooses the password by which they sign in. */
export async function choosesPassword(
  page: Page,
  context: BrowserContext,
  site: RunningSite,
  email: string,
): Promise<void> {
  await signOut(context);
  await page.goto(linkIn(await mailIn(site, email, /created an account for you$/)));
  await look(page, 'choose-password');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await signsIn(page, email);
}

/** A course of this name that the site's search finds. */
export async function courseOf(page: Page, course: string, more: object = {}): Promise<string> {
  const made = { university: 'Hill College', country: 'UK', level: 'Post Graduate', admissionIntake: 'Sep' } as const;
  const [stored] = await storedCourses({ ...made, ...more, course });
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  const total = async () => {
    const answer = await page.request.get(`/api/v1/course-search?q=${encodeURIComponent(course)}`);
    return ((await answer.json()) as { total: number }).total;
  };
  await expect.poll(total, { timeout: 20_000 }).toBeGreaterThan(0);
  return String(stored?._id);
}

/** Applies for next year's September on the form in sight; returns the calls about the application. */
export async function applies(page: Page, userId: string, course: string) {
  await page.getByLabel('Year').selectOption(String(YEAR));
  await page.getByLabel('Month').selectOption('Sep');
  await look(page, 'apply');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/applied-successfully/);
  await look(page, 'applied');
  const made = await Application.findOne({ userId, course }).orFail().lean();
  return callsAbout(String(made._id));
}
type Its = ReturnType<typeof callsAbout>;

const done = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer;
  expect([status, status < 300 ? '' : JSON.stringify(body)]).toEqual([expect.any(Number), '']);
  // Days lie between a counsellor's acts, and each letter says what comes next by then.
  const waiting = { kind: 'mail', state: 'open', 'payload.applicationId': { $exists: true } } as const;
  if (FOLDER) await expect.poll(() => Job.countDocuments(waiting)).toBe(0);
};

/** A counsellor of the site, who does what staff do. */
export const counsellor = () => person('team', { name: 'Harpreet Gill' });

/** Staff look at it and ask for a passport copy; returns the item's id. */
export async function staffAsk(its: Its, staff: Person): Promise<string> {
  await done(its.move(staff, 'Under Review'));
  return its.askedFor(staff, { kind: 'passport', label: 'Passport copy' });
}

/** Staff accept what was sent, speak with a student whose address another entered, and send it. */
export async function staffSend(its: Its, staff: Person, itemId: string): Promise<void> {
  await done(its.review(staff, itemId, 'accept'));
  const { userId, consent } = await Application.findById(its.id).orFail().lean();
  if (consent?.entry?.byRole === 'helper') await recordTalk(staff.viewer, String(userId));
  await done(its.move(staff, 'Submitted'));
}

/** The university offers a place, with a letter, a day to answer and a deposit in the year it starts. */
export const staffOffer = (its: Its, staff: Person, year = YEAR) =>
  done(
    its.offer(staff, {
      ...{
        conditional: 'false',
        replyBy: `${year}-02-15`,
        deposit: '2000',
        currency: 'GBP',
        depositBy: `${year}-03-15`,
      },
      ...{ startOn: '', reference: 'CAS-2211', conditions: '[]', letter: file(PDF, 'offer.pdf') },
    }),
  );

/** The visa, and the first day. */
export async function staffEnrol(its: Its, staff: Person): Promise<void> {
  for (const status of ['Visa Applied', 'Visa Approved', 'Enrolled']) await done(its.move(staff, status));
}

/** The student sends the paper that is asked for, on the page in sight. */
export async function sends(page: Page, label: string): Promise<void> {
  const upload = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await page.locator('main input[type="file"]').first().setInputFiles(upload);
  await expect(page.getByText('passport.pdf').first()).toBeVisible();
  await expect(page.getByRole('list', { name: `Files for ${label}` })).toBeVisible();
}

/** The student accepts the offer on the page in sight. */
export async function accepts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept the offer…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  // Behind the window no button counts: it stays until the reply is stored.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept the offer…' })).toHaveCount(0);
}

/** Whose account this is. */
export const idOf = async (email: string): Promise<string> =>
  String((await User.findOne({ email }, '_id').orFail().lean())._id);
