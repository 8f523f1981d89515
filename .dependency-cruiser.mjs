/** The import rules of the house (docs/architecture.md): what may know of what. */

const rooms = [
  'accounts',
  'shop',
  'addresses',
  'alerts',
  'search',
  'catalog',
  'collections',
  'prices',
  ['visuals', 'wishlist', 'reviews', 'sizing', 'restock', 'cart'],
  'offers',
  'tailoring',
  'content',
  'menu',
  'home',
  'discovery',
  'shopper',
  'orders',
  'credit',
  'providers',
  'invoices',
  'refunds',
  'returns',
  'payments',
  'shipping',
  'fulfilment',
  'cod',
  'receipts',
  'checkout',
  'customers',
  'gst',
  'books',
  'sales',
]

const line = rooms.map((place) => (Array.isArray(place) ? `{${place.join(', ')}}` : place)).join(' <- ')

/** Rooms stand in a line: each may know those before it, never those after it, and neighbours not each other. */
const roomRules = rooms.flatMap((place, at) => {
  const later = rooms.slice(at + 1).flat()
  return [place].flat().map((room) => {
    const forbidden = [...later, ...[place].flat().filter((other) => other !== room)]
    return {
      name: `room-${room}`,
      comment: line,
      severity: 'error',
      // A test may use the whole house.
      from: { path: `^src/features/${room}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^src/features/(${forbidden.join('|') || 'none'})/` },
    }
  })
})

const layer = (name, from, to) => ({
  name,
  comment: 'platform <- ui <- features <- pages <- main',
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { path: to },
})

/** A room, or a floor without rooms: `$1` in the rule's `to`. */
const house = { path: '^src/(features/[^/]+|[^/]+)/', pathNot: '\\.gen\\.ts$' }

/** Files that decide or describe; they must run anywhere, with nothing but their arguments. */
const pure = '\\.(rules|schema)\\.ts$'
const serverOnly =
  '(\\.(actions|audit|cache|contract|failures|handlers|jobs|mails|metrics|pdf|present|privacy|provider|store|tables|webhooks|worker)\\.tsx?$)|(^src/platform/(db|mail|jobs)/)'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: '(\\.d\\.ts|\\.config\\.ts|\\.test\\.tsx?|\\.gen\\.ts)$' },
      to: {},
    },
    {
      name: 'relative-at-home',
      comment: 'A file of the own room or floor is imported by its relative path',
      severity: 'error',
      from: house,
      to: { path: '^src/$1/', dependencyTypes: ['aliased'] },
    },
    {
      name: 'alias-abroad',
      comment: "A file of another room or floor is imported as '#/...'",
      severity: 'error',
      from: house,
      to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased'] },
    },
    layer('platform-knows-no-shop', '^src/platform/', '^src/(ui|features|pages|main)/'),
    {
      name: 'embedded-database-stands-alone',
      comment: 'It could be a package of its own (src/platform/db/embedded/README.md)',
      severity: 'error',
      from: { path: '^src/platform/db/embedded/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { path: '^(src|demo|test|bench|cluster)/', pathNot: '^src/platform/db/embedded/' },
    },
    {
      name: 'backup-knows-five-things',
      comment: 'What they are: src/platform/backup/README.md',
      severity: 'error',
      from: { path: '^src/platform/backup/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|demo|test|bench|cluster)/',
        pathNot:
          '^src/platform/(backup/|db/(migrate|migrations|oneSession|embedded/(cluster|living))\\.ts$|jobs/jobTables\\.ts$|media/picture\\.ts$)',
      },
    },
    layer('ui-knows-no-business', '^src/ui/', '^src/(features|pages|main)/'),
    layer('features-know-no-pages', '^src/features/', '^src/(pages|main)/'),
    layer('pages-know-no-main', '^src/pages/', '^src/main/'),
    {
      name: 'shop-knows-no-demo',
      severity: 'error',
      from: { path: '^src/(platform|ui|features|pages)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(demo|test|bench|cluster)/' },
    },
    {
      name: 'fixtures-are-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '\\.fixture\\.tsx?$' },
    },
    ...roomRules,
    {
      name: 'handlers-stay-at-home',
      comment:
        'Endpoints are put together in main; what other rooms need of a room stands in its other files',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '\\.handlers\\.tsx?$', pathNot: '^src/features/$1/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'No database, fetch, clock or randomness: time and ids come in as arguments',
      severity: 'error',
      from: { path: pure, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: `${pure}|\\.messages\\.ts$|/messages/|^src/platform/(money|time)/|^src/platform/media/(picture|video)\\.ts$`,
      },
    },
    {
      name: 'stores-return-rows',
      comment: 'Rows become what the API shows where they are answered, last',
      severity: 'error',
      from: { path: '\\.store\\.ts$' },
      to: { path: '\\.present\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'What runs in the browser may use the types of the server side, never its code',
      severity: 'error',
      from: { path: '(^src/(ui|pages)/)|(^src/features/[^/]+/ui/)|(\\.(queries|browser)\\.tsx?$)' },
      to: { path: serverOnly, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-dump-folders',
      comment: 'A function lives with its narrowest owner',
      severity: 'error',
      from: {},
      to: { path: '^(src|demo|test|bench|cluster)/.+/(utils|util|lib|common|helpers|helper|shared|misc)/' },
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no programming interface yet
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
