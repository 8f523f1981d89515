/** What survives when the program, or the database, or both are killed; with real processes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedDatabase } from './embedded.ts'
import {
  isRunning,
  makeFolder,
  query,
  removeFolder,
  serverPid,
  startProgram,
  until,
} from './probes.fixture.ts'

let folder: string

beforeAll(async () => {
  folder = await makeFolder()
})
afterAll(() => removeFolder(folder))

it('lets exactly one of several programs win that make the database at the same instant', async () => {
  const programs = [startProgram(folder), startProgram(folder), startProgram(folder)]
  const outcomes = await Promise.all(programs.map((program) => program.outcome))
  const winners = programs.filter((_, index) => outcomes[index]?.url)
  expect(winners).toHaveLength(1)
  for (const { url, problem, message } of outcomes) {
    if (url) continue
    expect({ problem, message }).toEqual({
      problem: 'another-server',
      message: expect.stringContaining(
        `(process ${winners[0]?.pid}) is already running on the data folder ${folder}`,
      ),
    })
  }
  await Promise.all(winners.map((winner) => winner.kill('SIGINT')))
}, 60_000)

it('lets exactly one win on a cluster that exists', async () => {
  const programs = [startProgram(folder), startProgram(folder), startProgram(folder)]
  const outcomes = await Promise.all(programs.map((program) => program.outcome))
  expect(outcomes.map((outcome) => outcome.problem ?? 'owner').sort()).toEqual([
    'another-server',
    'another-server',
    'owner',
  ])
  await Promise.all(programs.map((program) => isRunning(program.pid) && program.kill('SIGINT')))
}, 60_000)

it('stops the database only when the program says so: Ctrl-C does not reach it', async () => {
  const program = startProgram(folder)
  await program.outcome
  await program.kill('SIGINT')
  expect(program.lines.at(-1)).toEqual({ stopped: true })
  expect(program.lines.filter((line) => line.log)).toEqual([])
  expect(await serverPid(folder)).toBeUndefined()
  expect(await lastLogLine()).toContain('database system is shut down')
}, 30_000)

it('adopts the server that a killed program left behind', async () => {
  const killed = startProgram(folder)
  const { url = '' } = await killed.outcome
  await query(url, 'create table orders as select 7 as number')
  const pid = await serverPid(folder)
  await killed.kill('SIGKILL')

  const heir = startProgram(folder)
  expect(await heir.outcome).toEqual({ url, adopted: true })
  expect(await serverPid(folder)).toBe(pid)
  expect(await query(url, 'select number from orders')).toEqual([{ number: 7 }])
  await heir.kill('SIGINT')
  expect(pid !== undefined && isRunning(pid)).toBe(false)
}, 30_000)

it('restarts a left-behind server that was started with other settings', async () => {
  const killed = startProgram(folder)
  const { url } = await killed.outcome
  await killed.kill('SIGKILL')
  const heir = await startEmbeddedDatabase({ dataDir: folder, settings: { max_connections: '34' } })
  expect(heir).toMatchObject({ url, adopted: false })
  expect(await query(heir.url, 'show max_connections')).toEqual([{ max_connections: '34' }])
  await heir.stop()
}, 30_000)

it('brings back an adopted server that dies', async () => {
  const killed = startProgram(folder)
  await killed.outcome
  await killed.kill('SIGKILL')
  const heir = startProgram(folder)
  const { url = '' } = await heir.outcome
  process.kill(await until(() => serverPid(folder)), 'SIGKILL')
  await until(() => heir.lines.some((line) => line.log === 'The database is back.'))
  expect(await query(url, 'select number from orders')).toEqual([{ number: 7 }])
  await heir.kill('SIGINT')
}, 30_000)

it('recovers when program and database were killed while sessions were busy', async () => {
  const killed = startProgram(folder)
  const { url = '' } = await killed.outcome
  const busy = new Client({ connectionString: url })
  busy.on('error', () => undefined)
  await busy.connect()
  await query(url, 'update orders set number = 8')
  const work = busy.query('select sum(n) from generate_series(1, 2000000) n').catch(() => undefined)
  const server = await until(() => serverPid(folder))
  await killed.kill('SIGKILL')
  process.kill(server, 'SIGKILL')

  const heir = startProgram(folder)
  expect(await heir.outcome).toMatchObject({ adopted: false })
  expect(await query(url, 'select number from orders')).toEqual([{ number: 8 }])
  await work
  await busy.end().catch(() => undefined)
  await heir.kill('SIGINT')
}, 60_000)

it.runIf(process.platform === 'linux')(
  'is not misled by a stale postmaster.pid whose number now belongs to somebody else',
  async () => {
    const { uid, gid } = await stat(join(folder, 'postgres'))
    const stranger = spawn('/bin/sh', ['-c', 'read line'], {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(process.geteuid?.() === 0 ? { uid, gid } : {}),
    })
    await once(stranger, 'spawn')
    const pidFile = join(folder, 'postgres', 'postmaster.pid')
    await writeFile(pidFile, `${stranger.pid}\n${folder}/postgres\n1\n20001\n\n127.0.0.1\n\nready\n`)
    const program = startProgram(folder)
    expect(await program.outcome).toMatchObject({ adopted: false })
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    await program.kill('SIGINT')
    stranger.stdin.end()
    await once(stranger, 'exit')
  },
  30_000,
)

it.runIf(process.platform === 'linux')(
  'waits for a killed server that the system has not collected yet',
  async () => {
    const { uid, gid } = await stat(join(folder, 'postgres'))
    // A server that is just ending: its name is right, its number is in use, and it serves nothing.
    const ending = spawn('/bin/sh', ['-c', 'read line'], {
      argv0: 'postgres',
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(process.geteuid?.() === 0 ? { uid, gid } : {}),
    })
    await once(ending, 'spawn')
    const before = await refusals()
    const pidFile = join(folder, 'postgres', 'postmaster.pid')
    await writeFile(pidFile, `${ending.pid}\n${folder}/postgres\n1\n20001\n\n127.0.0.1\n\nstopping\n`)
    const program = startProgram(folder)
    await until(async () => (await refusals()) > before)
    ending.stdin.end()
    await once(ending, 'exit')
    expect(await program.outcome).toMatchObject({ adopted: false, url: expect.any(String) })
    await program.kill('SIGINT')
  },
  30_000,
)

/** How often a server found that another one was there. */
async function refusals(): Promise<number> {
  const log = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '')
  return log.split('lock file "postmaster.pid" already exists').length - 1
}

async function lastLogLine(): Promise<string> {
  const log = await readFile(join(folder, 'postgres.log'), 'utf8')
  return log.trim().split('\n').at(-1) ?? ''
}
