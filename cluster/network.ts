import { execFile } from 'node:child_process'
import { readlink } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startProgram } from './processes.ts'

const run = promisify(execFile)
const ip = (...words: string[]) => run('ip', words)

/** Where the machines of the cluster are, and how they are cut off. */
export interface Network {
  /** Of the shops, the proxy and etcd. */
  readonly address: string
  /** Addresses that may reach the database. */
  readonly range: string
  addressOf(node: number): string
  /** What goes before a command that is to run on this machine. */
  on(node: number): readonly string[]
  /** Packets from and to a machine vanish, without a word to anybody; undefined where that cannot be done. */
  readonly cut: ((node: number, isCut: boolean) => Promise<void>) | undefined
}

/** Variable that says to a process that the network is its own. */
const OWN = 'ZARI_CLUSTER_NETWORK'
export const hasOwnNetwork = process.env[OWN] === 'own'
export const ownNetwork = { [OWN]: 'own' }

/** Whether this machine lets us have networks of our own; why not, in words. */
export async function whyNoNetwork(): Promise<string | undefined> {
  if (process.geteuid?.() !== 0) return 'only root may make network namespaces'
  const tried = run('unshare', ['--net', 'sh', '-c', 'ip link set lo up && ip link add zari type bridge'])
  return tried.then(
    () => undefined,
    (error) => `this machine lets nobody make a network namespace (${String(error.message).trim()})`,
  )
}

/** All machines are this one: each has an address of the loopback. */
export const loopback: Network = {
  address: '127.0.0.1',
  range: '127.0.0.0/8',
  addressOf: (node) => `127.0.0.${11 + node}`,
  on: () => [],
  cut: undefined,
}

/** A namespace for each machine, with a cable to a bridge in ours. Gone with the processes within. */
export async function openNetwork(folder: string, nodes: number): Promise<Network> {
  const at = (last: number) => `10.231.0.${last}`
  const holders: number[] = []
  await ip('link', 'set', 'lo', 'up')
  await ip('link', 'add', 'zari', 'type', 'bridge')
  await ip('addr', 'add', `${at(1)}/24`, 'dev', 'zari')
  await ip('link', 'set', 'zari', 'up')
  for (let node = 0; node < nodes; node += 1) {
    const holder = startProgram(`${folder}/network`, ['unshare', '--net', 'sleep', 'infinity']).pid ?? 0
    await hasLeft(holder)
    await ip('link', 'add', `cable${node}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder))
    await ip('link', 'set', `cable${node}`, 'master', 'zari', 'up')
    const inside = (...words: string[]) =>
      run('nsenter', ['--net', '--target', String(holder), 'ip', ...words])
    await inside('link', 'set', 'lo', 'up')
    await inside('addr', 'add', `${at(11 + node)}/24`, 'dev', 'eth0')
    await inside('link', 'set', 'eth0', 'up')
    holders.push(holder)
  }
  return {
    address: at(1),
    range: at(0).concat('/24'),
    addressOf: (node) => at(11 + node),
    on: (node) => ['nsenter', '--net', '--target', String(holders[node]), '--'],
    async cut(node, isCut) {
      await ip('link', 'set', `cable${node}`, isCut ? 'down' : 'up')
    },
  }
}

async function hasLeft(pid: number): Promise<void> {
  const ours = await readlink('/proc/self/ns/net')
  for (;;) {
    const theirs = await readlink(`/proc/${pid}/ns/net`).catch(() => ours)
    if (theirs !== ours) return
    await pause(10)
  }
}
