/** What a call says: the variable parts of the path, what follows its question mark, the body. */
interface Asked {
  readonly param?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly json?: unknown
}

type Send = (address: string, init: RequestInit) => Promise<Response>

/**
 * The endpoints under an address, by the names of their paths: `api.cart.add[':id'].$post({ param: { id } })`. That is all the
 * shop uses of Hono's own client, which gives the types (client.ts) and would add a kilobyte to every first visit.
 */
export const endpointAt = (send: Send, address: string): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => {
      // Whoever awaits it asks for `then`, which no path is called.
      if (typeof name !== 'string' || name === 'then') return undefined
      if (!name.startsWith('$')) return endpointAt(send, `${address}/${name}`)
      return (asked: Asked = {}, { init }: { init?: RequestInit } = {}) =>
        send(addressOf(address, asked), {
          method: name.slice(1).toUpperCase(),
          ...(asked.json !== undefined && {
            body: JSON.stringify(asked.json),
            headers: { 'Content-Type': 'application/json' },
          }),
          ...init,
        })
    },
  })

function addressOf(address: string, { param = {}, query = {} }: Asked): string {
  const path = address.replace(/(?<=\/):(\w+)/g, (_, name) => encodeURIComponent(param[name] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
