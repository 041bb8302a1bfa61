import { reach } from '../results';
import { onSite } from '../site';
import { applicationPages, fillWithApplications } from './application-pages';
import { comparePages, type Pages, type People } from './page-times';
import { fillForStaff, staffPages } from './staff-pages';

/**
 * The server's time for the signed-in pages that read most, each beside a page of the same shell that reads nothing, on a production
 * build: those about 5,000 applications with 30,000 items, then those of the staff with 100,000 applications.
 */
export async function benchSignedIn(): Promise<void> {
  const times = await measured(fillWithApplications, applicationPages);
  reach('signed-in', Math.max(times, await measured(fillForStaff, staffPages)));
}

/** How many times as long as the empty page the slowest takes. */
async function measured(fill: (people: People) => Promise<void>, pages: () => Promise<Pages>): Promise<number> {
  const people: People = {};
  let slowest = Number.NaN;
  await onSite(
    () => fill(people),
    async ({ url }) => {
      slowest = await comparePages(url, people, await pages());
    },
  );
  return slowest;
}
