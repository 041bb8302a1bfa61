import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { person } from '../support/people';
import { expect, signIn, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

for (const width of WALKED_WIDTHS) {
  test(`a counsellor makes a shortlist, a parent chooses on a phone, one press applies, ${width} wide @long`, async ({
    page,
    context,
    browser,
    site,
  }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const fits = async (shown = page) =>
      expect(await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    const owner = await person('agent', { name: 'Harjit Gill', company_name: `Gill Overseas ${width}` });
    const place = { id: owner.user._id, role: 'counsellor' as const, branches: [], exports: false, closed: false };
    const neha = await person('agent', { name: 'Neha Sharma', agency: place });
    const name = `Komal Walkin${width}`;
    const lead = await Prospect.create({
      ...{ agencyId: owner.user._id, memberId: neha.user._id, name, nameKey: name.toLowerCase(), archivedOn: null },
      ...{ mobile: '+919814077701', source: 'walk-in', forgetOn: null },
    });

    await signIn(context, site, neha.user.email);
    await page.goto(`/app/agent/leads/${lead._id}`);
    await page.getByRole('link', { name: 'Find a course for Komal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a course for Komal');
    await fits();
    await page.screenshot({ path: info.outputPath(`find-${width}.png`) });
    const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: /View more/ }) });
    for (const at of [0, 1]) {
      await cards
        .nth(at)
        .getByRole('button', { name: /^Add to shortlist/ })
        .click();
      await expect(cards.nth(at).getByRole('button', { name: /^On shortlist/ })).toBeVisible();
    }
    await expectAxeClean(page);
    // On a course's own page, too.
    const third = await cards
      .nth(2)
      .getByRole('link', { name: /View more/ })
      .getAttribute('href');
    await page.goto(String(third));
    await page.getByRole('button', { name: 'Add to shortlist' }).click();
    await expect(page.getByRole('button', { name: 'On shortlist' })).toBeVisible();
    await fits();

    await page.goto(`/app/agent/leads/${lead._id}`);
    const listed = page.getByRole('list', { name: 'Courses on the shortlist' });
    await expect(listed.getByRole('heading')).toHaveCount(3);
    await listed
      .getByRole('button', { name: /^Add note/ })
      .first()
      .click();
    await page.getByLabel('Why this course').fill('Near her aunt.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(listed.getByText('Near her aunt.')).toBeVisible();
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByText(/Not opened yet/)).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.screenshot({ path: info.outputPath(`lead-${width}.png`), fullPage: true });
    await fits();
    await expectAxeClean(page);

    // Changes after the link was made is said on its page.
    const stored = await Prospect.findById(lead._id).orFail().lean();
    const [first] = stored.shortlist?.courses ?? [];
    await Course.updateOne({ _id: first?.courseId }, { $set: { tuitionFeeMinor: 9_900_000 + width } });

    for (const colorScheme of ['light', 'dark'] as const) {
      const parent = await browser.newContext({ viewport: { width, height: 844 }, baseURL: site.url, colorScheme });
      const phone = await parent.newPage();
      const answer = await phone.goto(link);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Courses for Komal');
      await expect(phone.getByText(`Gill Overseas ${width}`)).toBeVisible();
      await expect(phone.getByText(/Nothing is sent to a university/)).toBeVisible();
      await expect(phone.getByText(/Tuition fee: was/)).toBeVisible();
      expect(await phone.content()).not.toMatch(/Walkin|98140|ommission/);
      await fits(phone);
      await expectAxeClean(phone);
      await phone.screenshot({ path: info.outputPath(`family-${width}-${colorScheme}.png`), fullPage: true });
      await parent.close();
    }

    // Without scripts it is a plain form.
    const plain = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, baseURL: site.url, javaScriptEnabled: false },
    });
    const phone = await plain.newPage();
    await phone.goto(link);
    const choices = phone.getByRole('group');
    await choices.nth(0).getByLabel('Yes').check();
    await choices.nth(1).getByLabel('No', { exact: true }).check();
    await choices.nth(2).getByLabel('Maybe').check();
    await phone.getByRole('button', { name: 'Send our preferences' }).click();
    await expect(phone.getByText('Your preferences are saved')).toBeVisible();
    await expect(phone.getByRole('group').nth(0).getByLabel('Yes')).toBeChecked();
    await plain.close();
    // And with them.
    const script = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: site.url });
    const again = await script.newPage();
    await again.goto(link);
    await again.getByRole('group').nth(2).getByLabel('No', { exact: true }).check();
    await again.getByRole('button', { name: 'Send our preferences' }).click();
    await expect(again.getByText('Your preferences are saved')).toBeVisible();
    await script.close();

    await page.goto(`/app/agent/leads/${lead._id}`);
    await expect(page.getByText(/Opened 4 times/)).toBeVisible();
    await expect(page.getByText('Preference: Yes')).toHaveCount(1);
    await expect(page.getByText('Preference: No')).toHaveCount(2);
    await expect(page.getByText(/Convert this lead to a student first/)).toBeVisible();
    await page.getByRole('button', { name: 'Convert to student' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(`komal.shortlist${width}@example.com`);
    await dialog.getByRole('button', { name: 'Convert to student' }).click();
    await expect(page.getByRole('link', { name: 'Find a course for Komal' })).toBeVisible();
    await page.getByRole('link', { name: 'Shortlist', exact: true }).click();
    await page.getByRole('button', { name: 'Apply for 1 course' }).click();
    await expect(page.getByRole('status').getByText(/^Applied: /)).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Courses on the shortlist' }).getByText('Applied', { exact: true }),
    ).toBeVisible();
    await fits();
    await expectAxeClean(page);
    await page.screenshot({ path: info.outputPath(`student-${width}.png`), fullPage: true });
    const student = await User.findOne({ email: `komal.shortlist${width}@example.com` })
      .orFail()
      .lean();
    const made = await Application.find({ userId: student._id }).lean();
    expect(made.map(({ status, consent }) => [status, consent ?? null])).toEqual([['Pending', null]]);

    await page.getByRole('link', { name: 'Find a course for Komal' }).click();
    await expect(page.getByText(/profile has no education or test scores yet/)).toBeVisible();
  });
}
