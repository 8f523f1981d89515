export const en = {
  title: 'Language of our mails',
  text: 'Mails about your orders and parcels, and invoices, come in this language. The pages follow the switch at the top of the shop.',
  language: 'Language',
  save: 'Save',
  saved: 'We write to you in {language} from now on.',
  failed: 'This was not saved.',
} as const
