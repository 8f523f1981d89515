import type { Block, PageBody } from './body.schema.ts'

export const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})

export const picture = (src: string, alt = 'A saree on a loom', caption = '') => ({
  type: 'picture' as const,
  attrs: { src, alt, caption },
})

export const productsBlock = (ids: string[]) => ({ type: 'products' as const, attrs: { ids } })

/** A page with a bit of everything; its products stand in one row. */
export function wholeBody(ids: string[], src = '/media/loom.1020x1440.8a1a2e/1020.webp'): PageBody {
  const content: Block[] = [
    paragraph('Six yards, five steps, and no pin where it shows.'),
    picture(src),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Begin at the hip' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Tuck ' },
        { type: 'text', text: 'firmly', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'hardBreak' },
        {
          type: 'text',
          text: 'see our sarees',
          marks: [{ type: 'link', attrs: { href: '/new/saree/collections' } }],
        },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Pleats of five fingers')] }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('Turn to the left')] }] },
    { type: 'blockquote', content: [paragraph('A saree is never the same twice.')] },
    {
      type: 'pair',
      attrs: {
        pictures: [
          { src, alt: 'The pleats' },
          { src, alt: 'The pallu' },
        ],
        caption: 'Pleats and pallu',
      },
    },
    ...(ids.length > 0 ? [productsBlock(ids)] : []),
    { type: 'horizontalRule' },
    { type: 'button', attrs: { label: 'Ask us on WhatsApp', href: 'https://wa.me/919876543210' } },
  ]
  return { type: 'doc', content }
}
