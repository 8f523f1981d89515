import { MailHeading, MailLines } from '#/ui/mail/MailText.tsx'
import { m } from './messages/mails.messages.ts'

/** What happens after what a mail tells, step by step; nothing where there are none. */
export const NextSteps = ({ steps }: { steps: readonly string[] }) =>
  steps.length > 0 && (
    <>
      <MailHeading>{m.whatNext()}</MailHeading>
      <MailLines of={steps.map((step, at) => `${at + 1}. ${step}`)} />
    </>
  )
