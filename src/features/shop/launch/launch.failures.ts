import { failureTable } from '#/platform/http/failure.ts'

export const launchFailures = failureTable({
  launch_incomplete: [409, 'The shop cannot be launched yet.'],
  mail_not_sent: [502, 'The mail server did not take the test mail.'],
  no_upi_id: [409, 'Enter the UPI id first.'],
})
