import { endpoint } from '@/lib/api/endpoint';
import { saveQuickScores as contract } from '@/lib/contract/profile/quick-scores';
import { saveQuickScores } from '@/lib/services/people/profile/quick-scores';

export const POST = endpoint(contract, async (viewer, { body }) => ({
  message: 'Scores saved.',
  updatedOn: await saveQuickScores(viewer, body),
}));
