import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { withLocalizedName } from '#/features/catalog/names/productNames.ts'
import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { HOUR_SECONDS } from '#/platform/time/spans.rules.ts'
import { askRestock } from './askRestock.actions.ts'
import { m } from './messages/restock.messages.ts'
import * as contract from './restock.contract.ts'
import { presentWaiting } from './restock.present.ts'
import * as store from './restock.store.ts'
import { readUnsubscribeToken } from './unsubscribe.ts'
import { listWaitedFor } from './waiting.store.ts'

/** Rows of the shopkeeper's list. */
const MOST_LISTED = 200

const noSuchSize = () => {
  const message = m.noSuchSize()
  return failures.invalid({ message, errors: [{ field: 'size', message }] })
}

const messages = {
  confirm: m.willMail,
  withdraw: m.noMail,
  withdrawAll: m.noSuchMails,
} as const

export function restockApi(services: CatalogServices) {
  const { db, catalog } = services
  const perAddress = rateLimit(services, { name: 'restock-address', points: 30, seconds: HOUR_SECONDS })
  // Nobody's inbox is filled by somebody else.
  const perEmail = rateLimit(services, { name: 'restock-email', points: 5, seconds: HOUR_SECONDS })

  const findLinked = async (token: string) => {
    const wish = await store.findByToken(db, token)
    if (!wish) throw failures.not_found()
    return wish
  }

  return roomApi()
    .openapi(contract.askRestock, async (c) => {
      const { productId, size, email } = c.req.valid('json')
      const { caller } = c.var
      await perAddress.consume(c.var.address)
      if (!isId(productId) || !(await catalog.has(productId))) throw failures.not_found()
      const wanted = { productId, size }
      const product = (await catalog.current()).find(productId)
      if (size !== '' && !product?.sizes.includes(size)) throw noSuchSize()
      if (caller) {
        await askRestock(services, { userId: caller.id }, wanted)
        return c.json({ message: messages.confirm(), toConfirm: false }, 201)
      }
      if (!email) throw failures.unauthenticated()
      const address = email.toLowerCase()
      // guard: restock-per-email
      await perEmail.consume(address)
      await askRestock(services, { email: address, language: currentLanguage() }, wanted)
      return c.json({ message: m.pressButton(), toConfirm: true }, 201)
    })
    .openapi(contract.listRestockWishes, async (c) => {
      const rows = await store.wishesOf(db, { userId: callerOf(c).id })
      const wishes = rows.map(withLocalizedName).map(({ id, productId, name, slug, size, createdAt }) => ({
        _id: id,
        productId,
        name,
        slug,
        size,
        createdAt: createdAt.toISOString(),
      }))
      return c.json(wishes, 200)
    })
    .openapi(contract.withdrawRestockWish, async (c) => {
      await store.deleteWish(db, { userId: callerOf(c).id }, c.req.valid('param')._id)
      return c.json({ message: messages.withdraw() }, 200)
    })
    .openapi(contract.unsubscribeFromRestock, async (c) => {
      const person = await readUnsubscribeToken(services, c.req.valid('param').token)
      if (!person) throw failures.not_found()
      await store.deleteWishesOf(db, person)
      return c.json({ message: messages.withdrawAll() }, 200)
    })
    .openapi(contract.openRestockUnsubscribe, (c) =>
      c.redirect(`/back-in-stock/${encodeURIComponent(c.req.valid('param').token)}`, 303),
    )
    .openapi(contract.listWaiting, async (c) =>
      c.json(presentWaiting(await listWaitedFor(db, MOST_LISTED)), 200),
    )
    .openapi(contract.readRestockLink, async (c) => {
      const { name, slug, size, confirmedAt } = withLocalizedName(
        await findLinked(c.req.valid('param').token),
      )
      return c.json({ name, slug, size, isConfirmed: confirmedAt !== null }, 200)
    })
    .openapi(contract.answerRestockLink, async (c) => {
      const { id, userId, email } = await findLinked(c.req.valid('param').token)
      const { answer } = c.req.valid('json')
      const person = userId ? { userId } : { email: email ?? '' }
      if (answer === 'confirm') await store.confirmWish(db, id)
      else if (answer === 'withdraw') await store.deleteWish(db, person, id)
      else await store.deleteWishes(db, person)
      return c.json({ message: messages[answer]() }, 200)
    })
}

export type RestockApi = ReturnType<typeof restockApi>
