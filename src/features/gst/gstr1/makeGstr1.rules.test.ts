import { describe, expect, test } from 'vitest'
import type { IssuedDocument } from '../documents/document.rules.ts'
import { monthOf } from '../rules/months.rules.ts'
import { gstinOf, NOVEMBER, noteOf, returnOf, type Sale, SHOP, saleOf, sold } from './documents.fixture.ts'
import { presentGstr1 } from './gstr1.present.ts'
import { type Gstr1, stopsFile } from './gstr1.rules.ts'
import { makeGstr1 } from './makeGstr1.rules.ts'

describe('a document stands in one section', () => {
  const rows = (gstr1: Gstr1) =>
    [gstr1.b2b, gstr1.b2cl, gstr1.b2cs, gstr1.cdnr, gstr1.cdnur].map((section) => section.length)

  test.each([
    ['a consumer of the own state', {}, [0, 0, 1, 0, 0]],
    ['a consumer of another state', { place: '33' }, [0, 0, 1, 0, 0]],
    ['a large sale within the state', { lines: [sold({ pricePaise: 20_000_000 })] }, [0, 0, 1, 0, 0]],
    ['one at the limit', { place: '33', lines: [sold({ pricePaise: 10_000_000 })] }, [0, 0, 1, 0, 0]],
    ['one above it', { place: '33', lines: [sold({ pricePaise: 10_000_001 })] }, [0, 1, 0, 0, 0]],
    [
      'the same before August 2024',
      { place: '33', at: new Date('2024-07-31T12:00:00Z'), lines: [sold({ pricePaise: 10_000_001 })] },
      [0, 0, 1, 0, 0],
    ],
    ['a business', { gstin: gstinOf('33'), place: '33' }, [1, 0, 0, 0, 0]],
    ['a GSTIN that cannot be right', { gstin: '33ABCDE1234F1Z0', place: '33' }, [0, 0, 1, 0, 0]],
    ['goods without tax', { lines: [sold({ gstClass: 'exempt' })] }, [0, 0, 0, 0, 0]],
    ['a place that is no state', { place: undefined }, [0, 0, 0, 0, 0]],
  ] as const)('%s', (_, sale: Sale, expected) => {
    const month = monthOf(sale.at ?? NOVEMBER)
    expect(rows(returnOf([saleOf(sale)], month))).toEqual(expected)
  })

  test('a credit note goes where its invoice went, by the limit of that day, and is taken off the sums of a state', () => {
    const july = new Date('2024-07-31T12:00:00Z')
    const august = new Date('2024-08-02T12:00:00Z')
    const lines = [sold({ pricePaise: 15_000_000 })]
    const before = saleOf({ place: '33', at: july, lines })
    const after = saleOf({ place: '33', at: august, lines })
    const business = saleOf({ gstin: gstinOf('33'), place: '33', at: july })
    const note = (invoice: IssuedDocument) => noteOf(invoice, 1, invoice.lines, august)
    expect(rows(returnOf([note(before)], '2024-08'))).toEqual([0, 0, 1, 0, 0])
    expect(returnOf([note(before)], '2024-08').b2cs).toMatchObject([{ taxablePaise: -14_285_714 }])
    expect(rows(returnOf([after, note(after)], '2024-08'))).toEqual([0, 1, 0, 0, 1])
    expect(rows(returnOf([note(business)], '2024-08'))).toEqual([0, 0, 0, 1, 0])
  })

  test('what is exempt in a mixed invoice stands apart, and its note with it', () => {
    const mixed = saleOf({ lines: [sold(), sold({ item: 'line-2', gstClass: 'exempt', pricePaise: 5_000 })] })
    expect(returnOf([mixed])).toMatchObject({
      b2cs: [{ rate: 5, taxablePaise: 100_000 }],
      exempt: { INTRAB2C: 5_000, INTRB2C: 0 },
    })
    const note = noteOf(mixed, 1, mixed.lines.slice(1), NOVEMBER)
    expect(returnOf([mixed, note]).exempt).toMatchObject({ INTRAB2C: 0 })
  })
})

test('codes are divided into businesses and consumers since May 2025; services have no pieces', () => {
  const hemming = sold({ item: 'line-2', hsn: '998822', isService: true, gstClass: 'gst5', quantity: 3 })
  const consumer = saleOf({ lines: [sold({ quantity: 2 }), hemming] })
  const business = saleOf({ serial: 2, gstin: gstinOf('09') })
  const { hsn } = returnOf([consumer, business])
  expect(hsn.consumer).toMatchObject([
    { hsn: '5007', quantity: 2, isService: false },
    { hsn: '998822', quantity: 0, isService: true },
  ])
  expect(hsn.business).toMatchObject([{ hsn: '5007', quantity: 1 }])
  const april = new Date('2025-04-30T12:00:00Z')
  const earlier = returnOf(
    [saleOf({ at: april }), saleOf({ serial: 2, at: april, gstin: gstinOf('09') })],
    '2025-04',
  )
  expect(earlier.hsn).toMatchObject({ business: [], consumer: [{ hsn: '5007', quantity: 2 }] })
  expect(presentGstr1(earlier).hsn).toHaveProperty('data')
  const may = new Date('2025-04-30T18:30:00Z')
  expect(presentGstr1(returnOf([saleOf({ at: may })], '2025-05')).hsn).toHaveProperty('hsn_b2b')
  // Nobody but consumers: the portal wants a row of nothing.
  expect(presentGstr1(returnOf([consumer])).hsn).toMatchObject({
    hsn_b2b: [{ num: 1, hsn_sc: '5007', qty: 0, txval: 0 }],
    hsn_b2c: [{ hsn_sc: '5007' }, { hsn_sc: '998822', uqc: 'NA' }],
  })
})

describe('documents issued', () => {
  test('are runs of numbers; one that was never issued is cancelled, and named', () => {
    const gstr1 = returnOf(
      [8, 9, 11, 12].map((serial) => saleOf({ serial })),
      '2026-11',
      { invoice: 6 },
    )
    expect(gstr1.runs).toEqual([
      { series: 'invoice', from: 'INV/26-27/000007', to: 'INV/26-27/000012', total: 6, cancelled: 2 },
    ])
    expect(gstr1.problems).toMatchObject([
      {
        kind: 'number_gap',
        count: 2,
        first: [{ number: 'INV/26-27/000007' }, { number: 'INV/26-27/000010' }],
      },
    ])
    expect(presentGstr1(gstr1).doc_issue?.doc_det).toMatchObject([
      { doc_num: 1, docs: [{ num: 1, totnum: 6, cancel: 2, net_issue: 4 }] },
    ])
  })

  test('are invoices and bills in one list of the portal, credit notes in another', () => {
    const invoice = saleOf({})
    const bill = saleOf({ series: 'bill', lines: [sold({ gstClass: 'exempt' })] })
    const gstr1 = returnOf([invoice, bill, noteOf(invoice, 1, invoice.lines, NOVEMBER)])
    expect(presentGstr1(gstr1).doc_issue?.doc_det).toMatchObject([
      { doc_num: 1, docs: [{ from: 'INV/26-27/000001' }, { from: expect.stringMatching(/^BOS|^B/) }] },
      { doc_num: 5, docs: [{ from: 'CN/26-27/000001', totnum: 1 }] },
    ])
  })

  test('a number that was issued in another month belongs to that one', () => {
    const builder = makeGstr1({
      ...{ gstin: SHOP, month: '2026-11', turnover: 'upTo5Crore' },
      lastBefore: { invoice: 0, bill: 0, creditNote: 0 },
    })
    for (const serial of [1, 3]) builder.add(saleOf({ serial }))
    expect(builder.gaps()).toEqual([{ series: 'invoice', from: 2, to: 2 }])
    expect(builder.finish([]).runs).toMatchObject([{ total: 1 }, { total: 1 }])
  })
})

test('what is wrong is named with its document', () => {
  const gstr1 = returnOf([
    saleOf({ lines: [sold({ hsn: '' })] }),
    saleOf({ serial: 2, place: undefined }),
    saleOf({ serial: 3, gstin: '33ABCDE1234F1Z0' }),
    saleOf({ serial: 4, lines: [sold({ hsn: '50' })] }),
  ])
  expect(gstr1.problems.map(({ kind, count, first }) => [kind, count, first[0]?.number])).toEqual([
    ['no_place', 1, 'INV/26-27/000002'],
    ['no_hsn', 1, 'INV/26-27/000001'],
    ['short_hsn', 1, 'INV/26-27/000004'],
    ['bad_gstin', 1, 'INV/26-27/000003'],
  ])
  const kinds = gstr1.problems.map(({ kind }) => kind)
  expect(kinds.filter(stopsFile)).toEqual(['no_place', 'no_hsn'])
})
