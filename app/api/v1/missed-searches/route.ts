import { endpoint } from '@/lib/api/endpoint';
import { forgetMissedSearch, missedSearches as missedContract } from '@/lib/contract/catalogue/search-dictionary';
import { forgetMissed, missedSearches } from '@/lib/services/catalogue/search/dictionary/missed';

export const GET = endpoint(missedContract, async () => ({ missed: await missedSearches() }));

export const DELETE = endpoint(forgetMissedSearch, async (_viewer, { body }) => {
  await forgetMissed(body.text);
  return { message: 'The counts were deleted.' };
});
