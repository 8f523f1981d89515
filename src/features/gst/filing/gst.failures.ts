import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/gst.messages.ts'

export const gstFailures = failureTable({
  gst_not_registered: [409, m.notRegistered],
  gst_composition: [409, m.composition],
  gst_problems: [409, m.problems],
  gst_month_not_over: [409, m.monthNotOver],
  gst_filed_already: [409, m.filedAlready],
  gst_month_filed: [409, m.monthFiled],
  gst_changed: [409, m.changed],
  gst_place_known: [409, m.placeKnown],
  gst_place_at_home: [422, m.placeAtHome],
})
