import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { changesOf, changeText, fileOf, findGuards, readMutants } from '../mutants/lists.ts'

const mutants = await readMutants()
const guards = await findGuards()

test('every guard is marked once, and there is a mutant that breaks it', () => {
  expect([...guards].filter(([, files]) => files.length !== 1)).toEqual([])
  const broken = mutants.flatMap(changesOf).flatMap((change) => ('guard' in change ? change.guard : []))
  expect([...guards.keys()].sort()).toEqual([...new Set(broken)].sort())
})

test('every broken guard on the lists can still be broken, its test is there', async () => {
  const outOfDate: string[] = []
  for (const mutant of mutants) {
    try {
      await readFile(mutant.test, 'utf8')
      const texts = new Map<string, string>()
      for (const change of changesOf(mutant)) {
        const file = fileOf(change, guards)
        const before = texts.get(file) ?? (await readFile(file, 'utf8'))
        const after = changeText(file, before, change)
        if (after === before) throw new Error('nothing is changed')
        texts.set(file, after)
      }
    } catch (error) {
      outOfDate.push(`${mutant.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  expect(outOfDate).toEqual([])
})
