import { expect, test } from 'vitest';
import { env } from '@/lib/platform/env';
import { clientAddress } from '@/lib/platform/limits/client-address';
import { networkOf } from '@/lib/platform/limits/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('behind two proxies the client is the address before the last, and what clients write before it counts for nothing', () => {
  const from = (forwarded: string) =>
    clientAddress(new Request('http://localhost', { headers: { 'x-forwarded-for': forwarded } }));
  expect(from('6.6.6.6, 203.0.113.7, 10.0.0.2')).toBe('10.0.0.2');
  env().TRUST_PROXY = 2;
  try {
    expect(from('6.6.6.6, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(from('203.0.113.7')).toBe('203.0.113.7');
  } finally {
    env().TRUST_PROXY = 0;
  }
});

test('eight addresses of one /64 are one client, another /64 is another', () => {
  const from = (address: string) =>
    clientAddress(new Request('http://localhost', { headers: { 'x-forwarded-for': `9.9.9.9, ${address}` } }));
  const clients = Array.from({ length: 8 }, (_none, host) => from(`2001:db8:1:2::${host + 1}`));
  expect(new Set(clients).size).toBe(1);
  expect(from('2001:db8:1:3::1')).not.toBe(clients[0]);
});
