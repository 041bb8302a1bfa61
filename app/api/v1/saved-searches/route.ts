import { endpoint } from '@/lib/api/endpoint';
import { savedSearches as listContract, saveSearch as saveContract } from '@/lib/contract/catalogue/saved-searches';
import { savedSearches, saveSearch } from '@/lib/services/catalogue/search/saved/searches';

export const GET = endpoint(listContract, async (viewer) => ({ searches: await savedSearches(viewer) }));

export const POST = endpoint(saveContract, async (viewer, { body }) => ({
  message: 'The search was saved.',
  search: await saveSearch(viewer, body),
}));
