import { leaf, ribbon } from '../shapes.ts'
import type { Tile } from '../tile.ts'
import { flower, mango, sprig } from './butas.ts'
import type { Dye } from './dye.ts'

/**
 * The ogee lattice of Banarasi brocade: waves mirrored into ovals as wide as a cell and as tall. Each stem meets
 * the next at (0, cell/2) and swings out to half a cell at the top of the repeat.
 */
const lattice = (tile: Tile, cell: number, breadth: number, colour: number): void => {
  for (let x = 0; x < tile.width; x += cell)
    for (const side of [1, -1]) {
      const line: number[] = []
      for (let y = -4; y <= tile.height + 4; y += 4)
        line.push(x + side * (cell / 4) * Math.cos((y / cell) * Math.PI * 2) + (side * cell) / 4, y)
      tile.fill(ribbon(line, breadth), colour)
    }
}

export const jaal = (tile: Tile, dye: Dye): void => {
  lattice(tile, 128, 5, dye.zari)
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++)
      for (const side of [1, -1])
        for (let k = 0; k < 4; k++) {
          const y = row * 128 + 16 + k * 32
          const x = col * 128 + side * 32 * (1 + Math.cos((y / 128) * Math.PI * 2))
          for (const lean of [-0.8, Math.PI - 0.8]) tile.fill(leaf(x, y, lean, 15, 7), dye.zari)
        }
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++) {
      const heart = dye.accent((row + col) % 2)
      sprig(tile, col * 128, row * 128, 74, dye.zari, dye.zari, heart)
      sprig(tile, col * 128 + 64, row * 128 + 64, 74, dye.zari, dye.zari, heart)
    }
}

/** Brocade whose flowers are filled in with coloured silk, as enamel is. */
export const meenakari = (tile: Tile, dye: Dye): void => {
  lattice(tile, 128, 4, dye.zari)
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++) {
      const odd = (row + col) % 2
      const [x, y] = [col * 128, row * 128]
      for (let i = 0; i < 4; i++) tile.fill(leaf(x, y, Math.PI / 4 + (i * Math.PI) / 2, 44, 13), dye.zari)
      flower(tile, x, y, 24, 8, dye.accent(odd), dye.zari, dye.zari)
      tile.fill(leaf(x + 64, y + 106, -Math.PI / 2, 38, 18), dye.accent(3))
      mango(tile, x + 64, y + 62, 52, [dye.zari, dye.accent(2), dye.zari], 0, odd === 1)
    }
}
