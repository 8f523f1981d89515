import { fixture } from '../cloth.ts'
import { chance, cloud } from '../noise.ts'
import { mix, pack, type Rgb, rgb, shade } from '../palette.ts'
import { type Scene, TABLE } from '../scene.ts'
import type { Hex, Weave } from '../spec.ts'
import type { Tile } from '../tile.ts'

const each = (tile: Tile, colour: (x: number, y: number) => Rgb) => {
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++) tile.data[y * tile.width + x] = pack(colour(x, y))
}

/** Planks down the picture: rings that run with them, darker joints. */
const planks =
  (base: Hex) =>
  (tile: Tile): void => {
    const PLANK = 171
    each(tile, (x, y) => {
      const plank = Math.floor(x / PLANK)
      const within = x - plank * PLANK
      const warp = cloud(x / 128, (y * 3) / 1024, 11 + plank, 4, 3)
      const ring = cloud(x / 5 + warp * 5 + 8, (y * 6) / 1024, 21 + plank, 1024, 6)
      const vein = cloud(x / 1.7, (y * 24) / 1024, 31 + plank, 1024, 24)
      const tone = 1 + 0.07 * (chance(plank, 41) - 0.5) + 0.09 * ring + 0.05 * vein + 0.05 * warp
      return shade(rgb(base), within < 2 ? 0.42 : within < 4 ? tone * 0.8 : tone)
    })
  }

/** Honed stone: clouds of two greys, a fine speckle, a few pale veins. */
const slab =
  (base: Hex) =>
  (tile: Tile): void => {
    const pale = mix(rgb(base), [255, 252, 244], 0.5)
    each(tile, (x, y) => {
      const at = (n: number, seed: number) => cloud((x * n) / 512, (y * n * 2) / 1024, seed, n, n * 2)
      const wander = at(3, 51) * 0.7 + at(7, 52) * 0.35 + at(15, 53) * 0.16
      const vein = Math.max(0, 1 - Math.abs(wander - 0.12) * 22) * 0.16
      const speckle = cloud(x / 1.4, y / 1.4, 54, 1024, 1024)
      return mix(shade(rgb(base), 1 + 0.07 * wander + 0.035 * speckle), pale, vein)
    })
  }

type Ground = { name: string; weave: Weave; scale: number; paint: (tile: Tile) => void }

/** A table is plain beside the cloth: old oak, grey stone, or a linen throw in the paper colour of the piece. */
const GROUNDS: readonly Ground[] = [
  { name: 'oak', weave: 'silk', scale: 0.8, paint: planks('#b99c78') },
  { name: 'stone', weave: 'silk', scale: 0.62, paint: slab('#c9c4ba') },
  { name: 'teak', weave: 'silk', scale: 0.8, paint: planks('#6b4a33') },
]

/** Lays the table under a piece; `seed` chooses which. */
export const table = (scene: Scene, seed: number, background: Hex): void => {
  const ground = GROUNDS[seed % (GROUNDS.length + 2)]
  const cloth = ground
    ? fixture(ground.name, '#8a8278', ground.weave, { sheen: 0.05, crease: 0 }, ground.paint)
    : fixture(background, background, 'linen', { crease: 0.1, thread: 0.01 })
  const scale = ground?.scale ?? 0.9
  const across = 2600 / Math.min(1, scene.camera.zoom)
  scene.sheet(cloth, 4, 4, (s, t, o) => {
    o.x = scene.camera.x + (s - 0.5) * across
    o.y = scene.camera.y + (t - 0.5) * across * 1.4
    o.z = TABLE
    o.u = o.x * scale + 1024
    o.v = o.y * scale + 2048
  })
}
