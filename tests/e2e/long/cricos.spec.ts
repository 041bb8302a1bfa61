import { readFileSync } from 'node:fs';
import { searchCourses } from '@/lib/contract/catalogue/courses';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { queryOf } from '@/lib/services/catalogue/search/query';
import { offeredCourses } from '@/lib/services/catalogue/search/stored-courses';
import { type Cricos, cricosWorkbook, hasCricos, ROWS_ABOVE } from '../../support/cricos';
import { person } from '../../support/people';
import { expect, launchSite, signIn, test } from '../../support/site';

const MEGABYTE = 1024 * 1024;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Single words, parts of words, several words, other cases, punctuation, and the course@university form. */
const KEYWORDS = [
  'nursing',
  'NURSING',
  'account',
  'computer science',
  'Master of',
  'diploma of',
  'law',
  'ing',
  'a',
  'business administration',
  'civil engineering',
  'hospitality',
  'early childhood',
  'cookery',
  'automotive',
  'information technology',
  'arts',
  'science',
  'public health',
  'mba',
  'psychology',
  'honours',
  'bachelor of education',
  'leadership and management',
  'english',
  'university',
  'sydney',
  'TAFE',
  'monash',
  'institute of technology',
  'western',
  'academy',
  'college',
  'rmit',
  'queensland',
  'nursing@sydney',
  'health@monash',
  'business@tafe',
  '@melbourne',
  'engineering@',
  'science @ western',
  'university@university',
  'diploma@institute',
  'law@queensland',
  '  nursing  ',
  '(',
  '/',
  ' - ',
  'zzzz',
  '@',
];

test('the CRICOS 2023 workbook uploads in time and memory, and searches equal a naive filter over its rows', async ({
  page,
  context,
}) => {
  test.skip(!hasCricos, 'the workbook is not part of the project');
  test.setTimeout(240_000);
  const site = await launchSite(null);
  try {
    const workbook = cricosWorkbook();
    const rows = coursesOf(workbook);
    expect(rows).toHaveLength(25_687);

    const admin = await person('admin');
    await signIn(context, site, admin.user.email);
    await page.goto(`${site.url}/app/admin/bulk-course`);
    await page.getByLabel('Country').selectOption('Australia');
    await page
      .getByLabel(/courses file/i)
      .setInputFiles({ name: 'cricos.xlsx', mimeType: XLSX, buffer: Buffer.from(workbook.bytes) });
    const started = Date.now();
    await page.getByRole('button', { name: 'Upload courses' }).click();
    await expect(page.getByText('Courses added successfully').first()).toBeVisible({ timeout: 120_000 });
    const seconds = (Date.now() - started) / 1000;
    const peak = peakMemory(site.pid);
    console.log(`\nCRICOS 2023: ${seconds.toFixed(1)} s, peak ${(peak / MEGABYTE).toFixed(0)} MB of the web process`);
    expect(seconds).toBeLessThan(60);
    expect(peak).toBeLessThan(700 * MEGABYTE);

    await expect.poll(() => total(site.url, ''), { timeout: 20_000 }).toBe(rows.length);
    const index = await buildCourseIndex(offeredCourses());
    const differing: string[] = [];
    for (const keyword of KEYWORDS) {
      const expected = rows
        .filter((row) => matches(row, keyword))
        .map(label)
        .sort();
      const query = queryOf(searchCourses.query.parse({ q: keyword, limit: 50 }));
      const found = index.search({ ...query, limit: rows.length }).courses.map(label);
      // The site answers a page at a time: of the same list, the first, one in the middle and the last.
      const last = Math.max(1, Math.ceil(found.length / 50));
      for (const page of new Set([1, Math.ceil(last / 2), last])) {
        const { total, pages, courses } = await answer(site.url, keyword, page);
        expect([keyword, total, pages]).toEqual([keyword, expected.length, Math.ceil(found.length / 50)]);
        expect([keyword, courses.map(label)]).toEqual([keyword, found.slice((page - 1) * 50, page * 50)]);
      }
      if (JSON.stringify(found.sort()) !== JSON.stringify(expected))
        differing.push(`${keyword}: ${found.length} of ${expected.length}`);
    }
    expect(differing).toEqual([]);
  } finally {
    await site.stop();
  }
});

interface Row {
  course: string;
  university: string;
}

/** The sheet's rows by the spreadsheet library, independent of our own reader. */
function coursesOf({ sheet }: Cricos): Row[] {
  const heads = sheet[ROWS_ABOVE - 1] ?? [];
  const [course, university] = [heads.indexOf('Course Name'), heads.indexOf('Institution Name')];
  return sheet.slice(ROWS_ABOVE).map((row) => ({ course: oneLine(row[course]), university: oneLine(row[university]) }));
}

const oneLine = (cell: unknown) => String(cell).replace(/\s+/g, ' ').trim();
const label = ({ course, university }: Row) => `${course}|${university}`;

/** The specification's keyword rule, word for word. */
function matches({ course, university }: Row, keyword: string): boolean {
  const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase());
  const at = keyword.indexOf('@');
  if (at < 0) return has(course, keyword) || has(university, keyword);
  const [before, after] = [keyword.slice(0, at), keyword.slice(at + 1)];
  return (has(course, before) || has(university, before)) && has(university, after);
}

async function total(url: string, keyword: string): Promise<number> {
  return (await answer(url, keyword, 1)).total;
}

async function answer(
  url: string,
  keyword: string,
  page: number,
): Promise<{ total: number; pages: number; courses: Row[] }> {
  const response = await fetch(
    `${url}/api/v1/course-search?${new URLSearchParams({ q: keyword, page: String(page), limit: '50' })}`,
  );
  if (!response.ok) throw new Error(`${response.status} for '${keyword}'`);
  return response.json();
}

/** The most memory the process ever held, in bytes, as the kernel counts it. */
function peakMemory(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1024;
}
