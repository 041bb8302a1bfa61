import { person } from '../../support/people';
import { expect, signIn, test } from '../../support/site';

test('an answer changed on two devices is asked about where it is seen, and the chosen one stays', async ({
  browser,
  site,
}) => {
  const student = await person('student');
  const open = async () => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await signIn(page.context(), site, student.user.email);
    await page.goto(`${site.url}/practice/ielts-ac-reading-1/practise`);
    return { page, answer: page.getByRole('textbox', { name: 'Answer 8', exact: true }) };
  };
  const saved = (page: Awaited<ReturnType<typeof open>>['page']) =>
    page.waitForResponse((response) => response.url().endsWith('/attempt') && response.request().method() === 'PUT');
  const laptop = await open();
  const [first] = [saved(laptop.page), await laptop.answer.fill('winter')];
  await first;
  const phone = await open();
  await expect(phone.answer).toHaveValue('winter');
  const [second] = [saved(phone.page), await phone.answer.fill('summer')];
  await second;
  await laptop.answer.fill('spring');
  const asked = laptop.page.getByRole('alert').filter({ hasText: 'also changed on another device' });
  await expect(asked).toBeInViewport();
  await expect(asked).toContainText('In your account: summer');
  await asked.getByRole('button', { name: 'Use the version on this device' }).click();
  await expect(asked).toHaveCount(0);
  await expect(laptop.answer).toHaveValue('spring');
});
