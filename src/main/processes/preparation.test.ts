import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import type { PreparationWord } from './preparation.ts'

test('of machines that start at once on an empty database one makes the shop, and the others find it', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-starts-'))
  const url = new URL(inject('databaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  url.pathname = `/${name}`
  const looker = new Client({ connectionString: url.href })
  await looker.connect()
  const start = (): ChildProcess =>
    fork(new URL('./preparation.ts', import.meta.url), {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url.href,
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
  // What another machine's end of an import left here two days ago, and what just comes.
  const imports = join(dataDir, 'imports')
  const left = join(imports, `${randomUUID()}.csv`)
  await mkdir(imports)
  for (const file of [left, join(imports, 'comes.part')]) await writeFile(file, 'slug')
  const before = Date.now() / 1_000 - 2 * 24 * 3_600
  await utimes(left, before, before)
  // As a machine that is at it, and has made nothing yet.
  await looker.query('begin')
  await looker.query('select pg_advisory_xact_lock($1)', [0x73746172])
  const starts = [start(), start()]
  const words = starts.map(async (child) => ((await once(child, 'message')) as [PreparationWord])[0])
  try {
    const waiting = async () =>
      (
        await looker.query(`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
      ).rowCount
    await expect.poll(waiting, { timeout: 40_000 }).toBe(2)
    expect((await looker.query("select to_regclass('users') as there")).rows).toEqual([{ there: null }])
    await looker.query('commit')
    const said = await Promise.all(words)
    for (const word of said) expect(word).not.toHaveProperty('failure')
    const admins = said.filter((word) => 'first' in word && word.first.admin !== undefined)
    expect(admins).toHaveLength(1)
    const { rows } = await looker.query(
      'select (select count(*) from users)::int as users, (select count(*) from categories)::int as categories',
    )
    expect(rows).toEqual([{ users: 1, categories: 4 }])
    expect(await readdir(imports)).toEqual(['comes.part'])
  } finally {
    for (const child of starts) child.kill('SIGKILL')
    await looker.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await rm(dataDir, { recursive: true, force: true })
  }
})
