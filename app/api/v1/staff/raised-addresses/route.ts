import { endpoint } from '@/lib/api/endpoint';
import { raisedAddresses as getContract, raiseAddress as putContract } from '@/lib/contract/people/raised-addresses';
import { counted } from '@/lib/domain/texts/counted';
import { raiseAddress, raisedAddresses } from '@/lib/services/people/staff/raised-addresses';

export const GET = endpoint(getContract, async () => ({ addresses: await raisedAddresses() }));

export const PUT = endpoint(putContract, async (viewer, { body }) => {
  await raiseAddress(viewer, body);
  const message =
    body.times === 1 ? 'The usual limits apply again.' : `Limits raised for ${counted(body.hours, 'hour')}.`;
  return { message };
});
