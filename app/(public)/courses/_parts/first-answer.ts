import { mostHelpfulDrop } from '@/components/course-search/active-filters';
import { type CourseQuery, parametersOf, readQuery } from '@/components/course-search/search-address';
import type { FirstAnswer } from '@/components/course-search/use-course-search';
import { searchCatalogue } from '@/lib/services/course-search';

/** Next's `searchParams` of a page. */
export type Asked = Record<string, string | string[] | undefined>;

/** What a search page is first rendered with: the answer to its address. Shared by every area's page. */
export async function firstAnswer(asked: Asked): Promise<FirstAnswer> {
  const query = readQuery(parametersOf(asked));
  const answer = await searchCatalogue({ ...query, limit: 10 });
  const drop = answer.total === 0 ? await mostHelpfulDrop(query, totalOf) : null;
  return { query, answer, drop };
}

async function totalOf(query: CourseQuery): Promise<number> {
  return (await searchCatalogue({ ...query, limit: 1 })).total;
}
