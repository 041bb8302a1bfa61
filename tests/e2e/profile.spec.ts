import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { PDF } from '../support/files';
import { chooseDocument, chooseRequiredDocuments, fillEducation, fillPersonal } from '../support/fill-profile';
import { education, freshIelts, personal } from '../support/profiles';
import { expect, signIn, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

let made = 0;

/** A verified student without a profile. */
async function newStudent() {
  const email = `wizard${++made}-${Date.now()}@example.com`;
  return createAccount({
    name: 'Asha Menon',
    email,
    mobile: '9876543210',
    role: 'student',
    passwordHash: '',
    isVerified: true,
  });
}

test('a student walks the profile wizard from the welcome to the documents, and sees all of it read-only', async ({
  page,
  context,
  site,
}) => {
  const student = await newStudent();
  await signIn(context, site, student.email);
  await page.goto('/app/student/profile');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').getByText('Date of birth: Please choose a date.')).toBeVisible();
  await fillPersonal(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Personal information saved successfully!').first()).toBeVisible();

  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await fillEducation(page);
  await page.getByRole('button', { name: 'Add education' }).click();
  await expect(page.getByRole('heading', { name: 'Education 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove last' }).click();
  await expect(page.getByRole('heading', { name: 'Education 2' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove last' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'IELTS' }).check();
  await page.locator('[name="tests.ielts_test_date"]').fill('2025-02-01');
  await page.locator('[name="tests.ielts_overall"]').fill('6.7');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(
    page.getByRole('alert').getByText('IELTS, Overall: Please enter a number from 0 to 9 in steps of 0.5.'),
  ).toBeVisible();
  await page.locator('[name="tests.ielts_overall"]').fill('6.5');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Academic information saved successfully!').first()).toBeVisible();

  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  await page.getByLabel('Organisation details').fill('Amber Valley Hospital');
  await page.getByLabel('Worked from').fill('2022-08-01');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Work experience saved successfully!').first()).toBeVisible();

  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Upload documents' }).click();
  await expect(page.getByText('Please upload all required documents').first()).toBeVisible();
  await expect(page.getByText('Please upload the 10th certificate').first()).toBeVisible();
  await chooseDocument(page, 'tenth_certificate', 'notes.txt', PDF);
  await expect(page.getByText(/notes\.txt is not a PDF/).first()).toBeVisible();
  await chooseRequiredDocuments(page);
  await page.getByRole('button', { name: 'Upload documents' }).click();
  await expect(page.getByText('Documents uploaded successfully!').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /tenth\.pdf/ })).toBeVisible();
  await chooseDocument(page, 'tenth_certificate', 'better.pdf', PDF);
  await page.getByRole('button', { name: 'Upload documents' }).click();
  await expect(page.getByRole('link', { name: /better\.pdf/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /tenth\.pdf/ })).toBeHidden();

  await page.locator('form').getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
  await expect(page.getByText('Amber Valley Hospital')).toBeVisible();
  await expect(page.getByText('Present')).toBeVisible();
  await expect(page.getByText('Not Specified').first()).toBeVisible();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Academic Docs' })).toBeVisible();
  await expect(page.getByRole('link', { name: /better\.pdf/ })).toBeVisible();
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByText('No Course Found')).toBeVisible();
});

test('what is typed survives a reload, is asked about before leaving, and is told apart from a newer save @long', async ({
  page,
  context,
  site,
}) => {
  const student = await newStudent();
  await signIn(context, site, student.email);
  await page.goto('/app/student/profile?step=2');
  await page.locator('[name="city"]').fill('Kozhikode');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.locator('[name="city"]')).toHaveValue('Kozhikode');
  await expect(page.getByText(/was restored\. It is not saved yet/)).toBeVisible();

  await Profile.updateOne(
    { userId: student._id },
    {
      $set: { personal: { ...personal(), city: 'Kochi' }, savedOn: { personal: new Date() } },
      $setOnInsert: { educationSummaries: [], tests: {}, workExperience: [], documents: {} },
    },
    { upsert: true },
  );
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.locator('[name="city"]')).toHaveValue('Kochi');
  await page.getByRole('button', { name: 'Use my draft' }).click();
  await expect(page.locator('[name="city"]')).toHaveValue('Kozhikode');
  await page
    .getByRole('button', { name: 'Discard draft' })
    .or(page.getByRole('button', { name: 'Save and continue' }))
    .first()
    .waitFor();
});

test('basic information is locked until Request Edit, and a save goes on to the next step @long', async ({
  page,
  context,
  site,
}) => {
  const student = await newStudent();
  await signIn(context, site, student.email);
  await page.goto('/app/student/profile?step=1');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveJSProperty('readOnly', true);
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && saves.push(request.url()));
  await page.getByRole('button', { name: 'Request Edit' }).click();
  await expect(name).toHaveJSProperty('readOnly', false);
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeEnabled();
  expect(saves, 'unlocking saves nothing').toEqual([]);
  await name.fill('Asha K Menon');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.goto('/app/student/profile?step=1');
  await expect(name).toHaveValue('Asha K Menon');
});

for (const width of WALKED_WIDTHS) {
  test(`a rule that is not known leads to its field, with the field’s name in sight, at ${width} px @long`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { _id, email } = await newStudent();
    await Profile.create({
      userId: _id,
      educationSummaries: [education('Bachelors')],
      tests: freshIelts(),
      workExperience: [],
      documents: {},
    });
    // Its text asks for fields of study; the profile says none.
    const name = 'Graduate Certificate in Environmental Management';
    const course = await Course.findOne({ course: name, university: 'Acadia University' }).orFail().lean();
    await signIn(context, site, email);
    await page.goto(`/app/student/view-application/${course._id}`);
    await page
      .getByRole('link', { name: /^Add it/ })
      .first()
      .click();
    const focused = page.locator('[id^="field-"]:focus');
    await expect(focused).toBeVisible();
    const label = page.locator(`label[for="${await focused.getAttribute('id')}"]`);
    await expect(label).toBeInViewport({ ratio: 1 });
    // Below the bar at the top.
    expect((await label.boundingBox())?.y).toBeGreaterThan(56);
  });
}
