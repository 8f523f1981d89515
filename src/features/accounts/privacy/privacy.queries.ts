import { useMutation } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { PrivacyApi } from './privacy.handlers.ts'

/** The file with everything about the user; the browser saves it. */
export const EXPORT_ADDRESS = '/api/me/export'

/** Fails with ApiError invalid (the password), order_on_its_way or last_admin (409). */
export const useErase = () =>
  useMutation({
    mutationFn: (password: string) => read(client<PrivacyApi>().api.me.erase.$post({ json: { password } })),
  })
