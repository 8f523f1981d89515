import { Client } from 'pg'
import { newId } from '../src/platform/db/ids.ts'

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

type Query = (this: Client, ...args: unknown[]) => unknown

/** What `work` sends to the database. */
export async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  const original = Client.prototype.query
  const sent: Statement[] = []
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [statement, values] = args
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    sent.push({ text, values: Array.isArray(values) ? values : [] })
    return (original as unknown as Query).apply(this, args)
  } as unknown as typeof original
  try {
    await work()
  } finally {
    Client.prototype.query = original
  }
  return sent
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

function change(value: unknown, idFor: (id: string) => string): unknown {
  if (typeof value === 'string') return value.replace(uuids, idFor)
  return Array.isArray(value) ? value.map((part) => change(part, idFor)) : value
}

/** Sends the recorded statements again: `ids` says what stands for which id now, any other id becomes a new one. */
export async function replay(
  client: Client,
  statements: readonly Statement[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const known = new Map(ids)
  const idFor = (id: string): string => {
    const other = known.get(id) ?? newId()
    known.set(id, other)
    return other
  }
  for (const { text, values } of statements) {
    await client.query(
      text,
      values.map((value) => change(value, idFor)),
    )
  }
}

/** So many bare connections. */
export async function connections(url: string, count: number): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => new Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}
