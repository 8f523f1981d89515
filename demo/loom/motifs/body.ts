import type { FabricSpec, Motif } from '../spec.ts'
import { Tile } from '../tile.ts'
import { buta, coin, jamdani, paisleys } from './butas.ts'
import { type Dye, dyeOf } from './dye.ts'
import { checks, plain, stripes } from './lines.ts'
import { ajrakh, blockprint, kalamkari } from './prints.ts'
import { bandhani, ikat, leheriya, patola } from './resist.ts'
import { chikan, phulkari } from './stitches.ts'
import { jaal, meenakari } from './trellis.ts'

const DRAW: Record<Motif, (tile: Tile, dye: Dye) => void> = {
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

/** One repeat of the body of a cloth, without borders. */
export const bodyTile = (spec: FabricSpec): Tile => {
  const dye = dyeOf(spec)
  const tile = new Tile(REPEAT, REPEAT, dye.base)
  DRAW[spec.motif](tile, dye)
  return tile
}
