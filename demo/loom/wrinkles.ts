import { cloud } from './noise.ts'

/** Side of the square of small creases, in texels; it repeats. */
export const WRINKLE = 512

/** How small creases lean at each texel, right and down, about -1 to 1. */
export const wrinkles: Float32Array = (() => {
  const high = new Float32Array(WRINKLE * WRINKLE)
  const CELL = 4
  const rough = WRINKLE / CELL
  const coarse = new Float32Array(rough * rough)
  for (let y = 0; y < rough; y++)
    for (let x = 0; x < rough; x++) {
      const at = (scale: number, seed: number) => cloud((x * scale) / rough, (y * scale) / rough, seed, scale)
      const ridge = 1 - Math.abs(at(9, 3) + 0.35 * at(21, 5))
      coarse[y * rough + x] = ridge ** 3 * 1.3 + 0.45 * at(17, 4) + 0.22 * at(38, 6)
    }
  for (let y = 0; y < WRINKLE; y++)
    for (let x = 0; x < WRINKLE; x++) {
      const i = x >> 2
      const j = y >> 2
      const fx = (x & 3) / CELL
      const fy = (y & 3) / CELL
      const c = (a: number, b: number) => coarse[((j + b) % rough) * rough + ((i + a) % rough)] as number
      const above = c(0, 0) + (c(1, 0) - c(0, 0)) * fx
      const below = c(0, 1) + (c(1, 1) - c(0, 1)) * fx
      high[y * WRINKLE + x] = above + (below - above) * fy
    }
  const lean = new Float32Array(WRINKLE * WRINKLE * 2)
  const far = 6
  const mask = WRINKLE - 1
  for (let y = 0; y < WRINKLE; y++)
    for (let x = 0; x < WRINKLE; x++) {
      const h = (a: number, b: number) => high[((y + b) & mask) * WRINKLE + ((x + a) & mask)] as number
      lean[(y * WRINKLE + x) * 2] = h(-far, 0) - h(far, 0)
      lean[(y * WRINKLE + x) * 2 + 1] = h(0, -far) - h(0, far)
    }
  return lean
})()
