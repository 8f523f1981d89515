import type { Material } from '../cloth.ts'
import { drift } from '../noise.ts'
import type { Point, Scene } from '../scene.ts'

/** Twisted tassels along an end; `lay` says where the end lies at `s`, and `t` of the way down a tassel. */
export const fringe = (
  scene: Scene,
  cloth: Material,
  count: number,
  lay: (s: number, t: number, out: Point) => void,
): void => {
  for (let k = 0; k < count; k++)
    scene.sheet(cloth, 2, 4, (s, t, o) => {
      lay((k + 0.5 + (s - 0.5) * 0.6 * (1 - 0.5 * t)) / count + drift(k * 3.3 + t * 1.4, 5) * t * 0.006, t, o)
      o.z += Math.sin(s * Math.PI) * 3 + 1
      o.u = 508
      o.v = k * 5
    })
}
