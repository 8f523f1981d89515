import type { Texel } from './palette.ts'

/** A closed outline: x0, y0, x1, y1 ... in texels. */
export type Path = readonly number[]

const SUB = 4
/** Coverage of one scanline, in 1/SUB; wide enough for the widest tile. */
const cover = new Float32Array(2048)

const blend = (under: Texel, over: Texel, t: number): Texel => {
  const f = (t * 256) | 0
  if (f >= 255) return over
  const rb =
    ((Math.imul(under & 0xff00ff, 256 - f) >>> 8) & 0xff00ff) +
    ((Math.imul(over & 0xff00ff, f) >>> 8) & 0xff00ff)
  const gm =
    ((Math.imul((under >>> 8) & 0xff00ff, 256 - f) >>> 8) & 0xff00ff) +
    ((Math.imul((over >>> 8) & 0xff00ff, f) >>> 8) & 0xff00ff)
  return (rb | (gm << 8)) >>> 0
}

/** Texels of cloths that are done with: fresh memory costs more than the weaving of a small tile. */
const spare = new Map<number, Int32Array[]>()

/** Room for `n` texels, with whatever was in it before. */
export const takeTexels = (n: number): Int32Array => spare.get(n)?.pop() ?? new Int32Array(n)

/** Hands texels back; nobody may look at them afterwards. */
export const returnTexels = (texels: Int32Array): void => {
  const same = spare.get(texels.length)
  if (same) same.push(texels)
  else spare.set(texels.length, [texels])
}

/** A rectangle of texels whose sides are powers of two and which repeats in both directions. */
export class Tile {
  readonly width: number
  readonly height: number
  readonly data: Int32Array

  constructor(width: number, height: number, ground: Texel) {
    this.width = width
    this.height = height
    this.data = takeTexels(width * height).fill(ground)
  }

  /** Blends one texel; coordinates wrap round. */
  dot(x: number, y: number, colour: Texel, alpha = 1): void {
    const i = (y & (this.height - 1)) * this.width + (x & (this.width - 1))
    this.data[i] = alpha >= 1 ? colour : blend(this.data[i] as number, colour, alpha)
  }

  /** A filled band over the whole width, `y0` to `y1`. */
  band(y0: number, y1: number, colour: Texel): void {
    for (let y = Math.round(y0); y < Math.round(y1); y++) {
      const at = (y & (this.height - 1)) * this.width
      this.data.fill(colour, at, at + this.width)
    }
  }

  /** A filled band over the whole height, `x0` to `x1`. */
  stripe(x0: number, x1: number, colour: Texel, alpha = 1): void {
    for (let y = 0; y < this.height; y++)
      for (let x = Math.round(x0); x < Math.round(x1); x++) this.dot(x, y, colour, alpha)
  }

  rect(x0: number, y0: number, x1: number, y1: number, colour: Texel, alpha = 1): void {
    for (let y = Math.round(y0); y < Math.round(y1); y++)
      for (let x = Math.round(x0); x < Math.round(x1); x++) this.dot(x, y, colour, alpha)
  }

  /** Fills an outline (even-odd) with smooth edges; parts outside the tile come back in on the other side. */
  fill(path: Path, colour: Texel, alpha = 1): void {
    let top = Infinity
    let bottom = -Infinity
    let left = Infinity
    let right = -Infinity
    for (let i = 0; i < path.length; i += 2) {
      const x = path[i] as number
      const y = path[i + 1] as number
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    const x0 = Math.floor(left)
    const span = Math.min(2040, Math.ceil(right) - x0 + 1)
    const cuts: number[] = []
    for (let y = Math.floor(top); y <= bottom; y++) {
      cover.fill(0, 0, span + 1)
      let any = false
      for (let s = 0; s < SUB; s++) {
        this.#crossings(path, y + (s + 0.5) / SUB, cuts)
        for (let k = 0; k + 1 < cuts.length; k += 2) {
          any = true
          addSpan((cuts[k] as number) - x0, (cuts[k + 1] as number) - x0)
        }
      }
      if (!any) continue
      for (let x = 0; x < span; x++) {
        const c = cover[x] as number
        if (c > 0.02) this.dot(x0 + x, y, colour, Math.min(1, c / SUB) * alpha)
      }
    }
  }

  #crossings(path: Path, y: number, cuts: number[]): void {
    cuts.length = 0
    let px = path[path.length - 2] as number
    let py = path[path.length - 1] as number
    for (let i = 0; i < path.length; i += 2) {
      const qx = path[i] as number
      const qy = path[i + 1] as number
      if (py <= y !== qy <= y) cuts.push(px + ((y - py) / (qy - py)) * (qx - px))
      px = qx
      py = qy
    }
    if (cuts.length === 2) {
      if ((cuts[0] as number) > (cuts[1] as number)) cuts.reverse()
    } else cuts.sort((a, b) => a - b)
  }
}

function addSpan(a: number, b: number): void {
  const i = Math.floor(a)
  const j = Math.floor(b)
  if (i === j) {
    cover[i] = (cover[i] as number) + b - a
    return
  }
  cover[i] = (cover[i] as number) + i + 1 - a
  for (let x = i + 1; x < j; x++) cover[x] = (cover[x] as number) + 1
  cover[j] = (cover[j] as number) + b - j
}
