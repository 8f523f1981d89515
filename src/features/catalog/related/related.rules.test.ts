import { expect, test } from 'vitest'
import { difference, labOf } from './colours.rules.ts'
import { alike, type Compared, goingWith, MOST_RELATED, nearness } from './related.rules.ts'

const maroon = labOf('#8a1a2e')
const wine = labOf('#7c1530')
const teal = labOf('#0c5b65')

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
  palette: [],
  ...change,
})
const ids = (pieces: readonly Compared[]) => pieces.map(({ _id }) => _id)

test('colours are as far apart as they look', () => {
  expect(labOf('#ffffff').map((part) => Math.round(part) + 0)).toEqual([100, 0, 0])
  expect(labOf('#000000').map((part) => Math.round(part) + 0)).toEqual([0, 0, 0])
  expect(labOf('#ff0000').map((part) => Math.round(part) + 0)).toEqual([53, 80, 67])
  expect(difference(maroon, wine)).toBeLessThan(10)
  expect(difference(maroon, teal)).toBeGreaterThan(50)
  expect(nearness([maroon, teal], [teal, maroon])).toBe(1)
  expect(nearness([maroon], [teal])).toBe(0)
  expect(nearness([], [teal])).toBe(0)
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
