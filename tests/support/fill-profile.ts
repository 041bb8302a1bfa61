import type { Page } from '@playwright/test';
import { PDF, PNG } from './files';
import { personal, typedEducation } from './profiles';

/** Fills step 2 of the profile wizard in sight. */
export async function fillPersonal(page: Page): Promise<void> {
  const { gender: _female, marital_status: _unmarried, ...fields } = personal();
  const selects = ['country', 'state', 'issued_country', 'country_of_birth', 'nationality', 'citizenship'];
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if (selects.includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByLabel('Female').check();
  await page.getByLabel('Unmarried').check();
}

/** Fills the first education entry of step 3 in sight. */
export async function fillEducation(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typedEducation())) {
    const field = page.locator(`[name="educationSummaries.0.${name}"]`);
    const isSelect = ['country_of_education', 'level_of_education', 'state'].includes(name);
    if (isSelect) await field.selectOption(String(value));
    else await field.fill(String(value));
  }
}

/** Puts a file into a field of step 5 in sight. */
export async function chooseDocument(page: Page, name: string, file: string, content: Uint8Array): Promise<void> {
  const upload = { name: file, mimeType: 'x/y', buffer: Buffer.from(content) };
  await page.locator(`input[name="${name}"]`).setInputFiles(upload);
}

/** The documents that `education()` asks for. */
export async function chooseRequiredDocuments(page: Page): Promise<void> {
  await chooseDocument(page, 'tenth_certificate', 'tenth.pdf', PDF);
  await chooseDocument(page, 'twelfth_certificate', 'twelfth.pdf', PDF);
  await chooseDocument(page, 'english_certificate', 'ielts.pdf', PDF);
  await chooseDocument(page, 'passport', 'passport.png', PNG);
}
