import { describe, expect, test } from 'vitest'
import { isRounded, statementAmount, statementDay } from './cells.rules.ts'
import { columnsProblem, layoutOf } from './layouts.rules.ts'
import { type FileRow, readLines } from './lines.rules.ts'
import { accountOf, headerCandidate } from './preamble.rules.ts'
import { columnOf, excelDay, isDateFormat } from './workbook.rules.ts'

/** One credit of Rs 1,23,456.00 with its UTR on 1 April 2026, and one debit, as each bank writes them. */
const statements: readonly (readonly [bank: string, header: string, credit: string, debit: string])[] = [
  [
    'HDFC Bank',
    'Date;Narration;Chq./Ref.No.;Value Dt;Withdrawal Amt.;Deposit Amt.;Closing Balance',
    '01/04/26;UPI-MEERA IYER-MEERA@OKSBI-SBIN0001-609112345678-ORDER1001;0000609112345678;01/04/26;;123456.00;200000.00',
    '01/04/26;UPI-RENT;0000609112345679;01/04/26;500.00;;199500.00',
  ],
  [
    'HDFC Bank',
    'Date ;Narration ;Value Dat;Debit Amount ;Credit Amount ;Chq/Ref Number ;Closing Balance',
    '01/04/26 ;UPI-MEERA ;01/04/26 ;0.00 ;123456.00 ;0000609112345678 ;200000.00',
    '01/04/26 ;UPI-RENT ;01/04/26 ;500.00 ;0.00 ;0000609112345679 ;199500.00',
  ],
  [
    'ICICI Bank',
    'S No.;Value Date;Transaction Date;Cheque Number;Transaction Remarks;Withdrawal Amount (INR );Deposit Amount (INR );Balance (INR )',
    '1;01/04/2026;01/04/2026;-;UPI/609112345678/ORDER1001/meera@okicici/ICICI Bank/ICI3c428597;0;1,23,456.00;2,00,000.00',
    '2;01/04/2026;01/04/2026;-;MMT/IMPS/609109865766/NA/RENT/HDFC0000443;500;0;1,99,500.00',
  ],
  [
    'ICICI Bank',
    'No.;Transaction ID;Value Date;Txn Posted Date;ChequeNo.;Description;Cr/Dr;Transaction Amount(INR);Available Balance(INR)',
    '1;S1;01/04/2026;01/04/2026 10:22:33 AM;-;UPI/609112345678/ORDER1001;CR;1,23,456.00;2,00,000.00',
    '2;S2;01/04/2026;01/04/2026 10:23:00 AM;-;RENT;DR;500.00;1,99,500.00',
  ],
  [
    'State Bank of India',
    'Txn Date;Value Date;Description;Ref No./Cheque No.;Debit;Credit;Balance',
    '1 Apr 2026;1 Apr 2026;BY TRANSFER-UPI/CR/609112345678/MEERA/SBIN/meera@oksbi/ORDER1001--;TRANSFER FROM 4897;;1,23,456.00;2,00,000.00',
    '1 Apr 2026;1 Apr 2026;TO TRANSFER-RENT;;500.00;;1,99,500.00',
  ],
  [
    'Axis Bank',
    'Tran Date;CHQNO;PARTICULARS;DR;CR;BAL;SOL',
    '01-04-2026;-;UPI/P2A/609112345678/MEERA IYER/SBI/ORDER1001;;123456.00;200000.00;248',
    '01-04-2026;-;RENT;500.00;;199500.00;248',
  ],
  [
    'Axis Bank',
    'S.No;Transaction Date (dd/mm/yyyy);Value Date (dd/mm/yyyy);Particulars;Amount(INR);Debit/Credit;Balance(INR);Cheque Number;Branch Name(SOL)',
    '1;01/04/2026;01/04/2026;UPI/P2A/609112345678/MEERA;"\t1,23,456.00";CR;-2,00,000.00;;CHENNAI',
    '2;01/04/2026;01/04/2026;RENT;500.00;DR;-1,99,500.00;;CHENNAI',
  ],
  [
    'Kotak Mahindra Bank',
    'Sl. No.;Transaction Date;Value Date;Description;Chq / Ref No.;Amount;Dr / Cr;Balance;Dr / Cr',
    '1;01-04-2026 10:22:33;01-04-2026;UPI/MEERA/609112345678/ORDER1001;UPI-609112345678;1,23,456.00;CR;2,00,000.00;CR',
    '2;01-04-2026;01-04-2026;RENT;;500.00;DR;1,99,500.00;CR',
  ],
  [
    'Yes Bank',
    'Transaction Date;Value Date;Description;Reference Number;Withdrawals;Deposits;Running Balance',
    '2026-04-01;2026-04-01;UPI/609112345678/From:meera@yes/ORDER1001;609112345678;;1,23,456.00;2,00,000.00',
    '2026-04-01;2026-04-01;RENT;;500.00;;1,99,500.00',
  ],
  [
    'IndusInd Bank',
    'Date;Type;Description;Debit;Credit;Balance',
    '01-Apr-2026;Transfer Credit;UPI/609112345678/CR/MEERA/ORDER1001;-;1,23,456.00;2,00,000.00',
    '01-Apr-2026;Transfer Debit;RENT;500.00;-;1,99,500.00',
  ],
]

const cellsOf = (line: string) => line.split(';').map((cell) => cell.replaceAll('"', ''))
const rowsOf = (...lines: readonly string[]): FileRow[] =>
  lines.map((line, at) => ({ row: at + 2, cells: cellsOf(line) }))
const hdfc = layoutOf(cellsOf(statements[0]?.[1] ?? ''))?.columns
const read = (...lines: readonly string[]) => {
  if (!hdfc) throw new Error('no layout')
  return readLines(rowsOf(...lines), hdfc, { account: 'HDFC Bank', today: '2026-04-02' })
}

describe('the statement of', () => {
  test.each(statements)('%s is known by its columns: %s', (bank, header, credit, debit) => {
    const layout = layoutOf(cellsOf(header))
    expect(layout?.bank).toBe(bank)
    if (!layout) return
    const options = { account: bank, today: '2026-04-02' }
    expect(readLines(rowsOf(credit, debit), layout.columns, options)).toMatchObject({
      credits: [{ amountPaise: 12_345_600, receivedOn: '2026-04-01', utr: '609112345678' }],
      debits: 1,
      problems: [],
    })
  })

  test('another bank is not taken for one of these', () => {
    expect(layoutOf(['When', 'What', 'Money'])).toBeUndefined()
  })
})

describe('a line', () => {
  test.each([
    ['half of one', '01/04/26;UPI-MEERA', /Row 2: there is no amount/],
    ['that came in and went out', '01/04/26;X;;;5.00;6.00;', /came in and went out/],
    ['of tomorrow', '03/04/26;X;;;;6.00;', /still to come/],
    ['with the month first', '04/25/26;X;;;;6.00;', /“04\/25\/26” is no day/],
    ['with a decimal comma', '01/04/26;X;;;;1.234,50;', /“1.234,50” is no amount/],
    ['with a word for an amount', '01/04/26;X;;;;much;', /“much” is no amount/],
  ])('%s is said in words', (_, line, words) => {
    expect(read(line)).toMatchObject({ credits: [], problems: [expect.stringMatching(words)] })
  })

  test('that is none is passed over: balances, sums, stars, zeros', () => {
    const around = [
      '01/04/26;OPENING BALANCE;;;;;100.00',
      '****;****',
      'Total;;;;5.00;6.00;',
      '01/04/26;X;;;0.00;0.00;5',
    ]
    expect(read(...around)).toMatchObject({ credits: [], debits: 0, problems: [] })
    expect(read('01/04/26;REV-UPI;;;;-6.00;')).toMatchObject({ credits: [], debits: 1 })
  })

  test('of many names five, and how many more there are', () => {
    const { problems } = read(...Array.from({ length: 9 }, () => '01/04/26;X;;;;much;'))
    expect(problems).toHaveLength(6)
    expect(problems.at(-1)).toBe('and 4 more rows.')
  })

  test('whose column of Cr and Dr says neither is said in words', () => {
    const columns = { date: 0, narration: 1, amount: 2, sign: 3 }
    const options = { account: '', today: '2026-04-02' }
    const lines = rowsOf('01/04/26;X;5.00;', '01/04/26;X;5.00;Dr', '01/04/26;X;5.00;C')
    const { problems, debits, credits } = readLines(lines, columns, options)
    expect([problems.length, debits, credits.length]).toEqual([1, 1, 1])
    expect(problems[0]).toMatch(/neither Cr nor Dr/)
  })

  test.each([
    ['the one that stands alone', '', 'UPI/609112345678/ORDER1001/meera@okicici', '609112345678'],
    [
      'not a number of the payer behind one that may be the bank’s',
      '',
      'UPI/512345678901/609112345679',
      null,
    ],
    ['none of two that a bank could have given', '', 'UPI/609112345678/609112345679', null],
    ['the bank’s before one that no bank gave that day', '', 'UPI/609112345678/919829012345', '609112345678'],
    [
      'of its own column, whatever the payer wrote',
      'UPI-609112345678',
      'UPI/MEERA/609112345679',
      '609112345678',
    ],
    ['not what is no payment by UPI or IMPS', '', 'CASH DEPOSIT 609112345678', null],
  ])('has as its reference %s', (_, reference, narration, utr) => {
    expect(read(`01/04/26;${narration};${reference};;;6.00;`).credits).toMatchObject([{ utr }])
  })

  test('whose reference Excel rounded has none, and that is counted', () => {
    expect(read('01/04/26;UPI-X;6.09112E+11;;;6.00;')).toMatchObject({ credits: [{ utr: null }], rounded: 1 })
    expect(isRounded('609112345678')).toBe(false)
  })
})

describe('a cell', () => {
  test.each([
    ['01/04/26', '2026-04-01'],
    ['1-Apr-2026', '2026-04-01'],
    ['1 April 2026', '2026-04-01'],
    ['01.04.2026 23:59:59', '2026-04-01'],
    ['01-04-2026 10:22 AM', '2026-04-01'],
    ['2026-04-01T10:22:33', '2026-04-01'],
    ['31/04/26', undefined],
    ['13/13/2026', undefined],
    ['1-Foo-2026', undefined],
    ['', undefined],
  ])('“%s” is the day %s', (text, day) => expect(statementDay(text)).toBe(day))

  test.each([
    ['1,23,456.00', { paise: 12_345_600, way: undefined }],
    ['₹ 500', { paise: 50_000, way: undefined }],
    ['1,234.50 Cr', { paise: 123_450, way: 'in' }],
    ['1,234.50(Dr)', { paise: 123_450, way: 'out' }],
    ['(20.00)', { paise: 2_000, way: 'out' }],
    ['-20', { paise: 2_000, way: 'out' }],
    ['1299.4999999999998', { paise: 129_950, way: undefined }],
    ['1.5E3', { paise: 150_000, way: undefined }],
    ['-', null],
    ['0.00', null],
    ['', null],
    ['12,34', undefined],
    ['=1+1', undefined],
    ['Dr', undefined],
  ])('“%s” is the amount %j', (text, amount) => expect(statementAmount(text)).toEqual(amount))

  test('of a workbook has a place, and a day where its format says so', () => {
    expect(['A1', 'Z9', 'AB12', '7'].map(columnOf)).toEqual([0, 25, 27, -1])
    expect([excelDay(46_113), excelDay(46_113.5), excelDay(-1)]).toEqual([
      '2026-04-01',
      '2026-04-01',
      undefined,
    ])
    expect([14, 22, 2].map((id) => isDateFormat(id, undefined))).toEqual([true, true, false])
    expect(isDateFormat(164, 'dd/mm/yyyy')).toBe(true)
    expect(isDateFormat(165, '[Red]#,##0.00 "days"')).toBe(false)
  })
})

test('columns that are chosen say a day, a text and an amount, each once', () => {
  expect(columnsProblem({ date: 0, narration: 1, credit: 2, debit: 3 }, 4)).toBeUndefined()
  expect(columnsProblem({ date: 0, narration: 1, credit: 4 }, 4)).toMatch(/fewer columns/)
  expect(columnsProblem({ date: 0, narration: 0, credit: 2 }, 4)).toMatch(/different/)
  expect(columnsProblem({ date: 0, narration: 1, credit: 2, debit: 2 }, 4)).toMatch(/one thing/)
  expect(columnsProblem({ date: 0, narration: 1 }, 4)).toMatch(/what came in/)
})

test('what stands above the table names the account, and is no header', () => {
  const preamble = rowsOf('HDFC BANK Ltd.', 'Account No :50100123456789 OTHER', 'From 01/04/26')
  expect(accountOf('HDFC Bank', preamble)).toBe('HDFC Bank 6789')
  expect(accountOf('HDFC Bank', rowsOf('Nothing'))).toBe('HDFC Bank')
  expect(headerCandidate([...preamble, ...rowsOf('When;What;Money', '01/04/26;X;5')])).toBe(3)
})
