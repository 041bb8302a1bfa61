import { describe, expect, it } from 'vitest';
import { MODELS } from '@/models/indexes';
import { INDEXED_LISTS, type IndexedList, indexOfList } from '@/models/list-indexes';

/** What lists are searched by: the words of these stand in `words`. */
const SEARCHED = ['studentName', 'course', 'university', 'agency', 'company_name', 'mobile', 'ref', 'email', 'name'];

describe('the indexes', () => {
  it.each(MODELS)('of $modelName are at most twenty, that of the id included', ({ schema }) => {
    expect(schema.indexes().length + 1).toBeLessThanOrEqual(20);
  });

  it.each(Object.entries(INDEXED_LISTS))('of %s hold those of its lists', (collection, lists) => {
    const { schema } = MODELS.find(({ collection: { name } }) => name === collection) ?? {};
    const keys = (schema?.indexes() ?? []).map(([index]) => JSON.stringify(index));
    expect(keys).toEqual(expect.arrayContaining(lists.map((list) => JSON.stringify(indexOfList(list)))));
  });

  it('hold a searched text only to put a list in its order', () => {
    const lists: (readonly [string, readonly IndexedList[]])[] = Object.entries(INDEXED_LISTS);
    for (const [collection, list] of lists)
      for (const { name, of = [], filters = [] } of list)
        expect({
          list: `${collection} ${name}`,
          texts: [...of, ...filters].filter((one) => SEARCHED.includes(one)),
        }).toEqual({ list: `${collection} ${name}`, texts: name === 'unverified' ? ['name'] : [] });
  });
});
