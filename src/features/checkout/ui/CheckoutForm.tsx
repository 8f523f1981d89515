import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { addressBookQuery } from '#/features/addresses/addresses.queries.ts'
import type { SavedAddress } from '#/features/addresses/addresses.schema.ts'
import { m as ofAddresses } from '#/features/addresses/messages/addresses.messages.ts'
import { AddressCards, ANOTHER } from '#/features/addresses/ui/AddressCards.tsx'
import { shortLines } from '#/features/cart/cart.rules.ts'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { leftText } from '#/features/cart/leftText.rules.ts'
import { addressesQuery } from '#/features/orders/orders.queries.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { paymentOptionsQuery } from '#/features/payments/card/card.queries.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { bagServicesQuery } from '#/features/tailoring/tailoring.queries.ts'
import { chosenTotal } from '#/features/tailoring/tailoring.rules.ts'
import { BagServicesChoice } from '#/features/tailoring/ui/BagServicesChoice.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { ActionBar } from '#/ui/kit/ActionBar.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { m } from '../messages/checkout.messages.ts'
import { useQuote } from '../quote.queries.ts'
import { BillingFields } from './BillingFields.tsx'
import { priceChanges, pricesOf } from './bag.rules.ts'
import { CashAsk } from './CashAsk.tsx'
import { CheckoutCallouts } from './CheckoutCallouts.tsx'
import { problemsFromTheTop, requestOf } from './checkoutRequest.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { EarlierAddresses } from './EarlierAddresses.tsx'
import { GiftFields } from './GiftFields.tsx'
import { deliveryOf, fieldsOf, firstAddress, isLabelTaken } from './lastAddress.rules.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { SaveAddress } from './SaveAddress.tsx'
import { UseCredit } from './UseCredit.tsx'
import { useBillingForm } from './useBillingForm.ts'
import { useCashQuote } from './useCashQuote.ts'
import { useCheckout } from './useCheckout.ts'
import { usePaidByCredit } from './usePaidByCredit.ts'
import { useQuotePlace } from './useQuotePlace.ts'

/** What wrapping a gift costs, rupees, and where the parcel goes, as `useQuotePlace` says it. */
export interface ChosenSums {
  readonly wrap: number
  readonly place: string
}

export interface CheckoutFormProps {
  user: User
  cart: Cart
  onPlaced: (order: Order) => void
  /** What is chosen in it that changes the total. */
  onChosen: (chosen: ChosenSums) => void
}

const nowhere = { companyName: '', address: '', city: '', state: '', country: 'India', zipCode: '' }
const nobody = { ...nowhere, name: '', contact: '' }

/** UPI unless the shop has no way to be paid by it (specification, section 9). */
const firstWay = (types: readonly PaymentMethod[] = []): PaymentMethod =>
  types.length === 0 || types.includes('upi') ? 'upi' : (types[0] ?? 'upi')

/** The form of the checkout. What the server refuses is shown at its field; everything typed stays. */
export function CheckoutForm({ user, cart, onPlaced, onChosen }: CheckoutFormProps) {
  const { data: services } = useQuery(bagServicesQuery)
  const servicesTotal = chosenTotal(services, cart.items)
  const { place: placeOrder, refusal, forgive } = useCheckout(cart, servicesTotal, onPlaced)
  const { data: book = [] } = useQuery(addressBookQuery)
  const { data: addresses = [] } = useQuery(addressesQuery)
  const { data: options } = useQuery(paymentOptionsQuery)
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [seen] = useState(() => pricesOf(cart.items))
  const [first] = useState(() => firstAddress(book, addresses, user.name))
  const [billed, setBilled] = useState(first.saved ?? ANOTHER)
  const [recipient, setRecipient] = useState(ANOTHER)
  const [folded, setFolded] = useState(first.saved !== undefined)
  const form = useBillingForm({
    owner: user._id,
    remembers: shop.rememberCheckout,
    // What was typed may be another address than the chosen one.
    onRestored: () => {
      setBilled(ANOTHER)
      setFolded(false)
    },
    defaultValues: {
      name: user.name,
      email: user.email,
      contact: user.contact,
      gstin: '',
      ...(first.address ?? nowhere),
      elsewhere: false,
      deliveryAddress: nobody,
      note: '',
      isGift: false,
      gift: { wrap: false, message: '' },
      saves: false,
      saveAddressAs: '',
      useCredit: false,
      payment: firstWay(options?.types),
    },
  })
  const { register, handleSubmit, formState, setError, setFocus } = form
  const [elsewhere, saves, useCredit, isGift, isWrapped] = form.watch([
    'elsewhere',
    'saves',
    'useCredit',
    'isGift',
    'gift.wrap',
  ])
  const wrap = isGift && isWrapped && shop.giftWrap ? shop.giftWrapPrice : 0
  const place = useQuotePlace(cart, form.watch)
  const quote = useQuote(cart, place)
  const showChosen = useEffectEvent(onChosen)
  useEffect(() => showChosen({ wrap, place }), [wrap, place])
  const total = (quote?.total ?? cart.grandTotal) + servicesTotal + wrap
  const paid = usePaidByCredit(total, useCredit)
  const cash = useCashQuote(cart, form.watch, paid.left)
  const { errors, isSubmitting } = formState
  const short = [...new Set(shortLines(cart.items).map(({ product }) => leftText(product)))]
  const isKnown = (elsewhere ? recipient : billed) !== ANOTHER

  const chooseBilled = (id: string, address: SavedAddress | undefined) => {
    setBilled(id)
    setFolded(address !== undefined)
    if (address) form.fillIn(fieldsOf(address))
    else form.fillIn({ ...nowhere, name: user.name, contact: user.contact })
  }
  const chooseRecipient = (id: string, address: SavedAddress | undefined) => {
    setRecipient(id)
    form.fillInDelivery(address ? deliveryOf(address) : nobody)
  }

  const submit = handleSubmit(
    async (typed) => {
      const request = requestOf({ ...typed, saves: typed.saves && !isKnown })
      if (isLabelTaken(book, request.saveAddressAs)) {
        setError('saveAddressAs', { message: ofAddresses.labelTaken() }, { shouldFocus: true })
        return
      }
      const usedAddresses = [billed, ...(elsewhere ? [recipient] : [])].filter((id) => id !== ANOTHER)
      const wrong = problemsFromTheTop(await placeOrder({ ...request, usedAddresses }, paid, cash))
      if (wrong.length > 0) setFolded(false)
      for (const { name, message } of wrong) setError(name, { message })
      // Not before a folded field is there again.
      if (wrong[0]) setTimeout(setFocus, 0, wrong[0].name)
    },
    () => setFolded(false),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <h2 className="text-xl">{m.billingAddress()}</h2>
      {book.length > 0 ? (
        <AddressCards legend={m.fromYourAddresses()} book={book} chosen={billed} onChoose={chooseBilled} />
      ) : (
        <EarlierAddresses addresses={addresses} first={first.earlier} onPick={form.fillIn} />
      )}
      {folded && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setFolded(false)}>
          {m.changeInIt()}
        </Button>
      )}
      <div hidden={folded}>
        <BillingFields register={register} errors={errors} pin={form.pin} />
      </div>
      <DeliveryFields
        form={form}
        elsewhere={elsewhere}
        book={book}
        chosen={recipient}
        onChoose={chooseRecipient}
        pin={form.deliveryPin}
      />
      {!isKnown && <SaveAddress form={form} saves={saves} />}
      <Field label={m.noteToShop()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
      <BagServicesChoice items={cart.items} />
      <GiftFields form={form} isGift={isGift} shop={shop} />
      <UseCredit inputProps={register('useCredit')} paid={paid} />
      {paid.left > 0 && (
        <PaymentChoice isGift={isGift} inputProps={register('payment')} error={errors.payment?.message} />
      )}
      <CashAsk quote={cash} />
      <CheckoutCallouts
        refusal={refusal}
        short={short}
        priceChanges={priceChanges(seen, cart.items)}
        onAdjusted={forgive}
      />
      <ActionBar>
        <SubmitButton pending={isSubmitting} disabled={short.length > 0}>
          {paid.left > 0 ? m.placeOrderFor({ total: formatRupees(paid.left) }) : m.placeOrderByCredit()}
        </SubmitButton>
      </ActionBar>
    </form>
  )
}
