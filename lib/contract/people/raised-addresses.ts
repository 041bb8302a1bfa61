import { z } from 'zod';
import { done } from '../fields';
import { calls } from '../operation';

const { forAdmins } = calls('Staff');

/** Times the usual budgets, and hours, at most. */
const MOST_TIMES = 10;
const MOST_HOURS = 24;

const raisedAddress = z.object({
  /** As budgets count it: of IPv6 the /64. */
  address: z.string(),
  times: z.number(),
  endsOn: z.iso.datetime(),
});
/** An address with more room, and until when. */
export type RaisedAddressView = z.infer<typeof raisedAddress>;

const upTo = (most: number) => {
  const message = `Please choose a whole number from 1 to ${most}.`;
  return z.number(message).int(message).min(1, message).max(most, message);
};

export const raisedAddresses = forAdmins('GET /staff/raised-addresses', {
  summary: 'The IP addresses whose limits are currently raised',
  result: z.object({ addresses: z.array(raisedAddress) }),
});

export const raiseAddress = forAdmins('PUT /staff/raised-addresses', {
  summary: 'Raise the limits of an IP address for some hours, for example for an education fair. A factor of 1 ends it',
  confirm: ['admin'],
  body: z.object({
    address: z.string('Please enter an IP address.').trim().max(60, 'Please enter an IP address.'),
    times: upTo(MOST_TIMES),
    hours: upTo(MOST_HOURS).default(MOST_HOURS),
  }),
  result: done,
});
