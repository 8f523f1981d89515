import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriers, trackingPage } from './carriers.rules.ts'

test.each([
  ['Delhivery', 'DL 123-4', 'https://www.delhivery.com/track/package/DL123-4'],
  ['BLUEDART', '7890', 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=7890'],
  ['xpress bees', 'XB1', 'https://www.xpressbees.com/shipment/tracking?awbNo=XB1'],
  ['Ekart Logistics', 'FMPC1', 'https://ekartlogistics.com/shipmenttrack/FMPC1'],
  ['Speed Post', 'EA123456789IN', undefined],
  ['My cousin', 'DL1', undefined],
  ['Delhivery', '', undefined],
  ['Delhivery', '1/../../evil', undefined],
  ['Delhivery', '?x=1#', undefined],
  ['', 'DL1', undefined],
  [null, null, undefined],
])('%s, number %s: %s', (carrier, number, page) => {
  expect(trackingPage(carrier, number)).toBe(page)
})

test('whatever was typed as a number stays within the carrier’s own page', () => {
  const withPage = carriers.filter(({ page }) => page)
  fc.assert(
    fc.property(fc.constantFrom(...withPage), fc.string({ maxLength: 60 }), ({ name, page = '' }, number) => {
      const found = trackingPage(name, number)
      if (found !== undefined) expect(found.startsWith(page.replace('{number}', ''))).toBe(true)
    }),
  )
})

test('names and other spellings are told apart', () => {
  const keys = carriers.flatMap(({ name, aliases = [] }) => [
    name.toLowerCase().replace(/\W/g, ''),
    ...aliases,
  ])
  expect(new Set(keys).size).toBe(keys.length)
  for (const { page } of carriers) if (page) expect(page).toMatch(/^https:\/\/[^{]+\{number\}$/)
})
