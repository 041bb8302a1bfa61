import { endpoint } from '@/lib/api/endpoint';
import { viewGroupMessage as contract } from '@/lib/contract/agency/group-messages';
import { viewGroupMessage } from '@/lib/services/desk/group-messages/group-messages';

export const GET = endpoint(contract, (viewer, { params }) => viewGroupMessage(viewer, params.id));
