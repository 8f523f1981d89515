import { cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import { findPage, type ListedRow, listMoves, listPages } from './content.store.ts'
import type { PageRow } from './content.tables.ts'

/** Pages whose bodies a process remembers. */
const MOST_REMEMBERED = 50

/** What pages show of the list of content pages, by the word that a change of any of them concerns. */
export const CONTENT = 'content'

export interface Content {
  /** Those that shoppers may read, in the order in which they were made. */
  visible(): Promise<readonly ListedRow[]>
  /** The one that has this address, or had it before; undefined for a draft as well. */
  find(slug: string): Promise<PageRow | undefined>
  /** Call after a write of this process was committed: what is read from now on shows it. */
  forget(): void
}

/** For rooms that show content pages. */
export interface ContentServices extends Services {
  readonly content: Content
}

/** The content pages as this process knows them: which there are is read once, so that an address of none costs no question. */
export function openContent({ db, databaseNotices, responseCache }: Services): Content {
  const index = cached(databaseNotices, CONTENT, async () => {
    const [pages, moves] = await Promise.all([listPages(db), listMoves(db)])
    // guard: drafts-unseen
    const visible = pages.filter((page) => page.visible)
    const ids = new Set(visible.map(({ id }) => id))
    const addresses = new Map([
      ...moves.flatMap(({ slug, pageId }) => (ids.has(pageId) ? [[slug, pageId] as const] : [])),
      ...visible.map(({ slug, id }) => [slug, id] as const),
    ])
    return { visible, addresses }
  })
  const bodies = cached(databaseNotices, CONTENT, (id: string) => findPage(db, id), {
    keyOf: (id) => id,
    max: MOST_REMEMBERED,
  })
  const drop = () => {
    // guard: cache-follows-content
    responseCache.drop([CONTENT])
  }
  databaseNotices.on(CONTENT, drop)
  return {
    visible: async () => (await index.get()).visible,
    async find(slug) {
      const id = (await index.get()).addresses.get(slug)
      const page = id === undefined ? undefined : await bodies.get(id)
      return page?.visible ? page : undefined
    },
    forget() {
      index.forget()
      bodies.forget()
      drop()
    },
  }
}
