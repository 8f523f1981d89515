import type { Material } from './cloth.ts'
import type { Frame } from './frame.ts'
import { GRAIN } from './grain.ts'
import { acrossRow, blur, depths, type Floor, STEP, studio } from './lattice.ts'
import { hash } from './noise.ts'
import { rgb } from './palette.ts'
import type { Scene } from './scene.ts'
import type { Hex, RawPicture } from './spec.ts'

/** Film grain in a square of 128 px, in 1/65536 of a step of 8-bit colour; it also hides the steps. */
const FILM = Int32Array.from({ length: 128 * 128 }, (_, i) => (hash(i, 77) & 0x3ffff) - 0x1ffff)

/** All that a row needs. */
type Exposure = {
  frame: Frame
  materials: readonly Material[]
  data: Uint8Array
  red: number
  green: number
  blue: number
  /** Mean depth close by and further around, and the light of the studio, on the lattice of one row. */
  near: Float32Array
  wide: Float32Array
  pool: Float32Array
  kNear: number
  kWide: number
  /** Grain per texel in 1/256; negative when the piece is seen from a distance. */
  threads: number
}

/** Lets the light fall on a scene and returns the picture. */
export const expose = (scene: Scene, background: Hex, floor?: Floor): RawPicture => {
  const { frame } = scene
  const { width, height } = frame
  const data = new Uint8Array(width * height * 3)
  const near = blur(depths(frame, 1, 1), 1, 2)
  const wide = blur(depths(frame, 2, 3), 6, 2)
  const pool = studio(width, height, floor)
  const [red, green, blue] = rgb(background)
  const { zoom } = scene.camera
  const e: Exposure = {
    frame,
    materials: scene.materials,
    data,
    red,
    green,
    blue,
    near: new Float32Array(near.columns),
    wide: new Float32Array(near.columns),
    pool: new Float32Array(near.columns),
    kNear: 0.03 / zoom,
    kWide: 0.0065 / zoom,
    threads: zoom > 1.4 ? ((1.7 / zoom) * 256) | 0 : -307,
  }
  for (let y = 0; y < height; y++) {
    const j = (y / STEP) | 0
    const fy = (y - j * STEP) / STEP
    acrossRow(near, j, fy, e.near)
    acrossRow(wide, j, fy, e.wide)
    acrossRow(pool, j, fy, e.pool)
    exposeRow(e, y)
  }
  for (let y = 1; y < height - 1; y++) softenRow(frame, data, y)
  return { width, height, channels: 3, data }
}

/** One row; a function of its own because the engine makes fast code of what is called often. */
const exposeRow = (e: Exposure, y: number): void => {
  const { data, near, wide, pool, kNear, kWide, red, green, blue, materials, threads } = e
  const { width, look, z, u, v } = e.frame
  const row = y * width
  const filmRow = (y & 127) << 7
  for (let x0 = 0, block = 0; x0 < width; x0 += STEP, block++) {
    let n0 = near[block] as number
    let w0 = wide[block] as number
    let p0 = pool[block] as number
    const nd = ((near[block + 1] as number) - n0) / STEP
    const wd = ((wide[block + 1] as number) - w0) / STEP
    const pd = ((pool[block + 1] as number) - p0) / STEP
    const end = Math.min(width, x0 + STEP)
    for (let x = x0; x < end; x++) {
      const i = row + x
      const seen = look[i] as number
      const depth = z[i] as number
      let dark = 1
      if (n0 > depth) dark += (n0 - depth) * kNear
      if (w0 > depth) dark += (w0 - depth) * kWide
      if (seen === 0) {
        const film = FILM[filmRow | (x & 127)] as number
        const l = ((dark > 1.001 ? p0 / (0.58 + 0.42 * dark) : p0) * 256) | 0
        const o = i * 3
        data[o] = byte((Math.imul(red, l) + film) >> 16)
        data[o + 1] = byte((Math.imul(green, l) + film) >> 16)
        data[o + 2] = byte((Math.imul(blue, l) + film) >> 16)
      } else {
        const m = materials[((seen >>> 16) & 255) - 1] as Material
        const light = ((Math.max(p0, 238) * 16) / dark) | 0
        shadeTexel(
          data,
          i * 3,
          m,
          ((u[i] as number) * 256) | 0,
          ((v[i] as number) * 256) | 0,
          seen,
          light,
          threads,
        )
      }
      n0 += nd
      w0 += wd
      p0 += pd
    }
  }
}

const byte = (n: number): number => Math.min(n, 255)

/**
 * Colour of the cloth at (u, v), in 1/256 texel, under `light` (4096 = full): threads, gleam and metal. `threads`: grain
 * per texel in 1/256, negative when seen from a distance. Only whole numbers come in: a fraction handed to a function
 * costs the engine an allocation, and this is called a million times per picture.
 */
const shadeTexel = (
  out: Uint8Array,
  at: number,
  m: Material,
  u: number,
  v: number,
  look: number,
  light: number,
  threads: number,
): void => {
  const level = look >>> 24
  const tex = m.levels[level as 0 | 1 | 2]
  const bits = 9 - level
  const wide = (512 >> level) - 1
  const high = (1024 >> level) - 1
  const uf = u >> level
  const vf = v >> level
  const fu = uf & 255
  const fv = vf & 255
  const u0 = (uf >> 8) & wide
  const u1 = (u0 + 1) & wide
  const r0 = ((vf >> 8) & high) << bits
  const r1 = (((vf >> 8) + 1) & high) << bits
  const t00 = tex[r0 + u0] as number
  const t10 = tex[r0 + u1] as number
  const t01 = tex[r1 + u0] as number
  const t11 = tex[r1 + u1] as number
  let rb = t00 & 0xff00ff
  let gm = (t00 >>> 8) & 0xff00ff
  if (t00 !== t10 || t00 !== t01 || t00 !== t11) {
    const gu = 256 - fu
    const gv = 256 - fv
    const rbTop = ((Math.imul(rb, gu) + Math.imul(t10 & 0xff00ff, fu)) >>> 8) & 0xff00ff
    const rbLow = ((Math.imul(t01 & 0xff00ff, gu) + Math.imul(t11 & 0xff00ff, fu)) >>> 8) & 0xff00ff
    rb = ((Math.imul(rbTop, gv) + Math.imul(rbLow, fv)) >>> 8) & 0xff00ff
    const gmTop = ((Math.imul(gm, gu) + Math.imul((t10 >>> 8) & 0xff00ff, fu)) >>> 8) & 0xff00ff
    const gmLow =
      ((Math.imul((t01 >>> 8) & 0xff00ff, gu) + Math.imul((t11 >>> 8) & 0xff00ff, fu)) >>> 8) & 0xff00ff
    gm = ((Math.imul(gmTop, gv) + Math.imul(gmLow, fv)) >>> 8) & 0xff00ff
  }
  const near = threads > 0
  const pace = near ? threads : -threads
  const gx = (Math.imul(u, pace) >> 16) & (GRAIN - 1)
  const gy = (Math.imul(v, pace) >> 16) & (GRAIN - 1)
  const grain = (near ? m.grain : m.far)[(gy << 8) | gx] as number
  const metal = gm >>> 16
  const gleam = (look >>> 8) & 255
  // 4096 = full light
  let l = Math.imul(look & 255, light) >> 7
  l = Math.imul(l, 2048 + grain * 8 + (Math.imul(grain, metal) >> 5)) >> 11
  // 256 = all of the gleam
  let shine = Math.imul(m.sheen, Math.imul(gleam, light) >> 8) >> 12
  let r = Math.imul(rb & 255, l) >> 12
  let g = Math.imul(gm & 255, l) >> 12
  let b = Math.imul(rb >>> 16, l) >> 12
  if (metal > 6) {
    const lift = 190 + (Math.imul((t00 >>> 24) - (t11 >>> 24), 77) >> 8)
    const flash = Math.imul(Math.imul(gleam, gleam) >> 8, metal) >> 8
    const spark = Math.imul(Math.imul(flash, 150 + grain * 5) >> 7, light) >> 12
    r = (Math.imul(r, lift) >> 8) + (Math.imul(spark, 150) >> 8)
    g = (Math.imul(g, lift) >> 8) + (Math.imul(spark, 129) >> 8)
    b = (Math.imul(b, lift) >> 8) + (Math.imul(spark, 76) >> 8)
    shine = Math.imul(shine, 300 - metal) >> 8
  }
  const gleamColour = m.gleam
  out[at] = byte(r + (Math.imul((gleamColour & 255) - (Math.imul(r, 102) >> 8), shine) >> 8))
  out[at + 1] = byte(g + (Math.imul(((gleamColour >> 8) & 255) - (Math.imul(g, 102) >> 8), shine) >> 8))
  out[at + 2] = byte(b + (Math.imul((gleamColour >> 16) - (Math.imul(b, 102) >> 8), shine) >> 8))
}

/** Takes the steps out of outlines: where depth or cloth jumps, a pixel takes the mean of its neighbours. */
const softenRow = (f: Frame, out: Uint8Array, y: number): void => {
  const { width, z, look } = f
  const row = y * width
  const line = width * 3
  let here = look[row] as number
  for (let i = row + 1; i < row + width - 1; i++) {
    const west = here
    here = look[i] as number
    const south = look[i + width] as number
    if ((here | west | south) === 0) continue
    if ((((here ^ west) | (here ^ south)) & 0xff0000) === 0) {
      const depth = z[i] as number
      const across = depth - (z[i - 1] as number)
      const down = depth - (z[i + width] as number)
      if (across < 6 && across > -6 && down < 6 && down > -6) continue
    }
    for (let c = i * 3, n = 0; n < 3; c++, n++)
      out[c] =
        ((out[c] as number) * 4 +
          (out[c - 3] as number) +
          (out[c + 3] as number) +
          (out[c - line] as number) +
          (out[c + line] as number)) >>
        3
  }
}
