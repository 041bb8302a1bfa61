import type { Model, Query, QueryFilter } from 'mongoose';
import { typedWords } from '@/lib/domain/desk/search-words';
import type { Filter } from '@/models/filter';
import type { Id } from '@/models/id';
import type { Searched } from '@/models/search-words';

/** How a list is cut, searched and ordered: the same everywhere. */

/** How many rows an unpaged list gives. */
const WHOLE_LIST = 1_000;

/** Which page a caller wants. */
export interface Paging {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
}

export interface ListQuery extends Paging {
  /** Words that a row must contain; '' takes all. */
  q: string;
}

/** What to skip and how many to take, as options of a find. @param whole how many an unpaged list gives */
export function pageOf({ page = 1, limit }: Paging, whole = WHOLE_LIST): { skip: number; limit: number } {
  return { skip: (page - 1) * (limit ?? whole), limit: limit ?? whole };
}

/** Up to so many rows, a search finds all of them before it takes its page. */
const FEW = 1_000;

export interface ListOf<T> {
  model: Model<T>;
  filter: QueryFilter<T>;
  order: Record<string, 1 | -1>;
  /** The fields that are read, as mongoose names them ('-items' for all others); all of them where left out. */
  fields?: string;
  /** The filter leaves few, as a search does. */
  isNarrow?: boolean;
  /** The index that a search goes along, where neither its words nor its other conditions have one. */
  searchedBy?: Record<string, 1 | -1>;
}

/** One page of a list, and how many rows there are on all pages. */
export async function readPage<T>(
  list: ListOf<T>,
  query: Paging & { q?: string },
): Promise<{ records: T[]; total: number }> {
  const window = pageOf(query);
  if (query.q || list.isNarrow) return pageOfFound(list, window);
  const records = await rows(list, list.model.find(list.filter), window);
  return { records, total: await totalOf(records, window, () => countOf(list)) };
}

/** Few hits are put in order by themselves: along the order a search would step over all the others. Of more the order is walked. */
async function pageOfFound<T>(list: ListOf<T>, window: Window): Promise<{ records: T[]; total: number }> {
  const ids = await idsOf(list);
  if (ids.length <= FEW) {
    const among = list.model
      .find()
      .where('_id')
      .in([...ids]);
    return { records: ids.length ? await rows(list, among, window) : [], total: ids.length };
  }
  const [records, total] = await Promise.all([rows(list, list.model.find(list.filter), window), countOf(list)]);
  return { records, total };
}

type Window = ReturnType<typeof pageOf>;

function rows<T>({ fields = '', order }: ListOf<T>, which: Query<unknown, T>, { skip, limit }: Window) {
  return which.select(fields).sort(order).skip(skip).limit(limit).lean<T[]>();
}

/** The ids of the rows, up to one more than `FEW`. */
async function idsOf<T>({ model, filter, searchedBy }: ListOf<T>) {
  const search = model.find(filter, '_id').limit(FEW + 1);
  return (await (searchedBy ? search.hint(searchedBy) : search).lean()).map(({ _id }) => _id);
}

/** The database keeps the number of all. */
function countOf<T>({ model, filter, searchedBy }: ListOf<T>): PromiseLike<number> {
  if (Object.keys(filter).length === 0) return model.estimatedDocumentCount();
  const count = model.countDocuments(filter);
  return searchedBy ? count.hint(searchedBy) : count;
}

/** How many rows there are on all pages. A page that isn't full needs no count. */
async function totalOf(
  found: readonly unknown[],
  { skip, limit }: Window,
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
export function containing<R>(text: string, fields: readonly (keyof R & string)[]): Filter<R> {
  const words = text.split(/\s+/).filter(Boolean).map(plainNumber).slice(0, MOST_WORDS);
  const holds = (word: string) => ({ $or: fields.map((field) => ({ [field]: patternOf(word) })) });
  return (words.length ? { $and: words.map(holds) } : {}) as Filter<R>;
}

/** The records that have words beginning with what was typed, in any order; signs alone find nothing. */
export function byWords(text: string): Filter<Searched> {
  const words = typedWords(text)?.map((word) => ({ words: { $regex: `^${word}` } })) ?? [{ words: '.' }];
  return words.length > 1 ? { $and: words } : (words[0] ?? {});
}

/** As people search in a table of people or enquiries: by words, or by a whole id. */
export function searchedPeople(text: string): Filter<Searched & { _id: Id }> {
  return /^[0-9a-f]{24}$/i.test(text.trim()) ? { _id: text.trim() } : byWords(text);
}

/** '(987)65-43210' → '9876543210': numbers are stored without the signs between their digits. */
const plainNumber = (word: string) =>
  /^\+?[\d().-]{4,}$/.test(word) && /\d{3}/.test(word) ? word.replace(/[().-]/g, '') : word;

const patternOf = (word: string) => ({ $regex: word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), $options: 'i' });
