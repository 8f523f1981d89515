import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { lazy, Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { renderTracked } from '#/platform/http/inProcess.ts'
import { renderWhole, renderWithin } from './renderWhole.tsx'

/** A page of one part, as a process renders it that has loaded nothing yet. */
function render(Part: () => React.ReactNode, handler = renderWhole, context = {}) {
  const Lazy = lazy(async () => {
    await new Promise(setImmediate)
    return { default: Part }
  })
  const component = () => (
    <main>
      <Suspense fallback="A gap">
        <Lazy />
      </Suspense>
    </main>
  )
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component })])
  const request = new Request('http://shop.example/')
  const handle = createRequestHandler({
    createRouter: () => createRouter({ routeTree, context }),
    request,
  })
  const api = () => new Response()
  return renderTracked(api, async () => handle(handler))
}

test('parts stand in their places, also where their code comes late', async () => {
  const { page, hasFailed } = await render(() => <p>Woven by hand</p>)
  const html = await page.text()
  expect(html).toContain('<p>Woven by hand</p>')
  for (const sign of ['A gap', '<!--$?-->', 'hidden id="S:']) expect(html).not.toContain(sign)
  expect([page.status, hasFailed()]).toEqual([200, false])
})

test('a page with a broken part is sent, and said to have failed', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { page, hasFailed } = await render(() => {
    throw new Error('No loom')
  })
  expect(await page.text()).toContain('A gap')
  expect(hasFailed()).toBe(true)
  expect(said.mock.calls.flat().map(String).join(' ')).toContain('No loom')
  said.mockRestore()
})

test('a page that is never done fails after its time, and not before', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const began = performance.now()
  const never = new Promise<string>(() => undefined)
  await expect(render(() => use(never), renderWithin(300))).rejects.toMatchObject({ name: 'TimeoutError' })
  const took = performance.now() - began
  expect(took).toBeGreaterThan(290)
  expect(took).toBeLessThan(5_000)
  said.mockRestore()
})

test('nothing holds on to what a page was made of once it is sent', async () => {
  setFlagsFromString('--expose-gc')
  const collect: (options: { type: 'major'; execution: 'async' }) => Promise<void> = runInNewContext('gc')
  const sent = async () => {
    const madeOf = {}
    const { page } = await render(() => <p>Woven by hand</p>, renderWhole, { madeOf })
    await page.text()
    return new WeakRef(madeOf)
  }
  const madeOf = await sent()
  // React holds on to the last one that it rendered.
  await sent()
  await vi.waitFor(async () => {
    await collect({ type: 'major', execution: 'async' })
    expect(madeOf.deref()).toBeUndefined()
  })
})
