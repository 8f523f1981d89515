import type { Services } from '#/platform/http/env.ts'
import { dominantColours } from '#/platform/media/palette.ts'
import { paletteText } from './palette.rules.ts'
import { withoutPalette, writePalettes } from './palettes.store.ts'

/** Products whose palettes are written down together. */
const AT_A_TIME = 50
/** One run ends after this long, ms; the next minute goes on. */
const SLICE_MS = 20_000
/** No id is lower. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Needed = Pick<Services, 'db' | 'media' | 'log'>

/**
 * The work of each minute. All products are compared with their palettes only after one of them changed, or may have changed while no
 * notices came: to find out that there is nothing to do takes the database as long as there are products.
 */
export function fillPalettesAfterChanges(
  services: Needed & Pick<Services, 'databaseNotices'>,
): () => Promise<void> {
  const { databaseNotices } = services
  let isToDo = true
  databaseNotices.on('products', () => {
    isToDo = true
  })
  return async () => {
    if (!isToDo && databaseNotices.connected) return
    // Whatever changes from here on is for the next minute.
    isToDo = false
    try {
      isToDo = !(await fillPalettes(services)) || isToDo
    } catch (error) {
      isToDo = true
      throw error
    }
  }
}

/**
 * Looks at the main pictures of products that are new or have another one, and writes their colours down.
 * @returns whether all of them were looked at
 */
export async function fillPalettes({ db, media, log }: Needed, atATime = AT_A_TIME): Promise<boolean> {
  const until = Date.now() + SLICE_MS
  let after = BEFORE_ALL
  for (;;) {
    const rows = await withoutPalette(db, after, atATime)
    const found = []
    // One after the other: decoded pictures are large.
    for (const row of rows) {
      const palette = await paletteOf(media, row.image).catch((error) => {
        log.warn({ err: error, image: row.image }, 'a picture has no colours that could be read')
        return ''
      })
      found.push({ ...row, palette })
    }
    if (found.length > 0) await writePalettes(db, found)
    if (rows.length < atATime) return true
    if (Date.now() > until) return false
    after = rows.at(-1)?.productId ?? after
  }
}

/** Empty for a picture that is not in the store. */
async function paletteOf(media: Services['media'], image: string): Promise<string> {
  const bytes = image === '' ? undefined : await media.read(image)
  return bytes ? paletteText(await dominantColours(bytes)) : ''
}
