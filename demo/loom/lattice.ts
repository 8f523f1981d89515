import type { Frame } from './frame.ts'

/** Side of the coarse lattice on which soft shadow is remembered, in px. */
export const STEP = 4

/** How far a shadow falls for each px of height: a window's light comes from the upper left, not steeply. */
const FALL = 1.05
/** Of a step of the light to the right, how much it goes down. */
const DOWN = 0.86

export type Lattice = { columns: number; rows: number; data: Float32Array }

const lattice = (width: number, height: number): Lattice => {
  const columns = Math.ceil(width / STEP) + 2
  const rows = Math.ceil(height / STEP) + 2
  return { columns, rows, data: new Float32Array(columns * rows) }
}

/** Height of each block. */
export const heights = (f: Frame): Lattice => {
  const out = lattice(f.width, f.height)
  for (let j = 0; j < out.rows; j++) {
    const y = Math.min(f.height - 1, j * STEP + 1)
    for (let i = 0; i < out.columns; i++)
      out.data[j * out.columns + i] = f.h[y * f.width + Math.min(f.width - 1, i * STEP + 1)] as number
  }
  return out
}

/** A running mean of `reach` blocks to each side, in both directions, `times` over; of a copy. */
export const blur = (from: Lattice, reach: number, times: number): Lattice => {
  const { columns, rows } = from
  const data = from.data.slice()
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
  return { columns, rows, data }
}

/**
 * Up to which height shadow stands over each block, and how far its caster is: a shadow is soft far from what casts it.
 * One sweep along the light, each block from the one that the light has passed before.
 */
export const shadows = (from: Lattice): { high: Lattice; far: Lattice } => {
  const { columns, rows } = from
  // What stands over a block itself does not shade it: else every edge had a dark rim on its lit side.
  const cast = { columns, rows, data: new Float32Array(columns * rows).fill(-1e4) }
  const high = from.data.slice()
  const far = { columns, rows, data: new Float32Array(columns * rows) }
  const pace = STEP * Math.hypot(1, DOWN)
  for (let j = 1; j < rows; j++)
    for (let i = 1; i < columns; i++) {
      const at = j * columns + i
      const level = at - 1
      const above = at - columns - 1
      const here = (high[level] as number) * (1 - DOWN) + (high[above] as number) * DOWN - pace / FALL
      cast.data[at] = here
      if (here <= (high[at] as number)) continue
      high[at] = here
      far.data[at] = (far.data[level] as number) * (1 - DOWN) + (far.data[above] as number) * DOWN + pace
    }
  return { high: cast, far: blur(far, 1, 1) }
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
