import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is no server of the internet: this machine, networks of its own, and addresses of special use (RFC 6890). */
const reserved = new BlockList();
for (const [network, bits] of [
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
] as const)
  reserved.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given out for the internet is public, but for the documentation's and those that lead into IPv4. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');

/** This machine and networks of one's own. Not among them is link-local: there clouds answer with their machines' keys. */
const internal = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  internal.addSubnet(network, bits, 'ipv4');
internal.addSubnet('fc00::', 7, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether an IP address is one of this machine. */
export const isLoopbackAddress = (address: string): boolean => isIn(loopback, address);

/** Whether an IP address is one of this machine or of a network of one's own. */
export const isInternalAddress = (address: string): boolean =>
  isIn(internal, address) || isLoopbackAddress(address);

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

const LOCAL = /\.(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/;

/** Whether a user may have the server call this address: https at its own port, at a name of the internet. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  const name = url.hostname.replace(/\.$/, '');
  return /[a-z]$/.test(name) && name.includes('.') && !LOCAL.test(name);
}

/**
 * Resolves names as Node does, and refuses what leads anywhere but to addresses that are allowed, by default those of the internet;
 * the connection goes to what was checked. Node asks it for no host that is an address itself.
 */
export const createPublicLookup =
  (resolve: typeof resolveName = resolveName, isAllowed = isPublicAddress): LookupFunction =>
  (name, options, answer) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const refused = error ?? found.find(({ address }) => !isAllowed(address));
      const [first] = found ?? [];
      if (error) return answer(error, '', 0);
      if (refused || !first) return answer(new Error(`${name} leads to no public address`), '', 0);
      if (options.all) return answer(null, found);
      return answer(null, first.address, first.family);
    });
  };
