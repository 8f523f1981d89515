import { creditNoteNumber } from '#/features/orders/rules/creditNote.rules.ts'
import { documentNumber } from '#/features/orders/rules/documents.rules.ts'
import type { Series } from './document.rules.ts'

/** The number of a document as it is printed. */
export const numberIn = (series: Series, financialYear: string, serial: number): string =>
  series === 'creditNote'
    ? creditNoteNumber(financialYear, serial)
    : documentNumber(financialYear, serial, series === 'bill')
