import { expect, test } from 'vitest'
import { isHomePreview } from './previewMessages.ts'

test('the home page may be framed as a preview in every language, and no other page', () => {
  const isPreview = (path: string, asked?: string) => isHomePreview({ path, query: () => asked })
  expect(['/', '/hi'].map((path) => isPreview(path, ''))).toEqual([true, true])
  expect(['/', '/hi'].map((path) => isPreview(path))).toEqual([false, false])
  for (const path of ['/login', '/hi/login', '/hindi', '//hi', '/hi/'])
    expect(isPreview(path, ''), path).toBe(false)
})
