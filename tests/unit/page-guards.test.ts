import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROLE_CODES } from '@/lib/domain/roles';

const AREAS = 'app/app';
const pages = readdirSync(AREAS, { recursive: true })
  .map(String)
  .filter((file) => /^(student|agent|admin|team)\/.*page\.tsx$|^(student|agent|admin|team)\/page\.tsx$/.test(file));

it('finds pages of every role', () => {
  for (const role of Object.keys(ROLE_CODES)) {
    expect(pages.filter((file) => file.startsWith(`${role}/`)).length).toBeGreaterThan(5);
  }
});

// A layout doesn't run again when a link leads on, so a page that relied on it would be open.
it.each(pages)('%s asks for its own role', (file) => {
  const role = file.split('/')[0];
  expect(readFileSync(`${AREAS}/${file}`, 'utf8')).toContain(`await requireViewer('${role}')`);
});
