import { cardAt, compare, foldedNameAt } from '../catalogue/catalogue';
import { fold, MATCH, matchOf, parseKeyword } from '../fold';
import { keywordQuery } from '../narrow/keyword-query';
import { pageOf } from '../page';
import { type Selection, select } from '../selection';
import type { Suggestions } from '../types';
import type { Version } from '../version';

/** Rows looked at together when distinct names are wanted, and how often at most. */
const ROWS_PER_LOOK = 64;
const MOST_LOOKS = 16;

/**
 * Courses by relevance, one per name; universities and categories that contain the text (of `course@university` their own
 * part), those that begin with it first, then the larger.
 */
export function suggestChoices(version: Version, text: string, limit: number): Suggestions {
  const { anywhere, university } = parseKeyword(text);
  if (!anywhere && !university) return { courses: [], universities: [], categories: [] };
  return {
    courses: suggestCourses(version, text, limit),
    universities: suggestUniversities(version, university || anywhere, limit),
    categories: anywhere ? suggestCategories(version, anywhere, limit) : [],
  };
}

function suggestCourses(version: Version, text: string, limit: number): Suggestions['courses'] {
  const { catalogue } = version;
  const selection: Selection = select(version, keywordQuery(text));
  const byName = new Map<string, Suggestions['courses'][number]>();
  for (let look = 0; look < MOST_LOOKS && byName.size < limit; look++) {
    const rows = pageOf(
      version,
      selection,
      { sort: 'relevance', on: '' },
      undefined,
      look * ROWS_PER_LOOK,
      ROWS_PER_LOOK,
    );
    for (const row of rows) {
      const name = foldedNameAt(catalogue, row);
      if (byName.size === limit || byName.has(name)) continue;
      const { id, course, university } = cardAt(catalogue, row);
      byName.set(name, { id, course, university });
    }
    if (rows.length < ROWS_PER_LOOK) break;
  }
  return [...byName.values()];
}

function suggestUniversities(version: Version, part: string, limit: number): Suggestions['universities'] {
  const { universities, vocabulary } = version.catalogue;
  return universities
    .containing(part)
    .map((id) => ({ ...universities.at(id), count: version.universityTotals[id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) => matchOf(a.folded, part) - matchOf(b.folded, part) || b.count - a.count || compare(a.folded, b.folded),
    )
    .slice(0, limit)
    .map(({ name, country, count }) => ({ university: name, country: vocabulary.countries.textOf(country), count }));
}

function suggestCategories({ catalogue, topicTotals }: Version, part: string, limit: number): string[] {
  const counts = new Map<string, number>();
  for (const [id, { category }] of catalogue.vocabulary.topics.list.entries()) {
    const total = topicTotals[id] ?? 0;
    if (category && total > 0) counts.set(category, (counts.get(category) ?? 0) + total);
  }
  return [...counts]
    .map(([category, count]) => ({ category, count, match: matchOf(fold(category), part) }))
    .filter(({ match }) => match !== MATCH.none)
    .sort((a, b) => a.match - b.match || b.count - a.count || compare(a.category, b.category))
    .slice(0, limit)
    .map(({ category }) => category);
}
