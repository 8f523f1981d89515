import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { m } from '../messages/catalog.messages.ts'
import { presentProduct, presentVariants } from '../present/catalog.present.ts'
import { variantsOf } from '../stock/variantFields.store.ts'
import type { IsOrdered } from '../stores/catalog.store.ts'
import type { StoredProduct } from '../tables/catalog.tables.ts'
import { deleteProduct } from './deleteProduct.actions.ts'
import { createProduct, updateProduct } from './saveProduct.actions.ts'
import * as contract from './saving.contract.ts'

/** Adding, changing and deleting products: admins only. */
export function productsApi(services: CatalogServices, isOrdered: IsOrdered) {
  const presented = async (product: StoredProduct) => ({
    ...presentProduct(product),
    ...presentVariants((await variantsOf(services.db, [product.id])).get(product.id) ?? []),
  })
  return roomApi()
    .openapi(contract.createProduct, async (c) => {
      const product = await createProduct(services, callerOf(c), c.req.valid('form'))
      return c.json({ message: m.productAdded(), product: await presented(product) }, 201)
    })
    .openapi(contract.updateProduct, async (c) => {
      const { _id } = c.req.valid('param')
      const product = await updateProduct(services, callerOf(c), _id, c.req.valid('form'))
      return c.json({ message: m.productUpdated(), product: await presented(product) }, 200)
    })
    .openapi(contract.deleteProduct, async (c) => {
      await deleteProduct(services, callerOf(c), c.req.valid('param')._id, isOrdered)
      return c.json({ message: m.productDeleted() }, 200)
    })
}
