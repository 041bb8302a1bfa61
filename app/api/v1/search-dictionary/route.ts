import { endpoint } from '@/lib/api/endpoint';
import {
  addDictionaryEntry,
  editDictionaryEntry,
  removeDictionaryEntry,
  searchDictionary,
} from '@/lib/contract/catalogue/search-dictionary';
import {
  addEntry,
  dictionaryEntries,
  editEntry,
  removeEntry,
} from '@/lib/services/catalogue/search/dictionary/entries';

export const GET = endpoint(searchDictionary, async () => ({ entries: await dictionaryEntries() }));

export const POST = endpoint(addDictionaryEntry, async (viewer, { body }) => ({
  message: 'The entry was added.',
  entry: await addEntry(viewer, body),
}));

export const PUT = endpoint(editDictionaryEntry, async (viewer, { body }) => ({
  message: 'The entry was changed.',
  entry: await editEntry(viewer, body),
}));

export const DELETE = endpoint(removeDictionaryEntry, async (viewer, { body }) => {
  await removeEntry(viewer, body.typed);
  return { message: 'The entry was removed.' };
});
