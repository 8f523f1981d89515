/** A shop of which there is a backup, and empty places to restore it to. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { expect } from 'vitest'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { openArchive } from '../../src/platform/backup/archive.ts'
import { makeBackup } from '../../src/platform/backup/make.ts'
import type { Manifest } from '../../src/platform/backup/manifest.ts'
import { explain } from '../../src/platform/backup/problem.ts'
import { restoreBackup } from '../../src/platform/backup/restore.ts'
import { openSession } from '../../src/platform/backup/session.ts'
import { tablesOf } from '../../src/platform/backup/tables.ts'
import { assertKnown, assertNoPictures } from '../../src/platform/backup/target.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { addProduct } from '../fixtures/goods.ts'
import { orderOf } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { addPicture } from '../fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { complaints } from './books.ts'

export const MIGRATIONS = 'db/migrations'
export const never = new AbortController().signal

export const urlOf = (shop: TestShop): string => shop.services.config.databaseUrl ?? ''
export const mediaOf = (shop: TestShop): string => join(shop.services.config.dataDir, 'media')

export interface Target {
  readonly databaseUrl: string
  readonly media: string
  readonly migrationsFolder: string
}

/** What `npm run restore` does. */
export async function restore(from: string, target: Target, signal = never) {
  const archive = await openArchive(from)
  try {
    assertKnown(archive.manifest, MIGRATIONS)
    await assertNoPictures(target.media, archive)
    const done = await restoreBackup(archive, target, signal)
    await migrateDatabase(target.databaseUrl, MIGRATIONS)
    return done
  } catch (error) {
    throw explain(error)
  } finally {
    archive.close()
  }
}

export async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openSession(url)
  return work(client).finally(() => client.end())
}

export async function expectEmpty({ databaseUrl, media }: Target): Promise<void> {
  expect(await ask(databaseUrl, tablesOf)).toEqual([])
  expect(await readdir(media, { recursive: true }).catch(() => [])).toEqual([])
}

export const manifestIn = (entries: Map<string, Buffer>): Manifest =>
  JSON.parse(String(entries.get('manifest.json')))

export const withManifest = (change: (manifest: Manifest) => object) => (entries: Map<string, Buffer>) =>
  void entries.set('manifest.json', Buffer.from(JSON.stringify(change(manifestIn(entries)))))

/** A shop with pictures and orders, its backup `file`, and a folder `place` for more of them. */
export async function openRestorable() {
  const place = await mkdtemp(join(tmpdir(), 'zari-restore-'))
  const shop = await openTestShop()
  const meera = await signUp(shop, 'Meera Iyer')
  const images = [await addPicture(shop, '#8a1a2e'), await addPicture(shop, '#1d4e5f')]
  const product = await addProduct(shop, { name: 'Kept Saree', images })
  for (let count = 0; count < 5; count += 1) await orderOf(shop, meera, product)
  const file = join(place, 'shop.zip')
  await makeBackup({ databaseUrl: urlOf(shop), media: mediaOf(shop), program: '0' }, file, never)

  /** An empty database and an empty data folder. */
  const emptyTarget = async (): Promise<Target> => {
    const name = `restored_${randomUUID().slice(0, 8)}`
    await ask(urlOf(shop), (client) => client.query(`create database ${name}`))
    const url = new URL(urlOf(shop))
    url.pathname = `/${name}`
    return { databaseUrl: url.href, media: join(place, name, 'media'), migrationsFolder: MIGRATIONS }
  }

  /** Whether this shop is there again. */
  const expectRestored = async ({ databaseUrl, media }: Target): Promise<void> => {
    const db = openDatabase(databaseUrl)
    expect(await db.select().from(orders)).toEqual(await shop.services.db.select().from(orders))
    expect(await complaints(db)).toEqual([])
    await db.$client.end()
    const files = async (folder: string) => (await readdir(folder, { recursive: true })).sort()
    expect(await files(media)).toEqual(await files(mediaOf(shop)))
  }

  const close = async () => {
    await shop.close()
    await rm(place, { recursive: true, force: true })
  }
  return { shop, meera, place, file, emptyTarget, expectRestored, close }
}
