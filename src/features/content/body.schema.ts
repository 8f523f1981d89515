import { z } from 'zod'
import { isOwnPicture } from '#/platform/media/picture.ts'
import { isReachLink, LONGEST_LINK, noReachLink } from '#/platform/typed/link.rules.ts'
import * as rules from './body.rules.ts'

/**
 * What a page is made of: a closed list of blocks, marks and their attributes, in the form in which the editor has them. No
 * block holds itself, so that nothing can be nested deeper than this file says; what is not named here is left out, and a
 * block or mark that is not named refuses the page.
 */

const line = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, `At most ${most} characters.`)

const href = z
  .string('Where does the link lead?')
  .trim()
  .max(LONGEST_LINK, `At most ${LONGEST_LINK} characters.`)
  // guard: page-body-links
  .refine(isReachLink, { error: noReachLink })
/** Where a link leads. */
export const linkSchema = href

const mark = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('bold') }),
    z.object({ type: z.literal('italic') }),
    z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
  ],
  'Letters are bold, italic or a link.',
)

const inline = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('text'),
      text: z.string().min(1).max(rules.LONGEST_BODY),
      marks: z.array(mark).max(3).optional(),
    }),
    z.object({ type: z.literal('hardBreak') }),
  ],
  'A line holds text alone.',
)
export type Inline = z.infer<typeof inline>

const inlines = z.array(inline).optional()
const paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const listItem = z.object({ type: z.literal('listItem'), content: z.array(paragraph).min(1).max(1) })
const items = z.array(listItem).min(1)

const shownPicture = z.object({
  src: z.string('The picture is missing.').refine(isOwnPicture, 'Please upload the picture here.'),
  alt: line(rules.LONGEST_ALT, 'Say what the picture shows, for those who do not see it.'),
})
export const shownPictureSchema = shownPicture
export type ShownPicture = z.infer<typeof shownPicture>

const caption = z
  .string()
  .trim()
  .max(rules.LONGEST_CAPTION, `At most ${rules.LONGEST_CAPTION} characters.`)
  .default('')

const products = z.object({
  ids: z
    .array(z.uuid('The id of a product.'))
    .min(1, 'Choose a product.')
    .max(rules.MOST_IN_ROW, `At most ${rules.MOST_IN_ROW} products side by side.`),
})

/** The blocks that are no text, each with what is said of it. */
export const blockAttrs = {
  picture: shownPicture.extend({ caption }),
  pair: z.object({ pictures: z.array(shownPicture).length(2, 'Two pictures side by side.'), caption }),
  button: z.object({ label: line(rules.LONGEST_BUTTON, 'What does the button say?'), href }),
  products,
} as const
export type OwnBlock = keyof typeof blockAttrs
export type BlockAttrs = { [Name in OwnBlock]: z.infer<(typeof blockAttrs)[Name]> }

const block = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.literal(rules.headingLevels, 'Headings have level 2 or 3.') }),
      content: inlines,
    }),
    paragraph,
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), content: items }),
    z.object({ type: z.literal('blockquote'), content: z.array(paragraph).min(1) }),
    z.object({ type: z.literal('picture'), attrs: blockAttrs.picture }),
    z.object({ type: z.literal('pair'), attrs: blockAttrs.pair }),
    z.object({ type: z.literal('button'), attrs: blockAttrs.button }),
    z.object({ type: z.literal('products'), attrs: blockAttrs.products }),
    z.object({ type: z.literal('horizontalRule') }),
  ],
  'Pages have no such block.',
)
export type Block = z.infer<typeof block>

export const bodySchema = z
  .object({
    type: z.literal('doc', 'This is no page.'),
    content: z
      .array(block, 'This is no page.')
      .max(rules.MOST_BLOCKS, `At most ${rules.MOST_BLOCKS} blocks: make two pages of it.`),
  })
  .refine((body) => rules.sizeOf(body) <= rules.LONGEST_BODY, 'The text is too long: make two pages of it.')
  .refine(
    (body) => rules.productsOf(body).length <= rules.MOST_PRODUCTS,
    `At most ${rules.MOST_PRODUCTS} products on one page.`,
  )
export type PageBody = z.infer<typeof bodySchema>
