import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Parts that stand in the root layout of every page, or inside a part that is shown. */
const SHOWN_ELSEWHERE = [
  'feedback/toaster',
  'layout/arrival-focus',
  'layout/site-face',
  'windows/modal',
  'controls/choices',
  'buttons/link',
  'buttons/print-button',
  'windows/late-opener',
  'windows/opener',
  'table/data-table-footer',
  'table/density-switch',
  'table/data-table-rows',
  'table/data-table-toolbar',
];

const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`);

describe('/dev/kit', () => {
  it('shows every part of components/ui and every drawing', () => {
    const shown = filesIn('app/dev/kit')
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const parts = filesIn('components/ui').map((file) => file.slice('components/ui/'.length, -'.tsx'.length));
    expect(parts.length).toBeGreaterThan(40);
    const drawings = filesIn('components/drawings').map((file) => file.slice(0, -'.tsx'.length));
    expect(drawings.filter((drawing) => !shown.includes(`@/${drawing}'`))).toEqual([]);
    const missing = parts.filter((part) => !shown.includes(`@/components/ui/${part}'`));
    expect(missing.sort()).toEqual([...SHOWN_ELSEWHERE].sort());
  });
});
