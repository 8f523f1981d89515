import { summaryOf } from './body.rules.ts'
import type { FooterPage, ListedPage, ManagedPage } from './content.schema.ts'
import type { ListedRow } from './content.store.ts'
import type { PageRow } from './content.tables.ts'

export const presentListed = (row: ListedRow): ListedPage => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  visible: row.visible,
  inFooter: row.inFooter,
  updatedAt: row.updatedAt.toISOString(),
})

export const presentManaged = (row: PageRow): ManagedPage => ({ ...presentListed(row), body: row.body })

/** As shoppers get it, without its products. */
export const presentPage = ({ slug, title, description, body }: PageRow) => ({
  ...{ slug, title, description: description || summaryOf(body), body },
})

export const presentFooterPage = ({ slug, title }: ListedRow): FooterPage => ({ slug, title })
