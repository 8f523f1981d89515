/** In the place of a part of a page whose code the line did not bring: the page goes on without it. */
export function NotFetched() {
  return (
    <p className="text-ink-soft">
      This part could not be fetched.{' '}
      <button type="button" className="link min-h-11" onClick={() => location.reload()}>
        Load the page again
      </button>
    </p>
  )
}
