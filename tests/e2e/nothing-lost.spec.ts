import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Types } from 'mongoose';
import type { Role } from '@/lib/domain/roles';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { askForItems } from '@/lib/services/applications/checklists/ask';
import { Profile } from '@/models/profile';
import { applied } from '../support/applied';
import { PDF, PNG } from '../support/files';
import { PAGES, withRecords } from '../support/pages';
import { PASSWORD, person } from '../support/people';
import { education } from '../support/profiles';
import { expect, signIn, test } from '../support/site';
import { agencyRows, xlsx } from '../support/workbooks';

/** How long the network is away. */
const AWAY_MS = 10_000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const file = (name: string, bytes: Uint8Array = PDF, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Does something without a network. For as long as that is away the page says so and stays; then it is back. */
async function whileAway(context: BrowserContext, page: Page, words: RegExp, act: () => Promise<void>): Promise<void> {
  const address = page.url();
  await context.setOffline(true);
  const since = Date.now();
  await act();
  await expect(page.getByText(words).first()).toBeVisible();
  await expect.poll(() => Date.now() - since, { timeout: 2 * AWAY_MS, intervals: [500] }).toBeGreaterThan(AWAY_MS);
  expect(page.url()).toBe(address);
  await expect(page.locator('h1')).toHaveCount(1);
  await context.setOffline(false);
}

/** A student with an application that asks for a paper and for an answer. */
async function studentWithQuestions() {
  const student = await person('student');
  const team = await person('team');
  await Profile.create({
    userId: new Types.ObjectId(student.userId),
    educationSummaries: [education()],
    tests: {},
    workExperience: [],
    documents: {},
  });
  const { id } = await applied(student);
  const asked = { note: '', dueOn: null, fresh: false };
  await askForItems(team.viewer, id, [
    { ...asked, kind: 'cv', label: 'Your CV' },
    { ...asked, kind: 'question', label: 'Why is there a gap since 2022?' },
  ]);
  return { student, team, id };
}

interface Upload {
  /** Who uploads; opens the page. */
  open: (page: Page, enter: (email: string) => Promise<void>) => Promise<void>;
  choose: (page: Page, name: string) => Promise<void>;
  arrived: (page: Page, name: string) => Locator;
  words?: RegExp;
}

const UPLOADS: Record<string, Upload> = {
  'a paper of the profile': {
    open: async (page, enter) => {
      await enter((await studentWithQuestions()).student.viewer.email);
      await page.goto('/app/student/profile?step=5');
    },
    choose: (page, name) => page.locator('input[name="tenth_certificate"]').setInputFiles(file(`${name}.pdf`)),
    arrived: (page, name) => page.getByRole('link', { name: new RegExp(`${name}.pdf`) }),
  },
  'many papers at once': {
    open: async (page, enter) => {
      await enter((await studentWithQuestions()).student.viewer.email);
      await page.goto('/app/student/profile?step=5');
    },
    choose: (page, name) =>
      page
        .locator('input[name="many-documents"]')
        .setInputFiles([file(`${name} passport.pdf`), file(`${name} 12th.pdf`)]),
    arrived: (page, name) => page.getByRole('link', { name: new RegExp(`${name} 12th.pdf`) }),
  },
  'a paper of a checklist': {
    open: async (page, enter) => {
      const { student, id } = await studentWithQuestions();
      await enter(student.viewer.email);
      await page.goto(`/app/student/my-applications/${id}`);
    },
    choose: (page, name) =>
      page
        .getByLabel('Upload Your CV')
        .or(page.getByLabel('Upload Your CV again'))
        .or(page.locator('input[type=file]').first())
        .first()
        .setInputFiles(file(`${name}.pdf`)),
    arrived: (page, name) => page.getByRole('link', { name: new RegExp(`${name}.pdf`) }),
  },
  'a file of a message': {
    open: async (page, enter) => {
      const { student, id } = await studentWithQuestions();
      await enter(student.viewer.email);
      await page.goto(`/app/student/my-applications/${id}`);
    },
    choose: async (page, name) => {
      await page
        .getByLabel('Add files')
        .first()
        .setInputFiles(file(`${name}.pdf`));
      await page.getByRole('button', { name: 'Send', exact: true }).first().click();
    },
    arrived: (page, name) => page.getByRole('link', { name: new RegExp(`${name}.pdf`) }),
    words: /Network error/,
  },
  'the letter of an offer': {
    open: async (page, enter) => {
      const { team, id } = await studentWithQuestions();
      await enter(team.viewer.email);
      await page.goto(`/app/team/applications/${id}`);
      await page.getByRole('button', { name: /the offer…$/ }).click();
    },
    choose: async (page, name) => {
      const form = page.getByRole('dialog', { name: "The university's offer" });
      await form.getByLabel(/^Offer letter/).setInputFiles(file(`${name}.pdf`));
      await form.getByRole('button', { name: 'Save the offer' }).click();
    },
    // As long as it isn't sent it asks how the university got the application: the answer to that came from the server.
    arrived: (page) =>
      page
        .getByLabel(/^Sent outside this site/)
        .or(page.getByText('Not replied to yet.'))
        .first(),
  },
  'a list of students': {
    open: async (page, enter) => {
      await enter('agent@example.com');
      await page.goto('/app/agent/students/import');
    },
    choose: async (page, name) => {
      const rows = [
        ['Name', 'Email', 'Mobile', 'Counsellor'],
        ['Asha Menon', `${name}@example.com`, '9876543210', 'Neha'],
      ];
      await page.locator('input[type=file]').setInputFiles(file(`${name}.xlsx`, xlsx({ Students: rows })));
      await page.getByRole('button', { name: 'Check the file' }).click();
    },
    arrived: (page, name) => page.getByText(`${name}.xlsx`).first(),
  },
  'a list of courses': {
    open: async (page, enter) => {
      await enter('admin@example.com');
      await page.goto('/app/admin/bulk-course');
    },
    choose: async (page, name) => {
      await page.getByLabel('Country', { exact: true }).selectOption('Canada');
      await page.getByLabel(/courses file/i).setInputFiles(file(`${name}.xlsx`, xlsx({ Courses: agencyRows(3) })));
      await page.getByRole('button', { name: 'Upload courses' }).click();
    },
    arrived: (page) => page.getByText('Courses added successfully').first(),
  },
  'the logo of a university': {
    open: async (page, enter) => {
      await enter('admin@example.com');
      await page.goto(await withRecords(PAGES.admin.find((path) => path.includes('view-university')) ?? ''));
    },
    choose: async (page, name) => {
      await page.getByLabel('New logo').setInputFiles(file(`${name}.png`, PNG, 'image/png'));
      await page.getByRole('button', { name: 'Upload logo' }).click();
    },
    arrived: (page) => page.getByText('Logo uploaded successfully!').first(),
  },
  'the scan of a yes on paper': {
    open: async (page, enter) => {
      const { team, id } = await studentWithQuestions();
      await enter(team.viewer.email);
      await page.goto(`/app/team/applications/${id}`);
      await page.getByRole('button', { name: 'Yes on paper…' }).click();
    },
    choose: async (page, name) => {
      const form = page.getByRole('dialog', { name: 'The student’s yes on paper' });
      await form.getByLabel('Scan of the signed paper').setInputFiles(file(`${name}.pdf`));
      await form.getByLabel('Signed on').fill('2026-01-15');
      await form.getByRole('button', { name: 'Record it' }).click();
    },
    arrived: (page, name) => page.getByRole('link', { name: new RegExp(`${name}.pdf`) }),
  },
  'the logo of an agency': {
    open: async (page, enter) => {
      const { email } = (await person('agent', { company_name: 'Logo Overseas' })).viewer;
      await enter(email);
      await page.goto('/app/agent/people');
    },
    choose: (page, name) => page.getByLabel('Logo').setInputFiles(file(`${name}.png`, PNG, 'image/png')),
    arrived: (page) => page.getByLabel('Another logo'),
  },
  'a picture in the text of an article': {
    open: async (page, enter) => {
      await enter('admin@example.com');
      await page.goto('/app/admin/blog');
      await page.getByRole('textbox', { name: 'Description' }).click();
    },
    choose: (page, name) =>
      page.locator('input[type=file][multiple][hidden]').setInputFiles(file(`${name}.png`, PNG, 'image/png')),
    arrived: (page) => page.getByRole('dialog', { name: 'What does the picture show?' }),
  },
  'the picture of a person of the site': {
    open: async (page, enter) => {
      await enter('admin@example.com');
      await page.goto('/app/admin/site');
      await page.getByRole('button', { name: 'Add a person' }).click();
    },
    choose: (page, name) =>
      page
        .getByLabel('Picture')
        .last()
        .setInputFiles(file(`${name}.png`, PNG, 'image/png')),
    arrived: (page) => page.getByAltText('The person now'),
  },
  'the picture of an article': {
    open: async (page, enter) => {
      await enter('admin@example.com');
      await page.goto('/app/admin/blog');
    },
    choose: async (page, name) => {
      await page.getByLabel('Title').fill(`Packing ${name}`);
      await page.getByRole('textbox', { name: 'Description' }).click();
      await page.keyboard.type('Warm boots');
      await page.getByLabel('Image').setInputFiles(file(`${name}.png`, PNG, 'image/png'));
      await page.getByRole('button', { name: 'Add Blog' }).click();
    },
    arrived: (page) => page.getByText('Blog added successfully!').first(),
  },
};

/** Ten seconds at each of two sizes for each of thirteen: two in the ordinary check, all in the long one. */
const ORDINARY: readonly string[] = ['a paper of the profile', 'a paper of a checklist'];
const TRIED = Object.entries(UPLOADS).filter(([what]) => process.env.LONG_TESTS || ORDINARY.includes(what));

for (const [what, { open, choose, arrived, words = /No network\./ }] of TRIED) {
  test(`${what} chosen without a network is kept, and sent when it is back: 390 and 1280 px`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(120_000);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, (email) => signIn(context, site, email));
      const name = `w${size.width}`;
      await whileAway(context, page, words, () => choose(page, name));
      await expect(arrived(page, name)).toBeVisible({ timeout: 30_000 });
    }
  });
}

for (const size of SIZES) {
  test(`an answer that was being written when the session ended is there after signing in, and gone once it is sent: ${size.width} px`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize(size);
    const { student, id } = await studentWithQuestions();
    await signIn(context, site, student.viewer.email);
    const address = `/app/student/my-applications/${id}`;
    await page.goto(address);
    await page.getByLabel('Your answer').fill('I cared for my grandmother.');
    await context.clearCookies({ name: SESSION_COOKIE });
    // The page may notice before the press that the session has ended, and lead to the sign-in itself.
    const isPressed = page.getByRole('button', { name: 'Send the answer' }).click();
    await Promise.race([isPressed.catch(() => {}), page.waitForURL(/\/login/)]);
    await page.waitForURL(/\/login/);
    await page.getByLabel('E-mail').fill(student.viewer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === address);
    await expect(page.getByLabel('Your answer')).toHaveValue('I cared for my grandmother.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByLabel('Your answer')).toHaveCount(0);
    await expect(page.getByText('I cared for my grandmother.')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed:')));
    await expect.poll(kept).toEqual([]);
  });
}

/** The boxes for words in the forms of the page in sight that no one else keeps. */
const boxesOf = (page: Page) =>
  page.locator(
    'main form:not([data-keeps-own], [method="get"], :has(input[type="password"])) :is(textarea, input:is([type="text"], :not([type]), [type="email"], [type="tel"], [type="url"])):visible:not([readonly], [disabled], [role="combobox"]), main textarea:visible:not([data-keeps-own] textarea, [disabled])',
  );

const ROLES: readonly Role[] = process.env.LONG_TESTS ? ['student', 'agent', 'team', 'admin'] : ['student'];
for (const role of ROLES) {
  test(`what a ${role} types into any form of any page is there again after the page went`, async ({
    page,
    loginAs,
  }) => {
    test.setTimeout(300_000);
    await loginAs(role);
    page.on('dialog', (dialog) => dialog.accept());
    const lost: string[] = [];
    let filled = 0;
    for (const path of new Set(PAGES[role].map((one) => one))) {
      await page.goto(await withRecords(path));
      const boxes = boxesOf(page);
      const count = await boxes.count();
      const typed: string[] = [];
      for (let at = 0; at < count; at += 1) {
        await boxes.nth(at).fill(`typed${at}@example.com`);
        typed.push(await boxes.nth(at).inputValue());
      }
      if (count === 0) continue;
      filled += count;
      await page.reload();
      for (const [at, words] of typed.entries()) {
        const box = boxesOf(page).nth(at);
        await expect(box)
          .toHaveValue(words, { timeout: 3_000 })
          .catch(async () => {
            lost.push(`${path}: ${await box.getAttribute('name')} ${await box.getAttribute('aria-label')}`);
          });
      }
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
    }
    expect(lost).toEqual([]);
    console.log(`${filled} boxes of a ${role}`);
    if (role !== 'team') expect(filled).toBeGreaterThan(0);
  });
}
