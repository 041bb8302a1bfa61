import { endpoint } from '@/lib/api/endpoint';
import { setBilling as contract, viewBilling } from '@/lib/contract/commission/billing';
import { viewBillingOf } from '@/lib/services/desk/commission/billing';
import { setBilling } from '@/lib/services/people/agency/billing';

export const GET = endpoint(viewBilling, (viewer) => viewBillingOf(viewer));

export const PUT = endpoint(contract, async (viewer, { body }) => ({
  message: 'Saved.',
  agency: await setBilling(viewer, body),
}));
