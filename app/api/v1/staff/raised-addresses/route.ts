import { endpoint } from '@/lib/api/endpoint';
import { raisedAddresses as getContract, raiseAddress as putContract } from '@/lib/contract/people/raised-addresses';
import { raiseAddress, raisedAddresses } from '@/lib/services/people/staff/raised-addresses';

export const GET = endpoint(getContract, async () => ({ addresses: await raisedAddresses() }));

export const PUT = endpoint(putContract, async (viewer, { body }) => {
  await raiseAddress(viewer, body);
  const message = body.times === 1 ? 'The usual limits apply again.' : `Limits raised for ${hoursOf(body.hours)}.`;
  return { message };
});

const hoursOf = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`);
