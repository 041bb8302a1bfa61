import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('only tests in tests/mocked put a module in the place of another: all others share their worker with other files', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(join('tests', 'mocked')));
  expect(files.length).toBeGreaterThan(100);
  const mocking = files.filter((file) => /^\s*vi\.(mock|doMock|resetModules)\(/m.test(readFileSync(file, 'utf8')));
  expect(mocking).toEqual([]);
});
