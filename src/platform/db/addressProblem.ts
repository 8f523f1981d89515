/** An address of the database leads somewhere else than it should; the message is for the person who runs the shop. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError'
}
