import type { Frame } from './frame.ts'

/** Side of the coarse lattice on which soft shadow and studio light are kept, in px. */
export const STEP = 8

export type Lattice = { columns: number; rows: number; data: Float32Array }

const lattice = (width: number, height: number): Lattice => {
  const columns = Math.ceil(width / STEP) + 2
  const rows = Math.ceil(height / STEP) + 2
  return { columns, rows, data: new Float32Array(columns * rows) }
}

/** Mean depth of each block, moved by (dx, dy) blocks so that shadows fall away from the lamp. */
export const depths = (f: Frame, dx: number, dy: number): Lattice => {
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
export const blur = (l: Lattice, reach: number, times: number): Lattice => {
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

/** From 0 to 1 where `n` goes from `from` to `to`, soft at both ends. */
const soft = (from: number, to: number, n: number): number => {
  const t = Math.min(1, Math.max(0, (n - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Half of what a pane of the window is apart from the next, and how soft its edges are, in parts of the picture's breadth. */
const BAR = 0.018
const BLUR = 0.05

/** How much of the window's light falls on a place of the wall, 0 to 1: two panes beside each other, leaning to the right. */
const windowLight = (x: number, y: number): number => {
  const across = x + 0.34 * y - 0.3
  const between = (left: number, right: number) =>
    soft(left - BLUR, left + BLUR, across) * (1 - soft(right - BLUR, right + BLUR, across))
  const high = soft(-0.12, 0.06, y) * (1 - soft(0.52, 0.74, y + 0.1 * x))
  return high * (between(-0.02, 0.24 - BAR) + between(0.24 + BAR, 0.52))
}

/** Light on the empty paper: a soft pool and a window's panes from the upper left, falling off to the corners, 256 = full. */
export const studio = (width: number, height: number, floor?: Floor): Lattice => {
  const out = lattice(width, height)
  for (let j = 0; j < out.rows; j++)
    for (let i = 0; i < out.columns; i++) {
      const x = (i * STEP) / width
      const y = (j * STEP) / height
      const pool = Math.exp(-((x - 0.38) ** 2 / 0.36 + (y - 0.34) ** 2 / 0.5))
      let light = 0.86 + 0.14 * pool + 0.075 * windowLight(x, y) - 0.06 * y * y
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

/** One pixel row of a lattice: `out` gets its value at every column, `f` of the way from row `j` to the next. */
export const acrossRow = (l: Lattice, j: number, f: number, out: Float32Array): void => {
  const a = j * l.columns
  const b = a + l.columns
  for (let i = 0; i < l.columns; i++) {
    const above = l.data[a + i] as number
    out[i] = above + ((l.data[b + i] as number) - above) * f
  }
}
