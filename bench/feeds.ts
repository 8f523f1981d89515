import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { allAreKnown, MANY } from './manyProducts.ts'
import { median, timesOf } from './measure.ts'
import { footprintOf } from './memory.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

const TIMES = 3

/** The packed answer, and how long it took until its last byte, ms. */
async function fetchPacked(url: string) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip', connection: 'close' } })
  const text = Buffer.from(await answer.arrayBuffer())
  return { text, ms: performance.now() - began }
}

/** Feeds of a shop with 100,000 products: written, and given again, beside packing the same bytes onto the disk. */
export async function benchFeeds(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  const folder = await mkdtemp(join(tmpdir(), 'zari-bench-feeds-'))
  try {
    await fill(shop)
    const rows: Found['rows'][number][] = []
    for (const path of ['/feeds/google.xml', '/feeds/meta.csv', '/sitemap-1.xml']) {
      const first = await fetchPacked(shop.url + path)
      const again = await timesOf(TIMES, () => fetchPacked(shop.url + path))
      // What `fetch` gives is unpacked already where it was packed.
      const plain = first.text[0] === 0x1f ? gunzipSync(first.text) : first.text
      const file = join(folder, 'plain')
      await writeFile(file, plain)
      const bare = await timesOf(TIMES, () =>
        pipeline(createReadStream(file), createGzip(), createWriteStream(join(folder, 'packed'))),
      )
      rows.push({
        what: path,
        'MB unpacked': plain.byteLength / 1e6,
        'first s': first.ms / 1_000,
        'again s': median(again) / 1_000,
        'packing the same bytes s': median(bare) / 1_000,
        'first / packing': first.ms / median(bare),
      })
    }
    const { rss } = await footprintOf(shop.workers[0] ?? 0)
    const products = MANY.toLocaleString('en')
    return { rows, remarks: [`${products} products, one process, ${rss.toFixed(0)} MB afterwards.`] }
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies of the shop's products, until there are 100,000. */
async function fill({ db, url }: BenchShop): Promise<void> {
  await db.execute(sql`
    insert into products (id, slug, name, title, description, category_id, price_paise, mrp_paise, images)
    select gen_random_uuid(), p.slug || '-' || n, p.name || ' ' || n, p.title, p.description, p.category_id,
           p.price_paise, p.price_paise * 2, p.images
    from products p, generate_series(2, ${MANY / 1_000}::int) n`)
  await allAreKnown(url)
}
