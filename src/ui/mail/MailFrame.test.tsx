import { render, toPlainText } from '@react-email/render'
import { expect, test } from 'vitest'
import { MailFrame } from './MailFrame.tsx'
import { MailText } from './MailText.tsx'

const html = await render(
  <MailFrame sender={{ name: 'Zari' }} preview="Soon" title="Packed" footer="Why">
    <MailText>Hello</MailText>
  </MailFrame>,
)
/** What Outlook on Windows makes of it, which reads what stands in remarks for it. */
const inOutlook = html.replaceAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/g, '$1')
/** The same to everybody else. */
const elsewhere = html.replaceAll(/<!--.*?-->/gs, '')

/** Tags that are open where a text ends; closing another than the last one opened throws. */
function openTags(text: string): string[] {
  const open: string[] = []
  for (const [, end, tag = '', rest = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/gi)) {
    if (end) expect(open.pop()).toBe(tag)
    else if (!rest.endsWith('/')) open.push(tag)
  }
  return open
}

test('Outlook on Windows, which knows no max-width, shows the sheet in a table of 560 px', () => {
  const [before = '', after = ''] = inOutlook.split(/(?=<table[^>]*class="mail-sheet")/)
  const around = before.match(/<table[^>]*>/g)?.at(-1)
  expect(around).toMatch(/align="center" width="560"/)
  expect(openTags(before).slice(-4)).toEqual(['div', 'table', 'tr', 'td'])
  expect(after).toContain('Hello')
  expect(openTags(inOutlook)).toEqual([])
})

test('everybody else sees no such table, and nothing of it is in the plain text', () => {
  expect(elsewhere).not.toContain('width="560"')
  expect(openTags(elsewhere)).toEqual([])
  expect(toPlainText(html)).not.toMatch(/mso|endif|560/)
})
