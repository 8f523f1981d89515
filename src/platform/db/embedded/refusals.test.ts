/** Starts that cannot succeed: the message has to say what is wrong and what to do, and leave nothing behind. */
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBinaries, packagedNative } from './binaries.ts'
import { makeCluster } from './cluster.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { makeFolder, removeFolder } from './probes.fixture.ts'
import { chooseDatabaseUser } from './reach.ts'

const asRoot = process.geteuid?.() === 0
let folder: string

beforeEach(async () => {
  folder = await makeFolder()
})
afterEach(() => removeFolder(folder))

it('refuses a cluster of another major version, and leaves it alone', async () => {
  const cluster = join(folder, 'postgres')
  await mkdir(cluster)
  await writeFile(join(cluster, 'PG_VERSION'), '15\n')
  await expect(startEmbeddedDatabase({ dataDir: folder })).rejects.toMatchObject({
    problem: 'wrong-version',
    message: expect.stringMatching(
      /was made by PostgreSQL 15, but this release of Zari brings PostgreSQL 18/,
    ),
  })
  expect(await readdir(cluster)).toEqual(['PG_VERSION'])
})

it('refuses a folder with files that are not a database, and leaves them alone', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'accounts.xls'), 'precious')
  await expect(startEmbeddedDatabase({ dataDir: folder })).rejects.toMatchObject({ problem: 'unknown-files' })
  expect(await readFile(join(folder, 'postgres', 'accounts.xls'), 'utf8')).toBe('precious')
  expect(await readdir(folder)).toEqual(['postgres', 'postgres-secret.json'])
})

it('says which file is in the way when the data folder cannot be made', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(startEmbeddedDatabase({ dataDir: join(folder, 'file') })).rejects.toMatchObject({
    problem: 'no-permission',
    message: expect.stringContaining(join(folder, 'file')),
  })
})

describe.runIf(asRoot)('a data folder that the database user may not enter', () => {
  let closed: string
  let data: string

  beforeEach(async () => {
    closed = join(folder, 'closed')
    data = join(closed, 'data')
    await mkdir(closed, { mode: 0o700 })
  })

  async function expectRefusal(bases: string[]): Promise<void> {
    const { name } = await chooseDatabaseUser(join(data, 'postgres'))
    await expect(startEmbeddedDatabase({ dataDir: data, bases })).rejects.toMatchObject({
      problem: 'unreachable-folder',
      message: expect.stringMatching(
        new RegExp(
          `${name} may not enter ${closed}\\.[\\s\\S]*DATA_DIR[\\s\\S]*ordinary user[\\s\\S]*DATABASE_URL`,
        ),
      ),
    })
  }

  it('is refused with the ways out named when no base takes the database', async () => {
    // Missing, closed to that user, and with a `zari` that somebody else could exchange.
    const foreign = join(folder, 'foreign')
    await mkdir(join(foreign, 'zari'), { recursive: true })
    await chown(join(foreign, 'zari'), 12_345, 12_345)
    await expectRefusal([join(folder, 'missing'), closed, foreign])
    expect(await readdir(data)).toEqual([])
    expect(await readdir(join(foreign, 'zari'))).toEqual([])
  })

  it('is refused when it holds something already, which stays where it is', async () => {
    await mkdir(join(data, 'postgres'), { recursive: true })
    await writeFile(join(data, 'postgres', 'PG_VERSION'), '18\n')
    const base = join(folder, 'base')
    await mkdir(base)
    await expectRefusal([base])
    expect(await readdir(join(data, 'postgres'))).toEqual(['PG_VERSION'])
    expect(await readdir(base)).toEqual([])
  })
})

describe('initdb that fails', () => {
  const secret = { postgres: 'p', zari: 'z' }

  async function initdbThatSays(words: string): Promise<string> {
    const program = join(folder, 'initdb')
    const script = `#!/bin/sh\nmkdir "\${1#--pgdata=}"\ntouch "\${1#--pgdata=}/PG_VERSION"\necho "${words}" >&2\nexit 1\n`
    await writeFile(program, script, { mode: 0o755 })
    return program
  }

  it.each([
    ['could not write to file "pg_wal/xlogtemp.9": No space left on device', 'disk-full', 'The disk is full'],
    ['could not create directory "x": Permission denied', 'no-permission', 'denied access'],
    ['something else', 'start-failed', 'something else'],
  ])('%s', async (words, problem, message) => {
    const cluster = join(folder, 'postgres')
    const initdb = await initdbThatSays(words)
    const user = await chooseDatabaseUser(cluster)
    await expect(makeCluster(folder, cluster, { initdb }, user, secret)).rejects.toMatchObject({
      problem,
      message: expect.stringContaining(message),
    })
    expect(await readdir(folder)).toEqual(['initdb'])
  })
})

it('clears away what a program left that was killed while making the cluster', async () => {
  // Above every system's highest process number.
  const left = join(folder, 'postgres.new-99999999-abcd')
  await mkdir(join(left, 'cluster'), { recursive: true })
  const { stop } = await startEmbeddedDatabase({ dataDir: folder })
  await stop()
  await expect(stat(left)).rejects.toThrow('ENOENT')
}, 30_000)

describe('programs that the database user cannot run as they lie', () => {
  async function copyOfPackage(): Promise<string> {
    const copy = join(folder, 'package')
    await cp(dirname(await packagedNative()), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'native')
  }

  it('makes the links to libraries that the install script did not make', async () => {
    const native = await copyOfPackage()
    const listed = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
    const links = listed.map((link: { target: string }) => join(dirname(native), link.target))
    for (const link of links) await rm(link)
    const user = await chooseDatabaseUser(join(folder, 'postgres'))
    const { version } = await findBinaries(folder, user, native)
    expect(version).toMatch(/^18\./)
    for (const link of links) expect((await stat(link)).isFile()).toBe(true)
  })

  it.runIf(asRoot)(
    'copies them into the data folder when the project is closed to that user',
    async () => {
      const native = await copyOfPackage()
      const data = join(folder, 'data')
      await mkdir(data, { mode: 0o711 })
      const user = await chooseDatabaseUser(join(data, 'postgres'))
      await chmod(join(folder, 'package'), 0o700)
      const first = await findBinaries(data, user, native)
      expect(first.postgres.startsWith(join(data, 'postgres-bin'))).toBe(true)
      expect((await stat(first.postgres)).uid).toBe(0)

      // Made once, then used.
      const { ino } = await stat(first.postgres)
      const second = await findBinaries(data, user, native)
      expect(second).toEqual(first)
      expect((await stat(second.postgres)).ino).toBe(ino)
      expect(await readdir(join(data, 'postgres-bin'))).toHaveLength(1)
    },
    30_000,
  )

  it('says so when nothing can be run', async () => {
    const native = join(folder, 'package', 'native')
    await mkdir(join(native, 'bin'), { recursive: true })
    await writeFile(join(native, 'bin', 'postgres'), '#!/bin/sh\necho cannot load libc >&2\nexit 127\n', {
      mode: 0o755,
    })
    const user = await chooseDatabaseUser(join(folder, 'postgres'))
    await expect(findBinaries(folder, user, native)).rejects.toMatchObject({
      problem: 'no-program',
      message: expect.stringMatching(/DATABASE_URL[\s\S]*cannot load libc/),
    })
  })
})
