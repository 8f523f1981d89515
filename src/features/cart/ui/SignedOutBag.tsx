import { Link, useLocation } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { m } from '../messages/cart.messages.ts'

/** The bag of somebody who is not known yet: the way to the login and back here. */
export function SignedOutBag({ onLeave }: { onLeave: () => void }) {
  const from = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      level={3}
      title={m.waits()}
      text={m.waitsText()}
      action={
        <Link
          to="/login"
          search={{ from }}
          onClick={onLeave}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          {m.logIn()}
        </Link>
      }
    />
  )
}
