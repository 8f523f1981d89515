import { m } from './messages/kit.messages.ts'

/** In the place of a part of a page whose code the line did not bring: the page goes on without it. */
export function NotFetched() {
  return (
    <p className="text-ink-soft">
      {m.notFetched()}{' '}
      <button type="button" className="link min-h-11" onClick={() => location.reload()}>
        {m.loadPageAgain()}
      </button>
    </p>
  )
}
