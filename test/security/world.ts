import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { savedAddressInputSchema } from '../../src/features/addresses/addresses.schema.ts'
import { insertSavedAddress } from '../../src/features/addresses/addresses.store.ts'
import { savedAddresses } from '../../src/features/addresses/addresses.tables.ts'
import { changeImport } from '../../src/features/catalog/import/import.store.ts'
import { wholeBody } from '../../src/features/content/bodies.fixture.ts'
import { insertPage } from '../../src/features/content/content.store.ts'
import { documentOf } from '../../src/features/home/document.rules.ts'
import { writeDraft } from '../../src/features/home/home.store.ts'
import { sectionSchema } from '../../src/features/home/sections.schema.ts'
import { insertEvent } from '../../src/features/orders/life.store.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../src/features/orders/tables/payments.tables.ts'
import { insertWish, wishesOf } from '../../src/features/restock/restock.store.ts'
import { unsubscribeToken } from '../../src/features/restock/unsubscribe.ts'
import { writePhotos } from '../../src/features/reviews/photos.store.ts'
import { writeReview } from '../../src/features/reviews/reviews.store.ts'
import { insertSynonyms } from '../../src/features/search/search.store.ts'
import { changeSettings } from '../../src/features/shop/shop.store.ts'
import { insertChart } from '../../src/features/sizing/sizing.store.ts'
import { sizeCharts } from '../../src/features/sizing/sizing.tables.ts'
import { insertBanner, listBanners } from '../../src/features/visuals/visuals.store.ts'
import { codeOf } from '../fixtures/authenticator.ts'
import { addCollection } from '../fixtures/collections.ts'
import { addCategory, addProduct } from '../fixtures/goods.ts'
import { beginGoogle, type GoogleIssuer } from '../fixtures/googleIssuer.ts'
import { addDraft, csv, zipOf } from '../fixtures/imports.ts'
import { addOffer } from '../fixtures/offers.ts'
import { cast, type KnownPerson, signUp } from '../fixtures/people.ts'
import { cardEnv, sign } from '../fixtures/razorpayDouble.ts'
import type { Call, TestShop } from '../fixtures/shop.ts'
import { clip } from '../fixtures/videos.ts'
import type { Role, Row } from './matrix.ts'

export type People = Record<Role, { token?: string; id?: string; email?: string }>

export interface World {
  readonly shop: TestShop
  readonly people: People
  readonly owner: KnownPerson
  readonly picture: Uint8Array
  readonly google: GoogleIssuer | undefined
}

/** `google` is the issuer the shop believes, where log-in with Google is part of the test. */
export async function makeWorld(shop: TestShop, google?: GoogleIssuer): Promise<World> {
  const { meera, ravi, adminAsha, visitor } = await cast(shop)
  await signUp(shop, 'Second Admin', 'admin')
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#8a1a3a' } })
    .png()
    .toBuffer()
  return { shop, google, owner: meera, people: { V: visitor, O: meera, X: ravi, A: adminAsha }, picture }
}

interface Request extends Call {
  /** What stands for each `{name}` in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
}

const billingAddress = {
  name: 'Meera Iyer',
  email: 'meera@example.com',
  address: '14 Second Main Road',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  zipCode: '600004',
  contact: '9876543210',
}

/** An address under a name of its own. */
const savedAddress = () => ({ ...billingAddress, label: unique() })

/** An address in the owner's book. */
async function ownAddress({ shop, owner }: World): Promise<string> {
  const fields = savedAddressInputSchema.parse(savedAddress())
  const { id } = await shop.services.db.transaction(async (tx) => {
    await tx.delete(savedAddresses).where(eq(savedAddresses.customerId, owner.id))
    return insertSavedAddress(tx, owner.id, fields)
  })
  return id
}

/** A word that is nobody else's: it begins with a letter, as a number is no word of a search. */
const unique = () => `x${randomUUID().slice(0, 8)}`

const synonymGroup = ({ shop }: World) => insertSynonyms(shop.services.db, ['toran', unique()])

const form = (fields: Record<string, string | Blob>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const product = ({ shop }: World) => addProduct(shop, { name: `Silk ${unique()}` })

const file = (body: string | Uint8Array) => ({
  body: body as BodyInit,
  headers: { 'content-type': 'application/octet-stream' },
})

/** A draft of an import that no entry in the log tells of. */
const draft = async ({ shop, people }: World) => ({
  params: { _id: await addDraft(shop, people.A.id ?? '') },
})

/** An item in the owner's bag, and the bag it lies in. */
async function bagItem(world: World) {
  const { id } = await product(world)
  const { body } = await world.shop.call('POST', `/api/cart/add/${id}`, { as: world.owner, json: {} })
  return { itemId: body.currentCart.items.at(-1)._id, cartId: body.currentCart._id }
}

async function order(world: World, payment: 'upi' | 'cod' | 'card' = 'upi') {
  const { cartId } = await bagItem(world)
  const json = { billingAddress: { ...billingAddress, payment }, device: 'desktop' }
  const { body } = await world.shop.call('POST', `/api/cart/place-order/${cartId}`, { as: world.owner, json })
  return body.order
}

/** A card order whose payment was started, so that no provider has to answer. */
async function cardOrder(world: World) {
  const placed = await order(world, 'card')
  const providerOrderId = `order_${unique()}`
  await world.shop.services.db
    .update(payments)
    .set({ providerOrderId })
    .where(eq(payments.orderId, placed._id))
  return { params: { _id: placed._id }, providerOrderId }
}

async function packedOrder(world: World) {
  const { db } = world.shop.services
  await changeSettings(db, { gstin: '09ABCDE1234F1Z5' })
  const { _id } = await order(world)
  await db.update(orders).set({ status: 'packed' }).where(eq(orders.id, _id))
  return { params: { _id } }
}

async function paidOrder(world: World) {
  const placed = await order(world)
  await world.shop.services.db
    .update(payments)
    .set({ status: 'Completed' })
    .where(eq(payments.orderId, placed._id))
  return placed
}

async function deliveredOrder(world: World) {
  const placed = await paidOrder(world)
  const { db } = world.shop.services
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, placed._id))
  await insertEvent(db, { orderId: placed._id, event: 'delivered' })
  return placed
}

/** A picture as a form sends it. */
function photoForm({ picture }: World): FormData {
  const data = new FormData()
  data.set('photos', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }))
  return data
}

/** An order of which the owner wants to send a piece back. */
async function requestedReturn(world: World) {
  const { _id, items } = await deliveredOrder(world)
  const requestId = randomUUID()
  const lines = [{ item: items[0]._id, pieces: 1 }]
  await world.shop.call('POST', `/api/order/${_id}/return-request`, {
    as: world.owner,
    json: { requestId, lines, reason: 'size' },
  })
  return { params: { _id }, json: { requestId } }
}

/** The id of a refund that a cancellation owes. */
async function dueRefund(world: World): Promise<string> {
  const { _id } = await paidOrder(world)
  const { body } = await world.shop.call('POST', `/api/order/${_id}/cancel`, { as: world.owner })
  return body.refunds[0]._id
}

const sizeChartFields = () => ({
  name: `Kurtas ${unique()}`,
  garment: 'kurta' as const,
  advice: '',
  columns: [{ of: 'body' as const, point: 'bust' as const }],
  rows: [{ size: 'M', values: [914] }],
})

const sizeChart = (shop: TestShop): Promise<string> => insertChart(shop.services.db, sizeChartFields())

const pageFields = () => ({
  title: `Story ${unique()}`,
  slug: `story-${unique()}`,
  description: '',
  visible: true,
  inFooter: false,
  body: wholeBody([]),
})

const contentPage = ({ shop }: World) => insertPage(shop.services.db, pageFields())
const collection = ({ shop }: World) => addCollection(shop, { name: `Edit ${unique()}` })

const collectionBySlug = async (world: World) => {
  const { id, slug } = await collection(world)
  world.shop.services.collections.changed(id)
  return { params: { slug } }
}

const collectionById = async (world: World) => ({ params: { _id: (await collection(world)).id } })

const offerById = async ({ shop }: World) => ({
  params: { _id: (await addOffer(shop, { label: `Offer ${unique()}` })).id },
})

const soldOut = ({ shop }: World) => addProduct(shop, { name: `Gone ${unique()}`, quantity: 0 })

async function restockWish(world: World): Promise<string> {
  const productId = (await soldOut(world)).id
  return insertWish(world.shop.services.db, { userId: world.owner.id }, { productId, size: '' })
}

async function restockToken(world: World): Promise<string> {
  const id = await restockWish(world)
  const wishes = await wishesOf(world.shop.services.db, { userId: world.owner.id })
  return wishes.find((wish) => wish.id === id)?.token ?? ''
}

const endToken = ({ shop, owner }: World) => unsubscribeToken(shop.services, { userId: owner.id })

const user = (shop: TestShop, role?: 'customer' | 'admin') =>
  // A name has letters only; each digit has one of its own, or two users could be namesakes.
  signUp(shop, `User ${unique().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`, role)

/** What an admin does to the own account is done to one made for it; everybody else stays who they are. */
async function adminOfItsOwn({ shop, people, owner }: World, role: Role) {
  if (role === 'A') return user(shop, 'admin')
  return { password: owner.password, ...people[role] }
}

/** The key of a second factor that waits for its first code; empty for those who may not have one. */
async function enrol({ shop }: World, as: { token?: string; password: string }): Promise<string> {
  const json = { password: as.password }
  const { body } = await shop.call('POST', '/api/admin/two-factor', { as, json })
  return body.secret ?? ''
}

const homeText = { id: '01890a5d-ac96-774b-bcce-b302099a8057', kind: 'text', text: 'Woven by hand' }

/** For every endpoint a request that would succeed for its owner or an admin, on a thing made for this one call. */
export const requests: Readonly<Record<string, (world: World, role: Role) => Request | Promise<Request>>> = {
  'GET /api/admin/banner/all': () => ({}),
  'GET /api/admin/banner/slidingText': () => ({}),
  'GET /api/home': () => ({}),
  'GET /api/shop': () => ({}),
  'GET /api/admin/category': () => ({}),
  'GET /api/admin/product': () => ({}),
  'GET /api/admin/product/chosen': () => ({ query: '?ids=' }),
  'GET /api/admin/product/families': () => ({}),
  'GET /api/facets': () => ({}),
  'GET /api/product/{idOrSlug}': async (world) => ({ params: { idOrSlug: (await product(world)).id } }),
  'GET /api/product/{idOrSlug}/related': async (world) => ({
    params: { idOrSlug: (await product(world)).id },
  }),
  'GET /api/reviews/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'GET /api/menu': () => ({}),
  'GET /api/admin/menu': () => ({}),
  'POST /api/admin/menu': () => ({
    json: { items: [{ label: 'About us', target: { kind: 'information', to: '/about' } }] },
  }),
  'POST /api/admin/menu/reset': () => ({ json: { seen: {} } }),
  'GET /api/sizing/product/{idOrSlug}': async (world) => ({
    params: { idOrSlug: (await product(world)).id },
  }),
  'GET /api/sizing/chart/{_id}': async ({ shop }) => ({ params: { _id: await sizeChart(shop) } }),
  'GET /api/page': () => ({}),
  'GET /api/page/{slug}': async (world) => {
    const { slug } = await contentPage(world)
    // This process hears of it.
    world.shop.services.content.forget()
    return { params: { slug } }
  },
  'GET /api/admin/page': () => ({}),
  'GET /api/admin/page/products': () => ({ query: '?ids=' }),
  'POST /api/admin/page': () => ({ json: pageFields() }),
  'GET /api/admin/page/{_id}': async (world) => ({ params: { _id: (await contentPage(world)).id } }),
  'POST /api/admin/page/{_id}': async (world) => ({
    params: { _id: (await contentPage(world)).id },
    json: pageFields(),
  }),
  'DELETE /api/admin/page/{_id}': async (world) => ({ params: { _id: (await contentPage(world)).id } }),
  'GET /api/collection': () => ({}),
  'GET /api/collection/{slug}': collectionBySlug,
  'GET /api/collection/{slug}/products': collectionBySlug,
  'GET /api/collection/{slug}/facets': collectionBySlug,
  'GET /api/admin/offer': () => ({}),
  'POST /api/admin/offer': () => ({ json: { label: `Offer ${unique()}`, kind: 'percent', percent: 10 } }),
  'POST /api/admin/offer/preview': () => ({ json: { label: 'Tried', kind: 'percent', percent: 10 } }),
  'GET /api/admin/offer/{_id}': offerById,
  'POST /api/admin/offer/{_id}': async (world) => ({
    ...(await offerById(world)),
    json: { label: `Offer ${unique()}` },
  }),
  'POST /api/admin/offer/{_id}/active': async (world) => ({
    ...(await offerById(world)),
    json: { active: false },
  }),
  'DELETE /api/admin/offer/{_id}': offerById,
  'GET /api/admin/collection': () => ({}),
  'POST /api/admin/collection': () => ({ form: form({ name: `Edit ${unique()}`, by: 'rule' }) }),
  'POST /api/admin/collection/preview': () => ({ json: { by: 'rule', rule: { max: 2000 } } }),
  'GET /api/admin/collection/{_id}': collectionById,
  'POST /api/admin/collection/{_id}': async (world) => ({
    ...(await collectionById(world)),
    form: form({ visible: 'false' }),
  }),
  'DELETE /api/admin/collection/{_id}': collectionById,
  'GET /api/admin/sizing': () => ({}),
  'POST /api/admin/sizing': () => ({ json: { ...sizeChartFields(), categories: [] } }),
  'POST /api/admin/sizing/usual': async ({ shop }) => {
    await shop.services.db.delete(sizeCharts)
    return {}
  },
  'POST /api/admin/sizing/chart/{_id}': async ({ shop }) => ({
    params: { _id: await sizeChart(shop) },
    json: { ...sizeChartFields(), categories: [] },
  }),
  'DELETE /api/admin/sizing/chart/{_id}': async ({ shop }) => ({ params: { _id: await sizeChart(shop) } }),
  'GET /api/admin/sizing/product/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/admin/sizing/product/{_id}': async (world) => ({
    params: { _id: (await product(world)).id },
    json: { choice: 'none' },
  }),
  'GET /api/addresses': () => ({}),
  'POST /api/addresses': () => ({ json: savedAddress() }),
  'POST /api/addresses/{_id}': async (world) => ({
    params: { _id: await ownAddress(world) },
    json: savedAddress(),
  }),
  'DELETE /api/addresses/{_id}': async (world) => ({ params: { _id: await ownAddress(world) } }),
  'POST /api/restock': async (world) => ({
    json: { productId: (await soldOut(world)).id },
  }),
  'GET /api/restock': () => ({}),
  'DELETE /api/restock/{_id}': async (world) => ({ params: { _id: await restockWish(world) } }),
  'POST /api/restock/unsubscribe/{token}': async (world) => ({ params: { token: await endToken(world) } }),
  'GET /api/restock/unsubscribe/{token}': async (world) => ({ params: { token: await endToken(world) } }),
  'GET /api/admin/restock': () => ({}),
  'GET /api/restock/link/{token}': async (world) => ({ params: { token: await restockToken(world) } }),
  'POST /api/restock/link/{token}': async (world) => ({
    params: { token: await restockToken(world) },
    json: { answer: 'withdraw' },
  }),
  'GET /api/me': () => ({}),
  'GET /media/video/{file}': async ({ shop }) => {
    const url = await shop.services.media.storeVideo(clip('loop.webm'))
    return { params: { file: url.split('/').at(-1) ?? '' } }
  },
  'GET /media/{picture}/{file}': async ({ shop, picture }) => {
    const [, , name = '', file = ''] = (await shop.services.media.storeUpload(picture)).url.split('/')
    return { params: { picture: name, file } }
  },

  'POST /api/admin/banner/slidingText': () => ({ json: { text: 'New silks are here' } }),
  'POST /api/admin/banner/upload': () => ({
    json: { url: '/media/a.40x60.8a1a3a/40.webp', device: 'desktop', type: 'carousel' },
  }),
  'POST /api/admin/banner/order': async ({ shop }) => {
    const { db } = shop.services
    const banner = {
      url: '/media/banner.720x1280.8a1a2e/720.webp',
      device: 'mobile',
      type: 'carousel',
    } as const
    for (let more = 0; more < 2; more++) await insertBanner(db, banner)
    const kind = (await listBanners(db)).filter(
      ({ device, type }) => device === 'mobile' && type === 'carousel',
    )
    return { json: { ids: kind.map(({ id }) => id).reverse() } }
  },
  'GET /api/admin/banner/managed': () => ({}),
  'POST /api/admin/banner/details/{_id}': async ({ shop }) => ({
    params: {
      _id: (await insertBanner(shop.services.db, { url: '/media/x', device: 'mobile', type: 'carousel' })).id,
    },
    json: {
      headline: 'New silks',
      button: 'See them',
      link: '/new/saree/collections',
      until: '2099-01-01T00:00:00Z',
    },
  }),
  'DELETE /api/admin/banner/{_id}': async ({ shop }) => ({
    params: {
      _id: (await insertBanner(shop.services.db, { url: '/media/x', device: 'mobile', type: 'carousel' })).id,
    },
  }),
  'GET /api/admin/home': () => ({}),
  'POST /api/admin/home/draft': () => ({ json: { sections: [homeText] } }),
  'POST /api/admin/home/publish': async ({ shop }) => {
    await writeDraft(shop.services.db, documentOf([sectionSchema.parse(homeText)]))
    return { json: { what: 'draft' } }
  },
  'POST /api/admin/home/preview': () => ({ json: { sections: [homeText] } }),
  'GET /api/media/host': () => ({}),
  'POST /api/media/upload': ({ picture }) => ({
    form: form({ file: new Blob([Buffer.from(picture)], { type: 'image/png' }), upload_preset: 'zari' }),
  }),
  'POST /api/admin/category/store': () => ({ form: form({ name: `Category ${unique()}`, status: 'true' }) }),
  'POST /api/admin/category/update/{_id}': async ({ shop }) => ({
    params: { _id: (await addCategory(shop, { name: unique() })).id },
    form: form({ status: 'false' }),
  }),
  'DELETE /api/admin/category/delete/{_id}': async ({ shop }) => ({
    params: { _id: (await addCategory(shop, { name: unique() })).id },
  }),
  'POST /api/admin/product/store': () => ({
    form: form({ name: 'Linen Saree', slug: `linen-${unique()}`, price: '1999', quantity: '5' }),
  }),
  'POST /api/admin/product/update/{_id}': async (world) => ({
    params: { _id: (await product(world)).id },
    form: form({ price: '2499' }),
  }),
  'GET /api/admin/product/stock/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/admin/product/stock/{_id}': async (world) => ({
    params: { _id: (await product(world)).id },
    json: { pieces: 1, note: 'Counted' },
  }),
  'DELETE /api/admin/product/delete/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/admin/category/status': async ({ shop }) => ({
    json: { ids: [(await addCategory(shop, { name: unique() })).id], status: 'inactive' },
  }),
  'POST /api/admin/product/status': async (world) => ({
    json: { ids: [(await product(world)).id], status: 'inactive' },
  }),
  'GET /api/admin/launch': () => ({}),
  'GET /api/admin/feeds': () => ({}),
  'POST /api/admin/feeds/key': () => ({ json: { wanted: true } }),
  'POST /api/admin/launch/mark': () => ({ json: { key: 'policies', done: true } }),
  'POST /api/admin/launch/test-mail': () => ({}),
  'GET /brand.css': () => ({}),
  'GET /fonts/{file}': () => ({ params: { file: 'rozha-400.71bbb78c.woff2' } }),
  'GET /manifest.webmanifest': () => ({}),
  'GET /app-icon/{file}': () => ({ params: { file: 'any-192.png' } }),
  'GET /api/admin/look': () => ({}),
  'POST /api/admin/look': () => ({ json: { corners: 'round' } }),
  'POST /api/admin/shop': () => ({ json: { tagline: 'Sarees for every day' } }),

  'GET /api/admin/attribute': () => ({}),
  'POST /api/admin/attribute/update/{key}': () => ({
    params: { key: 'lining' },
    json: { values: [{ value: 'Cotton' }, { value: 'Satin' }] },
  }),
  'POST /api/admin/attribute/value/{key}': () => ({
    params: { key: 'weave' },
    json: { value: `Weave ${unique()}` },
  }),

  'GET /api/admin/import': () => ({}),
  'POST /api/admin/import': () => ({
    ...file(csv('slug,name,price,quantity', `linen-${unique()},Linen,999,5`)),
    query: '?name=products.csv',
  }),
  'GET /api/admin/import/{_id}': draft,
  'GET /api/admin/import/{_id}/preview': draft,
  'GET /api/admin/import/{_id}/report.csv': async (world) => {
    const made = await draft(world)
    await changeImport(world.shop.services.db, made.params._id, { state: 'done' })
    return made
  },
  'POST /api/admin/import/{_id}/pictures': async (world) => ({
    ...(await draft(world)),
    ...file(await zipOf({ 'pictures/a.png': world.picture })),
  }),
  'POST /api/admin/import/{_id}/values': async (world) => ({
    ...(await draft(world)),
    json: { newValues: { weave: ['Mekhela'] } },
  }),
  'POST /api/admin/import/{_id}/start': async (world) => ({ ...(await draft(world)), json: {} }),
  'DELETE /api/admin/import/{_id}': draft,
  'GET /api/admin/export/template.csv': () => ({}),
  'GET /api/admin/export/products.csv': () => ({}),
  'GET /api/admin/export/products.zip': () => ({}),

  'DELETE /api/reviews/{_id}': async (world) => {
    const { owner, shop } = world
    const { id: productId } = await product(world)
    const review = { productId, comment: 'Lovely', rating: 5 }
    return { params: { _id: (await writeReview(shop.services.db, owner, review))?.id ?? '' } }
  },
  'POST /api/admin/review/delete': async (world) => {
    const { owner, shop } = world
    const { id: productId } = await product(world)
    const review = { productId, comment: 'Lovely', rating: 5 }
    return { json: { ids: [(await writeReview(shop.services.db, owner, review)).id] } }
  },
  'GET /api/admin/review': () => ({}),
  'POST /api/reviews/{_id}/photos': async (world) => {
    const { owner, shop } = world
    const review = { productId: (await product(world)).id, comment: 'Lovely', rating: 5 }
    const { id } = await writeReview(shop.services.db, owner, review)
    return { params: { _id: id }, form: photoForm(world) }
  },
  'POST /api/admin/review/{_id}/removePhoto': async (world) => {
    const { owner, shop } = world
    const review = { productId: (await product(world)).id, comment: 'Lovely', rating: 5 }
    const { id } = await writeReview(shop.services.db, owner, review)
    const photo = '/media/photo.17x24.8a1a2e/17.webp'
    await writePhotos(shop.services.db, { id, userId: owner.id }, [photo])
    return { params: { _id: id }, json: { photo } }
  },
  'POST /api/admin/review/{_id}/answer': async (world) => {
    const { owner, shop } = world
    const review = { productId: (await product(world)).id, comment: 'Lovely', rating: 5 }
    const { id } = await writeReview(shop.services.db, owner, review)
    return { params: { _id: id }, json: { answer: 'Thank you', seen: { answer: '' } } }
  },
  'POST /api/reviews': async (world) => ({
    json: { productId: (await product(world)).id, comment: 'Soft and bright', rating: 5 },
  }),

  'POST /api/register': () => ({
    json: {
      name: 'New Person',
      email: `${unique()}@example.com`,
      password: 'silk@123',
      contact: '9812345670',
    },
  }),
  'POST /api/login': async ({ shop }) => {
    const { email, password } = await user(shop)
    return { json: { email, password } }
  },
  // A session of its own is ended, not the one that the following rows need.
  'POST /api/logout': async ({ shop }, role) => (role === 'V' ? {} : { as: await user(shop) }),
  'GET /api/google': () => ({}),
  'POST /api/auth/google-nonce': () => ({}),
  'POST /api/auth/google-login': async ({ google, shop }) => {
    const { nonce, headers } = await beginGoogle(shop)
    const claims = { nonce, sub: unique(), email: `${unique()}@example.com` }
    return { headers, json: { credential: await google?.token(claims) } }
  },
  'POST /api/me/google': async ({ google, people, shop }, role) => {
    const { id, email = 'nobody@example.com' } = people[role]
    const { nonce, headers } = await beginGoogle(shop)
    return { headers, json: { credential: await google?.token({ nonce, sub: `of ${id}`, email }) } }
  },
  'DELETE /api/me/google': () => ({}),
  'GET /api/me/shopper': () => ({}),
  'GET /api/me/events': () => ({}),
  'GET /api/me/export': () => ({}),
  // An account of its own goes, not those that the following rows need.
  'POST /api/me/erase': async ({ shop }, role) => {
    if (role === 'V') return { json: { password: 'silk@123' } }
    const as = await user(shop, role === 'A' ? 'admin' : 'customer')
    return { as, json: { password: as.password } }
  },
  'GET /api/sessions': () => ({}),
  'DELETE /api/sessions/{_id}': async ({ shop, owner: { email, password } }) => {
    const { body } = await shop.call('POST', '/api/login', { json: { email, password } })
    const as = { token: body.token }
    const list: { _id: string; current: boolean }[] = (await shop.call('GET', '/api/sessions', { as })).body
    return { params: { _id: list.find(({ current }) => current)?._id ?? '' } }
  },
  // Sessions of its own, not those that the following rows need.
  'DELETE /api/sessions': async ({ shop }, role) => (role === 'V' ? {} : { as: await user(shop) }),
  'POST /api/user/forgot-password': () => ({ json: { email: 'nobody@example.com' } }),
  'POST /api/user/reset-password/{token}': () => ({
    params: { token: 'wrong' },
    json: { password: 'silk@123' },
  }),

  'POST /api/login/two-factor': () => ({ json: { code: '000000' } }),
  'GET /api/admin/two-factor': () => ({}),
  'POST /api/admin/two-factor': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    return { as, json: { password: as.password } }
  },
  'POST /api/admin/two-factor/confirm': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    return { as, json: { code: codeOf(await enrol(world, as)) } }
  },
  'POST /api/admin/two-factor/disable': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    return { as, json: { password: as.password } }
  },
  'POST /api/admin/two-factor/recovery-codes': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    const json = { code: codeOf(await enrol(world, as)) }
    const confirmed = await world.shop.call('POST', '/api/admin/two-factor/confirm', { as, json })
    const cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0]
    const renewed = cookie && { as: {}, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
    return { as, ...renewed, json: { password: as.password } }
  },
  'GET /api/admin/audit': () => ({}),
  'GET /api/admin/alerts': () => ({}),
  'POST /api/admin/alerts/seen': () => ({}),
  'GET /api/admin/user': () => ({}),
  'GET /api/admin/user/{_id}': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/user/store': () => ({
    json: { name: 'By Hand', email: `${unique()}@example.com`, password: 'silk@123', contact: '9812345670' },
  }),
  'POST /api/admin/user/status': async ({ shop }) => ({
    json: { ids: [(await user(shop)).id], status: 'inactive' },
  }),
  'DELETE /api/admin/user/delete/{_id}': async ({ shop }) => ({ params: { _id: (await user(shop)).id } }),
  'POST /api/admin/user/update/{_id}': ({ owner }) => ({
    params: { _id: owner.id },
    json: { contact: '9000000001' },
  }),

  'POST /api/cart': () => ({}),
  'POST /api/cart/add/{productId}': async (world) => ({
    params: { productId: (await product(world)).id },
    json: {},
  }),
  'POST /api/cart/update/{itemId}': async (world) => ({
    params: { itemId: (await bagItem(world)).itemId },
    json: { quantity: 2 },
  }),
  'DELETE /api/cart/delete/{itemId}': async (world) => ({
    params: { itemId: (await bagItem(world)).itemId },
  }),
  'POST /api/cart/place-order/{cartId}': async (world) => ({
    params: { cartId: (await bagItem(world)).cartId },
    json: { billingAddress, device: 'desktop' },
  }),

  'GET /api/admin/order': () => ({}),
  'GET /api/admin/sales': () => ({ query: '?period=30d' }),
  'POST /api/order/user': ({ owner }) => ({ json: { userId: owner.id } }),
  'GET /api/order/{_id}': async (world) => ({ params: { _id: (await order(world))._id } }),
  'POST /api/admin/order/secure-payment/{paymentId}': async (world) => ({
    params: { paymentId: (await order(world)).paymentId._id },
  }),
  'POST /api/admin/order/cash-collected/{paymentId}': async (world) => {
    const { _id, paymentId } = await order(world, 'cod')
    await world.shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, _id))
    return { params: { paymentId: paymentId._id } }
  },
  'POST /api/admin/order/undo-payment/{paymentId}': async (world) => {
    const { _id, paymentId } = await order(world)
    const path = `/api/admin/order/secure-payment/${paymentId._id}`
    await world.shop.call('POST', path, { as: world.people.A })
    const { body } = await world.shop.call('GET', `/api/order/${_id}`, { as: world.people.A })
    return { params: { paymentId: paymentId._id }, json: { event: body.paymentId.undo.event } }
  },
  'POST /api/admin/order/status/{_id}': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { status: 'packed' },
  }),
  'GET /api/admin/customer/{_id}': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/customer/{_id}/note': ({ owner }) => ({
    params: { _id: owner.id },
    json: { note: 'Likes green' },
  }),
  'GET /api/credit': () => ({}),
  'GET /api/admin/customer/{_id}/credit': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/customer/{_id}/credit': ({ owner }) => ({
    params: { _id: owner.id },
    json: { requestId: randomUUID(), amount: 5, note: 'For the wait', currentPassword: 'saree@2026' },
  }),
  'POST /api/admin/order/parcel/{_id}': async (world) => {
    const { _id } = await order(world, 'cod')
    await world.shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, _id))
    return { params: { _id }, json: { carrier: 'Delhivery', trackingNumber: 'DL2' } }
  },
  'POST /api/admin/order/note/{_id}': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { note: 'Wants it as a gift' },
  }),
  'GET /api/admin/order/queues': () => ({}),
  'POST /api/admin/order/bulk-status': async (world) => ({
    json: { status: 'packed', orders: [{ _id: (await order(world))._id }] },
  }),
  'GET /api/admin/order/export.csv': () => ({}),
  'GET /api/admin/order/slip/{_id}': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/admin/order/slips.pdf': async (world) => {
    await order(world, 'cod')
    return {}
  },
  'POST /api/admin/order/refund/{_id}': async (world) => ({
    params: { _id: (await paidOrder(world))._id },
    json: { requestId: randomUUID(), amount: 100, note: 'A pulled thread' },
  }),
  'POST /api/admin/order/late-money/{paymentId}': async (world) => {
    const { _id, paymentId } = await order(world)
    const { db } = world.shop.services
    await db.update(payments).set({ reference: '412345678901' }).where(eq(payments.orderId, _id))
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, _id))
    return { params: { paymentId: paymentId._id }, json: { arrived: true } }
  },
  'POST /api/admin/refund/send/{_id}': async (world) => ({
    params: { _id: await dueRefund(world) },
    json: { kind: 'upi', reference: '412345678901' },
  }),
  'POST /api/admin/refund/drop/{_id}': async (world) => ({
    params: { _id: await dueRefund(world) },
    json: { note: 'Went back by itself' },
  }),
  'POST /api/admin/order/return/{_id}': async (world) => {
    const { _id, items } = await paidOrder(world)
    await world.shop.services.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, _id))
    return {
      params: { _id },
      json: { requestId: randomUUID(), lines: [{ item: items[0]._id, pieces: 1 }], reason: 'size' },
    }
  },
  'POST /api/order/{_id}/return-request': async (world) => {
    const { _id, items } = await deliveredOrder(world)
    return {
      params: { _id },
      json: { requestId: randomUUID(), lines: [{ item: items[0]._id, pieces: 1 }], reason: 'size' },
    }
  },
  'POST /api/order/{_id}/return-request/withdraw': requestedReturn,
  'POST /api/order/{_id}/return-request/answer': async (world) => {
    const { params, json } = await requestedReturn(world)
    await world.shop.call('POST', `/api/admin/order/return-request/question/${params._id}`, {
      as: world.people.A,
      json: { ...json, note: 'Which tear?' },
    })
    return { params, json: { ...json, words: 'That of the border' } }
  },
  'POST /api/order/{_id}/return-request/{requestId}/photos': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params: { ...params, ...json }, form: photoForm(world) }
  },
  'GET /api/order/{_id}/return-photo/{photo}': async (world) => {
    const { params, json } = await requestedReturn(world)
    const path = `/api/order/${params._id}/return-request/${json.requestId}/photos`
    const { body } = await world.shop.call('POST', path, { as: world.owner, form: photoForm(world) })
    return { params: { ...params, photo: body.returnRequests[0].photos[0].split('/').at(-1) } }
  },
  'POST /api/admin/order/return-request/accept/{_id}': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params, json: { ...json, handover: 'send', note: 'To our shop in Chennai' } }
  },
  'POST /api/admin/order/return-request/question/{_id}': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params, json: { ...json, note: 'Which tear?' } }
  },
  'POST /api/admin/order/return-request/refuse/{_id}': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params, json: { ...json, note: 'The tags are gone' } }
  },
  'POST /api/order/{_id}/cancel-items': async (world) => {
    const { _id, items } = await order(world)
    return { params: { _id }, json: { requestId: randomUUID(), lines: [{ item: items[0]._id, pieces: 1 }] } }
  },
  'POST /api/order/{_id}/again': async (world) => ({ params: { _id: (await order(world))._id } }),
  'POST /api/order/{_id}/cancel': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/order/{_id}/upi': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/order/{_id}/upi-qr.svg': async (world) => ({ params: { _id: (await order(world))._id } }),
  'POST /api/order/{_id}/upi-reference': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { reference: '412345678901' },
  }),
  'GET /api/order/addresses': () => ({}),
  'GET /api/order/{_id}/invoice.pdf': packedOrder,
  'GET /api/order/{_id}/credit-note/{creditNoteId}': async (world) => {
    const { params } = await packedOrder(world)
    const { shop, owner } = world
    await shop.call('GET', `/api/order/${params._id}/invoice.pdf`, { as: owner })
    await shop.call('POST', `/api/order/${params._id}/cancel`, { as: world.people.A })
    const { body } = await shop.call('GET', `/api/order/${params._id}`, { as: owner })
    return { params: { ...params, creditNoteId: body.creditNotes[0]._id } }
  },

  'GET /api/payment-options': () => ({}),
  'POST /api/order/{_id}/card/start': async (world) => ({ params: (await cardOrder(world)).params }),
  'POST /api/order/{_id}/card/verify': async (world) => {
    const { params, providerOrderId } = await cardOrder(world)
    const json = {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: providerOrderId,
      razorpay_signature: sign(`${providerOrderId}|pay_1`, cardEnv.RAZORPAY_KEY_SECRET),
    }
    return { params, json }
  },
  'POST /api/order/{_id}/pay-another-way': async (world) => ({
    params: (await cardOrder(world)).params,
    json: { payment: 'cod' },
  }),
  'POST /api/payment/{provider}/webhook': () => {
    const body = JSON.stringify({ event: unique() })
    const headers = { 'x-razorpay-signature': sign(body, cardEnv.RAZORPAY_WEBHOOK_SECRET) }
    return { params: { provider: 'razorpay' }, body, headers }
  },

  'POST /api/wishlist': async (world) => ({
    json: { userId: world.owner.id, productId: (await product(world)).id },
  }),
  'GET /api/wishlist/{userId}': ({ owner }) => ({ params: { userId: owner.id } }),
  'DELETE /api/wishlist/{userId}/{productId}': async (world) => ({
    params: { userId: world.owner.id, productId: (await product(world)).id },
  }),
  'GET /api/search': () => ({ query: '?q=silk' }),
  'GET /api/search/suggestions': () => ({ query: '?q=silk' }),
  'GET /api/search/products': () => ({ query: '?q=silk' }),
  'GET /api/search/facets': () => ({ query: '?q=silk' }),
  'POST /api/search/missed': () => ({ json: { q: 'sherwani' } }),
  'GET /api/admin/mail': () => ({}),
  'GET /api/admin/mail/{kind}': () => ({ params: { kind: 'order.placed' } }),
  'POST /api/admin/mail/{kind}': () => ({
    params: { kind: 'welcome' },
    json: { greeting: `Namaste ${unique()}` },
  }),
  'GET /api/admin/search': () => ({}),
  'POST /api/admin/search/synonyms': () => ({ json: { words: 'toran, bandanwar' } }),
  'POST /api/admin/search/synonyms/{_id}': async (world) => ({
    params: { _id: (await synonymGroup(world)).id },
    json: { words: `toran, ${unique()}` },
  }),
  'DELETE /api/admin/search/synonyms/{_id}': async (world) => ({
    params: { _id: (await synonymGroup(world)).id },
  }),
  'DELETE /api/admin/search/missed/{word}': () => ({ params: { word: 'sherwani' } }),
}

/** The request of a row: its address and what goes with it. */
export async function requestOf(world: World, row: Row, role: Role) {
  const make = requests[`${row.method} ${row.path}`]
  if (!make) throw new Error(`No request for ${row.method} ${row.path}`)
  const { params = {}, query = '', ...call } = await make(world, role)
  return { path: row.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '') + query, call }
}

/** Sends the request of a row as somebody. */
export async function send(world: World, row: Row, role: Role, as: { token?: string } = world.people[role]) {
  const { path, call } = await requestOf(world, row, role)
  return world.shop.call(row.method, path, { as, ...call })
}
