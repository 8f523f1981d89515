import type { Path } from './tile.ts'

/** Outlines that Indian textiles are built from. Angles in radians, 0 pointing right; sizes in texels. */

/** Turns and moves an outline. */
export const place = (path: Path, x: number, y: number, angle = 0, scale = 1, flip = false): Path => {
  const c = Math.cos(angle) * scale
  const s = Math.sin(angle) * scale
  const out: number[] = []
  for (let i = 0; i < path.length; i += 2) {
    const px = path[i] as number
    const py = (path[i + 1] as number) * (flip ? -1 : 1)
    out.push(x + px * c - py * s, y + px * s + py * c)
  }
  return out
}

export const ellipse = (x: number, y: number, rx: number, ry: number, angle = 0): Path => {
  const n = Math.max(8, Math.min(40, Math.round((rx + ry) * 1.2)))
  const out: number[] = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    out.push(Math.cos(a) * rx, Math.sin(a) * ry)
  }
  return place(out, x, y, angle)
}

export const circle = (x: number, y: number, r: number): Path => ellipse(x, y, r, r)

export const diamond = (x: number, y: number, rx: number, ry: number): Path => [
  x - rx,
  y,
  x,
  y - ry,
  x + rx,
  y,
  x,
  y + ry,
]

/** A pointed leaf from its foot at (x, y); `width` is the whole breadth. */
export const leaf = (x: number, y: number, angle: number, length: number, width: number): Path => {
  const out: number[] = []
  for (let i = 0; i <= 8; i++) out.push((length * i) / 8, (-Math.sin((i / 8) ** 0.8 * Math.PI) * width) / 2)
  for (let i = 7; i > 0; i--) out.push((length * i) / 8, (Math.sin((i / 8) ** 0.8 * Math.PI) * width) / 2)
  return place(out, x, y, angle)
}

/** A round-headed petal from its foot at (x, y). */
export const petal = (x: number, y: number, angle: number, length: number, width: number): Path => {
  const out: number[] = []
  for (let i = 0; i <= 10; i++)
    out.push((length * i) / 10, (-Math.sin((i / 10) ** 1.7 * Math.PI) * width) / 2)
  for (let i = 9; i > 0; i--) out.push((length * i) / 10, (Math.sin((i / 10) ** 1.7 * Math.PI) * width) / 2)
  return place(out, x, y, angle)
}

const curve = (
  out: number[],
  p: readonly [number, number, number, number, number, number, number, number],
) => {
  for (let i = 0; i < 8; i++) {
    const t = i / 8
    const m = 1 - t
    const [a, b, c, d] = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t]
    out.push(p[0] * a + p[2] * b + p[4] * c + p[6] * d, p[1] * a + p[3] * b + p[5] * c + p[7] * d)
  }
}

const MANGO: Path = (() => {
  const out: number[] = []
  curve(out, [0, 0.46, -0.42, 0.46, -0.44, -0.02, -0.16, -0.26])
  curve(out, [-0.16, -0.26, 0, -0.4, 0.14, -0.52, 0.36, -0.4])
  curve(out, [0.36, -0.4, 0.22, -0.38, 0.16, -0.28, 0.26, -0.1])
  curve(out, [0.26, -0.1, 0.44, 0.16, 0.36, 0.46, 0, 0.46])
  return out
})()

/** The mango or paisley, about `size` tall, its tip curling over to the right (left when flipped). */
export const paisley = (x: number, y: number, size: number, angle = 0, flip = false): Path =>
  place(flip ? MANGO.map((v, i) => (i % 2 === 0 ? -v : v)) : MANGO, x, y, angle, size)

/** A ribbon of the given breadth along a line of points; it may taper to `end` of its breadth. */
export const ribbon = (line: Path, width: number, end = 1): Path => {
  const near: number[] = []
  const far: number[] = []
  const n = line.length / 2
  for (let i = 0; i < n; i++) {
    const a = Math.max(0, i - 1) * 2
    const b = Math.min(n - 1, i + 1) * 2
    const dx = (line[b] as number) - (line[a] as number)
    const dy = (line[b + 1] as number) - (line[a + 1] as number)
    const l = Math.hypot(dx, dy) || 1
    const w = (width / 2) * (1 + ((end - 1) * i) / Math.max(1, n - 1))
    const x = line[i * 2] as number
    const y = line[i * 2 + 1] as number
    near.push(x - (dy / l) * w, y + (dx / l) * w)
    far.unshift(x + (dy / l) * w, y - (dx / l) * w)
  }
  return [...near, ...far]
}

/** A curl that starts at (x, y) and winds inwards. */
export const tendril = (x: number, y: number, angle: number, size: number, turn: 1 | -1): Path => {
  const line: number[] = []
  for (let i = 0; i <= 14; i++) {
    const a = angle + (turn * i) / 3.2
    const r = size * (1 - i / 17)
    line.push(
      x + Math.cos(angle + (turn * Math.PI) / 2) * size + Math.cos(a - (turn * Math.PI) / 2) * r,
      y + Math.sin(angle + (turn * Math.PI) / 2) * size + Math.sin(a - (turn * Math.PI) / 2) * r,
    )
  }
  return line
}
