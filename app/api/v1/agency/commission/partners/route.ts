import { endpoint } from '@/lib/api/endpoint';
import { addPartner, listPartners } from '@/lib/contract/commission/parties';
import * as parties from '@/lib/services/desk/commission/parties';

export const GET = endpoint(listPartners, async (viewer) => ({ partners: await parties.listPartners(viewer) }));

export const POST = endpoint(addPartner, async (viewer, { body }) => ({
  message: 'Sub-agent saved.',
  partner: await parties.addPartner(viewer, body),
}));
