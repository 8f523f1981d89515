import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import { addressBookQuery, useDeleteAddress } from '../addresses.queries.ts'
import { MOST_ADDRESSES } from '../addresses.rules.ts'
import type { SavedAddress } from '../addresses.schema.ts'
import { m } from '../messages/addresses.messages.ts'
import { AddressForm } from './AddressForm.tsx'

/** A customer's addresses by their names, to be added, changed and deleted. */
export function AddressBook({ owner }: { owner: { readonly name: string; readonly contact: string } }) {
  const { data: book } = useSuspenseQuery(addressBookQuery)
  const [editing, setEditing] = useState<SavedAddress | 'new'>()
  const remove = useDeleteAddress()
  const add = <Button onClick={() => setEditing('new')}>{m.add()}</Button>

  return (
    <>
      {book.length === 0 ? (
        <EmptyState title={m.noneYet()} text={m.noneYetText()} action={add} />
      ) : (
        <>
          <ul className="grid gap-4 md:grid-cols-2">
            {book.map((address) => (
              <li key={address._id} className="flex flex-col rounded-md border border-line bg-surface p-5">
                <Card address={address} />
                <div className="mt-auto flex flex-wrap gap-2 pt-4">
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={m.changeWhich({ label: address.label })}
                    onClick={() => setEditing(address)}
                  >
                    {m.change()}
                  </Button>
                  <DeleteButton
                    look="small"
                    noun={m.addressNoun()}
                    name={address.label}
                    text={m.ordersStay()}
                    onDelete={() => remove.mutateAsync(address._id)}
                  />
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            {book.length < MOST_ADDRESSES ? add : <p>{m.full({ most: MOST_ADDRESSES })}</p>}
          </div>
        </>
      )}
      {editing && (
        <AddressForm
          address={editing === 'new' ? undefined : editing}
          owner={{ name: owner.name, contact: owner.contact }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function Card({ address: to }: { address: SavedAddress }) {
  const lines = [
    to.companyName,
    to.gstin && `GSTIN ${to.gstin}`,
    to.address,
    `${to.city}, ${to.state} ${to.zipCode}`,
    to.country,
    to.contact,
  ]
  return (
    <>
      <h2 className="text-xl wrap-anywhere">{to.label}</h2>
      <address className="mt-2 text-ink-soft not-italic wrap-anywhere">
        <strong className="text-ink">{to.name}</strong>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </>
  )
}
