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

/** The machine's own network card, where clouds tell secrets: nothing is sent there, whoever allows what. */
const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');

/** Whether an IP address is of the machine's own card or tells a cloud's secrets; false for a text that is none. */
export const isLinkLocal = (address: string): boolean =>
  isIP(address) !== 0 && LINK_LOCAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Networks such as '10.0.0.0/8, fd00::/8'. Throws for a text that isn't a list of them. */
export function networksOf(text: string): BlockList {
  const networks = new BlockList();
  for (const one of text.split(',').filter((part) => part.trim())) {
    const [address = '', prefix = ''] = one.trim().split('/');
    networks.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/** Whether an IP address is one of the public internet; false for a text that is none. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}
