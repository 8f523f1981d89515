import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { shownByChosen } from '#/features/catalog/rules/subjects.rules.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { isForMembers, SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import { productsOf } from './body.rules.ts'
import { CONTENT, type ContentServices } from './content.cache.ts'
import * as contract from './content.contract.ts'
import { presentFooterPage, presentListed, presentManaged, presentPage } from './content.present.ts'
import type { ContentPage } from './content.schema.ts'
import * as store from './content.store.ts'
import { m } from './messages/content.messages.ts'
import { createPage, deletePage, updatePage } from './savePages.actions.ts'

/** Those of the products that are on sale, in their order: one that is hidden or gone leaves no hole. */
const onSale = (view: CatalogView, ids: readonly string[]) => ids.flatMap((id) => view.find(id) ?? [])

export function contentApi(services: ContentServices & CatalogServices) {
  const { db, content, catalog } = services
  return roomApi()
    .openapi(contract.listFooterPages, async (c) => {
      // guard: footer-of-members
      const mayRead = c.var.caller || isForMembers() || (await c.var.isOpen())
      const pages = mayRead ? await content.visible() : []
      c.header(SHOWS_HEADER, `${CONTENT},shop`)
      return c.json(pages.filter(({ inFooter }) => inFooter).map(presentFooterPage), 200)
    })
    .openapi(contract.readContentPage, async (c) => {
      const page = await content.find(c.req.valid('param').slug)
      if (!page) throw failures.not_found()
      const said = presentPage(page)
      const ids = productsOf(said.body)
      const products = onSale(await catalog.current(), ids)
      const shown: ContentPage = { ...said, products }
      // A shop for members shows it to them alone: nothing between keeps it for all.
      c.header(SHOWS_HEADER, [CONTENT, ...shownByChosen(ids, JSON.stringify(shown))].join())
      return c.json(shown, 200)
    })
    .openapi(contract.listContentPages, async (c) =>
      c.json((await store.listPages(db)).map(presentListed), 200),
    )
    .openapi(contract.listPageProducts, async (c) => {
      const ids = c.req.valid('query').ids.split(',').filter(isId)
      return c.json(onSale(await catalog.current(), ids), 200)
    })
    .openapi(contract.createContentPage, async (c) => {
      const page = await createPage(services, callerOf(c), c.req.valid('json'))
      return c.json({ message: m.added(), page: presentManaged(page) }, 201)
    })
    .openapi(contract.readManagedPage, async (c) => {
      const page = await store.findPage(db, c.req.valid('param')._id)
      if (!page) throw failures.not_found()
      return c.json(presentManaged(page), 200)
    })
    .openapi(contract.updateContentPage, async (c) => {
      const page = await updatePage(services, callerOf(c), c.req.valid('param')._id, c.req.valid('json'))
      return c.json({ message: m.saved(), page: presentManaged(page) }, 200)
    })
    .openapi(contract.deleteContentPage, async (c) => {
      await deletePage(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.deleted() }, 200)
    })
}

export type ContentApi = ReturnType<typeof contentApi>
