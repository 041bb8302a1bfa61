import { expect, it } from 'vitest';
import { countedSentence } from '@/components/course/counted-facts';
import { countedCourses } from '@/lib/domain/courses/counted-courses';
import { fieldPage, fieldPages } from '@/lib/services/catalogue/field-pages';
import { sitemapFile } from '@/lib/services/file/site/sitemaps';
import { storedCourses } from '../support/courses';

const named = (count: number, fields: Parameters<typeof storedCourses>[0]) =>
  Array.from({ length: count }, (_, n) => ({ ...fields, course: `Course ${n} of ${fields.subcategory}` }));

it('a field in a country has a page from five courses with a published fee on, which says what is counted', async () => {
  await storedCourses(
    ...named(4, { subcategory: 'Nursing', tuitionFeeMinor: 2_000_000, ieltsOverall: 6.5 }),
    { subcategory: 'Nursing', course: 'A', university: 'Elsewhere', tuitionFeeMinor: 3_000_000, ieltsOverall: null },
    // Neither publishes a fee that can be compared.
    { subcategory: 'Nursing', course: 'B', tuitionFeeMinor: null, ieltsOverall: 7, admissionIntake: 'May' },
    { subcategory: 'Nursing', course: 'C', tuitionFeeMinor: 100_000, fee_period: 'per credit', ieltsOverall: 6 },
    ...named(4, { subcategory: 'Pharmacy', tuitionFeeMinor: 2_000_000 }),
    ...named(2, { subcategory: 'Pharmacy', tuitionFeeMinor: null, university: 'Without a fee' }),
    ...named(5, { subcategory: 'Nursing', country: 'UK', currency: 'GBP', tuitionFeeMinor: null }),
  );
  const paths = (await fieldPages()).map(({ path }) => path);
  expect(paths).toEqual(['/study/health-in-canada', '/study/nursing-in-canada']);
  const { page, courses } = await fieldPage('nursing-in-canada');
  expect(page).toMatchObject({ field: 'Nursing', country: 'Canada', category: 'Health' });
  const facts = countedCourses(courses);
  expect(countedSentence(facts)).toBe(
    '7 courses at 2 universities. 5 publish a yearly tuition fee: CA$20,000 to CA$30,000. 6 publish an IELTS score: 6.0 to 7.0.',
  );
  expect(facts).toMatchObject({ intakes: ['Jan', 'May', 'Sep'], levels: [['Under Graduate', 7]] });
  await expect(fieldPage('pharmacy-in-canada')).rejects.toMatchObject({ status: 404 });
  const sitemap = await sitemapFile('pages.xml');
  expect(sitemap).toContain('/study/nursing-in-canada</loc>');
  expect(sitemap).not.toContain('/study/pharmacy');
});

it('says nothing of what no course publishes', () => {
  expect(countedSentence(countedCourses([]))).toBe('0 courses at 0 universities.');
});
