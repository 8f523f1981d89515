import { grainOf } from './grain.ts'
import { bodyTile, REPEAT } from './motifs/body.ts'
import { paintBorder } from './motifs/borders.ts'
import { dyeOf } from './motifs/dye.ts'
import { palluTile } from './motifs/pallu.ts'
import { paintYoke } from './motifs/yoke.ts'
import { mix, pack, rgb, type Texel, texel } from './palette.ts'
import type { ClothSpec, FabricSpec, Hex, Weave } from './spec.ts'
import { returnTexels, Tile, takeTexels } from './tile.ts'

/** Breadth of a bolt from selvedge to selvedge, in texels; row 1023 is the lower selvedge or hem. */
export const BOLT = 1024

/** What the painter of light needs to know about a cloth. */
export type Material = {
  /** The cloth at full, half and quarter size; 512 x 1024, 256 x 512, 128 x 256 texels. */
  levels: readonly [Int32Array, Int32Array, Int32Array]
  /** Threads seen from close by, and the same from a distance. */
  grain: Int8Array
  far: Int8Array
  /** How much of the light is thrown back as a gleam, in 1/256. */
  sheen: number
  /** Colour of that gleam. */
  gleam: Texel
  /** Exponent of the gleam: higher is tighter. */
  gloss: number
  /** How much of the shading the cloth swallows (thin cloth lets light through), 0 to 1. */
  clear: number
}

const SURFACE: Record<Weave, { sheen: number; gloss: number; clear: number }> = {
  silk: { sheen: 92, gloss: 9, clear: 0 },
  cotton: { sheen: 14, gloss: 5, clear: 0.06 },
  linen: { sheen: 20, gloss: 5, clear: 0.1 },
  chanderi: { sheen: 60, gloss: 8, clear: 0.26 },
  handloom: { sheen: 20, gloss: 5, clear: 0.05 },
  georgette: { sheen: 40, gloss: 7, clear: 0.16 },
  kota: { sheen: 30, gloss: 6, clear: 0.3 },
}

/** Halves a texture, each texel the mean of four. */
const halve = (from: Int32Array, width: number, height: number): Int32Array => {
  const w = width >> 1
  const h = height >> 1
  const out = takeTexels(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * 2 * width + x * 2
      const a = from[i] as number
      const b = from[i + 1] as number
      const c = from[i + width] as number
      const d = from[i + width + 1] as number
      const rb = ((a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff)) >>> 2
      const gm =
        (((a >>> 8) & 0xff00ff) +
          ((b >>> 8) & 0xff00ff) +
          ((c >>> 8) & 0xff00ff) +
          ((d >>> 8) & 0xff00ff)) >>>
        2
      out[y * w + x] = (rb & 0xff00ff) | ((gm & 0xff00ff) << 8)
    }
  return out
}

const material = (tile: Tile, weave: Weave, ground: Hex): Material => {
  const half = halve(tile.data, tile.width, tile.height)
  const quarter = halve(half, tile.width >> 1, tile.height >> 1)
  const { sheen, gloss, clear } = SURFACE[weave]
  return {
    levels: [tile.data, half, quarter],
    grain: grainOf(weave, 1),
    far: grainOf(weave, 0.3),
    sheen,
    gloss,
    clear,
    gleam: pack(mix(rgb(ground), [255, 246, 228], 0.62)),
  }
}

const bolt = (spec: FabricSpec, both: boolean): Tile => {
  const body = bodyTile(spec)
  const tile = new Tile(REPEAT, BOLT, 0)
  tile.data.set(body.data, 0)
  tile.data.set(body.data, REPEAT * REPEAT)
  edge(tile, spec, both)
  return tile
}

/** Lower border, and the same mirrored along the upper selvedge. */
const edge = (tile: Tile, spec: FabricSpec, both: boolean): void => {
  if (spec.border.kind === 'none') return
  const width = spec.border.width
  paintBorder(spec.border.kind, tile, BOLT - width, BOLT, dyeOf(spec, spec.border.ground))
  if (!both) return
  for (let k = 0; k < width; k++) {
    const from = (BOLT - 1 - k) * tile.width
    tile.data.copyWithin(k * tile.width, from, from + tile.width)
  }
}

/**
 * The few cloths woven last; the views of one product follow each other, so a short memory is enough. It must be longer
 * than the most cloths in one picture (a banner has five), because what is forgotten is woven over.
 */
const recent = new Map<string, Material>()
const REMEMBERED = 8

const remember = (key: string, make: () => Material): Material => {
  const known = recent.get(key)
  if (known) return known
  for (const [oldest, material] of recent) {
    if (recent.size < REMEMBERED) break
    recent.delete(oldest)
    material.levels.forEach(returnTexels)
  }
  const made = make()
  recent.set(key, made)
  return made
}

/** Yardage with borders along both selvedges (sarees, dupattas) or along the hem only (garments). */
export const yardage = (spec: FabricSpec, borders: 'both' | 'hem' = 'both'): Material =>
  remember(`${borders}${JSON.stringify(spec)}`, () =>
    material(bolt(spec, borders === 'both'), spec.weave, spec.ground),
  )

/** How much of a motif's colour shows on the wrong side, where the yarns of the pattern run behind the ground. */
const SHOWS_THROUGH = 0.45

/** The wrong side of a cloth: no metal lies on top, and the pattern is a shade of the ground. */
export const reverse = (spec: FabricSpec): Material => {
  const faded = (colour: Hex): Hex => {
    const mixed = mix(rgb(spec.ground), rgb(colour), SHOWS_THROUGH)
    return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
  }
  const [first, second, ...more] = spec.accents
  return yardage({
    ...{ seed: spec.seed, weave: spec.weave, motif: spec.motif, ground: spec.ground, zari: 'none' },
    accents: [faded(first), faded(second), ...more.map(faded)],
    border: { ...spec.border, ground: faded(spec.border.ground) },
  })
}

/** The end piece of a saree. Column 0 joins the body, column 511 ends in the fringe. */
export const pallu = (spec: ClothSpec): Material =>
  remember(`pallu${JSON.stringify(spec)}`, () => {
    const tile = palluTile(spec, BOLT)
    edge(tile, spec, true)
    return material(tile, spec.weave, spec.pallu?.ground ?? spec.border.ground)
  })

/** The front of a stitched piece, neckline worked in; `depth` and `half` of the opening in texels. */
export const front = (spec: ClothSpec, depth: number, half: number): Material =>
  remember(`front${depth},${half}${JSON.stringify(spec)}`, () => {
    const tile = bolt(spec, false)
    paintYoke(tile, spec, depth, half)
    return material(tile, spec.weave, spec.ground)
  })

const fixtures = new Map<string, Material>()

/** Something that is not for sale: the dress form, a wooden rod. Kept for as long as the shop runs. */
export const fixture = (colour: Hex, weave: Weave, sheen: number): Material => {
  const key = `${colour}${weave}${sheen}`
  const known = fixtures.get(key)
  if (known) return known
  const made = { ...material(new Tile(REPEAT, BOLT, texel(colour)), weave, colour), sheen }
  fixtures.set(key, made)
  return made
}
