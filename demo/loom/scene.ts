import type { Material } from './cloth.ts'
import { type Corners, Frame, triangle } from './frame.ts'

/** Where the studio lamp stands (unit vector towards it) and half-way between it and the lens. */
const LAMP = [-0.46, -0.5, 0.733] as const
const HALF = [-0.247, -0.269, 0.931] as const

/** Depth of the wall or table behind everything, in drawing units. */
export const GROUND_DEPTH = -46

/** Half the breadth of the widest figure, in drawing units. */
const REACH = 300

/** A point of a sheet: x, y, z in drawing units (z towards the lens), u, v in texels. */
export type Point = { x: number; y: number; z: number; u: number; v: number }

export type Surface = (s: number, t: number, out: Point) => void

/** Drawing units to pixels: `zoom` px per unit, (`left`, `top`) the unit at the upper left corner. */
export type Camera = {
  zoom: number
  left: number
  top: number
  tilt: number
  /**
   * Moves heights and narrows breadths, for pieces that are worn (garments/form.ts). `turn`: radians by which the figure
   * shows its left (above 0) or right side; beyond 0.3 the missing backs of its sheets would show.
   */
  pose?: { height: (y: number) => number; breadth: number; middle: number; turn: number }
}

const MOST = 60_000
const corners: Corners = {
  x: new Float32Array(MOST),
  y: new Float32Array(MOST),
  z: new Float32Array(MOST),
  u: new Float32Array(MOST),
  v: new Float32Array(MOST),
  d: new Float32Array(MOST),
  p: new Float32Array(MOST),
}
const flatY = new Float32Array(MOST)
const frame = new Frame()

/** Cloth laid out in space in front of a plain ground, seen from straight ahead or a little above. */
export class Scene {
  readonly frame: Frame = frame
  readonly materials: Material[] = []
  readonly camera: Camera

  constructor(width: number, height: number, camera: Camera) {
    this.camera = camera
    // A turned figure reaches further back on one side.
    const back = Math.abs(Math.sin(camera.pose?.turn ?? 0)) * REACH
    frame.clear(width, height, (GROUND_DEPTH - back) * camera.zoom)
  }

  /** Lays a sheet of `across` x `down` patches. `dim` below 1 darkens it (linings, things further back). */
  sheet(cloth: Material, across: number, down: number, surface: Surface, dim = 1): void {
    const columns = across + 1
    const rows = down + 1
    if (columns * rows > MOST) throw new RangeError('sheet has too many patches')
    const { zoom, left, top, tilt, pose } = this.camera
    const at: Point = { x: 0, y: 0, z: 0, u: 0, v: 0 }
    const cos = Math.cos(pose?.turn ?? 0)
    const sin = Math.sin(pose?.turn ?? 0)
    for (let j = 0, i = 0; j < rows; j++)
      for (let c = 0; c < columns; c++, i++) {
        surface(c / across, j / down, at)
        if (pose) {
          const x = (at.x - pose.middle) * pose.breadth
          at.x = pose.middle + x * cos + at.z * sin
          at.z = at.z * cos - x * sin
          at.y = pose.height(at.y)
        }
        corners.x[i] = (at.x - left) * zoom
        flatY[i] = (at.y - top) * zoom
        corners.y[i] = (at.y + tilt * at.z - top) * zoom
        corners.z[i] = at.z * zoom
        corners.u[i] = at.u
        corners.v[i] = at.v
      }
    light(columns, rows, cloth, dim)
    let index = this.materials.indexOf(cloth)
    if (index < 0) index = this.materials.push(cloth) - 1
    const tag = (index + 1) << 16
    for (let j = 0; j < down; j++)
      for (let c = 0; c < across; c++) {
        const i = j * columns + c
        triangle(frame, corners, i, i + 1, i + columns, tag)
        triangle(frame, corners, i + 1, i + columns + 1, i + columns, tag)
      }
  }
}

/** Diffuse light and gleam at every corner, from the lie of its neighbours. */
function light(columns: number, rows: number, cloth: Material, dim: number): void {
  const { x, z, d, p } = corners
  const y = flatY
  for (let j = 0, i = 0; j < rows; j++)
    for (let c = 0; c < columns; c++, i++) {
      const w = c > 0 ? i - 1 : i
      const e = c < columns - 1 ? i + 1 : i
      const n = j > 0 ? i - columns : i
      const s = j < rows - 1 ? i + columns : i
      const sx = (x[e] as number) - (x[w] as number)
      const sy = (y[e] as number) - (y[w] as number)
      const sz = (z[e] as number) - (z[w] as number)
      const tx = (x[s] as number) - (x[n] as number)
      const ty = (y[s] as number) - (y[n] as number)
      const tz = (z[s] as number) - (z[n] as number)
      let nx = sy * tz - sz * ty
      let ny = sz * tx - sx * tz
      let nz = sx * ty - sy * tx
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      const k = (nz < 0 ? -1 : 1) / length
      nx *= k
      ny *= k
      nz *= k
      const lamp = nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2]
      const wrap = lamp > -0.35 ? (lamp + 0.35) / 1.35 : 0
      let diffuse = 0.3 + 0.16 * nz + 0.68 * wrap
      diffuse = diffuse + (1.02 - diffuse) * cloth.clear
      const facing = nx * HALF[0] + ny * HALF[1] + nz * HALF[2]
      d[i] = Math.min(255, Math.max(0, diffuse * dim * 128))
      p[i] = facing > 0 ? Math.min(255, facing ** cloth.gloss * 255 * dim) : 0
    }
}
