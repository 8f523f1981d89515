/** A client generated from the document buys a saree. */
import { execFile } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiDocument } from '../../src/main/http/openapi/document.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { type Listening, listen } from '../fixtures/listening.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { redocly, withDocument } from './redocly.ts'

let shop: TestShop
let server: Listening

beforeAll(async () => {
  shop = await openTestShop()
  await stockGoods(shop)
  server = await listen(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

/** As strict as the shop's own, for a program of Node that knows nothing of the shop. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'nodenext',
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
}

test('a generated client registers, logs in, finds a saree, orders it and reads the order', {
  timeout: 120_000,
}, async () => {
  const document = apiDocument(shop.services.config)
  await withDocument(document, async (file, folder) => {
    await redocly('generate-client', file, '--output', join(folder, 'client.ts'), '--error-mode', 'result')
    await copyFile('test/api/client/buyer.ts', join(folder, 'buyer.ts'))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    const types = await promisify(execFile)('node_modules/.bin/tsc', ['-p', folder]).catch((error) => error)
    expect(types.stdout).toBe('')

    const { buySaree } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'buyer.ts')).href)
    const { refused, saree, order } = await buySaree(`http://127.0.0.1:${server.port}`, {
      name: 'Leela Nair',
      email: 'leela.nair@example.com',
      password: 'Kasavu@2026',
      contact: '9876543210',
    })
    expect(refused).toBe('bad_credentials')
    expect(order).toMatchObject({
      status: 'placed',
      customer: { name: 'Leela Nair' },
      items: [{ quantity: 2 }],
      billingAddress: { payment: 'cod' },
    })
    expect(JSON.stringify(order.items)).toContain(saree.name)
  })
})
