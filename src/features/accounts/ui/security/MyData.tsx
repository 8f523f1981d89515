import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import { meQuery } from '../../accounts.queries.ts'
import { EXPORT_ADDRESS, useErase } from '../../privacy/privacy.queries.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { Section } from './Section.tsx'

/** One's own data: all of it as a file, and all of it away. */
export function MyData() {
  const erase = useErase()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  const eraseAll = async (password: string) => {
    const { message } = await erase.mutateAsync(password)
    setAsking(false)
    toast.success(message)
    queryClient.setQueryData(meQuery.queryKey, null)
    await navigate({ to: '/' })
    queryClient.removeQueries({ predicate: ({ queryKey: [room] }) => room !== 'shop' && room !== 'me' })
  }

  return (
    <Section
      title="Your data"
      text="Everything the shop knows about you in one file, or your account gone for good. Invoices of past orders are kept as the law wants, without your e-mail and number."
    >
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={EXPORT_ADDRESS} download="my-data.json" className={buttonClass({ variant: 'secondary' })}>
          Download my data
        </a>
        <Button variant="quiet" className="text-danger" onClick={() => setAsking(true)}>
          Erase my account
        </Button>
      </div>
      <PasswordDialog
        open={asking}
        title="Erase your account?"
        text="Your profile, bag and wishlist are deleted, store credit that is left is lost, your reviews stay without your name, and you are logged out everywhere. This cannot be taken back."
        confirmLabel="Erase for good"
        tone="danger"
        onConfirm={eraseAll}
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}
