import type { Material } from './cloth.ts'
import { throughLens } from './focus.ts'
import type { Frame } from './frame.ts'
import { GRAIN } from './grain.ts'
import { acrossRow, blur, heights, STEP, shadows } from './lattice.ts'
import { hash } from './noise.ts'
import { LINEAR } from './palette.ts'
import type { Scene } from './scene.ts'
import type { RawPicture } from './spec.ts'
import { WRINKLE, wrinkles } from './wrinkles.ts'

/** Towards the window (unit vector), and half-way between it and the lens. */
const LAMP = [-0.561, -0.483, 0.672] as const
const HALF = [-0.307, -0.264, 0.914] as const

/** Light of the sun through the window, and of the room, in parts of what shows a colour as it is. */
const KEY = [1.3, 1.22, 1.09] as const
const ROOM = [0.35, 0.36, 0.385] as const

/** How bright a gleam on metal thread is. */
const METAL = 1.5

/** Film grain in a square of 128 px, in steps of 8-bit colour; it also hides the steps. */
const FILM = Float32Array.from({ length: 128 * 128 }, (_, i) => ((hash(i, 77) & 1023) / 1023 - 0.5) * 5)

/** What a film makes of light, 0 to 2 in 4096 steps: as it is up to the middle, then ever less; in 8-bit sRGB. */
const TONE = Float32Array.from({ length: 4096 }, (_, i) => {
  const light = i / 2048
  const knee = 0.52
  const seen = light < knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)))
  const deep = seen * (0.86 + 0.14 * Math.min(1, seen / 0.18))
  return 255 * (deep < 0.0031308 ? deep * 12.92 : 1.055 * deep ** (1 / 2.4) - 0.055)
})

/** From here on a texel is so large that its edges would be seen, px. */
const CLOSE = 1.3

/** Where less of the sun falls than this a cloth is lit by its own folds too; it is what falls on cloth that lies flat. */
const SHADE = 0.6

/** What is lighter than this is white. */
const LIGHTEST = 1.999

/** All that a row needs. */
type Exposure = {
  frame: Frame
  materials: readonly Material[]
  data: Uint8ClampedArray
  /** Mean heights close by and further around, and the shadows, on the lattice of one row. */
  near: Float32Array
  wide: Float32Array
  high: Float32Array
  far: Float32Array
  zoom: number
  /** Half the picture's diagonal, px. */
  reach: number
}

/** Lets the light of a window fall on a scene and returns the picture. */
export const expose = (scene: Scene): RawPicture => {
  const { frame } = scene
  const { width, height } = frame
  const data = new Uint8ClampedArray(width * height * 3)
  const low = heights(frame)
  const near = blur(low, 2, 2)
  const wide = blur(low, 11, 2)
  const { high, far } = shadows(low)
  const row = () => new Float32Array(low.columns)
  const e: Exposure = {
    ...{ frame, materials: scene.materials, data, zoom: scene.camera.zoom },
    ...{ near: row(), wide: row(), high: row(), far: row() },
    reach: Math.hypot(width, height) / 2,
  }
  for (let y = 0; y < height; y++) {
    const j = (y / STEP) | 0
    const f = (y - j * STEP) / STEP
    acrossRow(near, j, f, e.near)
    acrossRow(wide, j, f, e.wide)
    acrossRow(high, j, f, e.high)
    acrossRow(far, j, f, e.far)
    exposeRow(e, y)
  }
  const seen = new Uint8Array(data.buffer)
  throughLens(frame, seen, scene.camera)
  return { width, height, channels: 3, data: seen }
}

/** One row; a function of its own because the engine makes fast code of what is called often. */
const exposeRow = (e: Exposure, y: number): void => {
  const { data, near, wide, high, far, materials, zoom, reach } = e
  const { width, height, look, h, u, v } = e.frame
  const row = y * width
  const film = (y & 127) << 7
  const close = zoom > CLOSE
  const kNear = 0.05 / zoom
  const kWide = 0.013 / zoom
  const ny0 = y - height / 2
  let tag = 0
  let m = materials[0] as Material
  // What is asked of a cloth at every pixel is at hand for as long as the row stays on it.
  let { grain, pitch, thread, shade, crease, sheen, shine, clear, glow, levels } = m
  let [gleamRed, gleamGreen, gleamBlue] = m.gleam
  for (let x = 0; x < width; x++) {
    const i = row + x
    const seen = look[i] as number
    if (((seen >>> 16) & 255) !== tag) {
      tag = (seen >>> 16) & 255
      m = materials[tag - 1] as Material
      ;({ grain, pitch, thread, shade, crease, sheen, shine, clear, glow, levels } = m)
      ;[gleamRed, gleamGreen, gleamBlue] = m.gleam
    }
    const block = (x / STEP) | 0
    const f = (x - block * STEP) / STEP
    const here = h[i] as number
    const n0 = near[block] as number
    const w0 = wide[block] as number
    const s0 = high[block] as number
    const d0 = far[block] as number
    const around = n0 + ((near[block + 1] as number) - n0) * f - here
    const about = w0 + ((wide[block + 1] as number) - w0) * f - here
    const over = s0 + ((high[block + 1] as number) - s0) * f - here - 2
    let open = 1
    if (around > 0) open += around * kNear
    if (about > 0) open += about * kWide
    open = 1 / open
    let sun = 1
    if (over > 0) {
      const soft = 6 + (d0 + ((far[block + 1] as number) - d0) * f) * 0.42
      sun = over >= soft ? 0 : 1 - over / soft
      sun = sun * sun * (3 - 2 * sun)
    }

    // The cloth's colour at this place of it: close by the mean of four texels, else the lens makes one of them.
    const level = seen >>> 24
    const tex = levels[level as 0 | 1 | 2]
    const bits = 9 - level
    const uu = u[i] as number
    const vv = v[i] as number
    const uf = ((uu * 256) | 0) >> level
    const vf = ((vv * 256) | 0) >> level
    const fu = uf & 255
    const fv = vf & 255
    const wideMask = (512 >> level) - 1
    const highMask = (1024 >> level) - 1
    const u0 = (uf >> 8) & wideMask
    const u1 = (u0 + 1) & wideMask
    const r0 = ((vf >> 8) & highMask) << bits
    const r1 = (((vf >> 8) + 1) & highMask) << bits
    const t00 = tex[r0 + u0] as number
    const t11 = tex[r1 + u1] as number
    let rb = t00 & 0xff00ff
    let gm = (t00 >>> 8) & 0xff00ff
    if (close) {
      const t10 = tex[r0 + u1] as number
      const t01 = tex[r1 + u0] as number
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
    const metal = (gm >>> 16) / 255

    // How it leans there: the fold, small creases, the threads, and metal thread that lies on top.
    const gx = (uu * pitch) & (GRAIN - 1)
    const gy = (vv * pitch) & (GRAIN - 1)
    const g = (gy << 8) | gx
    const high0 = grain[g] as number
    const lift = grain[(gy << 8) | ((gx + 1) & (GRAIN - 1))] as number
    const drop = grain[(((gy + 1) & (GRAIN - 1)) << 8) | gx] as number
    const c = (((vv & (WRINKLE - 1)) * WRINKLE) | (uu & (WRINKLE - 1))) << 1
    const raised = ((t00 >>> 24) - (t11 >>> 24)) / 255
    let nx = ((seen & 255) - 128) / 126
    let ny = (((seen >>> 8) & 255) - 128) / 126
    nx += (wrinkles[c] as number) * crease + (high0 - lift) * thread - raised * 0.35
    ny += (wrinkles[c + 1] as number) * crease + (high0 - drop) * thread - raised * 0.3
    const flat = 1 - nx * nx - ny * ny
    const nz = flat > 0.03 ? Math.sqrt(flat) : 0.17

    const lamp = nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2]
    const wrapped = (lamp + clear) / (1 + clear)
    const lit = Math.max(0, wrapped) * sun * (0.35 + 0.65 * open)
    const facing = nx * HALF[0] + ny * HALF[1] + nz * HALF[2]
    const flare = facing > 0 ? (shine[(facing * 255) | 0] as number) * sun * open : 0
    const sky = (0.66 + 0.34 * nz - 0.12 * ny) * open
    const weave = 1 + high0 * shade
    const glint = metal * flare * (METAL + high0 * 0.03)
    const gloss = sheen * flare * (1 - metal * 0.8)
    const dull = (1 - 0.5 * metal) * weave

    const aside = (x - width / 2) / reach
    const away = ny0 / reach
    // The window is on the left: the far corner gets less of it.
    const fall = 1 - 0.2 * (aside * aside + away * away) - 0.07 * (aside + away)
    const red = LINEAR[rb & 255] as number
    const green = LINEAR[(gm & 255) as number] as number
    const blue = LINEAR[rb >>> 16] as number
    // What a light cloth throws from fold to fold.
    const own = lit < SHADE ? glow * green * green * (1 - lit / SHADE) : 0
    const r = red * dull * (lit * KEY[0] + sky * ROOM[0] + own * 1.06) + gleamRed * gloss + red * glint * 2.1
    const gr = green * dull * (lit * KEY[1] + sky * ROOM[1] + own) + gleamGreen * gloss + green * glint * 2
    const b =
      blue * dull * (lit * KEY[2] + sky * ROOM[2] + own * 0.9) + gleamBlue * gloss + blue * glint * 1.7
    const dust = FILM[film | (x & 127)] as number
    const o = i * 3
    data[o] = (TONE[r * fall < LIGHTEST ? (r * fall * 2048) | 0 : 4095] as number) + dust
    data[o + 1] = (TONE[gr * fall < LIGHTEST ? (gr * fall * 2048) | 0 : 4095] as number) + dust
    data[o + 2] = (TONE[b * fall < LIGHTEST ? (b * fall * 2048) | 0 : 4095] as number) + dust
  }
}
