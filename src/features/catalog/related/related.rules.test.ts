import { expect, test } from 'vitest'
import { difference, labOf as labOfRgb, nearness } from './colours.rules.ts'
import { paletteText, shadesOf } from './palette.rules.ts'
import { alike, type Compared, goingWith, MOST_RELATED } from './related.rules.ts'

const labOf = (hex: string) => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return labOfRgb(channel(1), channel(3), channel(5))
}
const shade = (hex: string) => ({ lab: labOf(hex), share: 1 })
const maroon = shade('#8a1a2e')
const wine = shade('#7c1530')
const teal = shade('#0c5b65')

let made = 0
const piece = (change: Partial<Compared> = {}): Compared => ({
  _id: `piece-${made++}`,
  family: '',
  categoryId: 'saree',
  quantity: 5,
  fabric: '',
  weave: '',
  pattern: '',
  colour: '',
  price: 1_000,
  palette: [],
  ...change,
})
const ids = (pieces: readonly Compared[]) => pieces.map(({ _id }) => _id)

test('colours are as far apart as they look', () => {
  const rounded = (hex: string) => labOf(hex).map((part) => Math.round(part * 100) / 100 + 0)
  expect(rounded('#ffffff')).toEqual([1, 0, 0])
  expect(rounded('#000000')).toEqual([0, 0, 0])
  expect(rounded('#ff0000')).toEqual([0.63, 0.22, 0.13])
  expect(difference(labOf('#8a1a2e'), labOf('#7c1530'))).toBeLessThan(0.05)
  expect(difference(labOf('#8a1a2e'), labOf('#0c5b65'))).toBeGreaterThan(0.2)
})

test('palettes are compared by how much there is of each colour', () => {
  const of = (...parts: [hex: string, share: number][]) =>
    shadesOf(paletteText(parts.map(([hex, share]) => ({ color: hex.slice(1), share }))))
  const [maroonAndGold, goldAndMaroon] = [
    of(['#8a1a2e', 0.8], ['#c9a227', 0.2]),
    of(['#c9a227', 0.8], ['#8a1a2e', 0.2]),
  ]
  expect(nearness(maroonAndGold, maroonAndGold)).toBeCloseTo(1)
  expect(nearness(maroonAndGold, of(['#7c1530', 0.75], ['#c9a227', 0.25]))).toBeGreaterThan(0.8)
  expect(nearness(maroonAndGold, goldAndMaroon)).toBeLessThan(0.5)
  expect(nearness(maroonAndGold, goldAndMaroon)).toBeCloseTo(nearness(goldAndMaroon, maroonAndGold))
  expect(nearness(of(['#ffffff', 1]), of(['#000000', 1]))).toBe(0)
  expect(nearness([], maroonAndGold)).toBe(0)
  expect(shadesOf('8a1a2')).toEqual([])
})

test('more like this: the weave counts most, then the fabric, then colours that look alike', () => {
  const banarasi = piece({ weave: 'Banarasi', fabric: 'Silk', palette: [maroon] })
  const woven = piece({ weave: 'banarasi', fabric: 'Cotton', palette: [teal] })
  const silk = piece({ fabric: 'Silk', palette: [wine] })
  const cool = piece({ fabric: 'Silk', palette: [teal] })
  const coloured = piece({ palette: [wine] })
  const nothing = piece({ weave: 'Ikat', fabric: 'Cotton', palette: [teal] })
  expect(ids(alike(banarasi, [nothing, coloured, cool, silk, woven, silk]))).toEqual(
    ids([woven, silk, cool, coloured]),
  )
})

test('neither itself, nor another colour of the same design, nor what is sold out', () => {
  const one = piece({ family: 'BN-1', weave: 'Banarasi' })
  const colour = piece({ family: 'bn-1', weave: 'Banarasi' })
  const gone = piece({ weave: 'Banarasi', quantity: 0 })
  expect(alike(one, [one, colour, gone])).toEqual([])
  expect(alike(piece(), [piece()])).toEqual([])
})

test('goes with: other kinds in near colours, one of each kind before a second', () => {
  const saree = piece({ palette: [maroon] })
  const other = (categoryId: string, colour = maroon) => piece({ categoryId, palette: [colour] })
  const [blouse, second, third] = [other('blouse'), other('blouse'), other('blouse')]
  const stole = other('stole', wine)
  const cool = other('bag', teal)
  const chosen = goingWith(saree, [other('saree'), blouse, second, third, stole, cool])
  expect(ids(chosen)).toEqual(ids([blouse, stole, second, third]))
  expect(
    goingWith(
      saree,
      Array.from({ length: 9 }, () => other('bag')),
    ),
  ).toHaveLength(MOST_RELATED)
})
