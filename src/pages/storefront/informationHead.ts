import { type InformationPath, informationPages } from '#/features/shop/information.rules.ts'
import { type PageHead, pageHead } from '../pageHead.ts'

/** The head of an information page, as the list of them says. */
export function informationHead(path: InformationPath, shop: PageHead['shop']) {
  const page = informationPages.find((known) => known.path === path)
  return pageHead({
    shop,
    title: `${page?.title} | ${shop.name}`,
    description: page?.description ?? '',
    path,
  })
}
