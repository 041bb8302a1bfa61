import { MONTHS } from '@/lib/domain/course';
import type { Catalogue, CountryBlock } from './catalogue/catalogue';
import { FROM_TEXT } from './catalogue/score-codes';
import { addEligible, dropUnmet, keepLevels } from './eligible';
import { type Keyword, parseKeyword } from './fold';
import { countJudged, keepJudged } from './judged/judged';
import { RANK, rankOf } from './name-rank';
import { selectFurther } from './narrow/further';
import { setUniversities } from './narrow/university-rows';
import { selectRanges } from './ranges';
import type { Window } from './row-sets';
import { addNameMatches, type MatchSets } from './suggest/name-match';
import type { JudgedCounts, SearchQuery } from './types';
import type { Version } from './version';

/** The choices that have a facet and a set of rows; the country is a window, category and subcategory are one. */
export type Choice = 'university' | 'intake' | 'level' | 'topic';

/** What a query selects: addresses of sets in the catalogue's scratch space, good until the next query. */
export interface Selection {
  keyword: Keyword;
  /** The chosen country's rows; null when none is chosen, or when the catalogue doesn't know it. */
  block: CountryBlock | null;
  window: Window;
  /** What the filters without a facet leave, in all countries: scores, fee, length, eligibility but for marks. */
  open: number;
  /** What the keyword and the marks leave of those. */
  base: number;
  /** The rows of each choice made, in all countries. */
  choices: Partial<Record<Choice, number>>;
  /** The rows found. */
  result: number;
  /** How many of them each country has of each level; counted when first asked for. */
  groups: GroupCounts | null;
  /** With `judged`: what the choices leave, by verdict. */
  judged?: JudgedCounts;
}

/** By number of the country, then of the level. */
export type GroupCounts = readonly (readonly number[])[];

/** How many found rows each country has of each level. */
export function groupCounts({ blocks, levels, vocabulary }: Catalogue, selection: Selection): GroupCounts {
  const { result, window } = selection;
  selection.groups ??= blocks.map(({ from, to }) => {
    const ofCountry = { from: from / 8, to: to / 8 };
    if (ofCountry.from < window.from || ofCountry.to > window.to) return [];
    return vocabulary.levels.values.map((_, level) => levels.countIn(result, level, ofCountry));
  });
  return selection.groups;
}

export function select(version: Version, query: SearchQuery): Selection {
  const { catalogue, existing } = version;
  const { sets, scratch, scores, vocabulary, blocks } = catalogue;
  sets.bytes.set(existing, scratch.existing);
  const keyword = parseKeyword(query.q);
  const candidates = [scratch.existing];
  if (query.test && query.score !== null) {
    const asked = scores[query.test === 'ielts' ? 'ieltsOverall' : 'pteOverall'];
    asked.atMost(scratch.test, query.score);
    asked.within(scratch.spare, FROM_TEXT, FROM_TEXT + query.score);
    sets.kernel.or(scratch.test, scratch.test, scratch.spare, sets.bytesPerSet);
    candidates.push(scratch.test);
  }
  if (query.eligible) {
    sets.clear(scratch.eligible);
    addEligible(catalogue, query.eligible, scratch.eligible);
    if (query.levelsMet) keepLevels(catalogue, query.levelsMet, scratch.eligible, query.levelsMetByDiploma);
    candidates.push(scratch.eligible);
  }
  candidates.push(...selectRanges(version, query), ...selectFurther(version, query));
  sets.intersect(scratch.open, candidates, sets.whole);
  const hasKeyword = keyword.anywhere || keyword.university;
  const asked = hasKeyword ? [scratch.open, selectKeyword(catalogue, keyword, query.sort)] : [scratch.open];
  sets.intersect(scratch.base, asked, sets.whole);
  // Last: it goes through fewer rows, the fewer the others leave.
  dropUnmet(catalogue, query, scratch.base);
  const choices = selectChoices(catalogue, query);
  const block = query.country ? (blocks[vocabulary.countries.find(query.country) ?? -1] ?? null) : null;
  const window = query.country ? windowOf(block) : sets.whole;
  const { open, base, result } = scratch;
  const found = () => sets.intersect(result, [base, ...Object.values(choices)], window);
  found();
  const selection = { keyword, block, window, open, base, choices, result, groups: null };
  if (!query.judged) return selection;
  const judged = countJudged(catalogue, query.judged.rows, result);
  keepJudged(catalogue, query.judged.rows, query.judged.likely, [open, base]);
  found();
  return { ...selection, judged };
}

/** The rows found if the one choice (or the country) had not been made. Overwrites `scratch.other`. */
export function selectWithout({ sets, scratch }: Catalogue, selection: Selection, choice: Choice | 'country'): number {
  const isMade = choice === 'country' ? selection.window !== sets.whole : selection.choices[choice] !== undefined;
  if (!isMade) return selection.result;
  const others = Object.entries(selection.choices).flatMap(([made, set]) => (made === choice ? [] : [set]));
  sets.intersect(scratch.other, [selection.base, ...others], choice === 'country' ? sets.whole : selection.window);
  return scratch.other;
}

function windowOf(block: CountryBlock | null): Window {
  return block ? { from: block.from / 8, to: block.to / 8 } : { from: 0, to: 0 };
}

function selectKeyword(catalogue: Catalogue, keyword: Keyword, sort: SearchQuery['sort']): number {
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  if (!keyword.anywhere) {
    setUniversities(catalogue, catalogue.universities.containing(keyword.university), scratch.keyword);
    return scratch.keyword;
  }
  setUniversities(catalogue, catalogue.universities.containing(keyword.anywhere), scratch.keyword);
  const into = matchNames(catalogue, keyword.anywhere, sort);
  for (const set of new Set(Object.values(into))) kernel.or(scratch.keyword, scratch.keyword, set, bytesPerSet);
  if (keyword.university) {
    setUniversities(catalogue, catalogue.universities.containing(keyword.university), scratch.spare);
    kernel.and(scratch.keyword, scratch.keyword, scratch.spare, bytesPerSet);
  }
  return scratch.keyword;
}

/**
 * Puts the rows whose name has the text into `scratch.wholeWords`, `wordStart` and `inside` by how it does; for sorts other
 * than relevance all into one set. Overwrites `scratch.spare`, `spare2` and `other`.
 */
export function matchNames(catalogue: Catalogue, part: string, sort: SearchQuery['sort']): MatchSets {
  const { sets, scratch } = catalogue;
  sets.clear(scratch.wordStart);
  const isRanked = sort === 'relevance';
  if (isRanked) sets.clear(scratch.inside);
  if (isRanked) sets.clear(scratch.wholeWords);
  const into: MatchSets = {
    whole: isRanked ? scratch.wholeWords : scratch.wordStart,
    atWordStart: scratch.wordStart,
    inside: isRanked ? scratch.inside : scratch.wordStart,
  };
  addNameMatches(catalogue.names, sets, part, into, [scratch.spare, scratch.spare2, scratch.other]);
  for (const [row, name] of catalogue.later) {
    const rank = rankOf(name, part);
    if (rank === RANK.university) continue;
    sets.add(rank === RANK.inside ? into.inside : rank > RANK.words ? into.atWordStart : into.whole, row);
  }
  return into;
}

function selectChoices(catalogue: Catalogue, query: SearchQuery): Selection['choices'] {
  const { sets, scratch, vocabulary, universities, months, levels } = catalogue;
  const choices: Selection['choices'] = {};
  if (query.university.length > 0) {
    const countries = vocabulary.countries.values.keys();
    const ids = [...countries].flatMap((country) =>
      query.university.flatMap((name) => universities.find(country, name) ?? []),
    );
    setUniversities(catalogue, ids, scratch.university);
    choices.university = scratch.university;
  }
  if (query.intake.length > 0) {
    sets.clear(scratch.intake);
    for (const [place, month] of MONTHS.entries()) {
      if (query.intake.includes(month)) months.addTo(scratch.intake, place);
    }
    choices.intake = scratch.intake;
  }
  if (query.level.length > 0) {
    const wanted = query.level.map((level) => level.toLowerCase());
    sets.clear(scratch.level);
    for (const [id, level] of vocabulary.levels.values.entries()) {
      if (wanted.includes(level.toLowerCase())) levels.addTo(scratch.level, id);
    }
    choices.level = scratch.level;
  }
  if (query.category || query.subcategory) {
    selectTopics(catalogue, query);
    choices.topic = scratch.topic;
  }
  return choices;
}

function selectTopics(catalogue: Catalogue, { category, subcategory }: SearchQuery): void {
  const { sets, scratch, vocabulary, topics, columns, later } = catalogue;
  sets.clear(scratch.topic);
  const chosen = new Set<number>();
  for (const [id, topic] of vocabulary.topics.list.entries()) {
    if (category && topic.category !== category) continue;
    if (subcategory && topic.subcategory !== subcategory) continue;
    chosen.add(id);
    if (id < topics.keys) topics.addTo(scratch.topic, id);
  }
  for (const row of later.keys()) if (chosen.has(columns.codes.topic[row] as number)) sets.add(scratch.topic, row);
}
