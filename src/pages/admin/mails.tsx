import { createFileRoute } from '@tanstack/react-router'
import { mailsQuery } from '#/features/shop/mails/mails.queries.ts'
import { MailList } from '#/features/shop/ui/mails/MailList.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/mail')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, mailsQuery),
  head: titled(() => m.mails()),
  component: MailList,
})
