import type { Page } from '@playwright/test';

/** The tables that are wider than what they stand on, by name. */
export function tablesOverTheirSheet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const sheet = table.parentElement;
      const over = sheet ? sheet.scrollWidth - sheet.clientWidth : 0;
      return over > 0 ? [`${table.querySelector('caption')?.textContent}: ${over} px`] : [];
    }),
  );
}
