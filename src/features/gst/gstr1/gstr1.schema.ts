import { z } from 'zod'

/**
 * GSTR-1 as the portal's offline tool writes it, JSON of GST 3.2 with table 12 in two parts (since May 2025). Read on 22 and 23
 * November 2026 in what public programs write and say the portal took; the portal's own document was not to be had. To be checked by
 * the accountant with a first upload (docs/gst.md).
 */

/** Rupees with two decimals. */
const rupees = z.number().refine((value) => Number.isSafeInteger(Math.round(value * 100)), 'An amount.')
const day = z.string().regex(/^\d{2}-\d{2}-\d{4}$/)
/** Rule 46: at most 16 letters, digits, hyphens and slashes. */
const number = z.string().regex(/^[A-Za-z0-9/-]{1,16}$/)
const state = z.string().regex(/^\d{2}$/)
const gstin = z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/)
const rate = z.number().min(0).max(40)

const interState = { rt: rate, txval: rupees, iamt: rupees, csamt: rupees }
const withinState = { rt: rate, txval: rupees, camt: rupees, samt: rupees, csamt: rupees }
const taxes = z.union([z.strictObject(interState), z.strictObject(withinState)])
const items = z.array(z.strictObject({ num: z.int().min(1), itm_det: taxes })).min(1)
const interStateItems = z
  .array(z.strictObject({ num: z.int().min(1), itm_det: z.strictObject(interState) }))
  .min(1)

const sale = { val: rupees, pos: state, rchrg: z.literal('N'), inv_typ: z.literal('R'), itms: items }
const note = { ntty: z.literal('C'), nt_num: number, nt_dt: day }

const code = z.strictObject({
  num: z.int().min(1),
  hsn_sc: z.string().regex(/^\d{2,8}$/),
  desc: z.string().max(30),
  /** `PCS` of goods, `NA` of services. */
  uqc: z.enum(['PCS', 'NA']),
  qty: z.number(),
  rt: rate,
  txval: rupees,
  iamt: rupees,
  camt: rupees,
  samt: rupees,
  csamt: rupees,
})

/** Sections that say nothing are left out. */
export const gstr1Schema = z.strictObject({
  gstin,
  /** The month, `112026`. */
  fp: z.string().regex(/^\d{6}$/),
  b2b: z
    .array(
      z.strictObject({
        ctin: gstin,
        inv: z.array(z.strictObject({ inum: number, idt: day, ...sale })).min(1),
      }),
    )
    .optional(),
  b2cl: z
    .array(
      z.strictObject({
        pos: state,
        inv: z.array(z.strictObject({ inum: number, idt: day, val: rupees, itms: interStateItems })).min(1),
      }),
    )
    .optional(),
  b2cs: z
    .array(
      z.union([
        z.strictObject({ sply_ty: z.literal('INTER'), typ: z.literal('OE'), pos: state, ...interState }),
        z.strictObject({ sply_ty: z.literal('INTRA'), typ: z.literal('OE'), pos: state, ...withinState }),
      ]),
    )
    .optional(),
  cdnr: z
    .array(z.strictObject({ ctin: gstin, nt: z.array(z.strictObject({ ...note, ...sale })).min(1) }))
    .optional(),
  cdnur: z
    .array(
      z.strictObject({ typ: z.literal('B2CL'), ...note, val: rupees, pos: state, itms: interStateItems }),
    )
    .optional(),
  nil: z
    .strictObject({
      inv: z.array(
        z.strictObject({
          sply_ty: z.enum(['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']),
          nil_amt: rupees,
          expt_amt: rupees,
          ngsup_amt: rupees,
        }),
      ),
    })
    .optional(),
  hsn: z
    .union([
      z.strictObject({ hsn_b2b: z.array(code), hsn_b2c: z.array(code) }),
      // Until April 2025.
      z.strictObject({ data: z.array(code) }),
    ])
    .optional(),
  doc_issue: z
    .strictObject({
      doc_det: z.array(
        z.strictObject({
          /** 1: invoices for outward supply, 5: credit notes. */
          doc_num: z.union([z.literal(1), z.literal(5)]),
          docs: z.array(
            z.strictObject({
              num: z.int().min(1),
              from: number,
              to: number,
              totnum: z.int().min(1),
              cancel: z.int().min(0),
              net_issue: z.int().min(0),
            }),
          ),
        }),
      ),
    })
    .optional(),
})
export type Gstr1Json = z.infer<typeof gstr1Schema>
