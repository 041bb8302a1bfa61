import { endpoint } from '@/lib/api/endpoint';
import { inviteHelper as invite, myHelpers } from '@/lib/contract/people/helpers';
import { helpersOf, inviteHelper } from '@/lib/services/people/helpers/helpers';

export const GET = endpoint(myHelpers, async (viewer) => ({ helpers: await helpersOf(viewer) }));
export const POST = endpoint(invite, async (viewer, { body }) => {
  await inviteHelper(viewer, body);
  return { message: 'Invitation sent. They will get an email if this site allows them to help you.' };
});
