import { type ReceiptList, receiptLists } from '../receipts.schema.ts'

export const receiptTabs = [...receiptLists, 'awaited'] as const
export type ReceiptTab = (typeof receiptTabs)[number]

/** What the address of the incoming money says. */
export interface ReceiptsSearch {
  readonly list?: ReceiptTab
  /** From 1. */
  readonly page?: number
}

/** The tab that is shown without a word in the address: what one click may settle. */
export const USUAL_TAB: ReceiptList = 'likely'

/** Reads the address; what makes no sense is left out. */
export function readReceiptsSearch({ list, page }: Record<string, unknown>): ReceiptsSearch {
  const tab = receiptTabs.find((name) => name === list)
  return {
    ...(tab && { list: tab }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
  }
}
