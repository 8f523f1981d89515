import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { financialYear, invoiceNumber, type SoldLine } from '#/features/orders/rules/documents.rules.ts'
import { isInvoiceDue } from '#/features/orders/rules/invoiceDue.rules.ts'
import { indianStates, stateCode, stateHalfName } from '#/features/shop/states.rules.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { allLanguages } from '#/platform/language/languages.rules.ts'
import { amountInWords } from './amountInWords.ts'
import { taxInside } from './gst.rules.ts'
import { type Invoice, type InvoiceSource, invoiceLines, writeInvoice } from './invoice.rules.ts'
import { wordsOf } from './invoicePage.ts'
import { supplyOf } from './supply.rules.ts'

const today = new Date('2026-11-05T06:00:00Z')

describe('the tax inside a price', () => {
  test('of 1,050 rupees at 5 % is 50', () => {
    expect(taxInside(105_000, 5, false)).toEqual({
      taxablePaise: 100_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 5_000,
    })
    expect(taxInside(105_000, 5, true)).toEqual({
      taxablePaise: 100_000,
      cgstPaise: 2_500,
      sgstPaise: 2_500,
      igstPaise: 0,
    })
  })

  test('always adds up, is never negative and is off by less than a paisa a part', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_00 })
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 3, 5, 12, 18, 28, 40), fc.boolean(), (paise, rate, within) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxInside(paise, rate, within)
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(paise)
        expect(cgstPaise).toBe(sgstPaise)
        for (const part of [taxablePaise, cgstPaise, igstPaise]) {
          expect(Number.isInteger(part) && part >= 0).toBe(true)
        }
        const exact = (paise * rate) / (100 + rate)
        expect(Math.abs(cgstPaise + sgstPaise + igstPaise - exact)).toBeLessThanOrEqual(within ? 1 : 0.5)
      }),
    )
  })
})

describe('numbers', () => {
  test.each([
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2026-12-31T23:59:59Z', '2026-27'],
    ['2099-05-01T00:00:00Z', '2099-00'],
  ])('%s is in %s', (date, year) => {
    expect(financialYear(new Date(date))).toBe(year)
  })

  test('have at most 16 characters of those that are allowed, and no two are the same', () => {
    expect(invoiceNumber('2026-27', 42)).toBe('INV/26-27/000042')
    const serial = fc.integer({ min: 1, max: 2_147_483_647 })
    fc.assert(
      fc.property(serial, serial, (one, other) => {
        expect(invoiceNumber('2026-27', one)).toMatch(/^[A-Z0-9/-]{1,16}$/)
        expect(invoiceNumber('2026-27', one) === invoiceNumber('2026-27', other)).toBe(one === other)
      }),
    )
  })
})

describe('amounts in words', () => {
  test.each([
    [0, 'Rupees Zero Only'],
    [5, 'Rupees Zero and Five Paise Only'],
    [100, 'Rupees One Only'],
    [1_900, 'Rupees Nineteen Only'],
    [4_200, 'Rupees Forty-Two Only'],
    [10_000, 'Rupees One Hundred Only'],
    [249_950, 'Rupees Two Thousand Four Hundred Ninety-Nine and Fifty Paise Only'],
    [10_000_000, 'Rupees One Lakh Only'],
    [123_456_750, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'],
    [1_000_000_000, 'Rupees One Crore Only'],
    [1_234_500_000_000, 'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty Lakh Only'],
  ])('%i paise: %s', (paise, words) => {
    expect(amountInWords(paise)).toBe(words)
  })

  test.each([
    [0, 'शून्य रुपये मात्र'],
    [100, 'एक रुपया मात्र'],
    [249_950, 'दो हज़ार चार सौ निन्यानवे रुपये और पचास पैसे मात्र'],
    [123_456_750, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और पचास पैसे मात्र'],
    [1_234_500_000_000, 'एक हज़ार दो सौ चौंतीस करोड़ पचास लाख रुपये मात्र'],
  ])('%i paise in Hindi: %s', (paise, words) => {
    expect(inLanguage('hi', () => amountInWords(paise))).toBe(words)
  })

  test.each([
    [0, 'பூஜ்யம் ரூபாய் மட்டும்'],
    [100, 'ஒரு ரூபாய் மட்டும்'],
    [101, 'ஒரு ரூபாய் ஒரு பைசா மட்டும்'],
    [1_108, 'பதினொரு ரூபாய் எட்டுப் பைசா மட்டும்'],
    [1_700, 'பதினேழு ரூபாய் மட்டும்'],
    [2_200, 'இருபத்திரண்டு ரூபாய் மட்டும்'],
    [2_300, 'இருபத்து மூன்று ரூபாய் மட்டும்'],
    [2_500, 'இருபத்தைந்து ரூபாய் மட்டும்'],
    [2_600, 'இருபத்தாறு ரூபாய் மட்டும்'],
    [2_800, 'இருபத்தெட்டு ரூபாய் மட்டும்'],
    [9_000, 'தொண்ணூறு ரூபாய் மட்டும்'],
    [9_100, 'தொண்ணூற்றொரு ரூபாய் மட்டும்'],
    [10_000, 'நூறு ரூபாய் மட்டும்'],
    [10_100, 'நூற்று ஒரு ரூபாய் மட்டும்'],
    [11_000, 'நூற்றுப் பத்து ரூபாய் மட்டும்'],
    [60_000, 'அறுநூறு ரூபாய் மட்டும்'],
    [70_000, 'எழுநூறு ரூபாய் மட்டும்'],
    [89_900, 'எண்ணூற்றுத் தொண்ணூற்றொன்பது ரூபாய் மட்டும்'],
    [90_000, 'தொள்ளாயிரம் ரூபாய் மட்டும்'],
    [100_000, 'ஆயிரம் ரூபாய் மட்டும்'],
    [194_700, 'ஆயிரத்துத் தொள்ளாயிரத்து நாற்பத்தேழு ரூபாய் மட்டும்'],
    [249_950, 'இரண்டாயிரத்து நானூற்றுத் தொண்ணூற்றொன்பது ரூபாய் ஐம்பது பைசா மட்டும்'],
    [1_100_000, 'பதினோராயிரம் ரூபாய் மட்டும்'],
    [2_000_000, 'இருபதாயிரம் ரூபாய் மட்டும்'],
    [9_000_000, 'தொண்ணூறாயிரம் ரூபாய் மட்டும்'],
    [10_000_000, 'ஒரு லட்சம் ரூபாய் மட்டும்'],
    [12_134_500, 'ஒரு லட்சத்து இருபத்தோராயிரத்து முன்னூற்று நாற்பத்தைந்து ரூபாய் மட்டும்'],
    [123_456_750, 'பன்னிரண்டு லட்சத்து முப்பத்து நான்காயிரத்து ஐநூற்று அறுபத்தேழு ரூபாய் ஐம்பது பைசா மட்டும்'],
    [210_000_000, 'இருபத்தொரு லட்சம் ரூபாய் மட்டும்'],
    [1_250_000_000, 'ஒரு கோடியே இருபத்தைந்து லட்சம் ரூபாய் மட்டும்'],
    [8_000_000_000, 'எட்டுக் கோடி ரூபாய் மட்டும்'],
    [1_234_500_000_000, 'ஆயிரத்து இருநூற்று முப்பத்து நான்கு கோடியே ஐம்பது லட்சம் ரூபாய் மட்டும்'],
  ])('%i paise in Tamil: %s', (paise, words) => {
    expect(inLanguage('ta', () => amountInWords(paise))).toBe(words)
  })

  test.each(allLanguages)('no two amounts read the same: %s', (language) => {
    const paise = fc.integer({ min: 0, max: 10 ** 13 })
    const words = (amount: number) => inLanguage(language, () => amountInWords(amount))
    fc.assert(
      fc.property(paise, paise, (one, other) => {
        expect(words(one) === words(other)).toBe(one === other)
      }),
    )
    expect(new Set(Array.from({ length: 100 }, (_, rupees) => words(rupees * 100))).size).toBe(100)
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 60])('%d is no amount', (paise) => {
    expect(() => amountInWords(paise)).toThrow(RangeError)
  })
})

describe('states', () => {
  test('every state of the checkout has its own code', () => {
    const codes = indianStates.map(stateCode)
    expect(codes).not.toContain(undefined)
    expect(new Set(codes).size).toBe(indianStates.length)
  })

  test('are known however they are spelt', () => {
    expect(stateCode(' tamilnadu ')).toBe('33')
    expect(stateCode('JAMMU & KASHMIR')).toBe('01')
    expect(stateCode('Orissa')).toBe('21')
    expect(stateCode('Bavaria')).toBeUndefined()
    expect([stateHalfName('33'), stateHalfName('04')]).toEqual(['SGST', 'UTGST'])
  })
})

test('the rate of a class is that of what a piece costs after offers', () => {
  const garment = { item: '1', name: 'Suit', size: '', hsn: '6204', gstClass: 'garment' } as const
  const offered = { ordered: 2, discountPaise: 75_001 }
  const [line] = invoiceLines([{ ...garment, quantity: 2, pricePaise: 300_000, offered }], today, false)
  expect(line).toMatchObject({ rate: 5, amountPaise: 524_999 })
  const [dearer] = invoiceLines([{ ...garment, quantity: 2, pricePaise: 300_000 }], today, false)
  expect(dearer).toMatchObject({ rate: 18, amountPaise: 600_000 })
})

describe('an invoice', () => {
  const source = {
    financialYear: '2026-27',
    serial: 7,
    issuedAt: today,
    orderNumber: 1_042,
    orderedAt: today,
    supplier: {
      legalName: 'Zari Handlooms',
      address: '12 Weavers Lane, Varanasi',
      state: 'Uttar Pradesh',
      gstin: '09ABCDE1234F1Z5',
      phone: '+91 98765 43210',
      email: 'care@zari.example',
    },
    buyer: {
      name: 'Meera Iyer',
      companyName: '',
      address: '14 Temple Street',
      city: 'Chennai',
      state: 'Tamil Nadu',
      country: 'India',
      zipCode: '600004',
      contact: '9876543210',
    },
    lines: [
      {
        item: '1',
        name: 'Silk Saree',
        size: '',
        hsn: '5007',
        gstClass: 'fabric',
        quantity: 1,
        pricePaise: 499_950,
      },
      {
        item: '2',
        name: 'Lehenga',
        size: 'M',
        hsn: '6204',
        gstClass: 'garment',
        quantity: 2,
        pricePaise: 359_900,
      },
    ],
  } satisfies Sold
  type Sold = Omit<InvoiceSource, 'lines'> & { readonly lines: readonly SoldLine[] }
  const issue = (sold: Sold) => {
    const { isWithinState } = supplyOf(sold.supplier, { billingAddress: sold.buyer, deliveryAddress: null })
    return writeInvoice({ ...sold, lines: invoiceLines(sold.lines, sold.issuedAt, isWithinState) })
  }
  const soldTo = (state: string) => issue({ ...source, buyer: { ...source.buyer, state } })

  test('to another state carries IGST', () => {
    expect(issue(source)).toMatchObject({
      number: 'INV/26-27/000007',
      placeOfSupply: 'Tamil Nadu (33)',
      isWithinState: false,
      lines: [
        { rate: 5, amountPaise: 499_950, igstPaise: 23_807, cgstPaise: 0, taxablePaise: 476_143 },
        { rate: 18, amountPaise: 719_800, igstPaise: 109_800, cgstPaise: 0, taxablePaise: 610_000 },
      ],
      total: { amountPaise: 1_219_750, quantity: 3, igstPaise: 133_607, taxablePaise: 1_086_143 },
    })
  })

  test.each([
    ['hi', 'Devanagari'],
    ['ta', 'Tamil'],
  ] as const)('in %s says what it is in the words of the law, too', (language, script) => {
    const titleOf = (invoice: Invoice) => inLanguage(language, () => wordsOf(invoice).title)
    const named = (name: string) => new RegExp(`\\p{Script=${script}}.*\\(${name}\\)`, 'u')
    const invoice = issue(source)
    const exempt = { ...invoice, lines: invoice.lines.map((line) => ({ ...line, rate: 0 })) }
    const corrects = { number: 'INV/26-27/000006', issuedAt: today, reason: '' }
    expect(titleOf(invoice)).toMatch(named('Tax invoice'))
    expect(titleOf(exempt)).toMatch(named('Invoice-cum-bill of supply'))
    expect(titleOf({ ...invoice, bill: 'composition' })).toMatch(named('Bill of supply'))
    expect(titleOf({ ...invoice, corrects })).toMatch(named('Credit note'))
  })

  test('takes place where it goes to, that to a business in the state of its GSTIN', () => {
    const billingAddress = { state: 'Tamil Nadu', country: 'India' }
    const deliveryAddress = { state: 'Uttar Pradesh', country: 'India' }
    const gstin = '33ABCDE1234F1Z1'
    const { supplier } = source
    expect(supplyOf(supplier, { billingAddress, deliveryAddress })).toMatchObject({
      placeOfSupply: 'Uttar Pradesh (09)',
      isWithinState: true,
    })
    const business = { ...billingAddress, gstin }
    expect(supplyOf(supplier, { billingAddress: business, deliveryAddress })).toMatchObject({
      placeOfSupply: 'Tamil Nadu (33)',
      isWithinState: false,
    })
    const buyer = { ...source.buyer, companyName: 'Iyer Silks', gstin }
    const shipTo = { ...source.buyer, name: 'Sita Rao', state: 'Uttar Pradesh' }
    expect(writeInvoice({ ...source, lines: [], buyer, shipTo }).isWithinState).toBe(false)
    expect(writeInvoice({ ...source, lines: [], shipTo }).isWithinState).toBe(true)
  })

  test('within the state carries CGST and SGST', () => {
    expect(soldTo('Uttar Pradesh')).toMatchObject({
      isWithinState: true,
      lines: [{ cgstPaise: 11_904, sgstPaise: 11_904, igstPaise: 0 }, { cgstPaise: 54_900 }],
      total: { cgstPaise: 66_804, sgstPaise: 66_804, igstPaise: 0 },
    })
  })

  test('to a state that nobody knows carries IGST', () => {
    expect(soldTo('Somewhere')).toMatchObject({ isWithinState: false, placeOfSupply: 'Somewhere, India' })
  })

  test('sums what its lines say, to the paisa', () => {
    const line = fc.record({
      item: fc.uuid(),
      name: fc.constant('Saree'),
      size: fc.constant(''),
      hsn: fc.constant('5007'),
      gstClass: fc.constantFrom('fabric' as const, 'garment' as const),
      quantity: fc.integer({ min: 1, max: 50 }),
      pricePaise: fc.integer({ min: 1, max: 10_000_000 }),
    })
    const state = fc.constantFrom('Uttar Pradesh', 'Kerala')
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), state, (lines, to) => {
        const { total } = issue({ ...source, lines, buyer: { ...source.buyer, state: to } })
        const paid = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
        expect(total.amountPaise).toBe(paid)
        expect(total.taxablePaise + total.cgstPaise + total.sgstPaise + total.igstPaise).toBe(paid)
      }),
    )
  })

  test('is due once the order is paid or packed, unless it was cancelled', () => {
    const pending = { type: 'cod', status: 'Pending' } as const
    const paid = { type: 'card', status: 'Completed' } as const
    expect(isInvoiceDue('placed', pending)).toBe(false)
    expect(isInvoiceDue('placed', paid)).toBe(true)
    for (const status of ['packed', 'shipped', 'delivered', 'returned'] as const) {
      expect(isInvoiceDue(status, pending)).toBe(true)
    }
    expect(isInvoiceDue('cancelled', paid)).toBe(false)
  })
})
