import type { RawPicture } from './spec.ts'

/** How large a picture is when light falls on it, in parts of what it becomes: no lens draws sharper, and it costs a third less. */
export const EXPOSED = 0.8

/** A picture in its full size: each pixel the mean of the four about its place. */
export function enlarge(small: RawPicture, width: number, height: number): RawPicture {
  const data = new Uint8Array(width * height * 3)
  const line = small.width * 3
  const row = new Float32Array(line)
  const across = (small.width - 1) / (width - 1)
  for (let y = 0; y < height; y++) {
    const at = (y * (small.height - 1)) / (height - 1)
    const upper = Math.min(small.height - 2, at | 0)
    const down = at - upper
    for (let k = 0, i = upper * line; k < line; k++, i++) {
      const above = small.data[i] as number
      row[k] = above + ((small.data[i + line] as number) - above) * down
    }
    for (let x = 0, o = y * width * 3; x < width; x++, o += 3) {
      const left = Math.min(small.width - 2, (x * across) | 0)
      const aside = x * across - left
      const i = left * 3
      for (let c = 0; c < 3; c++) {
        const first = row[i + c] as number
        data[o + c] = first + ((row[i + 3 + c] as number) - first) * aside + 0.5
      }
    }
  }
  return { width, height, channels: 3, data }
}
