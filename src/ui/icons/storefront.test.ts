import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('each icon of the first pages has its shape in the file that pages carry, and each shape an icon or ornament', async () => {
  const read = (file: string) => readFile(`src/ui/${file}`, 'utf8')
  const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()
  const icons = found(await read('icons/storefront.tsx'), /shape\('([\w-]+)'\)/g)
  const ornaments = found(await read('kit/Ornament.tsx'), /#i-([\w-]+)/g)
  expect(icons.length).toBeGreaterThan(20)
  const shapes = found(await read('icons/storefront.svg'), /<g id="i-([\w-]+)">/g)
  expect(shapes).toEqual([...icons, ...ornaments].sort())
})
