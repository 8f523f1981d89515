/** A project of root's in a folder that nobody else may enter, programs included: the cluster goes elsewhere. */
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packagedNative } from './binaries.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { makeFolder, query, removeFolder, serverPid, startProgram } from './probes.fixture.ts'

const asRoot = process.geteuid?.() === 0

describe.runIf(asRoot)('a new database whose user may not enter the project', { timeout: 60_000 }, () => {
  let outside: string
  let closed: string
  let data: string
  let shelf: string
  let seams: { bases: string[]; native: string }
  const log: string[] = []

  beforeAll(async () => {
    outside = await makeFolder()
    closed = join(outside, 'closed')
    data = join(closed, 'data')
    const base = join(outside, 'base')
    shelf = join(base, 'zari')
    await mkdir(closed, { mode: 0o700 })
    await mkdir(base, { mode: 0o755 })
    await cp(dirname(await packagedNative()), join(closed, 'package'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    seams = { bases: [join(outside, 'missing'), base], native: join(closed, 'package', 'native') }
  }, 60_000)

  afterAll(async () => {
    await removeFolder(data)
    await removeFolder(outside)
  })

  async function start(): Promise<EmbeddedDatabase> {
    log.length = 0
    return startEmbeddedDatabase({ ...seams, dataDir: data, log: (line) => log.push(line) })
  }

  it('is made elsewhere, with a link to it, and says where and why', async () => {
    const { folder, url, stop } = await start()
    await query(url, 'create table orders as select 7 as number')
    expect(dirname(dirname(folder))).toBe(shelf)
    expect(await readlink(join(data, 'postgres'))).toBe(folder)
    expect(log).toEqual([
      expect.stringMatching(
        `^Making a new database in ${folder}, because the user .+ may not enter ${closed}\\.$`,
      ),
    ])
    expect(await readlink(`/proc/${await serverPid(data)}/cwd`)).toBe(folder)
    await stop()
  })

  it('keeps secret, port and log in the data folder, and the programs beside the cluster', async () => {
    const home = dirname(await realpath(join(data, 'postgres')))
    const small = ['postgres', 'postgres-port', 'postgres-secret.json', 'postgres.log']
    expect((await readdir(data)).sort()).toEqual(small)
    expect((await readdir(home)).sort()).toEqual(['data-folder.txt', 'postgres', 'postgres-bin'])
    expect(await readFile(join(home, 'data-folder.txt'), 'utf8')).toBe(`${data}\n`)
    expect(await readFile(join(data, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
  })

  it('opens the way for the database user and for nobody else', async () => {
    const home = dirname(await realpath(join(data, 'postgres')))
    const facts = async (path: string) => {
      const { uid, mode } = await stat(path)
      return { mine: uid === 0, mode: (mode & 0o777).toString(8) }
    }
    expect(await facts(shelf)).toEqual({ mine: true, mode: '755' })
    expect(await facts(home)).toEqual({ mine: true, mode: '710' })
    expect(await facts(join(home, 'postgres'))).toEqual({ mine: false, mode: '700' })
    expect(await facts(closed)).toEqual({ mine: true, mode: '700' })
  })

  it('is found again by the next start, which makes nothing new', async () => {
    const { folder, url, stop } = await start()
    expect(log).toEqual([])
    expect(folder).toBe(await realpath(join(data, 'postgres')))
    expect(await query(url, 'select number from orders')).toEqual([{ number: 7 }])
    await stop()
    expect(await readdir(shelf)).toHaveLength(1)
  })

  it('is adopted when the program was killed', async () => {
    const killed = startProgram(data, seams)
    const { url } = await killed.outcome
    const pid = await serverPid(data)
    await killed.kill('SIGKILL')
    const heir = await start()
    expect(heir).toMatchObject({ url, adopted: true })
    expect(await serverPid(data)).toBe(pid)
    expect(await query(heir.url, 'select number from orders')).toEqual([{ number: 7 }])
    await heir.stop()
    expect(await serverPid(data)).toBeUndefined()
  })

  it('is not replaced when it vanished: both ends of the link are named', async () => {
    const folder = await realpath(join(data, 'postgres'))
    await rename(folder, `${folder}-away`)
    await expect(start()).rejects.toMatchObject({
      problem: 'vanished-database',
      message: expect.stringContaining(
        `${join(data, 'postgres')} is a link to ${folder}, and nothing is there`,
      ),
    })
    expect((await lstat(join(data, 'postgres'))).isSymbolicLink()).toBe(true)
    await rename(`${folder}-away`, folder)
    const { url, stop } = await start()
    expect(await query(url, 'select number from orders')).toEqual([{ number: 7 }])
    await stop()
  })

  it('begins anew in a place of its own when the data folder was deleted', async () => {
    const before = await realpath(join(data, 'postgres'))
    await rm(data, { recursive: true })
    const { folder, url, stop } = await start()
    expect(folder).not.toBe(before)
    expect(await query(url, `select to_regclass('orders') as orders`)).toEqual([{ orders: null }])
    await stop()
    expect(await readdir(shelf)).toHaveLength(2)
  })

  it('is made once by several programs at the same instant; the places of the others are removed', async () => {
    await rm(data, { recursive: true })
    await rm(shelf, { recursive: true })
    const programs = [startProgram(data, seams), startProgram(data, seams)]
    const outcomes = await Promise.all(programs.map((program) => program.outcome))
    expect(outcomes.map((outcome) => outcome.problem ?? 'owner').sort()).toEqual(['another-server', 'owner'])
    expect(await readdir(shelf)).toHaveLength(1)
    const winner = programs.find((_, index) => outcomes[index]?.url)
    await winner?.kill('SIGINT')
  })

  it('leaves nothing behind when it cannot be made', async () => {
    await rm(data, { recursive: true })
    await rm(shelf, { recursive: true })
    const initdb = join(seams.native, 'bin', 'initdb')
    await rename(initdb, `${initdb}-away`)
    await expect(start()).rejects.toMatchObject({ name: 'EmbeddedDatabaseError' })
    await rename(`${initdb}-away`, initdb)
    expect(await readdir(shelf)).toEqual([])
    await expect(lstat(join(data, 'postgres'))).rejects.toThrow('ENOENT')
  })
})

it('makes the database at the end of a link to an empty folder', async () => {
  const outside = await makeFolder()
  const data = join(outside, 'data')
  const disk = join(outside, 'disk')
  await mkdir(join(disk, 'shop'), { recursive: true })
  await mkdir(data)
  await symlink(join(disk, 'shop'), join(data, 'postgres'))
  const { folder, url, stop } = await startEmbeddedDatabase({ dataDir: data })
  expect(folder).toBe(await realpath(join(disk, 'shop')))
  expect(await query(url, 'select 1 as fine')).toEqual([{ fine: 1 }])
  await stop()
  expect(await readdir(disk)).toEqual(['shop'])
  await removeFolder(data)
  await removeFolder(outside)
}, 60_000)
