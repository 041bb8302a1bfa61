import type { Model } from 'mongoose';

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

/** How far beyond its page a search looks, so that it mostly knows the number of all rows without counting them again. */
const LOOK_AHEAD = 1_000;

export interface ListOf<T> {
  model: Model<T>;
  filter: Record<string, unknown>;
  order: Record<string, 1 | -1>;
  /** The fields that are read, as mongoose names them ('-items' for all others); all of them where left out. */
  fields?: string;
  /** The index that a search without any other condition is counted along: words alone have none. */
  searchedBy?: Record<string, 1 | -1>;
}

/**
 * One page of a list, and how many rows there are on all pages. A search first finds the ids, which an index that holds
 * the searched fields gives without reading a record; only the page's records are read.
 */
export async function readPage<T>(
  { model, filter, order, fields = '', searchedBy }: ListOf<T>,
  query: ListQuery,
): Promise<{ records: T[]; total: number }> {
  const { skip, limit } = pageOf(query);
  const find = (wanted: string, most: number) =>
    model
      .find(filter as never, wanted)
      .sort(order)
      .skip(skip)
      .limit(most)
      .lean<T[]>();
  if (!query.q) {
    const records = await find(fields, limit);
    // The database keeps the number of all.
    const count = () =>
      Object.keys(filter).length ? model.countDocuments(filter as never) : model.estimatedDocumentCount();
    return { records, total: await totalOf(records, { skip, limit }, count) };
  }
  const found = (await find('_id', limit + LOOK_AHEAD)) as { _id: unknown }[];
  const total = await totalOf(found, { skip, limit: limit + LOOK_AHEAD }, () => {
    const count = model.countDocuments(filter as never);
    return searchedBy ? count.hint(searchedBy) : count;
  });
  const ids = found.slice(0, limit).map(({ _id }) => _id);
  const records = ids.length
    ? await model
        .find({ _id: { $in: ids } } as never, fields)
        .sort(order)
        .lean<T[]>()
    : [];
  return { records, total };
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

/** As people search in a table of people or enquiries: by words, or by a whole id. */
export function searchedPeople(text: string, fields: readonly string[]): Record<string, unknown> {
  return /^[0-9a-f]{24}$/i.test(text.trim()) ? { _id: text.trim() } : containing(text, fields);
}

/** '(987)65-43210' → '9876543210': numbers are stored without the signs between their digits. */
const plainNumber = (word: string) =>
  /^\+?[\d().-]{4,}$/.test(word) && /\d{3}/.test(word) ? word.replace(/[().-]/g, '') : word;

const patternOf = (word: string) => ({ $regex: word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), $options: 'i' });
