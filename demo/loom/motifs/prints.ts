import { circle, diamond, leaf, petal, ribbon } from '../shapes.ts'
import type { Tile } from '../tile.ts'
import { bead, flower, halfDrop, mango, vine } from './butas.ts'
import type { Dye } from './dye.ts'

/** Kalamkari: pen-drawn vines with large blooms, brown outlines round vegetable colours. */
export const kalamkari = (tile: Tile, dye: Dye): void => {
  const rim = dye.accent(2)
  for (let col = 0; col < 2; col++) {
    const colours = {
      stem: rim,
      leaf: dye.accent(1),
      bloom: dye.accent(col === 0 ? 0 : 3),
      heart: dye.accent(1),
      rim,
    }
    vine(
      tile,
      (y) => col * 256 + 128 + Math.sin((y / 256) * Math.PI * 2 + col * Math.PI) * 34,
      128,
      colours,
      92,
    )
  }
  for (let row = 0; row < 2; row++)
    for (let col = 0; col < 2; col++) {
      const x = col * 256
      const y = row * 256 + 64
      flower(tile, x, y, 50, 12, dye.accent(col + row), dye.accent(2), rim)
      flower(tile, x, y, 32, 10, dye.accent(col + row + 1), dye.accent(0), rim)
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * Math.PI * 2
        tile.fill(circle(x + Math.cos(a) * 60, y + Math.sin(a) * 60, 3.4), rim)
      }
      mango(tile, x, y + 128, 54, [rim, dye.accent(1), dye.accent(0)], 0, (col + row) % 2 === 1)
    }
}

/** Ajrakh: eight-pointed stars in roundels, linked by a grid, with white resist outlines. */
export const ajrakh = (tile: Tile, dye: Dye): void => {
  const white = dye.accent(0)
  const madder = dye.accent(1)
  const black = dye.accent(2)
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++) {
      const x = col * 128 + 64
      const y = row * 128 + 64
      const inner = (row + col) % 2 === 0
      tile.fill(circle(x, y, 57), white)
      tile.fill(circle(x, y, 54), inner ? madder : dye.base)
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * Math.PI * 2
        tile.fill(circle(x + Math.cos(a) * 47, y + Math.sin(a) * 47, 3.4), white)
      }
      tile.fill(circle(x, y, 40), white)
      tile.fill(circle(x, y, 37.5), black)
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2
        tile.fill(leaf(x, y, a, 37, 17), white)
        tile.fill(leaf(x, y, a, 33, 12), inner ? dye.base : madder)
      }
      tile.fill(circle(x, y, 9), white)
      tile.fill(circle(x, y, 6), black)
      tile.fill(diamond(x + 64, y + 64, 31, 31), white)
      tile.fill(diamond(x + 64, y + 64, 27, 27), black)
      for (let i = 0; i < 4; i++)
        tile.fill(petal(x + 64, y + 64, (i * Math.PI) / 2, 21, 11), inner ? white : madder)
      tile.fill(circle(x + 64, y + 64, 4), white)
    }
}

/** A hand-block print: one small bunch of flowers again and again, each pressed a shade differently. */
export const blockprint = (tile: Tile, dye: Dye): void =>
  halfDrop(tile, 128, 64, (x, y, odd) => {
    const jx = x + (dye.random() - 0.5) * 3
    const jy = y + (dye.random() - 0.5) * 3
    const main = dye.accent(odd ? 1 : 0)
    const [stem, heart] = [dye.accent(2), dye.accent(odd ? 0 : 1)]
    tile.fill(ribbon([jx + 3, jy + 27, jx + 1, jy + 8, jx, jy - 8], 2.4), stem)
    for (const [dy, a, l] of [
      [22, -0.5, 19],
      [20, Math.PI + 0.5, 19],
      [9, -0.75, 16],
      [8, Math.PI + 0.75, 16],
    ] as const)
      tile.fill(leaf(jx + 1, jy + dy, a, l, 7.5), stem)
    flower(tile, jx, jy - 13, 13, 6, main, heart, dye.base)
    flower(tile, jx - 15, jy - 2, 6.5, 5, main, dye.base)
    flower(tile, jx + 16, jy - 4, 6.5, 5, main, dye.base)
    bead(tile, x + 32, y + 32 - (odd ? 64 : 0), 3, main, dye.base)
  })
