import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What the mutation tester runs for each changed line (decision 106): the tests of `rooms` that say what rules give. Not those that
 * read the project's source, which is rewritten while it runs.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'rules',
    include: ['tests/unit/**/*.test.ts'],
    exclude: [
      'tests/unit/{conversations,docs,import-direction,page-guards,phones,plain-words,record-types,status-lists}.test.ts',
    ],
    setupFiles: ['tests/support/each-file-anew.ts', 'tests/support/property-seed.ts'],
    isolate: false,
  },
});
