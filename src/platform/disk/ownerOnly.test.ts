import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { createLog } from '../log/log.ts'
import { openMailer } from '../mail/mailer.ts'
import { closeDataFolder } from './ownerOnly.ts'

let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'zari-closed-'))
  process.umask(0o022)
})
afterAll(() => rm(place, { recursive: true }))

const rightsOf = async (...path: string[]) => ((await stat(join(place, ...path))).mode & 0o777).toString(8)

test('a new data folder is its owner’s, and so is a mail in it', async () => {
  const dataDir = join(place, 'new')
  await closeDataFolder(dataDir)
  expect(await rightsOf('new')).toBe('700')
  const mail = {
    to: 'meera@example.com',
    subject: 'Reset',
    html: '<p>x</p>',
    text: 'https://x.example/reset',
  }
  await openMailer(loadConfig({ DATA_DIR: dataDir }, []), createLog('silent')).deliver(mail)
  expect(await rightsOf('new', 'outbox')).toBe('700')
  for (const name of await readdir(join(dataDir, 'outbox'))) {
    expect(await rightsOf('new', 'outbox', name)).toBe('600')
  }
})

test('one that stood open is closed, with what lies in it; a link in it leads nobody astray', async () => {
  const dataDir = join(place, 'old')
  await mkdir(join(dataDir, 'outbox'), { recursive: true })
  await mkdir(join(dataDir, 'media'))
  await writeFile(join(dataDir, 'outbox', 'reset.eml'), 'link')
  await writeFile(join(place, 'elsewhere'), '')
  await symlink(join(place, 'elsewhere'), join(dataDir, 'outbox', 'link.eml'))
  expect([await rightsOf('old'), await rightsOf('old', 'outbox', 'reset.eml')]).toEqual(['755', '644'])
  await closeDataFolder(dataDir)
  expect(await rightsOf('old')).toBe('700')
  expect(await rightsOf('old', 'outbox')).toBe('700')
  expect(await rightsOf('old', 'media')).toBe('700')
  expect(await rightsOf('old', 'outbox', 'reset.eml')).toBe('600')
  expect(await rightsOf('elsewhere')).toBe('644')
})

test('the way that the database’s user takes through it under root stays', async () => {
  const dataDir = join(place, 'crossed')
  await mkdir(dataDir)
  await chmod(dataDir, 0o710)
  await closeDataFolder(dataDir)
  expect(await rightsOf('crossed')).toBe('710')
})
