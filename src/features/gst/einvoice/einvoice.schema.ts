import { z } from 'zod'

/**
 * A document as the e-invoice portal takes it: INV-01, version 1.1, the fields that sales within India to a business need. Written down
 * from general knowledge of the schema on 23 November 2026: to be checked with a first upload on the portal's trial side (docs/gst.md).
 */

const amount = z.number().min(0).max(99_999_999_999_999)
const gstin = z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/)
const state = z.string().regex(/^\d{2}$/)
const day = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/)
const number = z.string().regex(/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/)

const party = {
  Gstin: gstin,
  LglNm: z.string().min(3).max(100),
  Addr1: z.string().min(1).max(100),
  Addr2: z.string().min(3).max(100).optional(),
  Loc: z.string().min(3).max(50),
  Pin: z.int().min(100_000).max(999_999),
  Stcd: state,
}

export const einvoiceSchema = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.literal('N'),
    IgstOnIntra: z.literal('N'),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN']), No: number, Dt: day }),
  SellerDtls: z.strictObject(party),
  BuyerDtls: z.strictObject({ ...party, Pos: state }),
  ItemList: z
    .array(
      z.strictObject({
        SlNo: z.string().regex(/^\d{1,6}$/),
        PrdDesc: z.string().min(3).max(300),
        IsServc: z.enum(['Y', 'N']),
        HsnCd: z.string().regex(/^\d{4,8}$/),
        Qty: z.number().min(0),
        Unit: z.enum(['PCS', 'OTH']),
        UnitPrice: amount,
        TotAmt: amount,
        AssAmt: amount,
        GstRt: z.number().min(0).max(40),
        IgstAmt: amount,
        CgstAmt: amount,
        SgstAmt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1)
    .max(1_000),
  ValDtls: z.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    TotInvVal: amount,
  }),
  /** What a credit note corrects. */
  RefDtls: z
    .strictObject({ PrecDocDtls: z.array(z.strictObject({ InvNo: number, InvDt: day })).min(1) })
    .optional(),
})
export type EinvoiceJson = z.infer<typeof einvoiceSchema>
