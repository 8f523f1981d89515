/** The part of Google's sign-in script that we use. */
interface GoogleId {
  initialize(options: {
    client_id: string
    callback: (answer: { credential: string }) => void
    ux_mode: 'popup'
    /** Stands in the token, so that it is good in this browser only. */
    nonce: string
  }): void
  renderButton(
    place: HTMLElement,
    look: { theme: 'outline'; size: 'large'; text: 'continue_with'; width: number; locale: string },
  ): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } }
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleId> | undefined

/** Loads Google's script, once for the life of the page. @throws when it cannot be reached; asking again tries again */
export function loadGoogle(): Promise<GoogleId> {
  loading ??= new Promise<GoogleId>((done, fail) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => {
      const id = window.google?.accounts?.id
      if (id) done(id)
      else fail(new Error('Google’s script brought nothing'))
    }
    script.onerror = () => {
      script.remove()
      fail(new Error('Google’s script did not load'))
    }
    document.head.append(script)
  }).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
