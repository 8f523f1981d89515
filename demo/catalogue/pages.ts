import type { PageBody } from '#/features/content/body.schema.ts'
import type { NewPage } from '#/features/content/content.schema.ts'
import type { View } from '../loom/spec.ts'

type Block = PageBody['content'][number]

/** What pages of the demo shop are made with: addresses of its pictures and ids of its products. */
export interface Goods {
  readonly picture: (slug: string, view: View) => string
  readonly product: (slug: string) => string
}

const text = (words: string) => ({ type: 'text' as const, text: words })
const bold = (words: string) => ({ ...text(words), marks: [{ type: 'bold' as const }] })
const link = (words: string, href: string) => ({
  ...text(words),
  marks: [{ type: 'link' as const, attrs: { href } }],
})
type Words = ReturnType<typeof text | typeof bold | typeof link>

const paragraph = (...content: Words[]) => ({ type: 'paragraph' as const, content })
const heading = (words: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const steps = (...lines: Words[][]): Block => ({
  type: 'orderedList',
  content: lines.map((words) => ({ type: 'listItem', content: [paragraph(...words)] })),
})
const quotation = (words: string): Block => ({ type: 'blockquote', content: [paragraph(text(words))] })
const picture = (src: string, alt: string, caption = ''): Block => ({
  type: 'picture',
  attrs: { src, alt, caption },
})
const pair = (
  left: [src: string, alt: string],
  right: [src: string, alt: string],
  caption: string,
): Block => ({
  type: 'pair',
  attrs: { pictures: [left, right].map(([src, alt]) => ({ src, alt })), caption },
})
const button = (label: string, href: string): Block => ({ type: 'button', attrs: { label, href } })
const row = (...ids: string[]): Block => ({ type: 'products', attrs: { ids } })

const BANARASI = 'banarasi-katan-silk-saree-in-kumkum-red'
const KANJIVARAM = 'kanjivaram-silk-saree-with-korvai-temple-border'
const PAITHANI = 'paithani-silk-saree-with-peacock-pallu-in-peacock-blue'
const TANT = 'bengal-tant-cotton-saree-with-red-border'
const KOTA = 'kota-doria-cotton-saree-in-mint-with-gota-edge'
const LEHENGA = 'wedding-collection-zariwork-silk-lehenga-in-sindoor-red'
const LAVENDER = 'wedding-collection-zariwork-silk-lehenga-in-dusk-lavender'
const IVORY = 'wedding-collection-banarasi-silk-saree-in-ivory-and-gold'
const MAROON = 'wedding-collection-kanjivaram-silk-saree-in-temple-maroon'

/** How to drape a saree: words in steps, with the sarees that forgive a beginner. */
const draping = ({ picture: at, product }: Goods): NewPage => ({
  ...{ title: 'How to drape a saree', slug: 'how-to-drape-a-saree', visible: true, inFooter: true },
  description: 'The Nivi drape in six steps, with the sarees that are easiest to begin with.',
  body: {
    type: 'doc',
    content: [
      paragraph(
        text(
          'Nobody is born knowing it. The first time takes twenty minutes and somebody who holds the pleats; the tenth takes five. This is the Nivi drape, which most of India wears, told as we show it to customers in the shop.',
        ),
      ),
      picture(
        at(BANARASI, 'pallu'),
        'The pallu of a kumkum red Banarasi silk saree, spread out to its fringe',
        'The pallu of the Banarasi katan in kumkum red: it goes over the shoulder in step three',
      ),
      heading('What you need'),
      {
        type: 'bulletList',
        content: [
          [
            bold('A petticoat'),
            text(' tied at the waist as tight as you can sit in: it carries all of the weight.'),
          ],
          [
            bold('A blouse'),
            text(' and the shoes that you will wear, before you begin. The hem follows the heel.'),
          ],
          [bold('Two safety pins'), text(': one for the pleats, one for the shoulder.')],
        ].map((words) => ({ type: 'listItem', content: [paragraph(...words)] })),
      },
      heading('The six steps'),
      steps(
        [
          bold('Tuck the plain end'),
          text(
            ' into the petticoat at your right hip and go once around you to the left, the hem just off the floor.',
          ),
        ],
        [bold('Bring it around once more'), text(' and let the rest hang: that is your pallu.')],
        [
          bold('Fold the pallu'),
          text(' in pleats as wide as your hand and lay it over the left shoulder, to the knee. Pin it.'),
        ],
        [
          bold('Pleat what is left in front'),
          text(', five to seven pleats of five fingers each, the edges one behind the other.'),
        ],
        [
          bold('Tuck the pleats'),
          text(' in a little left of the navel, facing left, and pin them to the petticoat from inside.'),
        ],
        [bold('Walk.'), text(' Sit down and get up. If the pleats stay, so will the saree.')],
      ),
      quotation('My grandmother said: if you can climb a rickshaw in it, it is draped.'),
      pair(
        [at(KANJIVARAM, 'border'), 'The temple border of a green Kanjivaram silk saree, over its pallu'],
        [at(KOTA, 'folds'), 'A mint Kota Doria saree in loose folds, with small woven squares'],
        'Heavy silk keeps its pleats by itself; light cotton wants a little starch',
      ),
      heading('Easiest to begin with'),
      paragraph(
        text(
          'Handloom cotton is forgiving: it does not slide, and the pleats stay where you put them. Look at ',
        ),
        link('all our sarees', '/new/saree/collections'),
        text(', or begin with one of these.'),
      ),
      row(product(TANT), product(KOTA), product(BANARASI)),
    ],
  },
})

/** The wedding lookbook: pictures first, in pairs, and what is on them. */
const weddings = ({ picture: at, product }: Goods): NewPage => ({
  ...{ title: 'The wedding lookbook', slug: 'wedding-lookbook', visible: true, inFooter: true },
  description: 'Reds, ivories and one peacock blue: what we would wear from the haldi to the reception.',
  body: {
    type: 'doc',
    content: [
      paragraph(
        text(
          'A wedding is five days and as many colours. These are the pieces that we would take along, from the morning with turmeric to the last photograph.',
        ),
      ),
      pair(
        [
          at(LEHENGA, 'set'),
          'A sindoor red silk lehenga folded, its worked choli on it and the dupatta beside',
        ],
        [at(MAROON, 'folds'), 'A Kanjivaram silk saree in temple maroon, in deep folds'],
        'For the hour itself: red, and a deeper red',
      ),
      row(product(LEHENGA), product(MAROON)),
      { type: 'horizontalRule' },
      heading('For those who stand beside'),
      pair(
        [at(PAITHANI, 'pallu'), 'The pallu of a peacock blue Paithani silk saree, with peacocks in gold'],
        [at(PAITHANI, 'folds'), 'The saree that it belongs to, in deep folds'],
        'A Paithani is read from its pallu',
      ),
      heading('The reception'),
      pair(
        [at(IVORY, 'fold'), 'An ivory Banarasi silk saree with gold, folded, its red pallu on top'],
        [
          at(LAVENDER, 'set'),
          'A lavender silk lehenga folded, its worked choli on it and the dupatta beside',
        ],
        'Ivory and gold by candlelight, lavender for the dance',
      ),
      row(product(PAITHANI), product(IVORY), product(LAVENDER)),
      button('See all for the occasion', '/new/occasion/collections'),
    ],
  },
})

/** Pages that the owner of the demo shop wrote. */
export const demoPages = (goods: Goods): NewPage[] => [draping(goods), weddings(goods)]
