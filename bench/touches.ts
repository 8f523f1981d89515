import type { Page } from 'playwright-core'

/** What a shopper does, as a table names it, and how; nothing where the page has none of it. */
export type Touch = readonly [name: string, touch: (page: Page) => Promise<unknown>]

const dialog = (page: Page) => page.getByRole('dialog')

/** A dialog that a button opens, and Esc closes. */
const opens = (what: string, button: string | RegExp): Touch[] => [
  [
    `open ${what}`,
    async (page) => {
      await page.getByRole('button', { name: button }).first().tap()
      await dialog(page).waitFor()
    },
  ],
  [
    `close ${what}`,
    async (page) => {
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
    },
  ],
]

const onEveryPage: readonly Touch[] = [
  ...opens('menu', 'Menu'),
  ...opens('search', 'Search'),
  [
    'open category',
    async (page) => {
      const bar = page.locator('.dropdown summary').filter({ visible: true })
      if ((await bar.count()) === 0) return
      await bar.first().tap()
      await page.locator('.dropdown[open]').waitFor()
    },
  ],
]

/** By the name of the page in `shop.pages`. */
const onPage: Readonly<Record<string, readonly Touch[]>> = {
  listing: opens('filters', 'Filter and sort'),
  detail: [
    [
      'next picture',
      async (page) => {
        const dot = page.getByRole('button', { name: /^Show picture 2 of \d+$/ })
        if ((await dot.count()) > 0) await dot.first().tap()
      },
    ],
    [
      'choose size',
      async (page) => {
        const sizes = page.locator('main input[type=radio]:enabled')
        if ((await sizes.count()) > 0) await sizes.last().tap({ force: true })
      },
    ],
  ],
}

/** What is touched on a page, one after the other. */
export const touchesOf = (page: string): readonly Touch[] => [...(onPage[page] ?? []), ...onEveryPage]
