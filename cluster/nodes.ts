import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asPostgres, chownToPostgres } from './account.ts'
import type { Member } from './members.ts'
import type { Network } from './network.ts'
import { signalAll, startProgram } from './processes.ts'
import { patroniCommand } from './programs.ts'
import { filled } from './templates.ts'

const names = ['n1', 'n2', 'n3'] as const
const PORT = 25_432
const REST_PORT = 28_008

/** What is the same for all machines of the database. */
export interface NodeSettings {
  readonly folder: string
  readonly network: Network
  readonly etcdHosts: string
  /** Which interface of etcd Patroni speaks, and so the word in its settings. */
  readonly store: string
  /** Folder of PostgreSQL's programs. */
  readonly programs: string
  /** Folder of another Patroni than the installed one. */
  readonly patroni: string | undefined
  readonly password: string
}

/** A machine with PostgreSQL and the Patroni that looks after it. */
export interface Node {
  readonly at: number
  readonly name: string
  readonly address: string
  readonly port: number
  readonly restPort: number
  start(): void
  /** To Patroni and all processes of PostgreSQL. */
  signal(signal: NodeJS.Signals): Promise<void>
  /** Ends the first process of PostgreSQL, and nothing else. */
  killPostmaster(): Promise<void>
  /** What Patroni knows of the cluster. @throws when it does not answer */
  members(): Promise<readonly Member[]>
  /** Asks Patroni for something. */
  ask(path: string, body: object): Promise<void>
}

/** Writes the settings of each machine and starts all. */
export async function startNodes(settings: NodeSettings): Promise<readonly Node[]> {
  const nodes = await Promise.all(names.map((name, at) => prepare(settings, name, at)))
  for (const node of nodes) node.start()
  return nodes
}

async function prepare(settings: NodeSettings, name: string, at: number): Promise<Node> {
  const { network, patroni } = settings
  const folder = join(settings.folder, name)
  const address = network.addressOf(at)
  const file = join(folder, 'patroni.yml')
  const config = await filled('patroni.yml', {
    NAME: name,
    ADDRESS: address,
    PORT: String(PORT),
    REST_PORT: String(REST_PORT),
    STORE: settings.store,
    ETCD_HOSTS: settings.etcdHosts,
    FOLDER: folder,
    PROGRAMS: settings.programs,
    PASSWORD: settings.password,
    NETWORK: network.range,
    // Nothing that could end this machine.
    WATCHDOG: "'off'",
  })
  await mkdir(folder, { mode: 0o700 })
  await writeFile(file, config, { mode: 0o600 })
  await chmod(folder, 0o700)
  await chownToPostgres(folder, file)
  const rest = `http://${address}:${REST_PORT}`
  const { command, env } = patroniCommand(patroni)
  return {
    at,
    name,
    address,
    port: PORT,
    restPort: REST_PORT,
    start() {
      startProgram(folder, [...network.on(at), ...asPostgres(), ...command, file], env)
    },
    async signal(signal) {
      // Twice: a process may have been made while the others were looked for.
      await signalAll(folder, signal)
      await signalAll(folder, signal)
    },
    async killPostmaster() {
      const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')
      process.kill(Number(text.split('\n')[0]), 'SIGKILL')
    },
    async members() {
      const answer = await fetch(`${rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
      return (await answer.json()).members
    },
    async ask(path, body) {
      const answer = await fetch(rest + path, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`Patroni answered ${answer.status}: ${text}`)
    },
  }
}
