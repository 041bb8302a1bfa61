import { ownPages } from '@/lib/domain/accounts/operator';
import { topicPath } from '@/lib/domain/articles';
import { articlePath, coursePath, universityPath } from '@/lib/domain/public-addresses';
import { connectDatabase } from '@/lib/platform/db';
import { siteUrl } from '@/lib/platform/env';
import { xmlText } from '@/lib/platform/export/xml';
import { offered, offeredCountries, siteFacts } from '@/lib/platform/site-facts';
import { blogTopics } from '@/lib/services/catalogue/articles/articles';
import { fieldPages } from '@/lib/services/catalogue/field-pages';
import { openSets } from '@/lib/services/catalogue/practice/sets';
import { searchIsReady } from '@/lib/services/catalogue/search/current-index';
import { offeredCount } from '@/lib/services/catalogue/search/stored-courses';
import { Blog } from '@/models/article';
import { Course } from '@/models/course';
import { University } from '@/models/university';

/** Addresses per file (sitemaps.org). */
const PER_FILE = 50_000;
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Kind = 'courses' | 'universities' | 'articles';

/** The list of all sitemap files. */
export async function sitemapIndex(): Promise<string> {
  await connectDatabase();
  const counts: [Kind, number][] = [
    ['courses', await offeredCount()],
    ['universities', await University.countDocuments({ country: { $in: offeredCountries() } })],
    ['articles', await Blog.countDocuments({ status: true })],
  ];
  const files = counts.flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / PER_FILE) }, (_, index) => `${kind}-${index + 1}.xml`),
  );
  const entries = ['pages.xml', ...files].map(
    (file) => `<sitemap><loc>${siteUrl(`/sitemaps/${file}`)}</loc></sitemap>`,
  );
  return `<sitemapindex ${XMLNS}>\n${entries.join('\n')}\n</sitemapindex>`;
}

/** One file of the index; null for a name that stands for none, or for a part past the end. */
export async function sitemapFile(name: string): Promise<string | null> {
  if (name === 'pages.xml') return urlset((await fixedPages()).map((path) => entry(path)));
  const [, kind, part] = /^(courses|universities|articles)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  if (!kind || !part) return null;
  await connectDatabase();
  const entries = await READ[kind as Kind]((Number(part) - 1) * PER_FILE);
  return entries.length > 0 ? urlset(entries) : null;
}

async function fixedPages(): Promise<string[]> {
  const { operator, texts, demo } = await siteFacts();
  const otherCountries = offeredCountries()
    .slice(1)
    .map((country) => `/universities?${new URLSearchParams({ country })}`);
  const practice = ['/practice', ...(await openSets()).map(({ id }) => `/practice/${id}`)];
  const topics = (await blogTopics()).map(topicPath);
  const fields = demo || !searchIsReady() ? [] : (await fieldPages()).map(({ path }) => path);
  const lists = ['/courses', '/universities', '/scholarships', ...otherCountries, ...fields, ...practice];
  const fixed = ['/', ...lists, '/blog', ...topics, '/news'];
  return [...fixed, '/contact', '/privacy', ...ownPages(operator, texts)];
}

/** Entries from so many on, in the order of creation: a new record moves no other one to another file. */
const READ: Record<Kind, (skip: number) => Promise<string[]>> = {
  courses: async (skip) => {
    const records = Course.find(offered(), 'course university updatedOn')
      .sort({ _id: 1 })
      .skip(skip)
      .limit(PER_FILE)
      .lean();
    const entries: string[] = [];
    for await (const { _id, course, university, updatedOn } of records.cursor({ batchSize: 2_000 })) {
      entries.push(entry(coursePath({ _id: String(_id), course, university }), updatedOn));
    }
    return entries;
  },
  universities: async (skip) => {
    const records = await University.find({ country: { $in: offeredCountries() } }, 'university')
      .sort({ _id: 1 })
      .skip(skip)
      .limit(PER_FILE)
      .lean();
    return records.map(({ _id, university }) => entry(universityPath({ _id: String(_id), university })));
  },
  articles: async (skip) => {
    const records = await Blog.find({ status: true }, 'slug updatedOn')
      .sort({ publishedOn: -1 })
      .skip(skip)
      .limit(PER_FILE)
      .lean();
    return records.map(({ slug, updatedOn }) => entry(articlePath({ slug }), updatedOn));
  },
};

function entry(path: string, changed?: Date): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${xmlText(siteUrl(path))}</loc>${lastmod}</url>`;
}

const urlset = (entries: string[]) => `<urlset ${XMLNS}>\n${entries.join('\n')}\n</urlset>`;
