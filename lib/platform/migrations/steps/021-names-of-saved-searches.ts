import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { plainName } from '@/lib/domain/texts/plain-name';
import { SavedSearch, type SavedSearchRecord } from '@/models/saved-search';
import { changeEach, type Migration, nextIds } from '../migration';

/** The first search of a name keeps it, later ones of the account get a number. */
export const namesOfSavedSearches: Migration = {
  version: 21,
  name: 'Give each saved search of an account its own name',
  async step(after) {
    const { last, ids } = await nextIds(SavedSearch, after);
    const userIds = await SavedSearch.distinct('userId', { _id: { $in: ids } });
    // All of each account, of which there are ten at most: a name may be on the page before.
    const searches = await SavedSearch.find({ userId: { $in: userIds } }, 'userId name nameKey')
      .sort({ _id: 1 })
      .lean();
    const names = new Map<string, Set<string>>();
    const changed = searches.flatMap((search) => {
      const taken = names.get(String(search.userId)) ?? new Set<string>();
      names.set(String(search.userId), taken);
      const name = freeName(search.name, taken);
      taken.add(plainName(name));
      return isNamed(search, name) ? [] : [{ filter: { _id: search._id }, set: { name, nameKey: plainName(name) } }];
    });
    return { after: last, changed: await changeEach(SavedSearch, changed) };
  },
};

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` (${number})`;
    const numbered = name.slice(0, SAVED_SEARCHES.nameLength - end.length) + end;
    if (!taken.has(plainName(numbered))) return numbered;
  }
}

const isNamed = (search: Pick<SavedSearchRecord, 'name' | 'nameKey'>, name: string) =>
  search.name === name && search.nameKey === plainName(name);
