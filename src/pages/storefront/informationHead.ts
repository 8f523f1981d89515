import { informationHeads } from '#/features/shop/information/informationHeads.ts'
import type { InformationPath } from '#/features/shop/information.rules.ts'
import { type PageHead, pageHead } from '../pageHead.ts'

/** The head of an information page, as its words say. */
export function informationHead(path: InformationPath, shop: PageHead['shop']) {
  const { title, description } = informationHeads[path]
  return pageHead({ shop, title: `${title()} | ${shop.name}`, description: description(), path })
}
