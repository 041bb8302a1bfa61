import { endpoint } from '@/lib/api/endpoint';
import { removePasskey as contract } from '@/lib/contract/accounts/second-factor';
import { takeProof } from '@/lib/services/people/accounts/own-factor';
import { assertOwnPasskey, removePasskey } from '@/lib/services/people/accounts/passkeys';

export const DELETE = endpoint(contract, async (viewer, { params, body }) => {
  await assertOwnPasskey(viewer, params.id);
  await takeProof(viewer, body);
  await removePasskey(viewer, params.id);
  return { message: 'Your passkey was removed.' };
});
