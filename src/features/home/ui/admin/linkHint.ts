/** What may be written where something leads. */
export const linkHint = 'A page of this shop such as /new/saree/collections, or an address with https://'
