import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules and endpoints',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'test/{api,security,faults}/**/*.test.ts'],
          globalSetup: ['test/setup/database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
