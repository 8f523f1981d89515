import { Client } from 'pg'

/** Bare connections to a database. */
export async function connections(url: string, count: number): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => new Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}

/** Gives the work bare connections and ends them after it. */
export async function withConnections<Result>(
  url: string,
  count: number,
  work: (clients: readonly Client[]) => Promise<Result>,
): Promise<Result> {
  const clients = await connections(url, count)
  try {
    return await work(clients)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
