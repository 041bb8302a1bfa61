import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSetState } from '@/models/practice-set-state';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';
import { wavOf } from '../support/sounds';
import { WALKED_WIDTHS } from '../support/tiers';

const LISTENING = 'ielts-ac-listening-1';

for (const width of WALKED_WIDTHS) {
  test(`an admin puts people's voices in a part at ${width} px: a visitor hears them there alone, until they are taken back @long`, async ({
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
    await part.getByRole('button', { name: /^Upload recording/ }).click();
    const dialog = page.getByRole('dialog');
    const choose = (seconds: number) =>
      dialog
        .getByLabel('Recording', { exact: true })
        .setInputFiles({ name: 'part-2.wav', mimeType: 'audio/wav', buffer: wavOf(seconds) });
    await choose(30);
    await dialog.getByLabel('Speakers').fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please confirm that the speakers agree.').first()).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByText(/^The recording lasts 30 seconds\. With this script it should last/).first(),
    ).toBeVisible();
    await expectAxeClean(page);
    await choose(400);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(part.getByText(/^Spoken by Asha Rao \(CC BY 4\.0\), 6 minutes 40 seconds\./)).toBeVisible();
    await page.getByRole('button', { name: /^Mark as listened to/ }).click();
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
        return other.getByText('Part 2 is spoken by Asha Rao (CC BY 4.0). The other voices are synthetic: ').count();
      })
      .toBe(1);
    await expect(other.getByText(/A person checked the recordings on/)).toBeVisible();
    await other.goto(at(`/practice/${LISTENING}/practise`));
    await expect(other.getByText('Spoken by synthetic voices.')).toBeVisible();
    await other.getByRole('button', { name: 'Part 2' }).click();
    await expect(other.getByText('Spoken by Asha Rao.')).toBeVisible();
    await expect(other.getByText('Spoken by synthetic voices.')).toHaveCount(0);
    const sound = other.locator('audio');
    await expect(sound).toHaveAttribute('src', /^\/api\/v1\/practice-recordings\//);
    await expect.poll(() => sound.evaluate((audio) => Math.round((audio as HTMLAudioElement).duration))).toBe(400);
    await sound.evaluate((audio) => {
      (audio as HTMLAudioElement).currentTime = 300;
      return (audio as HTMLAudioElement).play();
    });
    await expect.poll(() => sound.evaluate((audio) => (audio as HTMLAudioElement).currentTime)).toBeGreaterThan(300);
    await expectAxeClean(other);

    await part.getByRole('button', { name: /^Remove/ }).click();
    await expect(part.getByText('Spoken by a computer.')).toBeVisible();
    await expect(page.getByText('Nobody has listened to the recordings yet.')).toBeVisible();
    await expect
      .poll(async () => {
        await other.goto(at(`/practice/${LISTENING}`));
        return other.getByText('The voices are synthetic: ').count();
      })
      .toBe(1);
    await visitor?.close();
  });
}
