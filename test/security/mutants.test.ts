import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { breakGuard } from '../mutants/breakGuard.ts'
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

test.each([
  ['a statement', '// guard: it\nif (!user) throw refused()\nlog()', {}, 'log()'],
  ['a property', 'send({\n  // guard: it\n  to: own,\n  now,\n})', {}, 'send({ now })'],
  ['the last property', 'send({\n  now,\n  // guard: it\n  to: own\n})', {}, 'send({ now })'],
  ['a link of a chain', 'rows\n  // guard: it\n  .where(own)\n  .limit(1)', {}, 'rows.limit(1)'],
  ['an attribute', 'f(<a\n  // guard: it\n  rel="x"\n  href="y" />)', {}, 'f(<a href="y" />)'],
  ['an argument', '// guard: it\nrow(and(own, open))', { node: 'name 4' }, 'row(and(own))'],
  ['one operand', '// guard: it\nif (a && b) go()', { node: '&& 1', becomes: '$2' }, 'if (b) go()'],
  ['a condition', '// guard: it\nif (a < 1) go()', { node: '< 1', becomes: '!($&)' }, 'if (!(a < 1)) go()'],
  ['another node', '// guard: it\nf(a, b)', { node: 'call 1', becomes: '$1($(name 3))' }, 'f(b)'],
  ['a text', '// guard: it\nsql`a where b`', { find: ' where b' }, 'sql`a`'],
])('a mutant breaks %s', (_, text, change, wanted) => {
  const broken = breakGuard('it.tsx', text, { guard: 'it', becomes: '', ...change })
  const plain = (code: string) => code.replace(/\/\/.*\n/g, '').replace(/\s|,(?=\s*[})])/g, '')
  expect(plain(broken)).toBe(plain(wanted))
})

test.each([
  ['a mark that is not there', 'go()', {}],
  ['a mark that stands twice', '// guard: it\ngo()\n// guard: it\ngo()', {}],
  ['a node that is not there', '// guard: it\ngo()', { node: 'call 2' }],
  ['a text that stands twice', '// guard: it\ngo(1 + 1)', { find: '1' }],
  ['what would be no code', '// guard: it\ngo()', { becomes: 'if (' }],
  ['a name that was renamed meanwhile', '// guard: it\ngo(db)', { becomes: 'go(tx)' }],
])('a mutant is out of date with %s', (_, text, change) => {
  expect(() => breakGuard('it.ts', text, { guard: 'it', becomes: '', ...change })).toThrow()
})
