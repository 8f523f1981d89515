/** The address of a file has `%20` for a space: whoever starts the shop from `my shop/` would find no program. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('addresses of files become paths by fileURLToPath', () => {
  const files = ['src', 'demo'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const wrong = files.filter(
    (file) =>
      /\.(ts|tsx|mjs)$/.test(file) &&
      !file.includes('.test.') &&
      /new URL\([^)]*import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})
