import { endpoint } from '@/lib/api/endpoint';
import { addPasskey as add, beginPasskey as begin } from '@/lib/contract/accounts/passkeys';
import { addPasskey, beginPasskey } from '@/lib/services/people/accounts/passkeys';

export const POST = endpoint(begin, (viewer) => beginPasskey(viewer));

export const PUT = endpoint(add, async (viewer, { body }) => {
  const recoveryCodes = await addPasskey(viewer, body);
  return { message: 'Your passkey was added.', recoveryCodes };
});
