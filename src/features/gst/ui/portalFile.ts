import { z } from 'zod'
import { readSignedQr } from '../einvoice/signedQr.rules.ts'
import type { PortalAnswerInput } from '../gst.schema.ts'
import { m } from './messages/gstMonth.messages.ts'

/** A document in the portal's answer, as it is saved there; numbers may be written as text. */
const rowSchema = z.object({
  Irn: z.string(),
  AckNo: z.union([z.string(), z.number()]).transform(String),
  /** `2026-11-23 15:12:00` or `23/11/2026 15:12:00`. */
  AckDt: z.string(),
  SignedQRCode: z.string(),
})

const dayOf = (text: string): string => {
  const [day = ''] = text.split(' ')
  return day.includes('/') ? day.split('/').reverse().join('-') : day
}

/**
 * Reads the file that the e-invoice portal gives back: a list of documents, or one. @throws Error, in words for who chose the file
 */
export function readPortalFile(text: string): PortalAnswerInput[] {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Error(m.noJson())
  }
  const rows = z.array(rowSchema).safeParse(Array.isArray(content) ? content : [content])
  if (!rows.success || rows.data.length === 0) {
    throw new Error(m.noAnswer())
  }
  return rows.data.map(({ Irn, AckNo, AckDt, SignedQRCode }) => {
    const facts = readSignedQr(SignedQRCode)
    if (!facts) throw new Error(m.codeNotRead({ irn: Irn }))
    return { number: facts.number, irn: Irn, ackNumber: AckNo, ackDay: dayOf(AckDt), signedQr: SignedQRCode }
  })
}
