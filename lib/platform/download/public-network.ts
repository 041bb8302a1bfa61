import { BlockList, isIP } from 'node:net';

/** What isn't the public internet: private, shared, local, reserved and documentation networks (RFC 6890). */
const CLOSED = new BlockList();
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
for (const [network, prefix] of IPV4) CLOSED.addSubnet(network, prefix, 'ipv4');

/** IPv6's global addresses; within them those that stand for IPv4 ones or are for documents. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [network, prefix] of IPV6) CLOSED.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet; false for a text that is none. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}
