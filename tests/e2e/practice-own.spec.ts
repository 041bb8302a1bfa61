import { PracticeEdition } from '@/models/practice-edition';
import { PracticeOwnSet } from '@/models/practice-own-set';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSetState } from '@/models/practice-set-state';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';
import { wavOf } from '../support/sounds';
import { WALKED_WIDTHS } from '../support/tiers';

const LISTENING = 'ielts-ac-listening-1';
const noWider = 'document.documentElement.scrollWidth - window.innerWidth';

for (const width of WALKED_WIDTHS) {
  test(`an admin writes a short reading set at ${width} px, mends it, looks at it and publishes it; a visitor takes it`, async ({
    page,
    loginAs,
  }) => {
    for (const model of [PracticeOwnSet, PracticeEdition]) await model.collection.deleteMany({});
    await page.setViewportSize({ width, height: 844 });
    await loginAs('admin');
    await page.goto('/app/admin/practice');
    await page.getByRole('link', { name: 'Own sets' }).click();
    await expect(page.getByText('No sets of your own yet')).toBeVisible();
    await expectAxeClean(page);
    await page.getByLabel('Begin with').selectOption('ielts-ac-reading-short-1');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Copy of Academic Reading, short set 1' })).toBeVisible();
    const text = page.getByRole('textbox', { name: 'The set' });
    const written = (await text.inputValue())
      .replace('title: Copy of Academic Reading, short set 1', 'title: Stairs of our own')
      .replace('drafted: machine', 'drafted: person');
    await text.fill(written.replace('key: winter', 'key: summer'));
    await page.getByRole('button', { name: 'Save and check' }).click();
    await expect(page.getByText("Question 8: 'summer' doesn't stand in its proof")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await page.getByRole('button', { name: /^Line \d+$/ }).click();
    await expect(text).toBeFocused();
    const chosen = await text.evaluate((area) => {
      const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd).trim();
    });
    expect(chosen).toBe('* n: 8');
    expect(await page.evaluate(noWider)).toBeLessThanOrEqual(0);
    await expectAxeClean(page);

    await text.fill(written);
    await page.getByRole('button', { name: 'Save and check' }).click();
    await expect(page.getByText('As it was saved last, nothing is wrong with it.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Stairs of our own' })).toBeVisible();
    const preview = await page.getByRole('link', { name: 'Preview as a learner' }).getAttribute('href');
    const own = page.url();
    await page.goto(`${preview}/practise`);
    await expect(page.getByText('Preview: only admins see this.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
    await page.getByRole('button', { name: 'Check question 8' }).click();
    await expect(page.getByText('Right', { exact: true })).toBeVisible();
    const visitor = await page
      .context()
      .browser()
      ?.newContext({ viewport: { width, height: 844 } });
    const other = await visitor?.newPage();
    if (!other) throw new Error('no browser');
    const at = (path: string) => new URL(path, own).href;
    expect((await other.goto(at(`${preview}`)))?.status()).toBe(404);

    await page.goto(own);
    await page.getByRole('radio', { name: 'A person' }).check();
    await page.getByLabel('Agreed with the key').fill('90');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Below 95 of a hundred it is not published: mend the questions first.')).toBeVisible();
    await page.getByLabel('Agreed with the key').fill('98');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/^Edition 1, published by .* agreed in 98 of a hundred/)).toBeVisible();
    await expectAxeClean(page);

    await expect
      .poll(async () => {
        await other.goto(at('/practice'));
        return other.getByRole('link', { name: 'Open Stairs of our own' }).count();
      })
      .toBe(1);
    await other.getByRole('link', { name: 'Open Stairs of our own' }).click();
    await expect(
      other.getByText('Written by a person. 1 person did it without its key and agreed with it.'),
    ).toBeVisible();
    await expectAxeClean(other);
    await other.getByRole('link', { name: 'Practise without a clock' }).click();
    await other.getByRole('textbox', { name: 'Answer 8', exact: true }).fill('winter');
    const given = await other.content();
    expect(given).not.toMatch(/\\?"(keys|proof|why|wrong|unused)\\?":/);
    await other.getByRole('button', { name: 'Check question 8' }).click();
    await expect(other.getByText('Right', { exact: true })).toBeVisible();
    expect(await other.evaluate(noWider)).toBeLessThanOrEqual(0);

    // A change is a new edition; what the visitor began stays as it was.
    await page.goto(own);
    await text.fill(written.replace('q: The lifts in the new building', 'q: The new lifts'));
    await expect(page.getByRole('button', { name: 'Publish again' })).toBeDisabled();
    await page.getByRole('button', { name: 'Save and check' }).click();
    await expect(page.getByText('As it was saved last, nothing is wrong with it.')).toBeVisible();
    await page.getByRole('radio', { name: 'No one yet' }).check();
    await page.getByRole('button', { name: 'Publish again' }).click();
    await expect(page.getByText(/^Edition 2, published by .* Not solved blind yet\./)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('textbox', { name: 'Answer 8', exact: true })).toHaveValue('winter');
    await expect(other.getByText('The lifts in the new building')).toBeVisible();
    await other.goto(other.url().replace('/practise', ''));
    await other.getByRole('link', { name: 'Open the newest one' }).click();
    await expect(other.getByText('No person has checked it yet.')).toBeVisible();

    await page.getByRole('button', { name: 'Delete the set' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No sets of your own yet')).toBeVisible();
    await expect.poll(async () => (await other.reload())?.status()).toBe(404);
    await visitor?.close();
  });

  test(`an admin puts people's voices in a part at ${width} px: a visitor hears them there alone, until they are taken back`, async ({
    page,
    loginAs,
  }) => {
    for (const model of [PracticeRecording, PracticeSetState]) await model.collection.deleteMany({});
    await page.setViewportSize({ width, height: 844 });
    await loginAs('admin');
    await page.goto(`/app/admin/practice/${LISTENING}`);
    const part = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Part 2\./ }) });
    await expect(part.getByText('Spoken by a computer.')).toBeVisible();
    await expectAxeClean(page);
    await part.getByRole('button', { name: /^Put in a recording/ }).click();
    const dialog = page.getByRole('dialog');
    const choose = (seconds: number) =>
      dialog
        .getByLabel('Recording', { exact: true })
        .setInputFiles({ name: 'part-2.wav', mimeType: 'audio/wav', buffer: wavOf(seconds) });
    await choose(30);
    await dialog.getByLabel('Who speaks?').fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The people who speak must agree.').first()).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/^It lasts 30 seconds\. With its script it should last/).first()).toBeVisible();
    await expectAxeClean(page);
    await choose(400);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(part.getByText(/^Spoken by Asha Rao \(CC BY 4\.0\), 6 minutes 40 seconds\./)).toBeVisible();
    await page.getByRole('button', { name: /^I have listened/ }).click();
    await expect(page.getByText(/listened to it on/)).toBeVisible();

    const visitor = await page
      .context()
      .browser()
      ?.newContext({ viewport: { width, height: 844 } });
    const other = await visitor?.newPage();
    if (!other) throw new Error('no browser');
    const at = (path: string) => new URL(path, page.url()).href;
    await expect
      .poll(async () => {
        await other.goto(at(`/practice/${LISTENING}`));
        return other
          .getByText('Part 2 is spoken by Asha Rao (CC BY 4.0). The other voices are made by a computer.')
          .count();
      })
      .toBe(1);
    await expect(other.getByText(/A person listened to them on/)).toBeVisible();
    await other.goto(at(`/practice/${LISTENING}/practise`));
    await expect(other.getByText("A computer's voices.")).toBeVisible();
    await other.getByRole('button', { name: 'Part 2' }).click();
    await expect(other.getByText('Spoken by Asha Rao.')).toBeVisible();
    await expect(other.getByText("A computer's voices.")).toHaveCount(0);
    const sound = other.locator('audio');
    await expect(sound).toHaveAttribute('src', /^\/api\/v1\/practice-recordings\//);
    await expect.poll(() => sound.evaluate((audio) => Math.round((audio as HTMLAudioElement).duration))).toBe(400);
    await sound.evaluate((audio) => {
      (audio as HTMLAudioElement).currentTime = 300;
      return (audio as HTMLAudioElement).play();
    });
    await expect.poll(() => sound.evaluate((audio) => (audio as HTMLAudioElement).currentTime)).toBeGreaterThan(300);
    await expectAxeClean(other);

    await part.getByRole('button', { name: /^Take back/ }).click();
    await expect(part.getByText('Spoken by a computer.')).toBeVisible();
    await expect(page.getByText('Not yet listened to.')).toBeVisible();
    await expect
      .poll(async () => {
        await other.goto(at(`/practice/${LISTENING}`));
        return other.getByText('The voices are made by a computer.').count();
      })
      .toBe(1);
    await visitor?.close();
  });
}
