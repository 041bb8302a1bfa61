import { Profile } from '@/models/profile';
import { application } from '../support/applications';
import { linkIn, mailIn } from '../support/kept-mails';
import { everybody, PASSWORD, person } from '../support/people';
import { personal } from '../support/profiles';
import { expect, signIn, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

const DOB = '2001-05-17';

for (const width of WALKED_WIDTHS) {
  test(`a student of one agency says yes to another by the mailed link, and leaves it, at ${width} px`, async ({
    page,
    context,
    site,
  }, info) => {
    await page.setViewportSize({ width, height: 844 });
    const fits = () =>
      expect(
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).resolves.toBeLessThanOrEqual(0);
    const who = await everybody();
    const bridge = await person('agent', { company_name: `Bridge ${width}` });
    const { email, name } = who.student.user;
    await Profile.create({ userId: who.student.userId, personal: { ...personal(), dob: DOB } } as never);
    const its = await application(who.student, who.agent);
    const file = `/app/agent/view-profile/${who.student.userId}`;
    const pages = [file, `/app/agent/applications/${its.id}`];
    const statuses = () => Promise.all(pages.map(async (path) => (await page.request.get(path)).status()));

    await signIn(context, site, bridge.user.email);
    await page.goto('/app/agent/add-student/new');
    await page.getByLabel('Name').first().fill('Asha Rao');
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByLabel(/mobile/i).fill('9876543210');
    await page.getByLabel(/counsellor/i).fill('Meera');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /continue|save/i }).click();
    await expect(page).toHaveURL(/\/student-requests$/);
    await expect(page.getByText(/Waiting for an answer until/)).toBeVisible();
    await fits();
    await page.screenshot({ path: info.outputPath(`requests-${width}.png`) });
    expect(await statuses()).toEqual([404, 404]);
    await signOut(context);

    await signIn(context, site, email);
    await page.goto('/app/student');
    await expect(page.getByRole('heading', { name: `Allow Bridge ${width} to act for you?` })).toBeVisible();
    await fits();
    await page.screenshot({ path: info.outputPath(`dashboard-${width}.png`) });
    await signOut(context);

    await page.goto(linkIn(await mailIn(site, email, `Bridge ${width} asks if they may act for you`)));
    await page.getByLabel(/date of birth/).fill('2001-05-18');
    await page.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(page.getByText('This is not the date of birth in the profile.')).toBeVisible();
    await page.getByLabel(/date of birth/).fill(DOB);
    await fits();
    await page.screenshot({ path: info.outputPath(`link-${width}.png`) });
    await page.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(page.getByText(`Bridge ${width} now acts for you.`)).toBeVisible();

    await signIn(context, site, bridge.user.email);
    expect(await statuses()).toEqual([200, 200]);
    await signOut(context);
    await signIn(context, site, who.agent.user.email);
    expect(await statuses()).toEqual([404, 404]);
    await signOut(context);

    await signIn(context, site, email);
    await page.goto('/app/student/settings');
    await page.getByRole('button', { name: 'Leave this agency' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your agency', exact: true })).toBeHidden();
    await signOut(context);

    await signIn(context, site, bridge.user.email);
    expect(await statuses()).toEqual([404, 404]);
    await page.goto('/app/agent/students');
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  });
}
