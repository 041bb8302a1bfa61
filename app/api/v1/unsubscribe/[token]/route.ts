import { endpoint } from '@/lib/api/endpoint';
import { unsubscribe as contract } from '@/lib/contract/accounts/recovery';
import { unsubscribe } from '@/lib/services/desk/messages/newsletter';

const ENDED = {
  newsletter: () => 'You won’t get any more newsletters. You can subscribe again in your settings at any time.',
  'saved-search': () =>
    'You won’t get any more emails about this search. You can turn them on again under Saved at any time.',
  'agency-messages': (agency: string) =>
    `${agency} won’t send you any more group messages. Emails about your own applications still arrive.`,
};

export const POST = endpoint(contract, async (_viewer, { params }) => {
  const { what, agency } = await unsubscribe(params.token);
  return { message: ENDED[what](agency) };
});
