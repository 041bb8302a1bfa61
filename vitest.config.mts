import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };
const maxWorkers = Number(process.env.TEST_WORKERS ?? availableParallelism());
/** Only `npm run test:long` runs what stands in a folder `long`. */
const exclude = process.env.LONG_TESTS ? [] : ['**/long/**'];
const limits = { exclude, testTimeout: 60_000, hookTimeout: 60_000, maxWorkers };

/**
 * `rooms` need no application; `product` runs on a throw-away database, one per worker. The files of a worker share its
 * modules, so that these are loaded once (`isolate: false`); those in `mocked`, which put others in their place, don't.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'rooms',
          include: ['tests/{search,import,requirements,demo,ui,database,unit}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/each-file-anew.ts', 'tests/support/property-seed.ts'],
          isolate: false,
          ...limits,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'product',
          include: ['tests/{services,api,containers,mongod}/**/*.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          setupFiles: ['tests/support/each-file-anew.ts', 'tests/support/product-setup.ts'],
          isolate: false,
          ...limits,
        },
      },
      {
        resolve: { alias },
        test: { name: 'mocked', include: ['tests/mocked/**/*.test.{ts,tsx}'], ...limits },
      },
    ],
  },
});
