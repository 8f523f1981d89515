import { chance, drift } from './noise.ts'
import type { Weave } from './spec.ts'

/** Side of the grain tile, in threads-and-gaps pixels. */
export const GRAIN = 256

const GRAINS = new Map<Weave, Int8Array>()

type Recipe = { weft: number; warp: number; slub: number; fuzz: number; twill: number; check: number }

/** How strongly the threads show, in 1/256 of the light. */
const RECIPE: Record<Weave, Recipe> = {
  silk: { weft: 5, warp: 7, slub: 5, fuzz: 7, twill: 3, check: 0 },
  cotton: { weft: 11, warp: 11, slub: 5, fuzz: 13, twill: 0, check: 0 },
  linen: { weft: 12, warp: 12, slub: 24, fuzz: 16, twill: 0, check: 0 },
  chanderi: { weft: 6, warp: 10, slub: 6, fuzz: 8, twill: 0, check: 4 },
  handloom: { weft: 15, warp: 12, slub: 19, fuzz: 15, twill: 0, check: 0 },
  georgette: { weft: 5, warp: 5, slub: 0, fuzz: 20, twill: 0, check: 0 },
  kota: { weft: 5, warp: 5, slub: 5, fuzz: 8, twill: 0, check: 22 },
}

/** How high the threads of a weave lie: -127 to 127, GRAIN x GRAIN, repeating. */
export const grainOf = (weave: Weave): Int8Array => {
  const known = GRAINS.get(weave)
  if (known) return known
  const r = RECIPE[weave]
  const out = new Int8Array(GRAIN * GRAIN)
  const seed = weave.length * 977 + weave.charCodeAt(0)
  for (let y = 0; y < GRAIN; y++) {
    const weftSlub = (chance(y >> 1, seed) - 0.5) * 2
    for (let x = 0; x < GRAIN; x++) {
      const over = ((x >> 1) + (y >> 1)) & 1
      const lit = over === 1 ? ((y & 1) === 0 ? r.weft : -r.weft) : (x & 1) === 0 ? r.warp : -r.warp
      const run = drift(x / 23 + y * 17.3, seed + (y >> 1)) * weftSlub
      const warpRun = drift(y / 37, seed + 900 + (x >> 1)) * (chance(x >> 1, seed + 3) - 0.4)
      const twill = ((x + y) & 3) === 0 ? r.twill : 0
      const khat = (x & 15) < 2 || (y & 15) < 2 ? r.check : -r.check * 0.3
      const fuzz = (chance(y * GRAIN + x, seed + 1) - 0.5) * 2 * r.fuzz
      out[y * GRAIN + x] = Math.max(-127, Math.min(127, lit + (run + warpRun) * r.slub + twill + khat + fuzz))
    }
  }
  GRAINS.set(weave, out)
  return out
}
