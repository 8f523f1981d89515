import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { gstinOf, returnOf, saleOf } from './documents.fixture.ts'
import { gstr1Workbook } from './workbook.ts'

test('the workbook is one, and what begins like a formula stays text', async () => {
  const business = saleOf({ gstin: gstinOf('33'), place: '33' })
  const evil = { ...business, buyer: { ...business.buyer, companyName: '=HYPERLINK("http://x","y")' } }
  const file = await gstr1Workbook(returnOf([evil]))
  expect(file.subarray(0, 2).toString()).toBe('PK')
  const zip = await fromBufferPromise(file)
  const texts: string[] = []
  for await (const entry of zip.eachEntry()) texts.push(await text(await zip.openReadStreamPromise(entry)))
  expect(texts.some((sheet) => sheet.includes('=HYPERLINK'))).toBe(true)
  for (const sheet of texts) expect(sheet).not.toMatch(/<f[ >]/)
})
