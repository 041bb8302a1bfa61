import type { CourseCard } from '@/lib/contract/catalogue/courses';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { notFound } from '@/lib/domain/errors';
import { slugOf } from '@/lib/domain/slug';
import { once } from '@/lib/platform/once';
import { coursesOfField } from './courses';
import { catalogueVersion, courseIndex } from './search/current-index';
import { EVERYTHING, queryOf } from './search/query';

/** A field of study in a country that has a page of its own. */
export interface FieldPage {
  /** `/study/nursing-in-canada`. */
  path: string;
  /** 'Nursing'. */
  field: string;
  country: Country;
  category: string;
  /** '' where the field is a whole category. */
  subcategory: string;
}

/** So many courses of a field must publish a fee before a country has a page about it. */
const FEWEST = 5;
/** More than any fee: the search then leaves out courses without one. */
const ANY_FEE = 10_000_000;

/** The pages about a field in a country, counted anew when the catalogue changes. Of one name a category comes first. */
export async function fieldPages(): Promise<FieldPage[]> {
  const index = await courseIndex();
  const memory = once('field-pages', (): { version: number; pages: FieldPage[] } => ({ version: -1, pages: [] }));
  if (memory.version === catalogueVersion()) return memory.pages;
  const version = catalogueVersion();
  const pages = new Map<string, FieldPage>();
  const add = (country: Country, category: string, subcategory: string) => {
    const field = subcategory || category;
    const path = `/study/${slugOf(field)}-in-${slugOf(country)}`;
    if (!pages.has(path)) pages.set(path, { path, field, country, category, subcategory });
  };
  for (const country of COUNTRIES) {
    const facets = (category: string) =>
      index.search(queryOf({ ...EVERYTHING, country, category, maxFee: ANY_FEE })).facets;
    const categories = many(facets('').category);
    for (const category of categories) add(country, category, '');
    for (const category of categories)
      for (const subcategory of many(facets(category).subcategory)) add(country, category, subcategory);
  }
  Object.assign(memory, { version, pages: [...pages.values()] });
  return memory.pages;
}

const many = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([name, courses]) => (courses >= FEWEST ? [name] : []));

/** One of these pages with all its courses by name; 404 for an address that is none. */
export async function fieldPage(place: string): Promise<{ page: FieldPage; courses: CourseCard[] }> {
  const page = (await fieldPages()).find(({ path }) => path === `/study/${place}`);
  if (!page) throw notFound('There is no page for this field and country.');
  return { page, courses: await coursesOfField(page) };
}
