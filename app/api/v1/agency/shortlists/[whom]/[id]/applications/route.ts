import { endpoint } from '@/lib/api/endpoint';
import { applyFromShortlist as contract } from '@/lib/contract/agency/shortlists';
import { counted } from '@/lib/domain/texts/counted';
import { applyFromShortlist } from '@/lib/services/applications/shortlists/apply';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const results = await applyFromShortlist(viewer, params, body.courses);
  const made = results.filter(({ state }) => state === 'applied').length;
  const message = `${counted(made, 'application')} created.`;
  return { message, results };
});
