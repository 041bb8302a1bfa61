import type { Version } from './columns/version';
import { compare } from './columns/version';
import type { Orders } from './order/orders';
import { pageOf } from './order/page';
import { select } from './selection/select';
import { fold, MATCH, matchOf, parseKeyword } from './types/fold';
import { keywordQuery } from './types/keyword-query';
import type { Suggestions } from './types/query';

/** Rows looked at together when distinct names are wanted, and how often at most. */
const ROWS_PER_LOOK = 64;
const MOST_LOOKS = 16;

/**
 * Courses by relevance, one per name; universities and categories that contain the text (of `course@university` their own
 * part), those that begin with it first, then the larger.
 */
export function suggestChoices(version: Version, orders: Orders, text: string, limit: number): Suggestions {
  const { anywhere, university } = parseKeyword(text);
  if (!anywhere && !university) return { courses: [], universities: [], categories: [] };
  return {
    courses: suggestCourses(version, orders, text, limit),
    universities: suggestUniversities(version, university || anywhere, limit),
    categories: anywhere ? suggestCategories(version, anywhere, limit) : [],
  };
}

function suggestCourses(version: Version, orders: Orders, text: string, limit: number): Suggestions['courses'] {
  const { catalogue } = version;
  const found = select(version, keywordQuery(text));
  const { keyword, names } = found;
  const wording = names && { text: keyword.anywhere, names };
  const byName = new Map<string, Suggestions['courses'][number]>();
  for (let look = 0; look < MOST_LOOKS && byName.size < limit; look++) {
    const asked = { sort: 'relevance' as const, on: '' };
    const skip = look * ROWS_PER_LOOK;
    const rows = pageOf(version, orders, found, asked, wording, undefined, skip, ROWS_PER_LOOK);
    for (const row of rows) {
      const name = catalogue.foldedNameAt(row);
      if (byName.size === limit || byName.has(name)) continue;
      const { id, course, university } = catalogue.courseAt(row);
      byName.set(name, { id, course, university });
    }
    if (rows.length < ROWS_PER_LOOK) break;
  }
  return [...byName.values()];
}

function suggestUniversities({ universities }: Version, part: string, limit: number): Suggestions['universities'] {
  return universities
    .filter(({ folded }) => folded.includes(part))
    .sort(
      (a, b) =>
        matchOf(a.folded, part) - matchOf(b.folded, part) || b.courses - a.courses || compare(a.folded, b.folded),
    )
    .slice(0, limit)
    .map(({ name, country, courses }) => ({ university: name, country, count: courses }));
}

function suggestCategories({ topics }: Version, part: string, limit: number): string[] {
  const counts = new Map<string, number>();
  for (const { category, courses } of topics) if (category) counts.set(category, (counts.get(category) ?? 0) + courses);
  return [...counts]
    .map(([category, count]) => ({ category, count, match: matchOf(fold(category), part) }))
    .filter(({ match }) => match !== MATCH.none)
    .sort((a, b) => a.match - b.match || b.count - a.count || compare(a.category, b.category))
    .slice(0, limit)
    .map(({ category }) => category);
}
