import { endpoint } from '@/lib/api/endpoint';
import { addAgreement, listAgreements } from '@/lib/contract/commission/agreements';
import * as agreements from '@/lib/services/desk/commission/agreements';

export const GET = endpoint(listAgreements, async (viewer) => ({
  agreements: await agreements.listAgreements(viewer),
}));

export const POST = endpoint(addAgreement, async (viewer, { body }) => {
  const agreement = await agreements.addAgreement(viewer, body);
  return {
    message:
      agreement.canApprove || agreement.versions[0]?.approvedBy
        ? 'Agreement saved.'
        : 'Draft saved. An owner needs to approve it.',
    agreement,
  };
});
