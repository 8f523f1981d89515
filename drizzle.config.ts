// Read by `npm run migration`, whose tool is installed only then (db/kit).
export default {
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './db/migrations',
}
