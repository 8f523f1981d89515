import { SaxesParser } from 'saxes'

/** An element: its name, its text without that of those inside, and those inside. */
export interface Element {
  readonly name: string
  readonly children: readonly Element[]
  readonly text: string
}

/** Reads XML as strictly as its specification. @throws for what is not well formed, or names an unknown namespace */
export function readXml(text: string): Element {
  const parser = new SaxesParser({ xmlns: true })
  const root = { name: '', children: [] as Element[], text: '' }
  const open = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element = { name, children: [] as Element[], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    const last = open.at(-1)
    if (last) last.text += part
  })
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  const [first] = root.children
  if (!first) throw new Error('There is no element')
  return first
}

/** Texts of the elements of a name, however deep. */
export const textsOf = (element: Element, name: string): string[] => [
  ...(element.name === name ? [element.text] : []),
  ...element.children.flatMap((child) => textsOf(child, name)),
]
