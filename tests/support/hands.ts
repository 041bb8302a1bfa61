import { expect, type Locator, type Page } from '@playwright/test';
import { chooseByKey, keepChoosers, retype, tabTo, typeDate } from './keyboard';

/** One way to use a page, so that a walk is written once and taken by pointer and by keyboard alone. */
export interface Hands {
  /** Once for each page, before anything is chosen. */
  prepare(page: Page): void;
  press(page: Page, control: Locator): Promise<void>;
  /** Replaces the text of a field. */
  fill(page: Page, field: Locator, text: string): Promise<void>;
  /** Ticks a checkbox or chooses a radio button. */
  tick(page: Page, control: Locator): Promise<void>;
  /** Chooses by the option's words. */
  pick(page: Page, list: Locator, option: string): Promise<void>;
  /** Fills a date field with 'YYYY-MM-DD'. */
  date(page: Page, field: Locator, day: string): Promise<void>;
  choose(page: Page, input: Locator, file: { name: string; content: Uint8Array }): Promise<void>;
  /** Opens a menu and chooses an entry. */
  fromMenu(page: Page, button: Locator, entry: string): Promise<void>;
}

export const POINTER: Hands = {
  prepare: () => {},
  press: (_page, control) => control.click(),
  fill: (_page, field, text) => field.fill(text),
  tick: (_page, control) => control.check(),
  pick: async (_page, list, label) => {
    await list.selectOption({ label });
  },
  date: (_page, field, day) => field.fill(day),
  choose: (_page, input, { name, content }) =>
    input.setInputFiles({ name, mimeType: 'x/y', buffer: Buffer.from(content) }),
  fromMenu: async (page, button, entry) => {
    await button.click();
    await page.getByRole('menuitem', { name: entry }).click();
  },
};

export const KEYBOARD: Hands = {
  prepare: keepChoosers,
  press: async (page, control) => {
    await reach(page, control);
    await page.keyboard.press('Enter');
  },
  fill: async (page, field, text) => {
    await reach(page, field);
    await retype(page, field, text);
  },
  tick: async (page, control) => {
    const isRadio = (await control.getAttribute('type')) === 'radio';
    if (!isRadio) {
      await reach(page, control);
      return page.keyboard.press('Space');
    }
    // Of a group of radio buttons Tab reaches the chosen one; arrows go to the others and choose them.
    const group = page.locator(`[name="${await control.getAttribute('name')}"]`);
    await reach(page, page.getByRole('radio', { checked: true }).and(group));
    await page.keyboard.press('ArrowDown');
    await expect(control).toBeChecked();
  },
  pick: async (page, list, option) => {
    await reach(page, list);
    await page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  },
  date: async (page, field, day) => {
    await reach(page, field);
    await typeDate(page, field, day);
  },
  choose: async (page, input, file) => {
    await reach(page, input);
    await chooseByKey(page, input, 'Enter', file);
  },
  fromMenu: async (page, button, entry) => {
    await reach(page, button);
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('menuitem', { name: entry });
    await expect(chosen).toBeVisible();
    for (let presses = 0; presses < 12 && !(await isFocused(chosen)); presses++) await page.keyboard.press('ArrowDown');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

/** Goes to the control by Tab, or by Shift+Tab where it stands before the focus, as a person would. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isBefore = await control.evaluate((element) => {
    const { activeElement, body } = document;
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    return activeElement !== body && Boolean(element.compareDocumentPosition(activeElement ?? body) & follows);
  });
  await tabTo(page, control, isBefore ? 'Shift+Tab' : 'Tab');
}

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
