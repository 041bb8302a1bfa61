import { endpoint } from '@/lib/api/endpoint';
import { changeSavedSearch, removeSavedSearch } from '@/lib/contract/catalogue/saved-searches';
import { changeSearch, removeSearch } from '@/lib/services/catalogue/search/saved/searches';

export const PATCH = endpoint(changeSavedSearch, async (viewer, { params, body }) => ({
  message: 'The saved search was changed.',
  search: await changeSearch(viewer, params.id, body),
}));

export const DELETE = endpoint(removeSavedSearch, async (viewer, { params }) => {
  await removeSearch(viewer, params.id);
  return { message: 'The saved search was removed.' };
});
