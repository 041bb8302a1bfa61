import type { Page } from '@playwright/test';
import { allowHandling } from '@/lib/services/people/agents/handling-rights';
import { setAgentVerification } from '@/lib/services/people/agents/verification';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { expectAxeClean } from '../support/axe';
import { PDF, PNG } from '../support/files';
import { person } from '../support/people';
import { expect, signIn, test } from '../support/site';
import { LONG, WALKED_SIZES } from '../support/tiers';

const upload = (name: string) => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'application/pdf',
  buffer: Buffer.from(name.endsWith('.png') ? PNG : PDF),
});
const chosen = (page: Page, to: string) => page.getByRole('menuitem', { name: to, exact: true }).click();
const move = async (page: Page, to: string) => {
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await chosen(page, to);
};
/** Presses what sends the window of a move. */
const send = (page: Page, to: string) =>
  page
    .getByRole('form', { name: `Move to ${to}` })
    .getByRole('button', { name: 'Move', exact: true })
    .click();

for (const size of WALKED_SIZES) {
  test(`an agency takes a case at a university it typed from applied to enrolled, ${size.width} wide: no one of staff acts`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    const fits = async () => {
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    };
    const looked = async () => {
      await fits();
      if (LONG) await expectAxeClean(page);
    };
    const admin = await person('admin');
    const named = { company_name: `Himal Overseas ${size.width}`, name: 'Sita Rai', isVerified: false };
    const owner = await person('agent', { ...named, mobile: '+977 9841234567' });
    const student = await person('student', { addedBy: owner.user._id, name: 'Sabina Thapa' });
    await setAgentVerification(admin.viewer, owner.userId, true);
    if (LONG) {
      await signIn(context, site, admin.user.email);
      await page.goto(`/app/admin/agents/${owner.userId}/handling`);
      await page.getByRole('button', { name: 'Allow more…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Allowed', { exact: true })).toBeVisible();
    } else await allowHandling(admin.viewer, owner.userId, { country: '', university: '', allowed: true });
    const staffsActs = await StaffAction.countDocuments({});

    const asAgency = () => signIn(context, site, owner.user.email);
    const asStudent = async () => {
      await signIn(context, site, student.user.email);
      await page.goto(`/app/student/my-applications/${id}`);
    };
    await asAgency();
    await page.goto(`/app/agent/view-profile/${student.userId}?tab=applications`);
    await page.getByRole('button', { name: 'A course that isn’t listed' }).click();
    const form = page.getByRole('dialog', { name: 'A course that isn’t listed' });
    await form.getByLabel('Country').selectOption('UK');
    await form.getByLabel('University').fill('Tidal College');
    await form.getByLabel('Course').fill('MSc Tides');
    await form.getByLabel('Level').selectOption({ index: 1 });
    await form.getByLabel('Year').selectOption(String(new Date().getFullYear() + 1));
    await form.getByLabel('Month').selectOption('Sep');
    await form.getByRole('button', { name: 'Add application' }).click();
    await expect(form).toBeHidden();
    const application = await Application.findOne({ userId: student.userId }).orFail().lean();
    const id = String(application._id);
    const url = `/app/agent/applications/${id}`;
    await page.goto(url);
    await expect(page.getByText(`Handled by ${named.company_name}`)).toBeVisible();
    await move(page, 'Under Review');
    await expect(page.getByText('Status changed to Under Review.')).toBeVisible();

    // The university has it, says the window, with a picture of its portal: not before the student's yes, and what was typed stays.
    await move(page, 'Submitted…');
    await page.getByLabel('Evidence reference').fill('Portal 77');
    await page.getByLabel('Evidence', { exact: false }).first().setInputFiles(upload('portal.png'));
    await looked();
    await send(page, 'Submitted');
    await expect(page.getByText('Couldn’t move')).toBeVisible();
    await expect(page.getByLabel('Evidence reference')).toHaveValue('Portal 77');

    await asStudent();
    await expect(page.getByText('Entered by the agency, not in the catalogue').first()).toBeVisible();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your consent' })).toBeVisible();

    /** Moves it with a file that shows the university's answer. */
    const says = async (to: string, file: string, more: () => Promise<void> = async () => {}) => {
      await move(page, `${to}…`);
      await more();
      await page.getByLabel('Evidence', { exact: false }).first().setInputFiles(upload(file));
      await send(page, to);
      await expect(page.getByText(`Status changed to ${to}.`)).toBeVisible();
      await expect(page.getByRole('link', { name: file })).toBeVisible();
    };
    await asAgency();
    await page.goto(url);
    await says('Submitted', 'portal.png');
    await says('Interview', 'invitation.pdf', async () => {
      await page.getByLabel('Day').fill(`${new Date().getFullYear() + 1}-02-01`);
      await page.getByLabel('Time', { exact: true }).fill('10:00');
      await page.getByLabel('Time zone').selectOption('Europe/London');
      await page.getByLabel('Place').fill('By phone');
    });
    await page.getByRole('button', { name: 'Record offer…' }).click();
    const offer = page.getByRole('dialog', { name: 'The university' });
    await offer.getByLabel('Offer letter').setInputFiles(upload('offer.pdf'));
    await looked();
    await offer.getByRole('button', { name: 'Save offer' }).click();
    await expect(page.getByRole('link', { name: 'offer.pdf' }).first()).toBeVisible();

    await asStudent();
    const statements = page.getByRole('region', { name: 'Recorded by the agency' });
    await expect(statements.getByRole('listitem')).toHaveCount(3);
    await expect(statements.getByRole('link', { name: 'portal.png' })).toBeVisible();
    await expect(statements.getByRole('button', { name: /^This is not true/ })).toHaveCount(3);
    await looked();
    await page.getByRole('button', { name: 'Accept the offer…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
    await expect(page.getByRole('button', { name: 'Accept the offer…' })).toHaveCount(0);

    await asAgency();
    await page.goto(url);
    for (const to of ['Visa Applied', 'Visa Approved']) {
      await move(page, to);
      await expect(page.getByText(`Status changed to ${to}.`)).toBeVisible();
    }
    await says('Enrolled', 'enrolment.pdf');

    const { status, history, said = [], acts = [], offer: made } = await Application.findById(id).orFail().lean();
    const did = [...history, ...acts, made?.made, made?.reply];
    expect(did.filter((one) => one && ['team', 'admin'].includes(one.byRole))).toEqual([]);
    expect([status, await StaffAction.countDocuments({})]).toEqual(['Enrolled', staffsActs]);
    expect(said.map(({ file }) => file?.name)).toEqual(['portal.png', 'invitation.pdf', 'offer.pdf', 'enrolment.pdf']);
    const told = await Notification.find({ userId: student.userId, notification: /Evidence: / }).lean();
    for (const { file } of said)
      expect(told.filter(({ notification }) => notification.includes(file?.name ?? '?'))).toHaveLength(1);
  });
}
