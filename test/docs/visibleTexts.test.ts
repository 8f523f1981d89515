import { expect, test } from 'vitest'
import { visibleTexts } from '../languages/visibleTexts.ts'

const found = (code: string) => visibleTexts('Some.tsx', code).map(({ text }) => text)

test.each([
  ['<p>Your bag is empty</p>', ['Your bag is empty']],
  ['<Button label="Close" />', ['Close']],
  [`<a aria-label={\`Remove $\{name}\`} />`, ['Remove …']],
  ["<p>{isGone ? 'gone' : 'Add To Cart'}</p>", ['Add To Cart']],
  ["<p>{count > 0 && 'Only a few left'}</p>", ['Only a few left']],
  ["const part = { label: 'Price' }", ['Price']],
  ["toast.error('The link could not be copied.')", ['The link could not be copied.']],
  ["const table = { gone: [409, 'There is not enough in stock.'] }", ['There is not enough in stock.']],
])('%s has a text that people read', (code, texts) => {
  expect(found(code)).toEqual(texts)
})

test.each([
  '<p className="text-ink-soft">{m.empty()}</p>',
  '<Button label={m.close()} tone="danger" />',
  "<p>{'·'} {price}</p>",
  "throw new Error('No page is being rendered here')",
  "console.warn('Product not found.')",
  "const where = { label: 'x.y' }",
  'const rows = sql`Select All from orders`',
  "type Title = 'Please Log In'",
  "const style = { fontFamily: 'Georgia, serif' }",
  "// not a message: stands in the log of changes\nconst kind = { text: 'Order placed' }",
  "const kind = {\n  // not a message: a file's heading\n  // by the bank\n  text: 'Order placed',\n}",
])('%s has none', (code) => {
  expect(found(code)).toEqual([])
})

test('a mark without a reason marks nothing, and one with a reason only what stands below it', () => {
  expect(found("// not a message:\nconst kind = { text: 'Order placed' }")).toEqual(['Order placed'])
  expect(found("// not a message: a name\nconst one = 'Order placed'\nconst two = 'Not Placed yet'")).toEqual(
    ['Not Placed yet'],
  )
})
