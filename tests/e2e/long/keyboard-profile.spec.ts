import type { Locator, Page } from '@playwright/test';
import { EDUCATION_LABELS, JOB_LABELS, PERSONAL_LABELS } from '@/components/profile/labels';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Profile } from '@/models/profile';
import { expectAxeClean } from '../../support/axe';
import { PDF, PNG } from '../../support/files';
import {
  chooseByKey,
  expectFocusShown,
  expectRefused,
  expectStep,
  keepChoosers,
  main,
  notes,
  pressAt,
  retype,
  tabTo,
  typeDate,
  typeInto,
} from '../../support/keyboard';
import { job, personal, typedEducation } from '../../support/profiles';
import { expect, signIn, test } from '../../support/site';

test.describe.configure({ timeout: 180_000 });

test('with the keyboard alone: every step of the profile, with its documents', async ({ page, context, site }) => {
  const email = `keys-profile-${Date.now()}@example.com`;
  const { _id: userId } = await createAccount({
    name: 'Kavya Pillai',
    email,
    mobile: '9876543210',
    role: 'student',
    passwordHash: '',
    isVerified: true,
  });
  await signIn(context, site, email);
  keepChoosers(page);
  await page.goto('/app/student/profile?step=1');
  const save = page.getByRole('button', { name: 'Save and continue' });
  const say = (text: string) => expect(notes(page)).toContainText(text);

  // 1: locked until Request Edit.
  await pressAt(page, page.getByRole('button', { name: 'Request Edit' }));
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name, 'the first field that may be changed now').toBeFocused();
  await expectFocusShown(page);
  await retype(page, name, 'Kavya K Pillai');
  await expectAxeClean(page);
  await pressAt(page, save);
  await say('Basic information saved successfully!');
  await expectStep(page, 2, 'Personal Information');

  // 2: refused while empty; then dates, radios, selects, a list that follows another.
  await pressAt(page, save);
  await expectRefused(page, 'Date of birth: Please choose a date.', 'Gender');
  await expectAxeClean(page);
  await pressAt(page, main(page).getByRole('link', { name: /^Gender/ }));
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await pressAt(page, page.getByRole('radio', { name: 'Married', exact: true }), 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Unmarried' })).toBeChecked();
  await tabTo(page, main(page).getByRole('link', { name: /^Date of birth/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const { gender: _female, marital_status: _unmarried, ...fields } = personal();
  for (const field of await fieldsInOrder(page, fields)) {
    await fill(page, main(page).getByLabel(PERSONAL_LABELS[field], { exact: true }), fields[field]);
  }
  await pressAt(page, save);
  await say('Personal information saved successfully!');
  await expectStep(page, 3, 'Academic Information');

  // 3: entries, and scores behind their ticks.
  const entry = (number: number) => main(page).getByRole('group', { name: `Education ${number}`, exact: true });
  const school = typedEducation();
  for (const field of await fieldsInOrder(page, school)) {
    await fill(page, entry(1).getByLabel(EDUCATION_LABELS[field], { exact: true }), String(school[field]));
  }
  const add = page.getByRole('button', { name: 'Add education' });
  for (const number of [2, 3]) {
    await pressAt(page, add);
    await expect(entry(number).getByLabel('Country of education')).toBeFocused();
    await expectFocusShown(page);
  }
  const removeLast = page.getByRole('button', { name: 'Remove last' });
  const removed = main(page).getByRole('status').filter({ hasText: 'was removed' });
  await pressAt(page, removeLast, 'Space');
  await expect(removed).toHaveText('Education 3 was removed.');
  await expect(removeLast).toBeFocused();
  await page.keyboard.press('Space');
  await expect(removed).toHaveText('Education 2 was removed.');
  await expect(removeLast).toBeHidden();
  await expect(add).toBeFocused();
  for (const [test, overall] of Object.entries({ IELTS: 6.5, PTE: 58, TOEFL: 88, GRE: 301, GMAT: 555 })) {
    const tick = main(page).getByRole('checkbox', { name: test });
    await pressAt(page, tick, 'Space');
    await expect(tick).toBeChecked();
    await expect(tick).toHaveAttribute('aria-expanded', 'true');
    const scores = main(page).getByRole('group', { name: `${test} scores` });
    await fill(page, scores.getByLabel('Test date', { exact: true }), '2025-02-01');
    await fill(page, scores.getByLabel(/^Overall/), String(overall + (test === 'IELTS' ? 0.2 : 0)));
  }
  await tabTo(page, main(page).getByRole('checkbox', { name: 'PTE' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(main(page).getByRole('group', { name: 'PTE scores' })).toBeHidden();
  await pressAt(page, save);
  await expectRefused(page, 'IELTS, Overall: Please enter a number from 0 to 9 in steps of 0.5.');
  await expectAxeClean(page);
  await pressAt(page, main(page).getByRole('link', { name: /^IELTS, Overall/ }));
  const band = main(page)
    .getByRole('group', { name: 'IELTS scores' })
    .getByLabel(/^Overall/);
  await expect(band).toBeFocused();
  await expect(band).toHaveAccessibleDescription('Please enter a number from 0 to 9 in steps of 0.5.');
  await retype(page, band, '6.5');
  await pressAt(page, save);
  await say('Academic information saved successfully!');
  await expectStep(page, 4, 'Work Experience');

  // 4: jobs.
  const { working_upto: _present, ...post } = job();
  for (const number of [1, 2]) {
    if (number > 1) await pressAt(page, page.getByRole('button', { name: 'Add job' }));
    const fieldset = main(page).getByRole('group', { name: `Job ${number}`, exact: true });
    for (const [field, value] of Object.entries(post)) {
      const label = JOB_LABELS[field as keyof typeof post];
      if (field === 'salary_mode') await typeInto(page, fieldset.getByLabel(label), 'Bank');
      else await fill(page, fieldset.getByLabel(label), value);
    }
    await expect(fieldset.getByLabel('Salary mode')).toHaveValue('bank_transfer');
  }
  await pressAt(page, removeLast);
  await expect(main(page).getByRole('status').filter({ hasText: 'Job 2 was removed.' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add job' })).toBeFocused();
  await expectAxeClean(page);
  await pressAt(page, save);
  await say('Work experience saved successfully!');
  await expectStep(page, 5, 'Document Manager');

  // 5: documents, through the chooser that a key opened.
  const upload = page.getByRole('button', { name: 'Upload documents' });
  await pressAt(page, upload);
  await expectRefused(page, 'Please upload the 10th certificate');
  await say('Please upload all required documents');
  await expectAxeClean(page);
  await pressAt(page, main(page).getByRole('link', { name: 'Please upload the 10th certificate' }));
  const tenth = page.getByLabel('10th certificate', { exact: true });
  await expect(tenth).toBeFocused();
  await chooseByKey(page, tenth, 'Enter', { name: 'notes.txt', content: PDF });
  await say('notes.txt is not a PDF');
  await expect(tenth).toHaveAccessibleDescription(/notes\.txt is not a PDF/);
  for (const [field, name] of Object.entries(DOCUMENTS_CHOSEN)) {
    const key = name.endsWith('png') ? 'Space' : 'Enter';
    const content = name.endsWith('png') ? PNG : PDF;
    await chooseByKey(page, page.locator(`input[name="${field}"]`), key, { name, content });
    // Kept at once, with the focus where it was.
    await expect(main(page).getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
  }
  const passport = page.getByLabel('Passport', { exact: true });
  await pressAt(page, upload);
  await say('Documents uploaded successfully!');
  await expect(upload).toBeFocused();
  await expectAxeClean(page);

  const stored = main(page).getByRole('list', { name: 'Uploaded: 10th certificate' });
  const preview = context.waitForEvent('page');
  await pressAt(page, stored.getByRole('link', { name: 'tenth.pdf (opens in a new tab)' }));
  await (await preview).close();
  await page.bringToFront();
  await expect(tenth).toHaveAccessibleDescription('A new file replaces the current one.');
  await chooseByKey(page, tenth, 'Enter', { name: 'better.pdf', content: PDF });
  await expect(stored.getByRole('link')).toHaveText([/^better\.pdf/]);
  await pressAt(page, page.getByRole('button', { name: 'Remove passport.png' }));
  const question = page.getByRole('dialog', { name: 'Remove this document?' });
  await pressAt(page, question.getByRole('button', { name: 'Remove' }));
  await expect(question).toBeHidden();
  await say('Document removed.');
  await expect(passport).toBeFocused();
  await expectFocusShown(page);
  await pressAt(page, main(page).locator('form').getByRole('link', { name: 'View profile' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Kavya K Pillai' })).toBeFocused();
  await expectFocusShown(page);
  await expectAxeClean(page);
  expect(await Profile.countDocuments({ userId, 'tests.ielts_overall': 6.5, 'tests.gmat_overall': 555 })).toBe(1);
});

const DOCUMENTS_CHOSEN = {
  tenth_certificate: 'tenth.pdf',
  twelfth_certificate: 'twelfth.pdf',
  english_certificate: 'ielts.pdf',
  passport: 'passport.png',
};

/** The names of these fields in the order in which the form in sight has them, and Tab goes. */
async function fieldsInOrder<Name extends string>(page: Page, fields: Record<Name, unknown>): Promise<Name[]> {
  const inForm = await main(page)
    .locator('form [name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')?.split('.').at(-1)));
  return inForm.filter((name): name is Name => name !== undefined && name in fields);
}

/** Types the name of a choice, a text, or a date's parts. */
async function fill(page: Page, control: Locator, value: string) {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return typeDate(page, control, value);
  await typeInto(page, control, value);
  await expect(control).toHaveValue(value);
}
