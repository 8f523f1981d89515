import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Node } from './nodes.ts'
import { startProgram } from './processes.ts'
import { filled } from './templates.ts'

const PORT = 25_433

/** The lines of the servers, as they stand in its configuration. */
export const serverLines = (nodes: readonly Pick<Node, 'name' | 'address' | 'port' | 'restPort'>[]): string =>
  nodes
    .map(({ name, address, port, restPort }) => `  server ${name} ${address}:${port} check port ${restPort}`)
    .join('\n')

/** Starts it and answers where it listens. */
export async function startHaproxy(
  folder: string,
  address: string,
  program: string,
  nodes: readonly Node[],
): Promise<string> {
  const file = join(folder, 'haproxy.cfg')
  const values = { ADDRESS: address, PORT: String(PORT), SERVERS: serverLines(nodes) }
  await writeFile(file, await filled('haproxy.cfg', values))
  startProgram(join(folder, 'haproxy'), [program, '-db', '-f', file])
  return `${address}:${PORT}`
}
