/**
 * What is seen at each pixel before light falls on it: depth, height above the table, place in the cloth, and how the
 * cloth lies. One frame is kept and used again, because a picture needs 30 MB of it.
 */
export class Frame {
  width = 0
  height = 0
  z = new Float32Array(0)
  h = new Float32Array(0)
  u = new Float32Array(0)
  v = new Float32Array(0)
  /** Lean to the right (128 = none) | lean downwards << 8 | material << 16 | level of detail << 24; 0 where nothing lies. */
  look = new Uint32Array(0)

  /** Makes the frame `width` x `height` and empties it; whatever is farther than `far` is not seen. */
  clear(width: number, height: number, far: number): void {
    const n = width * height
    if (this.z.length < n) {
      this.z = new Float32Array(n)
      this.h = new Float32Array(n)
      this.u = new Float32Array(n)
      this.v = new Float32Array(n)
      this.look = new Uint32Array(n)
    }
    this.width = width
    this.height = height
    this.z.fill(far, 0, n)
    this.h.fill(0, 0, n)
    this.look.fill(0, 0, n)
  }
}

/** Corners of a sheet, ready to be filled in. */
export type Corners = {
  x: Float32Array
  y: Float32Array
  z: Float32Array
  h: Float32Array
  u: Float32Array
  v: Float32Array
  d: Float32Array
  p: Float32Array
}

/** Fills one triangle (corner numbers a, b, c) where it is nearer than what is there. `tag` = material << 16. */
export const triangle = (f: Frame, k: Corners, a: number, b: number, c: number, tag: number): void => {
  const ax = k.x[a] as number
  const ay = k.y[a] as number
  const bx = k.x[b] as number
  const by = k.y[b] as number
  const cx = k.x[c] as number
  const cy = k.y[c] as number
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area < 0.01 && area > -0.01) return
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const end = Math.min(f.height, Math.ceil(Math.max(ay, by, cy) - 0.5))
  if (top >= end) return
  if (Math.max(ax, bx, cx) < 0 || Math.min(ax, bx, cx) > f.width) return
  const q = 1 / area
  const e1x = (cy - ay) * q
  const e2x = (ay - by) * q
  const e1y = (ax - cx) * q
  const e2y = (bx - ax) * q
  const za = k.z[a] as number
  const ha = k.h[a] as number
  const ua = k.u[a] as number
  const va = k.v[a] as number
  const da = k.d[a] as number
  const pa = k.p[a] as number
  const zb = (k.z[b] as number) - za
  const zc = (k.z[c] as number) - za
  const hb = (k.h[b] as number) - ha
  const hc = (k.h[c] as number) - ha
  const ub = (k.u[b] as number) - ua
  const uc = (k.u[c] as number) - ua
  const vb = (k.v[b] as number) - va
  const vc = (k.v[c] as number) - va
  const db = (k.d[b] as number) - da
  const dc = (k.d[c] as number) - da
  const pb = (k.p[b] as number) - pa
  const pc = (k.p[c] as number) - pa
  const zx = zb * e1x + zc * e2x
  const hx = hb * e1x + hc * e2x
  const hy = hb * e1y + hc * e2y
  const ux = ub * e1x + uc * e2x
  const vx = vb * e1x + vc * e2x
  const dx = db * e1x + dc * e2x
  const px = pb * e1x + pc * e2x
  const zy = zb * e1y + zc * e2y
  const uy = ub * e1y + uc * e2y
  const vy = vb * e1y + vc * e2y
  const dy = db * e1y + dc * e2y
  const py = pb * e1y + pc * e2y
  const density = Math.abs(ux * vy - uy * vx)
  const mark = (tag | (density > 14 ? 2 << 24 : density > 3.2 ? 1 << 24 : 0)) >>> 0
  const sab = by === ay ? 0 : (bx - ax) / (by - ay)
  const sbc = cy === by ? 0 : (cx - bx) / (cy - by)
  const sca = ay === cy ? 0 : (ax - cx) / (ay - cy)
  const { z, h, u, v, look, width } = f
  for (let y = top; y < end; y++) {
    const yc = y + 0.5
    let l = Infinity
    let r = -Infinity
    if (ay <= yc !== by <= yc) {
      const x = ax + (yc - ay) * sab
      if (x < l) l = x
      if (x > r) r = x
    }
    if (by <= yc !== cy <= yc) {
      const x = bx + (yc - by) * sbc
      if (x < l) l = x
      if (x > r) r = x
    }
    if (cy <= yc !== ay <= yc) {
      const x = cx + (yc - cy) * sca
      if (x < l) l = x
      if (x > r) r = x
    }
    const x0 = l <= 0 ? 0 : Math.ceil(l - 0.5)
    const x1 = r >= width ? width : Math.ceil(r - 0.5)
    if (x0 >= x1) continue
    const ox = x0 + 0.5 - ax
    const oy = yc - ay
    let zz = za + ox * zx + oy * zy
    let hh = ha + ox * hx + oy * hy
    let uu = ua + ox * ux + oy * uy
    let vv = va + ox * vx + oy * vy
    let dd = da + ox * dx + oy * dy
    let pp = pa + ox * px + oy * py
    let i = y * width + x0
    for (let n = x1 - x0; n > 0; n--) {
      if (zz > (z[i] as number)) {
        z[i] = zz
        h[i] = hh
        u[i] = uu
        v[i] = vv
        look[i] = (dd & 255) | ((pp & 255) << 8) | mark
      }
      i++
      zz += zx
      hh += hx
      uu += ux
      vv += vx
      dd += dx
      pp += px
    }
  }
}
