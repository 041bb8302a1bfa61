import type { Model } from 'mongoose';
import { typedWords } from '@/lib/domain/desk/search-words';

/** How a list is cut, searched and ordered: the same everywhere. */

/** How many rows an unpaged list gives. */
const WHOLE_LIST = 1_000;

export interface ListQuery {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
  /** Words that a row must contain; '' takes all. */
  q: string;
}

/** What to skip and how many to take. */
export function pageOf({ page = 1, limit = WHOLE_LIST }: Omit<ListQuery, 'q'>): { skip: number; limit: number } {
  return { skip: (page - 1) * limit, limit };
}

/** Up to so many rows, a search finds all of them before it takes its page. */
const FEW = 1_000;

export interface ListOf<T> {
  model: Model<T>;
  filter: Record<string, unknown>;
  order: Record<string, 1 | -1>;
  /** The fields that are read, as mongoose names them ('-items' for all others); all of them where left out. */
  fields?: string;
  /** The filter leaves few, as a search does. */
  isNarrow?: boolean;
  /** The index that a search goes along, where neither its words nor its other conditions have one. */
  searchedBy?: Record<string, 1 | -1>;
}

/**
 * One page of a list, and how many rows there are on all pages. A search that finds few finds their ids first, by the words
 * alone, and puts those in order: along the order it would step over all the others.
 */
export async function readPage<T>(
  { model, filter, order, fields = '', searchedBy, isNarrow = false }: ListOf<T>,
  query: ListQuery,
): Promise<{ records: T[]; total: number }> {
  const { skip, limit } = pageOf(query);
  const find = (which: Record<string, unknown>) =>
    model
      .find(which as never, fields)
      .sort(order)
      .skip(skip)
      .limit(limit)
      .lean<T[]>();
  if (query.q || isNarrow) {
    const search = model.find(filter as never, '_id').limit(FEW + 1);
    const found = await (searchedBy ? search.hint(searchedBy) : search).lean();
    const ids = found.map(({ _id }) => _id);
    if (ids.length <= FEW) return { records: ids.length ? await find({ _id: { $in: ids } }) : [], total: ids.length };
  }
  const count = () => {
    // The database keeps the number of all.
    if (Object.keys(filter).length === 0) return model.estimatedDocumentCount();
    const counted = model.countDocuments(filter as never);
    return query.q && searchedBy ? counted.hint(searchedBy) : counted;
  };
  const records = await find(filter);
  return { records, total: await totalOf(records, { skip, limit }, count) };
}

/** How many rows there are on all pages. A page that isn't full needs no count. */
async function totalOf(
  found: readonly unknown[],
  { skip, limit }: { skip: number; limit: number },
  count: () => PromiseLike<number>,
): Promise<number> {
  const isLastPage = found.length < limit && (found.length > 0 || skip === 0);
  return isLastPage ? skip + found.length : count();
}

/** '-createdOn' → newest first; the id settles ties, so that no row stands on two pages. */
export function orderOf(sort: string): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace('-', '');
  return column === '_id' ? { _id: direction } : { [column]: direction, _id: direction };
}

/** Beyond so many words a search is about those only. */
const MOST_WORDS = 8;

/**
 * The rows that hold every word of the text, in any order, each in any of these fields, in any letter case; signs stand
 * for themselves. A telephone number is found however it is spaced.
 */
export function containing(text: string, fields: readonly string[]): { $and?: Record<string, unknown>[] } {
  const words = text.split(/\s+/).filter(Boolean).map(plainNumber).slice(0, MOST_WORDS);
  if (!words.length) return {};
  return { $and: words.map((word) => ({ $or: fields.map((field) => ({ [field]: patternOf(word) })) })) };
}

/** The records that have words beginning with what was typed, in any order; signs alone find nothing. */
export function byWords(text: string): Record<string, unknown> {
  const words = typedWords(text)?.map((word) => ({ words: { $regex: `^${word}` } })) ?? [{ words: '.' }];
  return words.length > 1 ? { $and: words } : (words[0] ?? {});
}

/** As people search in a table of people or enquiries: by words, or by a whole id. */
export function searchedPeople(text: string): Record<string, unknown> {
  return /^[0-9a-f]{24}$/i.test(text.trim()) ? { _id: text.trim() } : byWords(text);
}

/** '(987)65-43210' → '9876543210': numbers are stored without the signs between their digits. */
const plainNumber = (word: string) =>
  /^\+?[\d().-]{4,}$/.test(word) && /\d{3}/.test(word) ? word.replace(/[().-]/g, '') : word;

const patternOf = (word: string) => ({ $regex: word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), $options: 'i' });
