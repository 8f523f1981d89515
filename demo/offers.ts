import { categories } from '#/features/catalog/tables/catalog.tables.ts'
import { insertCreditLine } from '#/features/credit/credit.store.ts'
import { insertOffer, type OfferColumns } from '#/features/offers/offers.store.ts'
import { serviceInputSchema } from '#/features/tailoring/tailoring.schema.ts'
import { insertService } from '#/features/tailoring/tailoring.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { paiseOf } from '#/platform/money/money.ts'

const everything = { kind: 'all', any: [], attribute: '' } as const

/** What the sample shop takes off a bag: one by itself, one with a code. */
const demoOffers: readonly (Partial<OfferColumns> & Pick<OfferColumns, 'label' | 'reward'>)[] = [
  {
    label: 'Three pieces, the cheapest at half price',
    reward: { kind: 'pieces', buy: 2, get: 1, percent: 50 },
  },
  {
    label: 'First order',
    code: 'NAMASTE10',
    reward: { kind: 'percent', percent: 10, mostPaise: 1_500_00 },
    ...{ firstOrder: true, leastPaise: 2_000_00 },
  },
]

const demoServices = [
  {
    ...{ name: 'Fall and pico', details: 'Cotton fall in the shade of the border', price: 150, days: 2 },
    of: ['saree'],
  },
  {
    name: 'Blouse stitching',
    details: 'With lining, to your measure',
    price: 850,
    days: 6,
    asksMeasurements: true,
    of: ['saree', 'occasion'],
  },
  { name: 'Tassels by hand', details: 'Along the pallu', price: 350, days: 3, of: ['saree'] },
]

/** The offers and services of the sample shop, and what a customer has to her credit. */
export async function fillOffers(tx: Db, customerId: string): Promise<void> {
  for (const offer of demoOffers) {
    await insertOffer(tx, {
      ...{ code: '', active: true, scope: everything, leastPaise: 0, leastPieces: 0, firstOrder: false },
      ...{ mostUses: null, mostUsesEach: null, combinable: false, from: null, until: null, forEmail: '' },
      ...offer,
    })
  }
  const goods = await tx.select({ id: categories.id, name: categories.name }).from(categories)
  for (const { of, ...service } of demoServices) {
    const chosen = goods.filter(({ name }) => of.includes(name)).map(({ id }) => id)
    const { price, ...fields } = serviceInputSchema.parse({ ...service, categories: chosen })
    await insertService(tx, { ...fields, pricePaise: paiseOf(price) })
  }
  const note = 'For the tassel that came loose'
  await insertCreditLine(tx, { customerId, amountPaise: 500_00, cause: 'granted', note })
}
