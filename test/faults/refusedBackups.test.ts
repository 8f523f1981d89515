/** Promise 9, the other half: what is damaged, foreign or too new is refused in words, and nothing of it is saved. */
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entriesOf, rewrite } from './backups.ts'
import { expectEmpty, manifestIn, openRestorable, restore, withManifest } from './restorable.ts'

let saved: Awaited<ReturnType<typeof openRestorable>>

beforeAll(async () => {
  saved = await openRestorable()
})
afterAll(() => saved.close())

describe('a damaged backup', () => {
  const damaged = () => join(saved.place, 'damaged.zip')

  test.each(['tables/public.orders.copy', 'media/', 'manifest.json'])('one byte of %s', async (entry) => {
    const target = await saved.emptyTarget()
    const bytes = await readFile(saved.file)
    // The name stands before the content and, once more, in the table of contents: 8 bytes after the first one.
    const at = bytes.indexOf(entry) + entry.length + (entry === 'media/' ? 2_000 : 8)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    await writeFile(damaged(), bytes)
    await expect(restore(damaged(), target)).rejects.toThrow(/The backup is damaged: .*Nothing was restored/)
    await expectEmpty(target)
    await restore(saved.file, target)
  })

  test.each([1, 100, 5_000])('the last %i bytes are missing', async (missing) => {
    const target = await saved.emptyTarget()
    await writeFile(damaged(), await readFile(saved.file))
    await truncate(damaged(), (await readFile(saved.file)).length - missing)
    await expect(restore(damaged(), target)).rejects.toThrow(/The backup is damaged: \d+ bytes are there/)
    await expectEmpty(target)
  })

  test('a picture or a row that is another one, in a ZIP without a flaw', async () => {
    const target = await saved.emptyTarget()
    const names = [...(await entriesOf(saved.file)).keys()]
    for (const name of ['tables/public.orders.copy', names.find((one) => one.startsWith('media/')) ?? '']) {
      await rewrite(saved.file, damaged(), (entries) => {
        entries.set(name, Buffer.from(String(entries.get(name)).replace(/.$/s, '!')))
      })
      await expect(restore(damaged(), target)).rejects.toThrow(`${name} is not as it was written`)
    }
    await rewrite(saved.file, damaged(), (entries) => entries.delete('tables/public.orders.copy'))
    await expect(restore(damaged(), target)).rejects.toThrow('tables/public.orders.copy is missing in it')
    await expectEmpty(target)
  })

  test('another figure in what it says of itself', async () => {
    const target = await saved.emptyTarget()
    await rewrite(
      saved.file,
      damaged(),
      withManifest((manifest) => manifest),
    )
    const bytes = await readFile(damaged())
    const at = bytes.indexOf('"madeAt":"2') + '"madeAt":"2'.length
    bytes[at] = (bytes[at] ?? 0) ^ 0x01
    await writeFile(damaged(), bytes)
    await expect(restore(damaged(), target)).rejects.toThrow('manifest.json is not as it was written')
    await expectEmpty(target)
  })

  test('rows that do not belong together', async () => {
    const target = await saved.emptyTarget()
    const lines = 'tables/public.order_items.copy'
    await rewrite(saved.file, damaged(), (entries) => {
      const manifest = manifestIn(entries)
      const table = manifest.tables.find(({ name }) => name === 'orders')
      const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
      Object.assign(table ?? {}, { rows: 0, bytes: 0, sha256 })
      entries.set('tables/public.orders.copy', Buffer.alloc(0))
      entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
    })
    expect((await entriesOf(damaged())).get(lines)?.length).toBeGreaterThan(0)
    await expect(restore(damaged(), target)).rejects.toThrow('violates foreign key constraint')
    await expectEmpty(target)
    await restore(saved.file, target)
  })

  test('fewer rows than it says', async () => {
    const target = await saved.emptyTarget()
    const more = withManifest((manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.name === 'orders' ? { ...table, rows: table.rows + 1 } : table,
      ),
    }))
    await rewrite(saved.file, damaged(), more)
    await expect(restore(damaged(), target)).rejects.toThrow('The table public.orders is not the same')
    await expectEmpty(target)
  })
})

test('a file that is no backup is named as such', async () => {
  const target = await saved.emptyTarget()
  const other = join(saved.place, 'other.zip')
  await rewrite(saved.file, other, (entries) => entries.delete('manifest.json'))
  await expect(restore(other, target)).rejects.toThrow('is no backup')
  await expect(restore(join(saved.place, 'none.zip'), target)).rejects.toThrow('There is no file')
})

test('a backup of a newer release is left to that', async () => {
  const target = await saved.emptyTarget()
  const newer = join(saved.place, 'newer.zip')
  const migration = { hash: 'f'.repeat(64), at: 9_000_000_000_000 }
  await rewrite(
    saved.file,
    newer,
    withManifest((manifest) => ({
      ...manifest,
      program: '9.1',
      migrations: [...manifest.migrations, migration],
    })),
  )
  await expect(restore(newer, target)).rejects.toThrow(
    /made by another release of Zari \(9.1\): its database has seen 1 changes that this release does not know/,
  )
  await rewrite(
    saved.file,
    newer,
    withManifest((manifest) => ({ ...manifest, format: 2, program: '9.1' })),
  )
  await expect(restore(newer, target)).rejects.toThrow('made by a newer release of Zari (9.1)')
  await expectEmpty(target)
})
