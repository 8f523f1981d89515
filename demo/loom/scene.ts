import type { Material } from './cloth.ts'
import { type Corners, Frame, triangle } from './frame.ts'

/** Height of the table under everything, in drawing units. */
export const TABLE = -46

/** How far from the table the lens is, in drawing units: what lies nearer is larger. */
const LENS = 3600

/** A point of a sheet: x, y, z in drawing units (z above the table), u, v in texels. */
export type Point = { x: number; y: number; z: number; u: number; v: number }

export type Surface = (s: number, t: number, out: Point) => void

/** What the lens looks at: the unit in the middle of the picture, px per unit there, and the radians by which it leans back. */
export type Camera = { x: number; y: number; zoom: number; lean: number }

/** Nothing is lifted or drawn aside so far that it is seen this far from where it would lie flat, in drawing units. */
const ASTRAY = 400

const MOST = 60_000
const corners: Corners = {
  x: new Float32Array(MOST),
  y: new Float32Array(MOST),
  z: new Float32Array(MOST),
  h: new Float32Array(MOST),
  u: new Float32Array(MOST),
  v: new Float32Array(MOST),
  d: new Float32Array(MOST),
  p: new Float32Array(MOST),
}
/** Places of the corners on the table, before the lens looks at them. */
const flatX = new Float32Array(MOST)
const flatY = new Float32Array(MOST)
const frame = new Frame()

/** Cloth laid out in space above a table. */
export class Scene {
  readonly frame: Frame = frame
  readonly materials: Material[] = []
  readonly camera: Camera
  readonly width: number
  readonly height: number

  constructor(width: number, height: number, camera: Camera) {
    this.camera = camera
    this.width = width
    this.height = height
    frame.clear(width, height, -1e6)
  }

  /** Whether what lies flat at a place, or is folded there, may be in the picture: what may not needs no folds. */
  sees(x: number, y: number): boolean {
    const { zoom, lean } = this.camera
    const below = y - this.camera.y
    const near = (zoom * LENS) / (LENS - below * Math.sin(lean) * zoom)
    const aside = Math.abs(x - this.camera.x) - ASTRAY
    const away = Math.abs(below) * Math.cos(lean) - ASTRAY
    return aside * near < this.width / 2 && away * near < this.height / 2
  }

  /** Lays a sheet of `across` x `down` patches. */
  sheet(cloth: Material, across: number, down: number, surface: Surface): void {
    const columns = across + 1
    const rows = down + 1
    if (columns * rows > MOST) throw new RangeError('sheet has too many patches')
    const { x, y, zoom, lean } = this.camera
    const at: Point = { x: 0, y: 0, z: 0, u: 0, v: 0 }
    const cos = Math.cos(lean)
    const sin = Math.sin(lean)
    for (let j = 0, i = 0; j < rows; j++)
      for (let c = 0; c < columns; c++, i++) {
        surface(c / across, j / down, at)
        const down0 = at.y - y
        const depth = at.z * cos + down0 * sin
        const near = (zoom * LENS) / (LENS - depth * zoom)
        flatX[i] = at.x
        flatY[i] = at.y
        corners.x[i] = this.width / 2 + (at.x - x) * near
        corners.y[i] = this.height / 2 + (down0 * cos - at.z * sin) * near
        corners.z[i] = depth * zoom
        corners.h[i] = at.z * zoom
        corners.u[i] = at.u
        corners.v[i] = at.v
      }
    lie(columns, rows, zoom)
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

/** How the cloth leans at every corner, from the lie of its neighbours. */
function lie(columns: number, rows: number, zoom: number): void {
  const { h, d, p } = corners
  for (let j = 0, i = 0; j < rows; j++)
    for (let c = 0; c < columns; c++, i++) {
      const w = c > 0 ? i - 1 : i
      const e = c < columns - 1 ? i + 1 : i
      const n = j > 0 ? i - columns : i
      const s = j < rows - 1 ? i + columns : i
      const sx = (flatX[e] as number) - (flatX[w] as number)
      const sy = (flatY[e] as number) - (flatY[w] as number)
      const sz = ((h[e] as number) - (h[w] as number)) / zoom
      const tx = (flatX[s] as number) - (flatX[n] as number)
      const ty = (flatY[s] as number) - (flatY[n] as number)
      const tz = ((h[s] as number) - (h[n] as number)) / zoom
      const nx = sy * tz - sz * ty
      const ny = sz * tx - sx * tz
      const nz = sx * ty - sy * tx
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      const k = ((nz < 0 ? -1 : 1) / length) * 126
      d[i] = 128 + nx * k
      p[i] = 128 + ny * k
    }
}
