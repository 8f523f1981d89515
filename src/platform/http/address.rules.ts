import { isIPv4, isIPv6 } from 'node:net'

/** Some proxies write the port behind the address: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail ?? '')]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

const textOf = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':')

/**
 * An address in its one spelling, so that nobody is two people: without port and zone, IPv4 within IPv6
 * (`::ffff:203.0.113.9`) as the IPv4 that it is. Anything that is no address stays as it was.
 */
export function plainAddress(text: string): string {
  const bare = text.trim()
  const found = WITH_PORT.exec(bare)
  const [address = ''] = (found?.[1] ?? found?.[2] ?? bare).split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return bare
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!mapped) return textOf(groups)
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/** What a limit counts an address under: one line has a whole /64 of IPv6, and may use another address at each try. */
export function networkOf(text: string): string {
  const address = plainAddress(text)
  return isIPv6(address) ? `${textOf(groupsOf(address).slice(0, 4))}::/64` : address
}
