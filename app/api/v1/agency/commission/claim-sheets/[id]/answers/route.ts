import { endpoint } from '@/lib/api/endpoint';
import { answerClaimSheet } from '@/lib/contract/commission/claim-sheets';
import { answerClaim } from '@/lib/services/desk/commission/claim-answers';

export const POST = endpoint(answerClaimSheet, async (viewer, { params, body }) => ({
  message: 'Answers saved.',
  sheet: await answerClaim(viewer, params.id, body),
}));
