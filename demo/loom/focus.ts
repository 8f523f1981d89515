import type { Frame } from './frame.ts'
import type { Camera } from './scene.ts'

/** How much further than the lens focuses a place is when it is quite blurred, in px of a picture seen as it is. */
const DEEP = 420
/** Side of the blocks of which a picture out of focus is made, px, and how many of them a blur reaches. */
const BLOCK = 4
const REACH = 2

/** The picture a quarter as large and blurred: it is looked at where nothing is sharp. */
const outOfFocus = (data: Uint8Array, width: number, height: number) => {
  const columns = Math.floor(width / BLOCK)
  const rows = Math.floor(height / BLOCK)
  let from = new Float32Array(columns * rows * 3)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let y = 0; y < BLOCK; y++)
          for (let x = 0; x < BLOCK; x++)
            sum += data[((j * BLOCK + y) * width + i * BLOCK + x) * 3 + c] as number
        from[(j * columns + i) * 3 + c] = sum / (BLOCK * BLOCK)
      }
  const line = columns * 3
  const pass = (stride: number, lines: number, apart: number, n: number) => {
    const to = new Float32Array(from.length)
    for (let k = 0; k < lines; k++)
      for (let c = 0; c < 3; c++) {
        const first = k * apart + c
        const last = first + (n - 1) * stride
        let sum = 0
        for (let r = -REACH; r <= REACH; r++) sum += from[Math.max(first, first + r * stride)] as number
        for (let at = first; at <= last; at += stride) {
          to[at] = sum / (REACH * 2 + 1)
          sum +=
            (from[Math.min(last, at + (REACH + 1) * stride)] as number) -
            (from[Math.max(first, at - REACH * stride)] as number)
        }
      }
    from = to
  }
  pass(3, rows, line, columns)
  pass(line, columns, 3, rows)
  return { columns, rows, data: from }
}

/**
 * What the lens does to a picture: what lies nearer or further than the middle is not quite sharp. A lens that looks
 * straight down has everything at one distance.
 */
export const throughLens = (f: Frame, data: Uint8Array, { lean, zoom }: Camera): void => {
  const { width, height, z } = f
  if (lean < 0.25) return
  const blurred = outOfFocus(data, width, height)
  // As an open lens has it: the closer it is, the less is sharp.
  const deep = DEEP * Math.min(1, 1.6 / zoom)
  const focus = z[(height >> 1) * width + (width >> 1)] as number
  const line = blurred.columns * 3
  const row = new Float32Array(line)
  for (let y = 0; y < height; y++) {
    const fy = Math.min(blurred.rows - 1.001, Math.max(0, (y + 0.5) / BLOCK - 0.5))
    const j = fy | 0
    const upper = j * line
    for (let k = 0; k < line; k++) {
      const above = blurred.data[upper + k] as number
      row[k] = above + ((blurred.data[upper + line + k] as number) - above) * (fy - j)
    }
    blendRow(data, z, row, { at: y * width, width, focus, deep })
  }
}

/** One row; a function of its own because the engine makes fast code of what is called often. */
const blendRow = (
  data: Uint8Array,
  z: Float32Array,
  row: Float32Array,
  { at, width, focus, deep }: { at: number; width: number; focus: number; deep: number },
): void => {
  const most = row.length / 3 - 1.001
  for (let x = 0; x < width; x++) {
    const away = (z[at + x] as number) - focus
    const off = (away < 0 ? -away : away) / deep - 0.22
    if (off <= 0) continue
    const part = off > 0.71 ? 1 : off * 1.4
    const fx = Math.min(most, Math.max(0, (x + 0.5) / BLOCK - 0.5))
    const k = fx | 0
    const t = fx - k
    const o = (at + x) * 3
    for (let c = 0; c < 3; c++) {
      const left = row[k * 3 + c] as number
      const soft = left + ((row[k * 3 + 3 + c] as number) - left) * t
      const sharp = data[o + c] as number
      data[o + c] = sharp + (soft - sharp) * part
    }
  }
}
