import { grainOf } from './grain.ts'
import { bodyTile, REPEAT } from './motifs/body.ts'
import { paintBorder } from './motifs/borders.ts'
import { dyeOf } from './motifs/dye.ts'
import { palluTile } from './motifs/pallu.ts'
import { paintYoke } from './motifs/yoke.ts'
import { chance, cloud } from './noise.ts'
import { LINEAR, mix, rgb, texel } from './palette.ts'
import type { ClothSpec, FabricSpec, Hex, Weave } from './spec.ts'
import { returnTexels, Tile, takeTexels } from './tile.ts'

/** Breadth of a bolt from selvedge to selvedge, in texels; row 1023 is the lower selvedge or hem. */
export const BOLT = 1024

/** What the painter of light needs to know about a cloth. */
export type Material = {
  /** The cloth at full, half and quarter size; 512 x 1024, 256 x 512, 128 x 256 texels. */
  levels: readonly [Int32Array, Int32Array, Int32Array]
  /** Its threads, and how many steps of them one texel is. */
  grain: Int8Array
  pitch: number
  /** How far threads turn the light, and how much darker it is between them, for each step of the grain. */
  thread: number
  shade: number
  /** How creased it is. */
  crease: number
  /** How much of the light is thrown back as a gleam, 0 to 1, and of which colour (red, green, blue). */
  sheen: number
  gleam: readonly [number, number, number]
  /** How bright the gleam is by how well a place faces it, in 256 steps. */
  shine: Float64Array
  /** How far light gets round a fold (thin cloth lets it through), 0 to 1. */
  clear: number
  /** How much of the light that its lit sides throw reaches its shadows: 0 for what is no cloth. */
  glow: number
}

/** A white cloth lights its own folds, so that their shadows are never black. */
const GLOW = 0.5

type Touch = { sheen: number; gloss: number; clear: number; crease: number; thread: number; shade: number }

const SURFACE: Record<Weave, Touch> = {
  silk: { sheen: 0.5, gloss: 7, clear: 0.06, crease: 0.1, thread: 0.0035, shade: 0.0018 },
  cotton: { sheen: 0.03, gloss: 4, clear: 0.14, crease: 0.17, thread: 0.006, shade: 0.0035 },
  linen: { sheen: 0.04, gloss: 4, clear: 0.16, crease: 0.22, thread: 0.006, shade: 0.004 },
  chanderi: { sheen: 0.3, gloss: 7, clear: 0.28, crease: 0.16, thread: 0.004, shade: 0.0025 },
  handloom: { sheen: 0.05, gloss: 4, clear: 0.12, crease: 0.18, thread: 0.006, shade: 0.004 },
  georgette: { sheen: 0.14, gloss: 5, clear: 0.25, crease: 0.14, thread: 0.006, shade: 0.003 },
  kota: { sheen: 0.12, gloss: 5, clear: 0.32, crease: 0.17, thread: 0.004, shade: 0.004 },
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

/** Shines by the exponent of their gleam: higher is tighter. */
const shines = new Map<number, Float64Array>()
const shineOf = (gloss: number): Float64Array => {
  const known = shines.get(gloss)
  if (known) return known
  const made = Float64Array.from({ length: 256 }, (_, i) => (i / 255) ** (gloss * 2))
  shines.set(gloss, made)
  return made
}

const clampByte = (n: number) => (n > 255 ? 255 : n | 0)

/**
 * What the loom does to a pattern: picks slip by a texel, so that edges follow the threads, and no two threads and no two
 * hands of cloth took the dye alike.
 */
const weaveIn = (tile: Tile, seed: number): void => {
  const { width, height, data } = tile
  const row = new Int32Array(width)
  const ends = Float64Array.from({ length: width }, (_, x) => 1 + (chance(x >> 1, seed + 5) - 0.5) * 0.05)
  const tone = new Float64Array(width)
  let dye = 1
  for (let y = 0; y < height; y++) {
    const at = y * width
    if ((y & 7) === 0)
      for (let x = 0; x < width; x++) {
        const hue = (x & 7) === 0 ? 1 + 0.05 * cloud((x * 6) / width, (y * 12) / height, seed, 6, 12) : 0
        dye = hue || dye
        tone[x] = (ends[x] as number) * dye
      }
    const slip = Math.round((chance(y >> 1, seed) - 0.5) * 1.3)
    const pick = 1 + (chance(y >> 1, seed + 9) - 0.5) * 0.055
    row.set(data.subarray(at, at + width))
    for (let x = 0; x < width; x++) {
      const texel = row[(x + slip) & (width - 1)] as number
      const k = (tone[x] as number) * pick
      data[at + x] =
        clampByte((texel & 255) * k) |
        (clampByte(((texel >>> 8) & 255) * k) << 8) |
        (clampByte(((texel >>> 16) & 255) * k) << 16) |
        (texel & 0xff000000)
    }
  }
}

/** How much light a colour gives back, 0 to 1. */
const lightness = (colour: Hex): number => LINEAR[rgb(colour)[1] | 0] ?? 0

/** @param seed of what the loom did to it; what is not woven has none */
const material = (tile: Tile, weave: Weave, ground: Hex, seed?: number): Material => {
  if (seed !== undefined) weaveIn(tile, seed)
  const half = halve(tile.data, tile.width, tile.height)
  const quarter = halve(half, tile.width >> 1, tile.height >> 1)
  const { gloss, ...touch } = SURFACE[weave]
  const [red, green, blue] = mix(rgb(ground), [255, 246, 228], 0.3)
  return {
    levels: [tile.data, half, quarter],
    grain: grainOf(weave),
    pitch: 1.6,
    ...touch,
    // Small creases of a light cloth are as light as it is.
    crease: touch.crease * (1 - 0.4 * lightness(ground)),
    glow: GLOW,
    shine: shineOf(gloss),
    gleam: [LINEAR[red | 0] ?? 0, LINEAR[green | 0] ?? 0, LINEAR[blue | 0] ?? 0],
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
    material(bolt(spec, borders === 'both'), spec.weave, spec.ground, spec.seed),
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
    return material(tile, spec.weave, spec.pallu?.ground ?? spec.border.ground, spec.seed)
  })

/** The front of a stitched piece, neckline worked in; `depth` and `half` of the opening in texels. */
export const front = (spec: ClothSpec, depth: number, half: number): Material =>
  remember(`front${depth},${half}${JSON.stringify(spec)}`, () => {
    const tile = bolt(spec, false)
    paintYoke(tile, spec, depth, half)
    return material(tile, spec.weave, spec.ground, spec.seed)
  })

const fixtures = new Map<string, Material>()

/** Something that is not for sale: a table, a wooden rod. Kept for as long as the shop runs. */
export const fixture = (
  name: string,
  colour: Hex,
  weave: Weave,
  touch: Partial<Material>,
  paint?: (tile: Tile) => void,
): Material => {
  const known = fixtures.get(name)
  if (known) return known
  const tile = new Tile(REPEAT, BOLT, texel(colour))
  paint?.(tile)
  const made = { ...material(tile, weave, colour, paint ? undefined : 1), glow: 0, ...touch }
  fixtures.set(name, made)
  return made
}
