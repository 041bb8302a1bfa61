import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '@/lib/domain/texts/counted';
import { releaseIn, releaseName } from '@/lib/platform/server/version';
import type { NewCode } from './new-code';

/** So many of a new version's changes are named. */
const MOST_NAMED = 3;

/**
 * What an upgrade from this folder to that version changes: three sentences for its owner, on the versions, the data and what
 * is new, the last with the place to read on.
 */
export async function whatChanges({ folder, version, commit }: NewCode): Promise<string> {
  const there = await releaseIn(folder);
  const to = releaseName({ ...there, version, commit: commit || there.commit });
  const [from, newest] = [migrationsIn('.'), migrationsIn(folder)];
  const steps = newest.filter((one) => !from.includes(one)).length;
  const data = steps
    ? `The upgrade makes ${counted(steps, 'change')} to the data, on a copy first. The previous data are kept.`
    : 'The upgrade does not change the data.';
  const names = newHeadings(textIn('.'), textIn(folder));
  const named = names.slice(0, MOST_NAMED).map((name) => name.replace(/[.:]$/, ''));
  const more = names.length > MOST_NAMED ? `; ${names.length - MOST_NAMED} more` : '';
  const news = named.length ? `New: ${named.join('; ')}${more} (${join(folder, CHANGELOG)}).` : '';
  return [`Version ${to} replaces ${releaseName(await releaseIn('.'))}.`, data, news].filter(Boolean).join('\n');
}

const CHANGELOG = 'CHANGELOG.md';

/** What the new changelog says in bold, or as a heading below a version's, and the old one doesn't. */
function newHeadings(before: string, after: string): string[] {
  const said = (text: string) =>
    [...text.matchAll(/^(?:### (?!Added|Changed$|Fixed)(?:New: |Changed: )?(.+)|- \*\*(.+?)\*\*)/gm)].map(
      ([, heading, bold]) => heading ?? bold ?? '',
    );
  const old = new Set(said(before));
  return said(after).filter((one) => !old.has(one));
}

function textIn(folder: string): string {
  const file = join(folder, CHANGELOG);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function migrationsIn(folder: string): string[] {
  const steps = join(folder, 'lib/platform/migrations/steps');
  return existsSync(steps) ? readdirSync(steps) : [];
}
