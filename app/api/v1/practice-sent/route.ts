import { endpoint } from '@/lib/api/endpoint';
import { sendPractice as contract, listPracticeSent } from '@/lib/contract/practice/sent';
import { sentVisibleTo } from '@/lib/services/desk/sent-practice/read';
import { sendPractice } from '@/lib/services/desk/sent-practice/send';

export const GET = endpoint(listPracticeSent, async (viewer) => ({ sent: await sentVisibleTo(viewer) }));

export const POST = endpoint(contract, async (viewer, { body, files }) => ({
  message: 'Sent to your counsellor.',
  id: await sendPractice(viewer, body, files),
}));
