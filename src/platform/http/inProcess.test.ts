import { expect, test } from 'vitest'
import { callApi, renderTracked, SHOWS_HEADER } from './inProcess.ts'

const answers: Record<string, Response> = {
  '/product': new Response('', { headers: { [SHOWS_HEADER]: 'categories,product:7' } }),
  '/shop': new Response('', { headers: { [SHOWS_HEADER]: 'shop' } }),
  '/forgetful': new Response(''),
}
const ask = (path: string) => callApi(new Request(`http://in-process${path}`))
const rendered = (...paths: string[]) =>
  renderTracked(
    ({ url }) => answers[new URL(url).pathname] as Response,
    async () => {
      await Promise.all(paths.map(ask))
      return new Response('')
    },
  )

test('a page shows what the answers show that it is made of', async () => {
  const page = await rendered('/product', '/shop', '/product')
  expect(page.shows().sort()).toEqual(['categories', 'product:7', 'shop'])
})

test('what an answer does not say may be anything', async () => {
  expect((await rendered('/shop', '/forgetful')).shows().sort()).toEqual(['*', 'shop'])
})
