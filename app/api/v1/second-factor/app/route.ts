import { endpoint } from '@/lib/api/endpoint';
import { addApp as add, beginApp as begin, removeApp as remove } from '@/lib/contract/accounts/second-factor';
import { addApp, beginApp, removeApp } from '@/lib/services/people/accounts/authenticator';
import { takeProof } from '@/lib/services/people/accounts/own-factor';

export const POST = endpoint(begin, (viewer) => beginApp(viewer));

export const PUT = endpoint(add, async (viewer, { body }) => {
  const recoveryCodes = await addApp(viewer, body.code);
  return { message: 'Your authenticator app was added.', recoveryCodes };
});

export const DELETE = endpoint(remove, async (viewer, { body }) => {
  await takeProof(viewer, body);
  await removeApp(viewer);
  return { message: 'Your authenticator app was removed.' };
});
