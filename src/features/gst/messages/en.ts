export const en = {
  notRegistered:
    'A return is made under a GSTIN. Give the one of the shop in the settings, or say with which GSTIN the documents were issued.',
  composition:
    'A shop under the composition scheme makes no GSTR-1: it pays by quarters (CMP-08, GSTR-4). Please ask your accountant.',
  problems:
    'The portal would refuse this file: some documents have no place of supply or no code (HSN). They are named on the page of the month.',
  monthNotOver: 'This month is not over: documents are still dated into it.',
  filedAlready: 'This month was marked as filed already.',
  monthFiled:
    'A document of this order stands in a month that was filed. Open the month again first, or ask your accountant for an amendment.',
  changed: 'A document was issued meanwhile. Please look at the month again.',
  placeKnown: 'The place of supply of this order is known.',
  placeAtHome:
    'The invoice carries the tax between states (IGST), so its place cannot be the state of the shop. Please ask your accountant.',
  strangeCode: 'The signed code is not that of {number}.',
  placeSaved: 'Place of supply saved',
  monthExample: 'A month such as 2026-11.',
  gstinLength: 'A GSTIN has 15 characters.',
  ledgerName: 'Give the ledger a name of at most 60 characters.',
  turnoverMissing: 'How much does the shop sell in a year?',
  atMostCharacters: 'At most {most} characters.',
  pinDigits: 'A PIN code has 6 digits.',
  arnLength: 'An ARN has 15 letters and digits.',
  chooseState: 'Choose a state or union territory of India.',
  irnLength: 'An IRN has 64 letters and digits.',
  documentMissing: 'Which document is it?',
  ackDigits: 'The number of the acknowledgement has digits only.',
  dayExample: 'A day such as 2026-11-23.',
  noSignedCode: 'This is no signed code.',
  nothingFound: 'Nothing was found in it.',
} as const
