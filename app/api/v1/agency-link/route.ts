import { endpoint } from '@/lib/api/endpoint';
import { answerByLink } from '@/lib/contract/agency/claims';
import { answerAgencyLink } from '@/lib/services/people/agency/claim-by-link';

export const POST = endpoint(answerByLink, async (_viewer, { body }) => ({
  message: await answerAgencyLink(body.token, body.answer, body.dob),
}));
