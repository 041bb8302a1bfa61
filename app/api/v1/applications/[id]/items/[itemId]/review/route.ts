import { endpoint } from '@/lib/api/endpoint';
import { reviewItem as contract } from '@/lib/contract/applications/checklist';
import type { ReviewDecision } from '@/lib/domain/applications/checklist';
import { reviewItem } from '@/lib/services/applications/checklists/review';

const MESSAGES: Record<ReviewDecision, string> = {
  accept: 'Accepted.',
  redo: 'Returned.',
  waive: 'Marked as not needed.',
};

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: MESSAGES[body.decision],
  item: await reviewItem(viewer, params.id, params.itemId, body),
}));
