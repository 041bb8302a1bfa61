import { endpoint } from '@/lib/api/endpoint';
import { confirmPassword as contract, isConfirmed } from '@/lib/contract/accounts/sessions';
import { confirmedNow, confirmPassword } from '@/lib/services/people/accounts/sessions';

export const GET = endpoint(isConfirmed, async (viewer) => ({ confirmed: await confirmedNow(viewer) }));

export const POST = endpoint(contract, async (viewer, { body, client }) => {
  await confirmPassword(viewer, body, client);
  return { message: 'Thank you. You can continue.' };
});
