import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab (or the other key) until the control has the focus; fails when it can't be reached, and when the focus can't be seen at any
 * stop on the way.
 */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  // Finding a control by its role reads the whole page: once, and again when the page has replaced it.
  let element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    const { isThere, isGone, hidden } = await page.evaluate(focusSeenFrom, element);
    if (presses > 0) expect(hidden, 'the focus can be seen').toBeNull();
    if (isThere) return;
    if (isGone) element = await control.elementHandle();
    else await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

/** Goes to the control by Tab, and presses a key there. */
export async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to the control by Tab, and types: a text, a date's parts, or the first letters of a choice. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Goes to the date field by Tab, and types the parts of 'YYYY-MM-DD' in the browser's own order. */
export async function typeDate(page: Page, control: Locator, date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  await tabTo(page, control);
  // Who came backwards is at its last part, or at the button of its calendar.
  for (let part = 0; part < 4; part++) {
    await page.keyboard.press('Shift+Tab');
    if (!(await control.evaluate((field) => field === document.activeElement))) break;
  }
  await page.keyboard.press('Tab');
  for (const typed of [`${day}${month}${year}`, `${month}${day}${year}`]) {
    await page.keyboard.type(typed);
    if ((await control.inputValue()) === date) return;
    for (const _part of ['month', 'day']) await page.keyboard.press('ArrowLeft');
  }
  await expect(control).toHaveValue(date);
}

/** Empties the text control by keys and types the new text. */
export async function retype(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Listens to the page's file choosers all the time; `chooseByKey` needs it. */
export function keepChoosers(page: Page): void {
  // The browser hands choosers to us from the moment it hears that somebody listens. Beginning only when the key is pressed would
  // race with the key, and a chooser that the browser opens itself is never heard of.
  page.on('filechooser', () => {});
}

/** Opens the file chooser by a key at the control, and chooses. Call `keepChoosers` at the test's start. */
export async function chooseByKey(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space',
  file: { name: string; content: Uint8Array },
): Promise<void> {
  await tabTo(page, control);
  // What was chosen may change the control's name, or put a new control of that name in its place.
  const element = await control.elementHandle();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press(key)]);
  await chooser.setFiles({ name: file.name, mimeType: 'x/y', buffer: Buffer.from(file.content) });
  const isFocused = async () =>
    (await page.evaluate((before) => before === document.activeElement, element)) ||
    control.evaluateAll((all) => all.some((one) => one === document.activeElement));
  await expect.poll(isFocused, 'the focus is where it was before the chooser').toBe(true);
}

/**
 * Fails when the element with the focus has no outline of its own or around it, or is out of sight. A heading that the
 * focus arrived at on a new page needs none: there is nothing to press.
 */
export async function expectFocusShown(page: Page): Promise<void> {
  const { hidden } = await page.evaluate(focusSeenFrom, null);
  expect(hidden, 'the focus can be seen').toBeNull();
}

/**
 * Whether the control has the focus, or has left the page, and why the focus, wherever it is, can't be seen; null when it
 * can. Runs in the page.
 */
function focusSeenFrom(control: Node | null): { isThere: boolean; isGone: boolean; hidden: string | null } {
  const focused = document.activeElement;
  const isThere = focused === control;
  const isGone = control?.isConnected === false;
  // Past the last stop the browser itself has the focus.
  if (!focused || focused === document.body) return { isThere, isGone, hidden: null };
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const outlined = around.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const inSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const isArrival = focused.matches(':is(h1, h2, [data-arrival])[tabindex="-1"]');
  if ((outlined || isArrival) && inSight) return { isThere, isGone, hidden: null };
  return { isThere, isGone, hidden: `${outlined ? 'out of sight' : 'no outline'}: ${focused.outerHTML.slice(0, 200)}` };
}

/** The region of the notes at the top right. */
export const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const main = (page: Page) => page.getByRole('main');

/** Where a form that was refused leads: the list of what is wrong has the focus and is announced. */
export async function expectRefused(page: Page, ...lines: (string | RegExp)[]): Promise<void> {
  const summary = main(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expectFocusShown(page);
  for (const line of lines) await expect(summary.getByRole('link', { name: line })).toBeVisible();
}

/** The step's counter has the focus, so that it is read and Tab goes on from it. */
export async function expectStep(page: Page, step: number, title: string): Promise<void> {
  await expect(main(page).getByText(`Step ${step} of 5: ${title}`)).toBeFocused();
  await expectFocusShown(page);
  await expect(page.getByRole('navigation', { name: 'Profile steps' }).getByText('(now)')).toHaveCount(1);
}
