import { endpoint } from '@/lib/api/endpoint';
import { approveAgreement } from '@/lib/contract/commission/agreements';
import * as agreements from '@/lib/services/desk/commission/agreements';

export const POST = endpoint(approveAgreement, async (viewer, { params, body }) => ({
  message: 'Agreement approved.',
  agreement: await agreements.approveAgreement(viewer, params.id, body.version),
}));
