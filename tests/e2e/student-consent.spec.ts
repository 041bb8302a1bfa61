import { Application } from '@/models/application';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { linkIn, mailIn } from '../support/kept-mails';
import { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { expect, signIn, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

const DOB = '2001-05-17';

for (const width of WALKED_WIDTHS) {
  test(`a student who never signs in is brought to Submitted by the mailed link, at ${width} px`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const who = await everybody();
    const { email } = who.student.user;
    const entry = { email, by: who.agent.user._id, byRole: 'agent', byName: 'Rao & Partners', at: new Date() };
    await User.updateOne({ _id: who.student.userId }, { emailEntry: entry });
    await Profile.create({ userId: who.student.userId, personal: { ...personal(), dob: DOB } } as never);
    const [one, other] = [await application(who.student, who.agent), await application(who.student, who.agent)];
    for (const its of [one, other]) await its.move(who.team, 'Under Review');

    await signIn(context, site, who.agent.user.email);
    await page.goto(`/app/agent/applications/${one.id}`);
    await page.getByRole('button', { name: 'Ask student for consent' }).click();
    await expect(page.getByText('We have emailed the student about 2 applications.').first()).toBeVisible();
    await expect(page.getByText(/asked by email on/)).toBeVisible();
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
    await signOut(context);

    const mail = await mailIn(site, email, 'Please confirm 2 applications');
    await page.goto(linkIn(mail));
    await page.getByLabel('Date of birth').fill('2001-05-18');
    await page.getByRole('button', { name: 'Show what will be sent' }).click();
    await expect(page.getByText('This is not the date of birth in the profile.')).toBeVisible();
    await page.getByLabel('Date of birth').fill(DOB);
    await page.getByRole('button', { name: 'Show what will be sent' }).click();
    const ticks = page.getByRole('checkbox');
    await expect(ticks).toHaveCount(2);
    await expect(
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).resolves.toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Confirm 2' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.goto(linkIn(mail));
    await expect(page.getByText('This link no longer works')).toBeVisible();

    await signIn(context, site, who.team.user.email);
    await page.goto(`/app/team/applications/${one.id}`);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Submitted', exact: true }).click();
    await expect(page.getByText(/Please speak with the student first/).first()).toBeVisible();
    expect((await Application.findById(one.id).orFail().lean()).status).toBe('Under Review');
    await page.getByRole('button', { name: 'I have spoken with the student' }).click();
    await expect(page.getByText('spoke with the student')).toBeVisible();
    await page.getByRole('form', { name: 'Move to Submitted' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Submitted', exact: true }).click();
    await expect.poll(async () => (await Application.findById(one.id).orFail().lean()).status).toBe('Submitted');
    // What staff can show of the yes, also after it was sent.
    await page.reload();
    const evidence = page.getByRole('region', { name: 'Student’s consent' });
    for (const said of [
      `${who.student.user.name} confirmed on `,
      email,
      'Entered by the agency',
      'The link emailed to that address, with the date of birth.',
      `${who.agent.viewer.name} requested it.`,
      `${who.team.viewer.name} spoke with the student`,
    ])
      await expect(evidence).toContainText(said);
    await expect(
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).resolves.toBeLessThanOrEqual(0);
  });
}

test('a signed-in student confirms all that waits in one press, right after applying @long', async ({
  page,
  context,
  site,
}) => {
  const who = await everybody();
  const [one, other] = [await application(who.student), await application(who.student)];
  await signIn(context, site, who.student.user.email);
  await page.goto('/app/student/applied-successfully');
  await page.getByRole('button', { name: 'Confirm 2' }).click();
  await expect(page.getByText('Thank you. We can send it now.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your next step: confirm what we send' })).toHaveCount(0);
  for (const its of [one, other]) {
    await its.move(who.team, 'Under Review');
    expect((await its.move(who.team, 'Submitted')).status).toBe(200);
  }
});
