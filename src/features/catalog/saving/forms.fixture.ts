import sharp from 'sharp'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop } from '../../../../test/fixtures/shop.ts'

export type Fields = Record<string, string | File | (string | File)[]>

async function picture(background: string, name = 'saree.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 34, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one)
  }
  return form
}

/** A shop with goods, and what its admin sends by forms of products and categories. */
export async function openFormShop() {
  const shop = await openTestShop()
  const people = await cast(shop)
  return {
    shop,
    people,
    goods: await stockGoods(shop),
    picture,
    png: await picture('#8a1a2e'),
    post: (path: string, fields: Fields) =>
      shop.call('POST', `/api/admin/${path}`, { as: people.adminAsha, form: formOf(fields) }),
  }
}
