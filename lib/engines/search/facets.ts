import { MONTHS } from '@/lib/domain/course';
import type { CountryBlock } from './catalogue/catalogue';
import { countTopicsFound, countUniversities } from './counting';
import { type Selection, selectWithout } from './selection';
import type { FacetCounts, Facets, SearchQuery } from './types';
import type { Version } from './version';

/** The counts behind every choice (see `Facets`). Overwrites `scratch.other` and `spare`. */
export function countFacets(version: Version, selection: Selection, query: SearchQuery): Facets {
  return {
    country: countCountries(version, selection),
    university: countUniversityNames(version, selection, query),
    intake: countMonths(version, selection),
    level: countLevels(version, selection),
    ...countCategories(version, selection, query),
  };
}

function countCountries({ catalogue }: Version, selection: Selection): FacetCounts {
  const { sets, blocks, vocabulary } = catalogue;
  const set = selectWithout(catalogue, selection, 'country');
  const counts: FacetCounts = {};
  for (const [country, { from, to }] of blocks.entries()) {
    counts[vocabulary.countries.textOf(country)] = sets.count(set, { from: from / 8, to: to / 8 });
  }
  return counts;
}

function countUniversityNames(version: Version, selection: Selection, query: SearchQuery): FacetCounts {
  if (query.country && !selection.block) return {};
  const { catalogue } = version;
  const set = selectWithout(catalogue, selection, 'university');
  const found = countUniversities(catalogue, set, selection.block ?? undefined);
  return selection.block ? countsInCountry(version, found, selection.block) : sumsOf(version.universities, found);
}

function countsInCountry(
  { catalogue, universityTotals }: Version,
  found: Uint32Array,
  block: CountryBlock,
): FacetCounts {
  const counts: FacetCounts = {};
  const country = catalogue.blocks.indexOf(block);
  const { list } = catalogue.universities;
  for (let id = block.firstUniversity; id < universityTotals.length; id++) {
    const university = list[id];
    if (university?.country === country && universityTotals[id]) counts[university.name] = found[id] as number;
  }
  return counts;
}

function countMonths({ catalogue }: Version, selection: Selection): FacetCounts {
  const set = selectWithout(catalogue, selection, 'intake');
  const counts: FacetCounts = {};
  for (const [place, month] of MONTHS.entries()) {
    counts[month] = catalogue.months.countIn(set, place, selection.window);
  }
  return counts;
}

function countLevels({ catalogue }: Version, selection: Selection): FacetCounts {
  // The page has counted them by country, unless it is in another order.
  const groups = selection.choices.level === undefined ? selection.groups : null;
  const set = groups ? selection.result : selectWithout(catalogue, selection, 'level');
  const counts: FacetCounts = {};
  for (const [id, level] of catalogue.vocabulary.levels.values.entries()) {
    if (!level) continue;
    counts[level] = groups
      ? groups.reduce((sum, ofCountry) => sum + (ofCountry[id] ?? 0), 0)
      : catalogue.levels.countIn(set, id, selection.window);
  }
  return counts;
}

/** Both from one count per topic, because both ignore the subcategory, and the category only filters the second. */
function countCategories(
  version: Version,
  selection: Selection,
  query: SearchQuery,
): Pick<Facets, 'category' | 'subcategory'> {
  const { catalogue, categories, subcategories } = version;
  const set = selectWithout(catalogue, selection, 'topic');
  const found = countTopicsFound(version, set, selection);
  if (!query.category) return { category: sumsOf(categories, found), subcategory: sumsOf(subcategories, found) };
  const ofCategory: FacetCounts = {};
  for (const [id, { category, subcategory }] of catalogue.vocabulary.topics.list.entries()) {
    if (category !== query.category || (subcategories.places[id] ?? -1) < 0) continue;
    ofCategory[subcategory] = (ofCategory[subcategory] ?? 0) + (found[id] as number);
  }
  return { category: sumsOf(categories, found), subcategory: ofCategory };
}

/** Sums by place first, because a count is quicker to add to than an object's field. */
function sumsOf({ names, places }: Version['categories'], found: Uint32Array): FacetCounts {
  const sums = new Uint32Array(names.length);
  for (let id = 0; id < places.length; id++) {
    const place = places[id] as number;
    if (place >= 0) sums[place] = (sums[place] as number) + (found[id] as number);
  }
  const counts: FacetCounts = {};
  for (let place = 0; place < sums.length; place++) counts[names[place] as string] = sums[place] as number;
  return counts;
}
