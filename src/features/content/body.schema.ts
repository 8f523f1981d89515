import { z } from 'zod'
import { isOwnPicture } from '#/platform/media/picture.ts'
import { isReachLink, LONGEST_LINK, noReachLink } from '#/platform/typed/link.rules.ts'
import * as rules from './body.rules.ts'
import { m } from './messages/content.messages.ts'

/**
 * What a page is made of: a closed list of blocks, marks and their attributes, in the form in which the editor has them. No
 * block holds itself, so that nothing can be nested deeper than this file says; what is not named here is left out, and a
 * block or mark that is not named refuses the page.
 */

const line = (most: number, missing: () => string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(most, { error: () => m.atMost({ most }) })

const href = z
  .string({ error: () => m.whereLink() })
  .trim()
  .max(LONGEST_LINK, { error: () => m.atMost({ most: LONGEST_LINK }) })
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
  { error: () => m.lettersAre() },
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
  { error: () => m.textAlone() },
)
export type Inline = z.infer<typeof inline>

const inlines = z.array(inline).optional()
const paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const listItem = z.object({ type: z.literal('listItem'), content: z.array(paragraph).min(1).max(1) })
const items = z.array(listItem).min(1)

const shownPicture = z.object({
  src: z.string({ error: () => m.pictureMissing() }).refine(isOwnPicture, { error: () => m.uploadHere() }),
  alt: line(rules.LONGEST_ALT, () => m.sayPicture()),
})
export const shownPictureSchema = shownPicture
export type ShownPicture = z.infer<typeof shownPicture>

const caption = z
  .string()
  .trim()
  .max(rules.LONGEST_CAPTION, { error: () => m.atMost({ most: rules.LONGEST_CAPTION }) })
  .default('')

const products = z.object({
  ids: z
    .array(z.uuid({ error: () => m.productId() }))
    .min(1, { error: () => m.chooseProduct() })
    .max(rules.MOST_IN_ROW, { error: () => m.sideBySide({ most: rules.MOST_IN_ROW }) }),
})

/** The blocks that are no text, each with what is said of it. */
export const blockAttrs = {
  picture: shownPicture.extend({ caption }),
  pair: z.object({ pictures: z.array(shownPicture).length(2, { error: () => m.twoPictures() }), caption }),
  button: z.object({ label: line(rules.LONGEST_BUTTON, () => m.buttonSays()), href }),
  products,
} as const
export type OwnBlock = keyof typeof blockAttrs
export type BlockAttrs = { [Name in OwnBlock]: z.infer<(typeof blockAttrs)[Name]> }

const block = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.literal(rules.headingLevels, { error: () => m.headingLevels() }) }),
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
  { error: () => m.noSuchBlock() },
)
export type Block = z.infer<typeof block>

export const bodySchema = z
  .object({
    type: z.literal('doc', { error: () => m.noPage() }),
    content: z
      .array(block, { error: () => m.noPage() })
      .max(rules.MOST_BLOCKS, { error: () => m.atMostBlocks({ most: rules.MOST_BLOCKS }) }),
  })
  .refine((body) => rules.sizeOf(body) <= rules.LONGEST_BODY, { error: () => m.tooLong() })
  .refine((body) => rules.productsOf(body).length <= rules.MOST_PRODUCTS, {
    error: () => m.atMostProducts({ most: rules.MOST_PRODUCTS }),
  })
export type PageBody = z.infer<typeof bodySchema>
