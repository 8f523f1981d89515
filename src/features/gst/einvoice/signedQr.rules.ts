import { z } from 'zod'

/** What the signed code of an e-invoice says of its document. */
export interface SignedFacts {
  readonly number: string
  readonly irn: string
  readonly gstin: string
}

const factsSchema = z.object({ DocNo: z.string(), Irn: z.string(), SellerGstin: z.string() })
/** The portal writes the facts as text within the payload. */
const payloadSchema = z.object({ data: z.string() })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a part of a token (base64url) as UTF-8. */
function partText(part: string): string {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0))
  } catch {
    return ''
  }
}

/**
 * What a signed code (JWT) says; undefined for what is none. Its signature is the portal's and is not checked here: the
 * key is not a part of the shop. Whoever scans the printed code checks it.
 */
export function readSignedQr(token: string): SignedFacts | undefined {
  const [, payload = ''] = token.split('.')
  const outer = payloadSchema.safeParse(parsed(partText(payload))).data
  const facts = outer && factsSchema.safeParse(parsed(outer.data)).data
  return facts && { number: facts.DocNo, irn: facts.Irn.toLowerCase(), gstin: facts.SellerGstin }
}
