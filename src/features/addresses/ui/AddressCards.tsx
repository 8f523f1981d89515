import { RadioCards } from '#/ui/kit/RadioCards.tsx'
import type { SavedAddress } from '../addresses.schema.ts'
import { m } from '../messages/addresses.messages.ts'

/** What is chosen where it is none of the book. */
export const ANOTHER = 'another'

export interface AddressCardsProps {
  legend: string
  book: readonly SavedAddress[]
  /** Id of the chosen one, or ANOTHER. */
  chosen: string
  onChoose: (id: string, address: SavedAddress | undefined) => void
}

/** One line for an address: `Meera Iyer, 14 Temple Street, Chennai 600004`. */
export const inOneLine = ({ name, address, city, zipCode }: SavedAddress): string =>
  `${name}, ${address}, ${city} ${zipCode}`

/** The address book as cards, what was used last first; and another address. */
export function AddressCards({ legend, book, chosen, onChoose }: AddressCardsProps) {
  return (
    <RadioCards
      legend={legend}
      layout="sideBySide"
      value={chosen}
      onChange={(id) =>
        onChoose(
          id,
          book.find(({ _id }) => _id === id),
        )
      }
      options={[
        ...book.map((address) => ({
          value: address._id,
          label: <span className="wrap-anywhere">{address.label}</span>,
          hint: <span className="wrap-anywhere">{inOneLine(address)}</span>,
        })),
        { value: ANOTHER, label: m.another() },
      ]}
    />
  )
}
