import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import { meQuery } from '../../accounts.queries.ts'
import { forgetPerson } from '../../leftBehind.ts'
import { EXPORT_ADDRESS, useErase } from '../../privacy/privacy.queries.ts'
import { m } from './messages/security.messages.ts'
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
    forgetPerson()
    queryClient.setQueryData(meQuery.queryKey, null)
    await navigate({ to: '/' })
    queryClient.removeQueries({ predicate: ({ queryKey: [room] }) => room !== 'shop' && room !== 'me' })
  }

  return (
    <Section title={m.yourData()} text={m.yourDataText()}>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={EXPORT_ADDRESS} download="my-data.json" className={buttonClass({ variant: 'secondary' })}>
          {m.download()}
        </a>
        <Button variant="quiet" className="text-danger!" onClick={() => setAsking(true)}>
          {m.erase()}
        </Button>
      </div>
      <PasswordDialog
        open={asking}
        title={m.eraseAsk()}
        text={m.eraseText()}
        confirmLabel={m.eraseForGood()}
        tone="danger"
        onConfirm={eraseAll}
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}
