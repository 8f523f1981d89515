import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import type { FieldSpec, FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { CompositionField } from './CompositionField.tsx'
import { DamageWarning, UpiPreview, WhatsappPreview } from './SettingsPreviews.tsx'
import { StateField } from './StateField.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** Every setting of the shop as data, in the order in which a new shopkeeper meets them. */

const LOGO_BYTES = 5 * 1024 * 1024
/** Shown 64 px square; twice that for fine screens. */
const logoSize = { width: 128, height: 128 }

const number = (
  name: keyof SettingsValues,
  label: string,
  hint?: string,
  prefix?: string,
): FieldSpec<SettingsValues> => ({
  kind: 'text',
  name,
  label,
  required: true,
  inputMode: 'numeric',
  ...(hint && { hint }),
  ...(prefix && { prefix }),
})

/** A switch; what speaks against it stands beside it. */
const onOff = (
  name: 'codEnabled' | 'upiEnabled' | 'alertMails',
  label: string,
  hint: string,
): FieldSpec<SettingsValues> => ({
  kind: 'own',
  name,
  label,
  render: ({ register, formState }) => (
    <Checkbox {...register(name)} label={label} hint={hint} error={formState.errors[name]?.message} />
  ),
})

const access: FormSection<SettingsValues> = {
  title: 'Who may browse',
  fields: [
    {
      kind: 'choice',
      name: 'access',
      label: 'Access',
      wide: true,
      options: [
        {
          value: 'members',
          label: 'Members only',
          hint: 'Visitors see the home page and the information pages; for everything else they log in or register.',
        },
        {
          value: 'open',
          label: 'Open to everybody',
          hint: 'Visitors browse the whole shop. Wishlist, checkout and orders ask for a login.',
        },
      ],
    },
  ],
}

const shop: FormSection<SettingsValues> = {
  title: 'The shop',
  text: 'Stands in the header, the footer, browser tabs and mails.',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Shop name',
      required: true,
      maxLength: 60,
      hint: 'As shoppers know it.',
    },
    {
      kind: 'text',
      name: 'tagline',
      label: 'Tagline',
      maxLength: 120,
      hint: 'One line; heads the home page and search results.',
    },
    {
      kind: 'url',
      name: 'externalSite',
      label: 'External site (optional)',
      inputMode: 'url',
      wide: true,
      hint: 'Where the shop name in the footer leads; without one, to the home page.',
    },
    {
      kind: 'own',
      name: 'logo',
      label: 'Logo',
      wide: true,
      render: (form) => (
        <PicturesField
          form={form}
          name="logo"
          label="Logo"
          hint="PNG or JPEG, square, 128x128 px or larger. Without one a drawn logo is shown."
          most={1}
          mostBytes={LOGO_BYTES}
          advised={logoSize}
        />
      ),
    },
  ],
}

const whatsapp: FormSection<SettingsValues> = {
  title: 'WhatsApp',
  text: "Shoppers reach this number from the 'Coming Soon!' message, product pages and after an order. Without one, nothing offers a chat.",
  fields: [
    {
      kind: 'tel',
      name: 'whatsappNumber',
      label: 'WhatsApp number',
      inputMode: 'numeric',
      hint: 'E.g. 98765 43210; a number from abroad with its country code.',
    },
    {
      kind: 'area',
      name: 'whatsappMessage',
      label: 'First message',
      rows: 2,
      maxLength: 500,
      wide: true,
      hint: 'Stands ready in the chat; the shopper only has to send it.',
    },
  ],
  aside: (form) => <WhatsappPreview form={form} />,
}

const upi: FormSection<SettingsValues> = {
  title: 'Ways to pay',
  text: 'What shoppers may choose at checkout; one way has to stay on. You approve each UPI payment in the list of orders.',
  fields: [
    onOff('codEnabled', 'Cash on delivery', 'The courier collects the money at the door.'),
    onOff('upiEnabled', 'UPI', 'Shoppers scan a QR code or pay in their UPI app.'),
    {
      kind: 'text',
      name: 'upiId',
      label: 'UPI id',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      hint: 'Looks like name@bank. Without one, UPI is not offered at checkout.',
    },
    {
      kind: 'text',
      name: 'upiName',
      label: 'Name at the bank',
      maxLength: 60,
      hint: 'UPI apps show it to the payer before the payment.',
    },
  ],
  aside: (form) => <UpiPreview form={form} />,
}

const seller: FormSection<SettingsValues> = {
  title: 'Seller',
  text: 'The law asks every online seller to show these, and invoices carry them.',
  fields: [
    {
      kind: 'text',
      name: 'legalName',
      label: 'Legal name',
      maxLength: 120,
      hint: 'As registered; stands on invoices and information pages.',
    },
    {
      kind: 'text',
      name: 'gstin',
      label: 'GSTIN (optional)',
      maxLength: 15,
      autoCapitalize: 'characters',
      spellCheck: false,
      hint: '15 characters; leave empty if you are not registered.',
    },
    {
      kind: 'area',
      name: 'address',
      label: 'Address',
      rows: 2,
      maxLength: 300,
      wide: true,
      hint: 'The place of business, with the PIN code.',
    },
    { kind: 'own', name: 'state', label: 'State', render: (form) => <StateField form={form} /> },
    {
      kind: 'own',
      name: 'composition',
      label: 'Composition scheme',
      wide: true,
      render: (form) => <CompositionField form={form} />,
    },
    {
      kind: 'tel',
      name: 'phone',
      label: 'Phone',
      inputMode: 'tel',
      hint: 'On the contact page and on invoices.',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      inputMode: 'email',
      hint: 'On the contact page, in the footer and in mails.',
    },
    {
      kind: 'text',
      name: 'grievanceOfficer',
      label: 'Grievance officer',
      maxLength: 120,
      hint: 'The person who answers complaints.',
    },
    {
      kind: 'email',
      name: 'grievanceEmail',
      label: 'Grievance email',
      inputMode: 'email',
      hint: 'Where complaints are sent.',
    },
  ],
}

const hours: FormSection<SettingsValues> = {
  title: 'Business hours',
  text: 'On the contact page, as you write them.',
  fields: [
    {
      kind: 'text',
      name: 'hoursWeekdays',
      label: 'Monday to Friday',
      maxLength: 60,
      hint: 'E.g. 9 AM to 6 PM.',
    },
    { kind: 'text', name: 'hoursSaturday', label: 'Saturday', maxLength: 60, hint: 'E.g. 10 AM to 4 PM.' },
    { kind: 'text', name: 'hoursSunday', label: 'Sunday', maxLength: 60, hint: 'E.g. Closed.' },
  ],
}

const policies: FormSection<SettingsValues> = {
  title: 'Policies',
  text: 'The numbers in the returns and shipping texts.',
  fields: [
    number('returnDays', 'Days to return', '0 means that only faulty goods are taken back.'),
    number('reverseShipmentFee', 'Reverse shipment fee', 'Deducted from a refund.', '₹'),
    number(
      'damageHoursProduct',
      'Hours to report damage, product pages',
      'After delivery, in the returns text of every product.',
    ),
    number(
      'damageHoursShipping',
      'Hours to report damage, shipping page',
      'After delivery, on Shipping / Returns / Exchanges.',
    ),
    number('processingDaysLeast', 'Business days to process, at least', 'From order to dispatch.'),
    number(
      'processingDaysMost',
      'Business days to process, at most',
      'Promise what also holds in a busy week.',
    ),
    number('refundDaysLeast', 'Business days to refund, at least', 'From the return to the money.'),
    number('refundDaysMost', 'Business days to refund, at most', 'Banks take their time; count it in.'),
  ],
  aside: (form) => <DamageWarning form={form} />,
}

const prices: FormSection<SettingsValues> = {
  title: 'List price',
  text: 'What is struck through beside the price of products without an MRP of their own.',
  fields: [
    {
      kind: 'text',
      name: 'strikeFactor',
      label: 'Times the price',
      required: true,
      inputMode: 'decimal',
      hint: '1.5 shows ₹1,500 struck through beside a price of ₹1,000; 1 shows none. A true MRP at the product is the honest way.',
    },
  ],
}

const reviews: FormSection<SettingsValues> = {
  title: 'Reviews',
  text: 'Each person has one review of a product; another one takes its place.',
  fields: [
    {
      kind: 'choice',
      name: 'reviewsFrom',
      label: 'Who may review a product',
      wide: true,
      options: [
        { value: 'everybody', label: 'Everybody with an account' },
        { value: 'buyers', label: 'Only those who ordered it', hint: 'A cancelled order does not count.' },
      ],
    },
  ],
}

const openOrders: FormSection<SettingsValues> = {
  title: 'Orders that are not paid',
  text: 'They hold goods that somebody else would buy. An order is counted until its money has arrived or it is over; cash on delivery, until it is collected.',
  fields: [
    number('openOrdersMost', 'Orders at most', 'Of one account, of one mobile number, and to one address.'),
    number('openPiecesMost', 'Pieces at most', 'In all of these together. A single order may have more.'),
  ],
}

const alerts: FormSection<SettingsValues> = {
  title: 'Alerts',
  text: 'New orders, payment references and pieces that run out stand behind the bell at the top of these pages.',
  fields: [
    onOff(
      'alertMails',
      'Mails about alerts',
      'Each admin is mailed as well, at once; what happens together stands in one mail.',
    ),
    number(
      'lowStockAlert',
      'Pieces left',
      'Tells when an order leaves so few of a product; 0 tells only when it is sold out.',
    ),
  ],
}

export const settingsSections = [
  access,
  shop,
  whatsapp,
  upi,
  seller,
  hours,
  policies,
  prices,
  openOrders,
  alerts,
  reviews,
] as const
