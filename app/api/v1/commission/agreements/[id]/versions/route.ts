import { endpoint } from '@/lib/api/endpoint';
import { followAgreement } from '@/lib/contract/commission/agreements';
import * as agreements from '@/lib/services/desk/commission/agreements';

export const POST = endpoint(followAgreement, async (viewer, { params, body }) => ({
  message: 'New version saved. Earlier versions are unchanged.',
  agreement: await agreements.followAgreement(viewer, params.id, body),
}));
