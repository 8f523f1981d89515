import type { FabricSpec, Motif } from '../spec.ts'
import { Tile } from '../tile.ts'
import { buta, coin, jamdani, paisleys } from './butas.ts'
import { type Dye, dyeOf } from './dye.ts'
import { checks, plain, stripes } from './lines.ts'
import { ajrakh, blockprint, kalamkari } from './prints.ts'
import { bandhani, ikat, leheriya, patola } from './resist.ts'
import { chikan, phulkari } from './stitches.ts'
import { jaal, meenakari } from './trellis.ts'

const PAINTERS: Record<Motif, (tile: Tile, dye: Dye) => void> = {
  plain,
  buta,
  coin,
  paisley: paisleys,
  jaal,
  checks,
  stripes,
  ikat,
  patola,
  bandhani,
  leheriya,
  kalamkari,
  ajrakh,
  jamdani,
  phulkari,
  chikan,
  meenakari,
  blockprint,
}

/** Side of the repeat of a body cloth, in texels. */
export const REPEAT = 512

/** The two repeats drawn last: yardage, front and pallu of one product are cut from the same. */
const recent: { key: string; tile: Tile }[] = []

/** One repeat of the body of a cloth, without borders. Not to be drawn on. */
export const bodyTile = (spec: FabricSpec): Tile => {
  const key = JSON.stringify([spec.seed, spec.motif, spec.ground, spec.accents, spec.zari])
  const known = recent.find((r) => r.key === key)
  if (known) return known.tile
  const dye = dyeOf(spec)
  const tile = new Tile(REPEAT, REPEAT, dye.base)
  PAINTERS[spec.motif](tile, dye)
  recent.unshift({ key, tile })
  recent.length = Math.min(recent.length, 2)
  return tile
}
