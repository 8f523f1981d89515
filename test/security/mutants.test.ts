import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

interface Change {
  readonly file: string
  readonly find: string
}

interface Mutant extends Change {
  readonly name: string
  readonly test: string
  readonly also?: readonly Change[]
}

test('every broken guard on the lists can still be broken: its text stands in its file once, its test is there', async () => {
  const outOfDate: string[] = []
  for await (const list of glob('test/**/mutants.json')) {
    const mutants: Mutant[] = JSON.parse(await readFile(list, 'utf8'))
    expect(mutants.length).toBeGreaterThan(0)
    for (const { name, test, also = [], ...change } of mutants) {
      for (const { file, find } of [change, ...also]) {
        const text = await readFile(file, 'utf8').catch(() => '')
        if (text.split(find).length !== 2) outOfDate.push(`${name}: ${file}`)
      }
      if (!(await readFile(test, 'utf8').catch(() => ''))) outOfDate.push(`${name}: ${test}`)
    }
  }
  expect(outOfDate).toEqual([])
})
