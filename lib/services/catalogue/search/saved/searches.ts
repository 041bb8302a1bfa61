import { Types } from 'mongoose';
import { ownRecords } from '@/lib/access';
import type { SavedSearchView } from '@/lib/contract/catalogue/saved-searches';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, isDuplicateKey, notFound } from '@/lib/domain/errors';
import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { plainName } from '@/lib/domain/texts/plain-name';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { SavedSearch, type SavedSearchRecord } from '@/models/saved-search';
import { canonicalSearch } from './addresses';
import { readingOf } from './reading';

/** New courses are looked for so often. */
export const ALERT_EVERY_MS = 7 * DAY_MS;

/** The caller's saved searches, the oldest first. */
export async function savedSearches(viewer: Viewer): Promise<SavedSearchView[]> {
  const found = await SavedSearch.find(ownRecords(viewer)).sort({ place: 1 }).lean();
  return found.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime()).map(viewOf);
}

/** Saves a search. 409 when there are ten or one has the name, 422 for what is no search or asks for nothing. */
export async function saveSearch(
  viewer: Viewer,
  { name, search, mails }: { name: string; search: string; mails: boolean },
): Promise<SavedSearchView> {
  const { input, canonical } = canonicalSearch(search);
  // Whoever asked for the words as they are typed wants no other.
  const isLiteral = new URLSearchParams(search).get('literal') === '1';
  const reading = isLiteral ? '' : await readingOf(input, viewer);
  const now = new Date();
  const record = {
    ...ownRecords(viewer),
    ...{
      name,
      nameKey: plainName(name),
      ...{ search: canonical, reading },
      mails,
      since: now,
      dueOn: new Date(now.getTime() + ALERT_EVERY_MS),
    },
  };
  // Of several at once each gets a place and a name of its own, or finds none: the unique indexes decide.
  for (let attempt = 0; attempt <= SAVED_SEARCHES.most; attempt++) {
    const others = await SavedSearch.find(ownRecords(viewer), 'place nameKey').lean();
    if (others.some(({ nameKey }) => nameKey === record.nameKey)) throw nameTaken();
    const taken = new Set(others.map(({ place }) => place));
    const place = Array.from({ length: SAVED_SEARCHES.most }, (_, one) => one).find((one) => !taken.has(one));
    if (place === undefined) break;
    try {
      return viewOf((await SavedSearch.create({ ...record, place })).toObject());
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw conflict(`You already have ${SAVED_SEARCHES.most} saved searches. Please remove one first.`);
}

/**
 * Renames a search of the caller, or switches its mails on or off. Switched on again, courses from now on are new. 404
 * for another's, 409 for a name that another search has.
 */
export async function changeSearch(
  viewer: Viewer,
  searchId: string,
  { name, mails }: { name?: string | undefined; mails?: boolean | undefined },
): Promise<SavedSearchView> {
  const own = { _id: new Types.ObjectId(searchId), ...ownRecords(viewer) };
  const change = {
    ...(name === undefined ? {} : { name, nameKey: plainName(name) }),
    ...(mails === false ? { mails } : {}),
  };
  const after = { returnDocument: 'after' } as const;
  const record = await SavedSearch.findOneAndUpdate(own, { $set: change }, after)
    .lean()
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? nameTaken() : error;
    });
  if (!record) throw notFound(NOT_THERE);
  if (!mails) return viewOf(record);
  const now = new Date();
  const again = { mails, since: now, until: null, dueOn: new Date(now.getTime() + ALERT_EVERY_MS) };
  return viewOf(
    (await SavedSearch.findOneAndUpdate({ ...own, mails: false }, { $set: again }, after).lean()) ?? record,
  );
}

/** Removes a search of the caller. 404 for another's. */
export async function removeSearch(viewer: Viewer, searchId: string): Promise<void> {
  const { deletedCount } = await SavedSearch.deleteOne({ _id: searchId, ...ownRecords(viewer) });
  if (!deletedCount) throw notFound(NOT_THERE);
}

const NOT_THERE = 'Saved search not found.';

const nameTaken = () => {
  const message = 'You already have a saved search with this name. Please choose another name.';
  return conflict(message, { name: message });
};

const viewOf = ({ _id, name, search, reading = '', mails }: SavedSearchRecord): SavedSearchView => ({
  _id: String(_id),
  name,
  search,
  reading,
  mails,
});
