import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the provider may be called by its name, besides its own folder. */
const mayName = [
  'features/orders/rules/provider.rules.ts',
  'features/providers/registry/registry.browser.ts',
  'features/providers/registry/registry.ts',
  'features/providers/registry/returns.schema.ts',
  'platform/config/config.ts',
  'platform/config/environment.ts',
]

test('nobody but the provider’s own folder, the registries, the settings and the stored kind says its name', () => {
  const naming = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(tsx?|css|mjs)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !file.startsWith('features/providers/razorpay/') &&
      /razorpay/i.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(naming.sort()).toEqual(mayName)
})
