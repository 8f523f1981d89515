import { failureTable } from '#/platform/http/failure.ts'

export const gstFailures = failureTable({
  gst_not_registered: [
    409,
    'A return is made under a GSTIN. Give the one of the shop in the settings, or say with which GSTIN the documents were issued.',
  ],
  gst_composition: [
    409,
    'A shop under the composition scheme makes no GSTR-1: it pays by quarters (CMP-08, GSTR-4). Please ask your accountant.',
  ],
  gst_problems: [
    409,
    'The portal would refuse this file: some documents have no place of supply or no code (HSN). They are named on the page of the month.',
  ],
  gst_month_not_over: [409, 'This month is not over: documents are still dated into it.'],
  gst_filed_already: [409, 'This month was marked as filed already.'],
  gst_month_filed: [
    409,
    'A document of this order stands in a month that was filed. Open the month again first, or ask your accountant for an amendment.',
  ],
  gst_changed: [409, 'A document was issued meanwhile. Please look at the month again.'],
  gst_place_known: [409, 'The place of supply of this order is known.'],
  gst_place_at_home: [
    422,
    'The invoice carries the tax between states (IGST), so its place cannot be the state of the shop. Please ask your accountant.',
  ],
})
