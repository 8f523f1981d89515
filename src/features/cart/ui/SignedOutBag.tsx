import { Link, useLocation } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'

/** The bag of somebody who is not known yet: the way to the login and back here. */
export function SignedOutBag({ onLeave }: { onLeave: () => void }) {
  const from = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      level={3}
      title="Your bag waits for you"
      text="Log in to see what you have put in, on every device."
      action={
        <Link
          to="/login"
          search={{ from }}
          onClick={onLeave}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          Click here to login
        </Link>
      }
    />
  )
}
