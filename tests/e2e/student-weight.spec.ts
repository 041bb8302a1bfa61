import type { Page } from '@playwright/test';
import { Course } from '@/models/course';
import { User } from '@/models/user';
import { expect, test } from '../support/site';

/** What a student page may send over an empty one, in kB of compressed JavaScript. */
const MOST_KB = 60;
/** The one rich page: the profile wizard checks its forms in the browser by the contracts themselves. */
const MOST_KB_OF_WIZARD = 85;

test('no student page sends more than 60 kB of compressed JavaScript over an empty page, the profile wizard 85', async ({
  page,
  loginAs,
}) => {
  const course = await Course.findOne({ forSample: false }, '_id').lean();
  const [student, team] = await Promise.all(
    ['student', 'team'].map((role) => User.findOne({ email: `${role}@example.com` }, '_id').lean()),
  );
  const floor = await scriptBytes(page, '/unauthorized');
  await loginAs('student');
  const paths = [
    '',
    '/search-course',
    `/view-application/${course?._id}`,
    `/apply-course/${course?._id}`,
    '/applied-successfully',
    '/my-applications',
    '/saved-applications',
    '/activity',
    ...[1, 2, 3, 4, 5].map((step) => `/profile?step=${step}`),
    `/view-profile/${student?._id}`,
    '/messages',
    `/messages/chat/${team?._id}`,
    '/settings',
    '/my-data',
    '/refer',
  ];
  const over: Record<string, number> = {};
  for (const path of paths) {
    over[path] = Math.round((await scriptBytes(page, `/app/student${path}`)) - floor) / 1024;
  }
  console.log(
    Object.entries(over)
      .map(([path, kb]) => `${kb.toFixed(1).padStart(6)} kB  ${path || '/'}`)
      .join('\n'),
  );
  expect(
    Object.entries(over).filter(([path, kb]) => kb > (path.startsWith('/profile') ? MOST_KB_OF_WIZARD : MOST_KB)),
  ).toEqual([]);
});

test('the search page sends visitors at most 25 kB over an empty page', async ({ page }) => {
  const floor = await scriptBytes(page, '/unauthorized');
  const over = (await scriptBytes(page, '/courses')) - floor;
  console.log(`${(over / 1024).toFixed(1)} kB`);
  expect(over).toBeLessThanOrEqual(25 * 1024);
});

/** Bytes of the scripts that the page asks for while it loads, as sent. What a link preloads for later is not its own. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  // Until React owns the controls: a form's own scripts come after the page's.
  await page.goto(path);
  return page.evaluate(() => {
    const own = new Set(
      [...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
    );
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => own.has(name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  });
}
