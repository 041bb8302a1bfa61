import { endpoint } from '@/lib/api/endpoint';
import { settleClaimLine } from '@/lib/contract/commission/claim-sheets';
import { settleLine } from '@/lib/services/desk/commission/claim-answers';

export const PUT = endpoint(settleClaimLine, async (viewer, { params, body }) => ({
  message: body.note ? 'Row settled.' : 'Row reopened.',
  sheet: await settleLine(viewer, params, body),
}));
