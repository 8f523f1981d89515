import { type Extensions, Node, ReactNodeViewRenderer } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { z } from 'zod'
import { isReachLink } from '#/platform/typed/link.rules.ts'
import { headingLevels } from '../../../body.rules.ts'
import { blockAttrs, type OwnBlock } from '../../../body.schema.ts'
import { BlockInEditor } from './BlockInEditor.tsx'

/** A block that is changed as a whole, in a dialog. What is pasted becomes one only if the server would take it. */
const ownBlock = (name: OwnBlock, schema: z.ZodType<object>, keys: readonly string[]) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    // Read by `getAttrs` below, all at once and checked.
    addAttributes: () =>
      Object.fromEntries(keys.map((key) => [key, { default: null, rendered: false, parseHTML: () => null }])),
    parseHTML: () => [
      {
        tag: `div[data-block="${name}"]`,
        getAttrs: (element) => {
          const { success, data } = schema.safeParse(readAttrs(element.getAttribute('data-attrs')))
          return success ? data : false
        },
      },
    ],
    renderHTML: ({ node }) => ['div', { 'data-block': name, 'data-attrs': JSON.stringify(node.attrs) }],
    addNodeView: () => ReactNodeViewRenderer(BlockInEditor),
  })

function readAttrs(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Lists and quotations hold paragraphs and nothing else, so that no block is nested in another of its kind. */
const flat: Readonly<Record<string, string>> = { listItem: 'paragraph', blockquote: 'paragraph+' }

const TextBlocks = StarterKit.extend({
  addExtensions() {
    const all: Extensions = this.parent?.() ?? []
    return all.map((one) =>
      one.type === 'node' && flat[one.name] ? one.extend({ content: flat[one.name] }) : one,
    )
  },
})

/** What can be written and pasted: what `body.schema.ts` takes, and nothing else. */
export const extensions: Extensions = [
  TextBlocks.configure({
    heading: { levels: [...headingLevels] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Where no link may lead, what is pasted is text.
      isAllowedUri: (uri) => isReachLink(uri),
      shouldAutoLink: isReachLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    ...{ code: false, codeBlock: false, strike: false, underline: false },
  }),
  ...Object.entries(blockAttrs).map(([name, schema]) =>
    ownBlock(name as OwnBlock, schema, Object.keys(schema.shape)),
  ),
]
