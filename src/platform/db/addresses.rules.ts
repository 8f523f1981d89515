/** Addresses of PostgreSQL as libpq reads them: several hosts with commas between, of which one takes writes. */

/** One database, on one server or on several of which one is in charge. */
export interface DatabaseAddress {
  /** The address of each server, in the order in which they were named. */
  readonly urls: readonly [string, ...string[]]
  /** Whether a connection is to be made to the server that takes writes, and to no other. */
  readonly writes: boolean
}

const ATTRIBUTE = 'target_session_attrs'
/** What a shop can be told to look for; it writes, so any other of libpq's words would leave it without a server. */
const kinds = ['read-write', 'primary']
const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/s
export const ADDRESS_EXPECTED = 'expected postgres://user:password@host:port/database'

/**
 * Reads `postgres://user:password@host1:5432,host2:5432/database?target_session_attrs=read-write`. Where several hosts are named,
 * the one that takes writes is looked for, whether or not that is said.
 * @throws Error in words for the shopkeeper, without the address
 */
export function readAddress(url: string): DatabaseAddress {
  const [, before = '', hosts = '', after = ''] = FORM.exec(url) ?? []
  const urls = hosts.split(',').map((host) => before + host + after)
  const parsed = urls.map((one) => (URL.canParse(one) ? new URL(one) : undefined))
  const [first] = parsed
  if (!first || parsed.some((one) => !one?.hostname)) throw new Error(ADDRESS_EXPECTED)
  const wanted = first.searchParams.get(ATTRIBUTE)
  if (wanted !== null && !kinds.includes(wanted)) {
    throw new Error(`expected ${ATTRIBUTE}=read-write: the shop needs the server that takes writes`)
  }
  const plain = urls.map(withoutAttribute)
  return { urls: [plain[0] ?? '', ...plain.slice(1)], writes: wanted !== null || urls.length > 1 }
}

/** The driver would hand on to the server what it does not know itself. */
function withoutAttribute(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined) return url
  const rest = query.split('&').filter((pair) => !pair.startsWith(`${ATTRIBUTE}=`))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}
