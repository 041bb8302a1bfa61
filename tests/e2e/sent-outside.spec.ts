import { Application } from '@/models/application';
import { applied } from '../support/applied';
import { person } from '../support/people';
import { expect, signIn, test } from '../support/site';

const QUESTION = /^Sent outside this site: how and why/;
const REFUSED = 'The student has not confirmed yet';

test('what the student did not confirm is not sent by a move, unless staff say how it was sent, and all read that @long', async ({
  page,
  context,
  site,
}) => {
  const counsellor = await person('team', { name: 'Careful Counsellor' });
  const student = await person('student', { name: 'Unasked Student' });
  const { id } = await applied(student);
  await signIn(context, site, counsellor.viewer.email);
  const moveTo = async (status: string) => {
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: status, exact: true }).click();
  };
  await page.goto(`/app/team/applications/${id}`);
  await moveTo('Under Review');
  await expect(page.getByText('Status changed to Under Review.').first()).toBeVisible();
  await moveTo('Submitted');
  const form = page.getByRole('form', { name: 'Move to Submitted' });
  await expect(form.getByText(REFUSED)).toBeVisible();
  await expect(form.getByLabel(QUESTION)).toBeFocused();
  await form.getByRole('button', { name: 'Move' }).click();
  await expect(form.getByText('Please enter a reason.')).toBeVisible();
  await form.getByLabel(QUESTION).fill('By post, before the student had an account.');
  await form.getByRole('button', { name: 'Move' }).click();
  await expect(form).toBeHidden();
  const sentence = /^Sent outside this site on .*, recorded by Careful Counsellor: By post, before the student/;
  await expect(page.getByText(sentence)).toBeVisible();
  await signIn(context, site, student.viewer.email);
  await page.goto(`/app/student/my-applications/${id}`);
  await expect(page.getByText(sentence)).toBeVisible();
});

test('nor by an offer: its form asks the same, and the board does @long', async ({ page, context, site }) => {
  const counsellor = await person('team', { name: 'Offering Counsellor' });
  const first = await applied(await person('student', { name: 'Offered Student' }));
  const second = await applied(await person('student', { name: 'Boarded Student' }));
  await Application.updateOne({ _id: second.id }, { status: 'Under Review' });
  await signIn(context, site, counsellor.viewer.email);
  await page.goto(`/app/team/applications/${first.id}`);
  await page.getByRole('button', { name: 'Record offer…' }).click();
  const dialog = page.getByRole('dialog', { name: "The university's offer" });
  await expect(dialog.getByLabel(QUESTION)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog.getByText(REFUSED).first()).toBeVisible();
  await dialog.getByLabel(QUESTION).fill('The agency sent it.');
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/recorded by Offering Counsellor: The agency sent it\./)).toBeVisible();

  await page.goto('/app/team/applications?q=Boarded');
  const card = page.getByRole('article').filter({ hasText: 'Boarded Student' });
  await card.getByRole('button', { name: /^Move .*’s application/ }).click();
  await page.getByRole('menuitem', { name: 'Submitted', exact: true }).click();
  const form = card.getByRole('form', { name: 'Move to Submitted' });
  await form.getByLabel(QUESTION).fill('By post.');
  await form.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Status changed to Submitted.').first()).toBeVisible();
});
