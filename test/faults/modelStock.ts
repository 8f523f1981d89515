import { countsSizes, type GoodsModel, isSame, type Real, summed } from './model.ts'
import { command, pick } from './modelTools.ts'

/** Sends the admin's form. @throws Error when the shop says other pieces or another price than the model */
async function save({ shop, admin }: Real, goods: GoodsModel, fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const path = `/api/admin/product/update/${goods.id}`
  const { status, body } = await shop.call('POST', path, { as: admin, form })
  const { stock, pricePaise } = summed(goods)
  isSame(
    [status, body.product?.quantity, Math.round((body.product?.price ?? 0) * 100)],
    [200, stock, pricePaise],
    'saving goods',
  )
}

/** The sizes as the form sends them; each says its price. @param shown what the form showed of each */
const offersText = ({ offers }: GoodsModel, shown: readonly number[] = []): string =>
  JSON.stringify(
    offers.map(({ size, stock, pricePaise }, at) => ({
      ...{ size, price: pricePaise / 100, quantity: stock },
      ...(shown[at] !== undefined && { quantityWas: shown[at] }),
    })),
  )

/** The stock and price of one offer as they are typed, beside the stock that was shown. `late`: so many were sold in between. */
export const restock = (which: number, offerAt: number, quantity: number, rupees: number, late: number) =>
  command(`restock(${which}, ${offerAt}, ${quantity}, ${rupees}, ${late})`, async ({ goods }, real) => {
    const wanted = pick(goods, which)
    const offer = pick(wanted.offers, offerAt)
    const shown = wanted.offers.map(({ stock }) => stock)
    const was = offer.stock + late
    offer.stock = quantity
    offer.pricePaise = rupees * 100
    const fields: Record<string, string> = countsSizes(wanted)
      ? {
          offers: offersText(
            wanted,
            shown.map((stock, at) => (wanted.offers[at] === offer ? was : stock)),
          ),
        }
      : { quantity: String(quantity), quantityWas: String(was), price: String(rupees) }
    offer.stock = Math.max(0, quantity - late)
    await save(real, wanted, fields)
  })

/** Goods with sizes come to count each of them, or no more: pieces of before stay, as far as they are counted. */
export const countOtherwise = (which: number) =>
  command(`countOtherwise(${which})`, async ({ goods }, real) => {
    const wanted = pick(goods, which)
    if (wanted.sizes.length === 0) return
    const { stock, pricePaise } = summed(wanted)
    if (countsSizes(wanted)) {
      wanted.offers = [{ size: '', stock, pricePaise }]
      return save(real, wanted, { offers: '[]', quantity: String(stock) })
    }
    wanted.offers = wanted.sizes.map((size, at) => ({
      ...{ size, stock: at === 0 ? stock : 1 },
      pricePaise: pricePaise + at * 100,
    }))
    return save(real, wanted, { offers: offersText(wanted) })
  })
