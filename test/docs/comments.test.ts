/** Comments that name a file lead to one: whoever follows them after a move must not look in vain. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const names = new Set(files.map((file) => basename(file)))

/** A path or name of a file of ours in prose, or a folder below `src`. */
const named =
  /(?<![\w@/.-])((?:[\w-]+\/)*[\w-]+(?:\.\w+)*\.(?:tsx?|mjs|css|tables|rules|store|test))(?![\w/*-])|(?<![\w#/.-])(src\/[\w/-]+)(?![\w.*{-])/g

/** The lines of a file that are comments. */
const comments = (text: string): string[] => text.match(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm) ?? []

const isThere = (path: string): boolean =>
  path.includes('/')
    ? files.some((file) => file === path || file.endsWith(`/${path}`) || file.startsWith(`${path}/`))
    : names.has(path) || names.has(`${path}.ts`) || names.has(`${path}.tsx`)

test('every file that a comment names is there', () => {
  const sources = files.filter(
    (file) => /^(src|db|demo|test|bench|cluster)\/.*\.(tsx?|mjs)$/.test(file) && !file.endsWith('.gen.ts'),
  )
  const found = sources.flatMap((file) =>
    comments(readFileSync(file, 'utf8')).flatMap((line) =>
      [...line.matchAll(named)].map(([, path, folder = '']) => ({ file, path: path ?? folder })),
    ),
  )
  expect(found.length).toBeGreaterThan(40)
  // NAME stands for any.
  expect(found.filter(({ path }) => !path.includes('NAME') && !isThere(path))).toEqual([])
})
