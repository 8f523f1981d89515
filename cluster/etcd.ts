import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signalAll, startProgram } from './processes.ts'
import { filled } from './templates.ts'

const names = ['one', 'two', 'three'] as const
const CLIENT_PORT = 22_379
const PEER_PORT = 22_479

export interface Etcd {
  /** As Patroni wants them: `host:port,host:port`. */
  readonly hosts: string
  /** Ends the member that leads, at once, and answers how it is started again. */
  killLeader(): Promise<() => Promise<void>>
  /** Whether all members are well. */
  isWhole(): Promise<boolean>
}

/** Three members on one address. */
export async function startEtcd(folder: string, address: string, program: string): Promise<Etcd> {
  const members = names.map((name, at) => ({
    name,
    folder: join(folder, `etcd-${name}`),
    client: CLIENT_PORT + at,
    peer: PEER_PORT + at,
  }))
  const start = async ({ name, folder: own, client, peer }: (typeof members)[number]) => {
    const file = `${own}.yml`
    const values = {
      NAME: name,
      FOLDER: own,
      ADDRESS: address,
      CLIENT_PORT: String(client),
      PEER_PORT: String(peer),
      MEMBERS: members.map((member) => `${member.name}=http://${address}:${member.peer}`).join(','),
    }
    await writeFile(file, await filled('etcd.yml', values))
    startProgram(own, [program, '--config-file', file])
  }
  const ask = async (port: number, path: string, body?: string) => {
    const answer = await fetch(`http://${address}:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      signal: AbortSignal.timeout(2_000),
    })
    return answer.json()
  }
  const isWell = ({ client }: { client: number }) =>
    ask(client, '/health').then(
      ({ health }) => health === 'true',
      () => false,
    )
  for (const member of members) await start(member)
  return {
    hosts: members.map(({ client }) => `${address}:${client}`).join(','),
    async killLeader() {
      for (const member of members) {
        const status = await ask(member.client, '/v3/maintenance/status', '{}')
        if (status.leader !== status.header.member_id) continue
        await signalAll(member.folder, 'SIGKILL')
        return () => start(member)
      }
      throw new Error('No member of etcd leads')
    },
    isWhole: async () => (await Promise.all(members.map(isWell))).every(Boolean),
  }
}
