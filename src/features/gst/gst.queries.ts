import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { EinvoicesApi } from './einvoices.handlers.ts'
import type { GstApi } from './gst.handlers.ts'
import { type GstSettingsInput, MOST_ANSWERS, type PortalAnswerInput } from './gst.schema.ts'

const api = () => client<GstApi>().api.admin.gst
const einvoices = () => client<EinvoicesApi>().api.admin.gst
const gstKey = ['gst'] as const

/** The months that there are, and what is set for them. */
export const gstMonthsQuery = queryOptions({
  queryKey: [...gstKey, 'months'],
  queryFn: () => read(api().$get()),
})

/** A month, under the registration of the settings unless another one is named. */
export interface AskedMonth {
  readonly month: string
  readonly gstin?: string | undefined
}

const asked = ({ month, gstin }: AskedMonth) => ({ param: { month }, query: gstin ? { gstin } : {} })

export const gstMonthQuery = (of: AskedMonth) =>
  queryOptions({
    queryKey: [...gstKey, of.month, of.gstin ?? ''],
    queryFn: ({ signal }) => read(api()[':month'].$get(asked(of), { init: { signal } })),
    placeholderData: keepPreviousData,
  })

/** Where a file of a month is. */
export const gstFileAddress = ({ month, gstin }: AskedMonth, file: string): string =>
  `/api/admin/gst/${month}/${file}${gstin ? `?gstin=${gstin}` : ''}`

export const useFileMonth = (of: AskedMonth) =>
  useChange(gstKey, (json: { readonly arn: string; readonly currentPassword: string }) =>
    read(api()[':month'].file.$post({ ...asked(of), json })),
  )

export const useReopenMonth = (of: AskedMonth) =>
  useChange(gstKey, (currentPassword: string) =>
    read(api()[':month'].reopen.$post({ ...asked(of), json: { currentPassword } })),
  )

export const useSaveGstSettings = () =>
  useChange(gstKey, (json: GstSettingsInput) => read(api().settings.$post({ json })))

export const useNamePlace = () =>
  useChange(gstKey, ({ _id, state }: { readonly _id: string; readonly state: string }) =>
    read(client<GstApi>().api.admin['gst-place'][':_id'].$post({ param: { _id }, json: { state } })),
  )

/** What is still to be registered at the e-invoice portal. */
export const einvoicesQuery = (of: AskedMonth) =>
  queryOptions({
    queryKey: [...gstKey, 'einvoices', of.month, of.gstin ?? ''],
    queryFn: () => read(einvoices()[':month'].einvoices.$get(asked(of))),
  })

interface Registered {
  added: number
  known: number
  readonly unknown: string[]
}

/** Writes down what the portal answered, some at a time. */
export const useRegisterEinvoices = () =>
  useChange(gstKey, async (all: readonly PortalAnswerInput[]) => {
    const sum: Registered = { added: 0, known: 0, unknown: [] }
    for (let at = 0; at < all.length; at += MOST_ANSWERS) {
      const json = { answers: all.slice(at, at + MOST_ANSWERS) }
      const part = await read(einvoices().einvoices.$post({ json }))
      sum.added += part.added
      sum.known += part.known
      sum.unknown.push(...part.unknown)
    }
    return sum
  })
