export const en = {
  title: 'In other languages',
  text: 'What is written here is shown on pages in that language; what is left empty is shown in English.',
  english: '{label} in English',
  other: '{label} in {language}',
  nothing: 'Nothing yet',
  atMost: 'At most {longest} characters.',
  name: 'Name',
  description: 'Description',
  inTheSet: 'In the set',
  menuEntries: 'Entries of the menu, one a line in the same order, without colon and word',
  columns:
    'The same in another language of the shop, hi for Hindi, ta for Tamil. Empty: shown as in English. Without the column it stays as it is.',
} as const
