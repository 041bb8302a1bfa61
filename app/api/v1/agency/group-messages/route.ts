import { endpoint } from '@/lib/api/endpoint';
import {
  listGroupMessages as listContract,
  sendGroupMessage as sendContract,
} from '@/lib/contract/agency/group-messages';
import { listGroupMessages, sendGroupMessage } from '@/lib/services/desk/group-messages/group-messages';

export const GET = endpoint(listContract, async (viewer) => ({ messages: await listGroupMessages(viewer) }));

export const POST = endpoint(sendContract, (viewer, { body }) => sendGroupMessage(viewer, body));
