import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { filesOf } from '../../src/features/catalog/import/folder.ts'
import { runImport } from '../../src/features/catalog/import/runImport.actions.ts'
import { sharedFiles } from '../../src/platform/media/sharedFiles.ts'
import { addCategory } from '../fixtures/goods.ts'
import { csv, upload, zipOf } from '../fixtures/imports.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openS3Double, type S3Double } from '../fixtures/s3Double.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let s3: S3Double
/** Two machines: one database, one bucket, each its own data folder. */
let here: TestShop
let there: TestShop
let folder: string
let admin: KnownPerson

beforeAll(async () => {
  s3 = await openS3Double()
  here = await openTestShop(s3.env)
  folder = await mkdtemp(join(tmpdir(), 'zari-there-'))
  there = await here.anotherProcess({ DATA_DIR: folder })
  admin = await signUp(here, 'Asha Verma', 'admin')
  await addCategory(here, { name: 'saree' })
})
beforeEach(() => {
  s3.mischief = undefined
})
afterAll(async () => {
  await there.close()
  await here.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

const table = csv('slug,name,category,price,quantity', 'far-saree,Far Saree,saree,999,5')
const keys = () => [...s3.objects.keys()].filter((key) => key.startsWith('imports/'))
const draft = async (): Promise<string> => (await upload(here, admin, table)).body.import._id
const previewThere = (id: string) => there.call('GET', `/api/admin/import/${id}/preview`, { as: admin })
const pictures = (shop: TestShop, id: string, zip: Uint8Array) =>
  upload(shop, admin, zip, `/api/admin/import/${id}/pictures?name=pictures.zip`)

test('what one machine was given another one imports, and nothing stays behind', async () => {
  const id = await draft()
  expect(keys()).toEqual([expect.stringMatching(/\.csv\/\d+\.0$/), `imports/${id}.csv/whole`])
  expect((await previewThere(id)).status).toBe(200)
  expect((await there.call('POST', `/api/admin/import/${id}/start`, { as: admin, json: {} })).status).toBe(
    200,
  )
  await runImport(there.services, { id })
  const { body } = await here.call('GET', `/api/admin/import/${id}`, { as: admin })
  expect(body).toMatchObject({ state: 'done', added: 1 })
  expect(keys()).toEqual([])
  expect(existsSync(filesOf(there.services.config, id).csv)).toBe(false)
})

test('pictures that came to one machine are taken in place of those that came to the other before', async () => {
  const id = await draft()
  s3.asked.length = 0
  expect((await pictures(here, id, await zipOf({ 'pictures/a.txt': 'first' }))).status).toBe(200)
  // The table is there already.
  expect(s3.asked.filter((call) => call.startsWith('PUT') && call.includes('.csv/'))).toEqual([])
  const { zip } = filesOf(there.services.config, id)
  expect((await previewThere(id)).status).toBe(200)
  const before = sharedFiles(here.services.config.media.s3 ?? never())
  await rm(zip)
  expect(await before.bring(`imports/${id}.zip`, zip)).toBe(true)
  expect((await pictures(here, id, await zipOf({ 'pictures/b.txt': 'later' }))).status).toBe(200)
  expect(keys().filter((key) => key.includes('.zip/'))).toHaveLength(2)
  expect(await readFile(zip, 'latin1')).toContain('a.txt')
  expect((await previewThere(id)).status).toBe(200)
  expect(await readFile(zip, 'latin1')).toContain('b.txt')
})

test('a file of many pieces comes back as it was, a damaged one never, one that breaks off is none', async () => {
  const files = sharedFiles(here.services.config.media.s3 ?? never())
  const path = join(folder, 'large')
  const bytes = Buffer.alloc(9_000_000, 'saree')
  await writeFile(path, bytes)
  await files.put('imports/large', path)
  expect(keys().filter((key) => key.includes('large'))).toHaveLength(4)
  const copy = join(folder, 'copy')
  expect(await files.bring('imports/large', copy)).toBe(true)
  expect((await readFile(copy)).equals(bytes)).toBe(true)
  // Nothing is sent a second time.
  const asked = s3.asked.length
  expect(await files.bring('imports/large', copy)).toBe(true)
  expect(s3.asked.length - asked).toBe(1)
  const [key = ''] = keys().filter((one) => one.endsWith('.1'))
  const piece = s3.objects.get(key)
  if (!piece) return never()
  s3.objects.set(key, { ...piece, body: Buffer.alloc(piece.body.length) })
  await rm(copy)
  await expect(files.bring('imports/large', copy)).rejects.toThrow('came back as another file')
  expect(existsSync(copy)).toBe(false)
  await files.remove('imports/large')
  expect(keys().filter((one) => one.includes('large'))).toEqual([])
  s3.mischief = 'forgetful'
  await expect(files.put('imports/large', path)).rejects.toThrow()
  s3.mischief = undefined
  expect(await files.bring('imports/large', copy)).toBe(false)
})

test('of two files in one moment the later one is there as a whole, also where a clock is behind', async () => {
  const files = sharedFiles(here.services.config.media.s3 ?? never())
  const [path, copy] = [join(folder, 'put twice'), join(folder, 'brought')]
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  try {
    for (const [time, text] of [now, now, now - 60_000].map((time, at) => [time, `text ${at}`] as const)) {
      clock.mockReturnValue(time)
      await writeFile(path, text)
      await files.put('imports/twice', path)
      expect(await files.bring('imports/twice', copy)).toBe(true)
      expect(await readFile(copy, 'utf8')).toBe(text)
      expect(keys().filter((key) => key.includes('twice'))).toHaveLength(2)
    }
  } finally {
    clock.mockRestore()
  }
  await files.remove('imports/twice')
})

test('who brings the same file at the same moment has it whole, both', async () => {
  const files = sharedFiles(here.services.config.media.s3 ?? never())
  const path = join(folder, 'asked')
  await writeFile(path, Buffer.alloc(5_000_000, 'saree'))
  await files.put('imports/asked', path)
  const copy = join(folder, 'asked twice')
  const bring = () => files.bring('imports/asked', copy)
  expect(await Promise.all([bring(), bring(), bring()])).toEqual([true, true, true])
  expect((await readFile(copy)).equals(await readFile(path))).toBe(true)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  await files.remove('imports/asked')
})

test('of a file that the bucket takes only half of nothing stays', async () => {
  const files = sharedFiles(here.services.config.media.s3 ?? never())
  const path = join(folder, 'half')
  await writeFile(path, Buffer.alloc(9_000_000, 'saree'))
  const { objects } = s3
  // It says that it has the second piece, and has not.
  const set = vi.spyOn(objects, 'set')
  set.mockImplementation((key, object) =>
    key.endsWith('.1') ? objects : Map.prototype.set.call(objects, key, object),
  )
  try {
    await expect(files.put('imports/half', path)).rejects.toThrow('.1')
  } finally {
    set.mockRestore()
  }
  expect(s3.asked).toContainEqual(expect.stringMatching(/^PUT imports\/half\/\d+\.0$/))
  expect(keys().filter((key) => key.includes('half'))).toEqual([])
})

test('a machine drops its files of imports that another one ended, a day later, and no others', async () => {
  const [ended, endedNow, waiting] = [await draft(), await draft(), await draft()]
  for (const id of [ended, endedNow])
    expect((await there.call('DELETE', `/api/admin/import/${id}`, { as: admin })).status).toBe(200)
  const lies = (id: string) => existsSync(filesOf(here.services.config, id).csv)
  const dayAgo = Date.now() / 1_000 - 25 * 3_600
  for (const id of [ended, waiting]) await utimes(filesOf(here.services.config, id).csv, dayAgo, dayAgo)
  expect([ended, endedNow, waiting].map(lies)).toEqual([true, true, true])
  await draft()
  expect([ended, endedNow, waiting].map(lies)).toEqual([false, true, true])
})

test('while the bucket is away an upload is refused in words, and an import is tried again', async () => {
  const id = await draft()
  s3.mischief = 'down'
  expect(await upload(here, admin, table)).toMatchObject({
    status: 503,
    body: { code: 'pictures_unavailable' },
  })
  await here.call('POST', `/api/admin/import/${id}/start`, { as: admin, json: {} })
  await expect(runImport(there.services, { id })).rejects.toThrow()
  s3.mischief = undefined
  await runImport(there.services, { id })
  expect((await here.call('GET', `/api/admin/import/${id}`, { as: admin })).body).toMatchObject({
    state: 'done',
  })
})

test('without a mail server the mails of all machines lie in the bucket', async () => {
  const mail = { to: 'meera@example.com', subject: 'Your order', html: '<p>Thank you</p>', text: 'Thank you' }
  await Promise.all([here.services.mailer.deliver(mail), there.services.mailer.deliver(mail)])
  const mails = [...s3.objects].filter(([key]) => key.startsWith('outbox/'))
  expect(mails.map(([key]) => key)).toEqual(
    [1, 2].map(() => expect.stringMatching(/meera_at_example\.com-\w+\.eml$/)),
  )
  expect(mails[0]?.[1].body.toString()).toContain('Thank you')
  expect(existsSync(join(folder, 'outbox'))).toBe(false)
})

function never(): never {
  throw new Error('There is no bucket')
}
