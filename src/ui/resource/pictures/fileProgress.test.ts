import { expect, it } from 'vitest'
import { fileProgress } from './fileProgress.ts'

const files = [
  { key: 'front', size: 100 },
  { key: 'back', size: 300 },
]
const at = (sent: number) => Object.fromEntries(fileProgress(files, sent, 500))

it('fills one file after the other, behind the fields', () => {
  expect(at(0)).toEqual({ front: 0, back: 0 })
  expect(at(100)).toEqual({ front: 0, back: 0 })
  expect(at(150)).toEqual({ front: 0.5, back: 0 })
  expect(at(350)).toEqual({ front: 1, back: 0.5 })
  expect(at(500)).toEqual({ front: 1, back: 1 })
})

it('takes an empty file for sent', () => {
  expect(Object.fromEntries(fileProgress([{ key: 'none', size: 0 }], 0, 10))).toEqual({ none: 1 })
})
