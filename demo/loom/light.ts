import type { Material } from './cloth.ts'
import type { Frame } from './frame.ts'
import { GRAIN } from './grain.ts'
import { hash } from './noise.ts'
import { rgb } from './palette.ts'
import type { Scene } from './scene.ts'
import type { Hex, RawPicture } from './spec.ts'

/** Side of the coarse lattice on which soft shadow and studio light are kept, in px. */
const STEP = 8

type Lattice = { columns: number; rows: number; data: Float32Array }

const lattice = (width: number, height: number): Lattice => {
  const columns = Math.ceil(width / STEP) + 2
  const rows = Math.ceil(height / STEP) + 2
  return { columns, rows, data: new Float32Array(columns * rows) }
}

/** Mean depth of each block, moved by (dx, dy) blocks so that shadows fall away from the lamp. */
const depths = (f: Frame, dx: number, dy: number): Lattice => {
  const out = lattice(f.width, f.height)
  const last = { x: f.width - 7, y: f.height - 7 }
  for (let j = 0; j < out.rows; j++) {
    const y = Math.max(0, Math.min(last.y, (j - dy) * STEP))
    for (let i = 0; i < out.columns; i++) {
      const x = Math.max(0, Math.min(last.x, (i - dx) * STEP))
      const at = y * f.width + x
      out.data[j * out.columns + i] =
        ((f.z[at + 1] as number) +
          (f.z[at + 5] as number) +
          (f.z[at + f.width * 5 + 1] as number) +
          (f.z[at + f.width * 5 + 5] as number)) /
        4
    }
  }
  return out
}

/** A running mean of `reach` blocks to each side, in both directions, `times` over. */
const blur = (l: Lattice, reach: number, times: number): Lattice => {
  const { columns, rows, data } = l
  const line = new Float32Array(Math.max(columns, rows))
  const pass = (start: number, stride: number, n: number) => {
    let sum = 0
    for (let k = -reach; k <= reach; k++)
      sum += data[start + Math.max(0, Math.min(n - 1, k)) * stride] as number
    for (let k = 0; k < n; k++) {
      line[k] = sum / (reach * 2 + 1)
      sum +=
        (data[start + Math.min(n - 1, k + reach + 1) * stride] as number) -
        (data[start + Math.max(0, k - reach) * stride] as number)
    }
    for (let k = 0; k < n; k++) data[start + k * stride] = line[k] as number
  }
  for (let n = 0; n < times; n++) {
    for (let j = 0; j < rows; j++) pass(j * columns, 1, columns)
    for (let i = 0; i < columns; i++) pass(i, columns, rows)
  }
  return l
}

/** Where a standing piece meets the floor, in px: the paper bends towards the lens there. */
export type Floor = { y: number; x: number; half: number }

/** Light on the empty paper: a soft pool from the upper left, falling off to the corners, 256 = full. */
const studio = (width: number, height: number, floor?: Floor): Lattice => {
  const out = lattice(width, height)
  for (let j = 0; j < out.rows; j++)
    for (let i = 0; i < out.columns; i++) {
      const x = (i * STEP) / width
      const y = (j * STEP) / height
      const pool = Math.exp(-((x - 0.38) ** 2 / 0.36 + (y - 0.34) ** 2 / 0.5))
      let light = 0.86 + 0.165 * pool - 0.05 * y * y
      if (floor) {
        const down = (j * STEP - floor.y) / height
        const aside = (i * STEP - floor.x) / floor.half
        const bend = Math.exp(-((down + 0.075) ** 2) / 0.0022)
        const foot = Math.exp(-(aside ** 4) * 0.55 - ((down - 0.0) * 40) ** 2)
        const cast = Math.exp(-((aside - 0.32) ** 2) * 1.1 - ((down - 0.022) * 22) ** 2)
        light += (down > -0.075 ? 0.035 : 0) * Math.min(1, (down + 0.075) * 18) - bend * 0.022
        light *= 1 - 0.36 * foot - 0.13 * cast
      }
      out.data[j * out.columns + i] = 256 * light
    }
  return out
}

/** Film grain in a square of 128 px, in 1/65536 of a step of 8-bit colour; it also hides the steps. */
const FILM = Int32Array.from({ length: 128 * 128 }, (_, i) => (hash(i, 77) & 0x3ffff) - 0x1ffff)

/** Lets the light fall on a scene and returns the picture. */
export const expose = (scene: Scene, paper: Hex, floor?: Floor): RawPicture => {
  const f = scene.frame
  const { width, height } = f
  const data = new Uint8Array(width * height * 3)
  const near = blur(depths(f, 1, 1), 1, 2)
  const wide = blur(depths(f, 2, 3), 6, 2)
  const pool = studio(width, height, floor)
  const [red, green, blue] = rgb(paper)
  const { materials } = scene
  const zoom = scene.camera.zoom
  const grainScale = zoom > 1.4 ? 1.7 / zoom : 1.45
  const kNear = 0.03 / zoom
  const kWide = 0.0065 / zoom
  for (let y = 0; y < height; y++) {
    const j = (y / STEP) | 0
    const fy = (y - j * STEP) / STEP
    const a = j * near.columns
    const b = a + near.columns
    for (let block = 0; block * STEP < width; block++) {
      const x0 = block * STEP
      const x1 = Math.min(width, x0 + STEP)
      let n0 = lerpAt(near.data, a + block, b + block, fy)
      const nd = (lerpAt(near.data, a + block + 1, b + block + 1, fy) - n0) / STEP
      let w0 = lerpAt(wide.data, a + block, b + block, fy)
      const wd = (lerpAt(wide.data, a + block + 1, b + block + 1, fy) - w0) / STEP
      let p0 = lerpAt(pool.data, a + block, b + block, fy)
      const pd = (lerpAt(pool.data, a + block + 1, b + block + 1, fy) - p0) / STEP
      for (let x = x0; x < x1; x++) {
        const i = y * width + x
        const look = f.look[i] as number
        const z = f.z[i] as number
        let dark = 1
        if (n0 > z) dark += (n0 - z) * kNear
        if (w0 > z) dark += (w0 - z) * kWide
        if (look === 0) {
          const film = FILM[((y & 127) << 7) | (x & 127)] as number
          const l = dark > 1 ? (p0 * 256) / (0.58 + 0.42 * dark) : p0 * 256
          const o = i * 3
          data[o] = byte((red * l + film) >> 16)
          data[o + 1] = byte((green * l + film) >> 16)
          data[o + 2] = byte((blue * l + film) >> 16)
        } else {
          const m = materials[((look >>> 16) & 255) - 1] as Material
          shadeTexel(
            data,
            i * 3,
            m,
            f.u[i] as number,
            f.v[i] as number,
            look,
            Math.max(p0, 238) / dark,
            grainScale,
          )
        }
        n0 += nd
        w0 += wd
        p0 += pd
      }
    }
  }
  soften(f, data)
  return { width, height, channels: 3, data }
}

const lerpAt = (data: Float32Array, a: number, b: number, t: number): number => {
  const p = data[a] as number
  return p + ((data[b] as number) - p) * t
}

const byte = (n: number): number => Math.min(n, 255)

/** Colour of the cloth at (u, v) under `light` (256 = full): threads, gleam and metal. */
const shadeTexel = (
  out: Uint8Array,
  at: number,
  m: Material,
  u: number,
  v: number,
  look: number,
  light: number,
  grainScale: number,
): void => {
  const level = look >>> 24
  const tex = m.levels[level as 0 | 1 | 2]
  const bits = 9 - level
  const wide = (512 >> level) - 1
  const high = (1024 >> level) - 1
  const scale = 256 >> level
  const uf = (u * scale) | 0
  const vf = (v * scale) | 0
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
  const grain = m.grain[(((v * grainScale) & (GRAIN - 1)) << 8) | ((u * grainScale) & (GRAIN - 1))] as number
  const metal = gm >>> 16
  const gleam = (look >>> 8) & 255
  // 4096 = full light
  let l = ((look & 255) * light * 0.125) | 0
  l = (l * (2048 + grain * 8 + ((grain * metal) >> 5))) >> 11
  // 256 = all of the gleam
  let shine = (m.sheen * gleam * light * 1.526e-5) | 0
  let r = (rb & 255) * l
  let g = (gm & 255) * l
  let b = (rb >>> 16) * l
  if (metal > 6) {
    const relief = (t00 >>> 24) - (t11 >>> 24)
    const spark = ((gleam * gleam * metal) >> 15) * (150 + grain * 5) * light * 3.4e-6
    const lift = 190 + relief * 0.3
    r = (r >> 8) * lift + spark * 12100
    g = (g >> 8) * lift + spark * 10400
    b = (b >> 8) * lift + spark * 6150
    shine = (shine * (300 - metal)) >> 8
  }
  r >>= 12
  g >>= 12
  b >>= 12
  out[at] = byte(r + (((m.gleam[0] - r * 0.4) * shine) >> 8))
  out[at + 1] = byte(g + (((m.gleam[1] - g * 0.4) * shine) >> 8))
  out[at + 2] = byte(b + (((m.gleam[2] - b * 0.4) * shine) >> 8))
}

/** Takes the steps out of outlines: where depth or cloth jumps, a pixel takes the mean of its neighbours. */
const soften = (f: Frame, out: Uint8Array): void => {
  const { width, height, z, look } = f
  for (let y = 1; y < height - 1; y++) {
    const row = y * width
    let here = look[row] as number
    for (let i = row + 1; i < row + width - 1; i++) {
      const west = here
      here = look[i] as number
      const south = look[i + width] as number
      if (here === 0 && west === 0 && south === 0) continue
      const depth = z[i] as number
      const across = depth - (z[i - 1] as number)
      const down = depth - (z[i + width] as number)
      if (
        ((here ^ west) & 0xff0000) === 0 &&
        ((here ^ south) & 0xff0000) === 0 &&
        across < 6 &&
        across > -6 &&
        down < 6 &&
        down > -6
      )
        continue
      const o = i * 3
      for (let c = o; c < o + 3; c++)
        out[c] =
          ((out[c] as number) * 4 +
            (out[c - 3] as number) +
            (out[c + 3] as number) +
            (out[c - width * 3] as number) +
            (out[c + width * 3] as number)) >>
          3
    }
  }
}
