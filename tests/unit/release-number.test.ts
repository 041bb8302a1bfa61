import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changelogOf } from '@/scripts/release/number';
import { whatChanges } from '@/scripts/upgrade/changes';

const CHANGELOG =
  '# Changelog\n\nWhat an operator notices.\n\n## Unreleased\n\n### Added\n\n- **Credit notes.** More.\n\n## 0.1.0\n\nThe first.\n';

it('what was unreleased becomes the section of a version, above the older ones', () => {
  const { text, notes } = changelogOf(CHANGELOG, '0.2.0', '2026-11-29');
  expect(notes).toBe('## 0.2.0 (2026-11-29)\n\n### Added\n\n- **Credit notes.** More.\n');
  expect(text).toBe(CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 (2026-11-29)\n'));
  expect(() => changelogOf(text, '0.3.0', '2026-12-01')).toThrow('nothing under');
  expect(changelogOf('# C\n\n## Unreleased\n\n- One.\n', '1.0.0', '2026-12-01').text).toBe(
    '# C\n\n## Unreleased\n\n## 1.0.0 (2026-12-01)\n\n- One.\n',
  );
});

it('an upgrade says which versions, how many changes of the data and what is new', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    const code = { folder, version: '0.3.0', commit: 'c'.repeat(40), putInPlace: () => undefined };
    writeFileSync(
      join(folder, 'CHANGELOG.md'),
      '### New: One thing.\n- **A second.** x\n- **Third:** y\n- **Fourth** z\n### Added\n',
    );
    writeFileSync(join(folder, '.release'), JSON.stringify({ commit: 'd'.repeat(40), day: '2026-12-24' }));
    const [versions, data, news] = (await whatChanges(code)).split('\n');
    expect(versions).toMatch(/^Version 0\.3\.0 \(cccccccc of 2026-12-24\) replaces \d+\.\d+\.\d+/);
    expect(data).toBe('The upgrade does not change the data.');
    expect(news).toBe(`New: One thing; A second; Third; 1 more (${join(folder, 'CHANGELOG.md')}).`);

    const steps = join(folder, 'lib/platform/migrations/steps');
    mkdirSync(steps, { recursive: true });
    for (const name of ['998-one.ts', '999-two.ts']) writeFileSync(join(steps, name), '');
    expect(await whatChanges(code)).toContain('The upgrade makes 2 changes to the data, on a copy first');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
