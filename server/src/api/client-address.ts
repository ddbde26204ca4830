import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that a provider assigns to one home or shop. */
const NETWORK_GROUPS = 4;

/**
 * The client of a call, for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one
 * client can use the whole network.
 */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array<string>(left).fill('0'), ...(after ?? [])];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
