import { endpoint } from '@/lib/api/endpoint';
import { applyFromShortlist as contract } from '@/lib/contract/people/shortlists';
import { applyFromShortlist } from '@/lib/services/applications/shortlists/apply';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const results = await applyFromShortlist(viewer, params, body.courses);
  const made = results.filter(({ state }) => state === 'applied').length;
  const message = made === 1 ? '1 application created.' : `${made} applications created.`;
  return { message, results };
});
