import { stream } from '../noise.ts'
import { luma, mix, pack, type Rgb, rgb, shade, type Texel, zariRgb, zariThread } from '../palette.ts'
import type { FabricSpec } from '../spec.ts'

/** The colours at hand while a motif is drawn, and the chance that belongs to this cloth. */
export type Dye = {
  ground: Rgb
  accents: readonly Rgb[]
  /** The n-th accent, round and round. */
  accent: (n: number) => Texel
  /** Zari, or ivory thread where the cloth has none. */
  zari: Texel
  /** Zari sunk into the ground colour, for the shaded side of a metal motif. */
  zariDeep: Texel
  base: Texel
  darker: Texel
  lighter: Texel
  random: () => number
  seed: number
}

export const dyeOf = (spec: FabricSpec, ground = spec.ground): Dye => {
  const base = rgb(ground)
  const accents = spec.accents.map(rgb)
  const dark = luma(base) < 70
  return {
    ground: base,
    accents,
    accent: (n) => pack(accents[n % accents.length] as Rgb),
    zari: zariThread(spec.zari),
    zariDeep: pack(mix(zariRgb(spec.zari), base, 0.45), spec.zari === 'none' ? 0 : 150),
    base: pack(base),
    darker: pack(shade(base, dark ? 0.6 : 0.78)),
    lighter: pack(mix(base, [255, 244, 224], dark ? 0.16 : 0.3)),
    random: stream(spec.seed * 31 + 7),
    seed: spec.seed,
  }
}
