import { expect, test } from 'vitest'
import { firstLists } from '../attributes/attributeLists.rules.ts'
import { edited, merged, moved, withActive, without } from './listEdits.rules.ts'
import { changeOf } from './lists.rules.ts'

const before = [
  { value: 'Maroon', hex: '#7a1230', active: true },
  { value: 'Wine', hex: '#5e1224', active: false },
  { value: 'Red', hex: '#b3202c', active: true },
]
const after = (wanted: ReturnType<typeof moved>) => changeOf(before, wanted)
const names = (wanted: ReturnType<typeof moved>) => after(wanted).list.map(({ value }) => value)

test('a value moves to a place, and no further than the ends', () => {
  expect(names(moved(before, 'Red', 0))).toEqual(['Red', 'Maroon', 'Wine'])
  expect(names(moved(before, 'Maroon', 1))).toEqual(['Wine', 'Maroon', 'Red'])
  expect(names(moved(before, 'Maroon', 9))).toEqual(['Wine', 'Red', 'Maroon'])
  expect(names(moved(before, 'Red', -1))).toEqual(['Red', 'Maroon', 'Wine'])
  expect(names(moved(before, 'Blue', 0))).toEqual(['Maroon', 'Wine', 'Red'])
})

test('one that is edited keeps what is not said, and products follow its name', () => {
  const change = after(edited(before, 'Wine', { value: 'Burgundy', place: 0 }))
  expect(change.list[0]).toEqual({ value: 'Burgundy', hex: '#5e1224', active: false })
  expect(change).toMatchObject({ names: { Wine: 'Burgundy' }, gone: [], twice: undefined })
  expect(after(edited(before, 'Red', { value: 'Red', hex: '', place: 2 })).list[2]?.hex).toBe('')
  expect(after(edited(before, 'Red', { value: 'RED', place: 2 })).names).toEqual({ Red: 'RED' })
})

test('of two that become one, the other stays as it is', () => {
  const change = after(merged(before, 'Red', 'Wine'))
  expect(change.list).toEqual(before.slice(0, 2))
  expect(change).toMatchObject({ names: { Red: 'Wine' }, gone: [] })
})

test('retiring and bringing back touches nothing else, and what goes is gone', () => {
  const back = after(withActive(before, 'Wine', true)).list
  expect(back).toEqual(before.map((one) => ({ ...one, active: true })))
  expect(after(without(before, 'Wine'))).toMatchObject({ gone: ['Wine'], names: {} })
  expect(changeOf(firstLists().weave, moved(firstLists().weave, 'Tant', 3)).gone).toEqual([])
})
