import { endpoint } from '@/lib/api/endpoint';
import { answerAgency } from '@/lib/contract/agency/claims';
import { answerClaim } from '@/lib/services/people/agency/answers';

export const POST = endpoint(answerAgency, async (viewer, { params, body }) => {
  await answerClaim(viewer, params.id, body.answer === 'yes');
  return { message: body.answer === 'yes' ? 'This agency now acts for you.' : 'You declined the request.' };
});
