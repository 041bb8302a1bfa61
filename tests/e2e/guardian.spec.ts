import { Profile } from '@/models/profile';
import { application } from '../support/applications';
import { PDF } from '../support/files';
import { linkIn, mailIn } from '../support/kept-mails';
import { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { expect, signIn, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

const dob = `${new Date().getFullYear() - 16}-01-01`;

test("a guardian's address is the agent's: refused to the student, and the agent can't enter one @long", async ({
  page,
  context,
  site,
}) => {
  const who = await everybody();
  const agents = who.agent.user.email;
  await Profile.create({ userId: who.student.userId, personal: { ...personal(), dob } } as never);

  await signIn(context, site, who.student.user.email);
  await page.goto('/app/student/profile?step=2');
  await page.getByLabel('Name of parent or guardian').fill('Latha Rao');
  await page.getByLabel('Email of parent or guardian').fill(agents.replace('@', '+mother@').toUpperCase());
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').getByText('This address belongs to another account.')).toBeVisible();
  expect((await Profile.findOne({ userId: who.student.userId }).lean())?.personal?.guardian_email).toBeUndefined();

  await signOut(context);
  await signIn(context, site, agents);
  await page.goto(`/app/agent/add-student/${who.student.userId}/2`);
  await expect(page.getByText('Only the student or our team can enter and change this.')).toBeVisible();
  await expect(page.getByLabel('Email of parent or guardian')).not.toBeEditable();
  const answer = await page.request.post(`${site.url}/api/v1/save-personal-info`, {
    headers: { origin: site.url },
    data: {
      ...personal(),
      dob,
      userId: who.student.userId,
      guardian_name: 'Latha Rao',
      guardian_email: agents,
    },
  });
  expect(answer.status()).toBe(422);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Personal information saved successfully!').first()).toBeVisible();
  expect((await Profile.findOne({ userId: who.student.userId }).lean())?.personal?.guardian_email).toBeFalsy();
});

test('staff say who the guardian is, and see what a consent came from @long', async ({ page, context, site }) => {
  const who = await everybody();
  const its = await application(who.student);
  await Profile.create({ userId: who.student.userId, personal: { ...personal(), dob } } as never);
  await signIn(context, site, who.team.user.email);
  await page.goto(`/app/team/view-profile/${who.student.userId}?tab=forms`);
  await page.getByRole('button', { name: 'Add…' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Name').fill('Latha Rao');
  await window.getByLabel('Email').fill(who.agent.user.email);
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('This address belongs to another account.').first()).toBeVisible();
  await window.getByLabel('Email').fill('latha.rao@example.com');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. We’ll notify the student.').first()).toBeVisible();
  // While the page is read again, the former one may stand beside the new one, hidden.
  const address = page.getByRole('main').getByText('latha.rao@example.com').filter({ visible: true });
  await expect(address.first()).toBeVisible();

  expect((await its.consent(who.student)).status).toBe(200);
  await page.goto(`/app/team/applications/${its.id}`);
  await expect(address.first()).toBeVisible();
  await expect(page.getByText(new RegExp(`Entered by ${who.team.viewer.name} \\(Team\\)`))).toBeVisible();
});

for (const width of WALKED_WIDTHS) {
  test(`a guardian confirms by the mailed link with the birth date, and staff submit, at ${width} px`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const who = await everybody();
    const its = await application(who.student);
    await its.move(who.team, 'Under Review');
    const email = `latha.rao.${width}@example.com`;
    const named = { guardian_name: 'Latha Rao', guardian_email: email };
    await Profile.create({ userId: who.student.userId, personal: { ...personal(), dob, ...named } } as never);
    await signIn(context, site, who.team.user.email);
    await page.goto(`/app/team/applications/${its.id}`);
    await page.getByRole('button', { name: 'Paper consent…' }).click();
    const window = page.getByRole('dialog');
    await window
      .getByLabel('Scan of the signed paper')
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
    await window.getByLabel('Signed on').fill('2026-11-20');
    await window.getByRole('button', { name: 'Record consent' }).click();
    await expect(page.getByText(/Signed on paper on 20 Nov 2026/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /signed\.pdf/ })).toBeVisible();
    await signOut(context);

    const mail = await mailIn(site, email, /^Please confirm an application for/);
    await page.goto(linkIn(mail));
    await page.getByLabel('Student’s date of birth').fill(dob);
    await page.getByRole('button', { name: 'Show what will be sent' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.goto(linkIn(mail));
    await expect(page.getByText('This link no longer works')).toBeVisible();
    expect((await its.move(who.team, 'Submitted')).status).toBe(200);
  });
}
