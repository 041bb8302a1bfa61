import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Types } from 'mongoose';
import type { Role } from '@/lib/domain/roles';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { askForItems } from '@/lib/services/applications/checklists/ask';
import { Blog } from '@/models/article';
import { Profile } from '@/models/profile';
import { applied } from '../support/applied';
import { expectAxeClean } from '../support/axe';
import { PDF, PNG } from '../support/files';
import { PAGES, withRecords } from '../support/pages';
import { PASSWORD, person } from '../support/people';
import { education } from '../support/profiles';
import { expect, signIn, test } from '../support/site';
import { WALKED_SIZES } from '../support/tiers';
import { leaveByMenu, lostInWindows, lostOn, refuseCalls } from '../support/typed-walk';
import { agencyRows, xlsx } from '../support/workbooks';

/** How long the network is away. */
const AWAY_MS = 10_000;
const SIZES = WALKED_SIZES;
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
      await page.getByRole('button', { name: /^(Record|Change) offer…$/ }).click();
    },
    choose: async (page, name) => {
      const form = page.getByRole('dialog', { name: "The university's offer" });
      await form.getByLabel(/^Offer letter/).setInputFiles(file(`${name}.pdf`));
      await form.getByRole('button', { name: 'Save offer' }).click();
    },
    // As long as it isn't sent it asks how the university got the application: the answer to that came from the server.
    arrived: (page) =>
      page
        .getByLabel(/^Sent outside this site/)
        .or(page.getByText('No reply yet.'))
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
      await page.getByRole('button', { name: 'Check file' }).click();
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
      await page.getByRole('button', { name: 'Paper consent…' }).click();
    },
    choose: async (page, name) => {
      const form = page.getByRole('dialog', { name: 'Signed paper consent' });
      await form.getByLabel('Scan of the signed paper').setInputFiles(file(`${name}.pdf`));
      await form.getByLabel('Signed on').fill('2026-01-15');
      await form.getByRole('button', { name: 'Record consent' }).click();
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
    arrived: (page) => page.getByLabel('New logo'),
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
      await page.goto('/app/admin/site?section=about');
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

/** Ten seconds at each of two sizes for each of thirteen: one at 390 px in the ordinary check, all at both in the long one. */
const ORDINARY: readonly string[] = ['a paper of a checklist'];
const TRIED = Object.entries(UPLOADS).filter(([what]) => process.env.LONG_TESTS || ORDINARY.includes(what));

for (const [what, { open, choose, arrived, words = /No network\./ }] of TRIED) {
  test(`${what} chosen without a network is kept, and sent when it is back`, async ({ page, context, site }) => {
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
    const isPressed = page.getByRole('button', { name: 'Send answer' }).click();
    await Promise.race([isPressed.catch(() => {}), page.waitForURL(/\/login/)]);
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email').fill(student.viewer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === address);
    await expect(page.getByLabel('Your answer')).toHaveValue('I cared for my grandmother.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByLabel('Your answer')).toHaveCount(0);
    await expect(page.getByText('I cared for my grandmother.')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed:')));
    await expect.poll(kept).toEqual([]);
  });
}

/** Where a role's fields are looked for in the ordinary check; the long one walks over all its pages. */
const ORDINARY_PAGES: Record<Role, readonly string[]> = {
  student: ['/app/student/settings'],
  agent: ['/app/agent/leads/{agencyLead}'],
  team: [],
  helper: [],
  admin: ['/app/admin/blog', '/app/admin/edit-blog/{blog}'],
};

const ROLES: readonly Role[] = process.env.LONG_TESTS ? ['student', 'agent', 'admin', 'team'] : ['student', 'agent'];
for (const role of ROLES) {
  test(`what a ${role} types and chooses on any page is there again after leaving by the menu, by Back and by the menu`, async ({
    page,
    loginAs,
  }) => {
    test.setTimeout(process.env.LONG_TESTS ? 1_800_000 : 90_000);
    await loginAs(role);
    const sent = await refuseCalls(page);
    const lost: string[] = [];
    let filled = 0;
    for (const path of process.env.LONG_TESTS ? PAGES[role] : ORDINARY_PAGES[role]) {
      const address = await withRecords(path);
      const found = await lostOn(page, address, sent);
      if (found) filled += 1;
      lost.push(...(found ?? []));
      await page.evaluate(() => localStorage.clear());
      if (process.env.LONG_TESTS) lost.push(...(await lostInWindows(page, address, sent)));
      await page.goto('about:blank');
    }
    expect(lost).toEqual([]);
    // What our counsellors fill in stands in windows.
    if (role !== 'team') expect(filled).toBeGreaterThan(0);
  });
}

test("an article's draft is not put over what another admin saved since: both are shown, and the answer decides @long", async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  const path = await withRecords('/app/admin/edit-blog/{blog}');
  const article = { slug: path.split('/').at(-1) ?? '' };
  const editor = page.getByRole('textbox', { name: 'Description' });
  for (const [press, stands, n] of [
    ['Use my version', 'Typed 0.', 0],
    ['Use the saved version', 'Saved meanwhile 1.', 1],
  ] as const) {
    await page.goto(path);
    await editor.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type(`Typed ${n}.`);
    await leaveByMenu(page);
    await Blog.updateOne(article, { $set: { description: `<p>Saved meanwhile ${n}.</p>` } });
    await page.goto(path);
    const window = page.getByRole('dialog', { name: 'Changed since you typed here' });
    await expect(window).toContainText(`Typed ${n}.`);
    await expect(window).toContainText(`Saved meanwhile ${n}.`);
    await expect(editor).toHaveText(`Saved meanwhile ${n}.`);
    await expectAxeClean(page);
    await window.getByRole('button', { name: press }).click();
    await expect(editor).toContainText(stands);
    await page.evaluate(() => localStorage.clear());
  }
});
