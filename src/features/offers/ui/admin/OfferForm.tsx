import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useSaveOffer } from '../../admin.queries.ts'
import type { AdminOffer } from '../../offers.schema.ts'
import { DeleteOffer } from './DeleteOffer.tsx'
import { m } from './messages/admin.messages.ts'
import { offerSections } from './offerSections.tsx'
import { fieldsOf, type OfferValues, offerForm, saidTogether, valuesOf } from './offerValues.ts'

/** A new offer, or one to change. */
export function OfferForm({ offer }: { offer?: AdminOffer }) {
  const save = useSaveOffer()
  const navigate = useNavigate()
  const toList = () => navigate({ to: '/admin/offer' })
  const seen = useSeen(offer, valuesOf, { together: saidTogether })

  const onSave = async (entered: OfferValues) => {
    const names = seen?.changed(entered)
    const { message, offer: stored } = await save.mutateAsync({
      id: offer?._id,
      fields: fieldsOf(entered),
      names,
      seen: names && seen?.of(names),
    })
    toast.success(message)
    return stored
  }

  return (
    <ResourceForm
      label={offer ? m.editOffer() : m.addOffer()}
      schema={offerForm}
      values={valuesOf(offer)}
      sections={offerSections()}
      saveLabel={offer ? m.saveChanges() : m.addOffer()}
      {...(seen && { seen })}
      action={(cause) => (offer ? m.changingFailed({ cause }) : m.addingFailed({ cause }))}
      onSave={onSave}
      onSaved={toList}
      focusFirst={!offer}
      cancel={
        <Link to="/admin/offer" className={buttonClass({ variant: 'quiet' })}>
          {m.cancel()}
        </Link>
      }
      danger={offer && <DeleteOffer offer={offer} look="button" onDeleted={toList} />}
    />
  )
}
