import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const UNRELEASED = '## Unreleased\n';

/**
 * Gives the sources a version's number, such as '0.3.0': in package.json and its lock, and in the changelog, where what was
 * unreleased becomes the version's section with its day (YYYY-MM-DD). Returns that section, the release's notes.
 * @throws Error with one sentence for a number that isn't above the present one, or without anything unreleased
 */
export function numberSources(number: string, day: string): string {
  const product = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (!isAbove(number, product.version))
    throw new Error(`Name a number above ${product.version}, for example npm run release -- 1.0.0`);
  const { text, notes } = changelogOf(readFileSync('CHANGELOG.md', 'utf8'), number, day);
  for (const name of ['package.json', 'package-lock.json']) {
    const before = readFileSync(name, 'utf8');
    const at = `"version": "${product.version}"`;
    // The lock has the number twice, both before the first package.
    const [head, ...rest] = before.split('"dependencies"');
    writeFileSync(name, [head?.replaceAll(at, `"version": "${number}"`), ...rest].join('"dependencies"'));
  }
  writeFileSync('CHANGELOG.md', text);
  return notes;
}

/** Writes a version's notes into the folder of releases, and returns their path. */
export function writeNotes(folder: string, number: string, notes: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `notes-${number}.md`);
  writeFileSync(file, notes);
  return file;
}

/** The changelog with what was unreleased as the section of a version, and that section. */
export function changelogOf(before: string, number: string, day: string): { text: string; notes: string } {
  const [head, rest] = before.split(UNRELEASED, 2);
  const end = rest?.search(/^## /m) ?? -1;
  const body = (end < 0 ? rest : rest?.slice(0, end))?.trim();
  if (!body) throw new Error('The changelog has nothing under “Unreleased”.');
  const section = `## ${number} (${day})\n\n${body}\n`;
  const older = end < 0 ? '' : `\n${rest?.slice(end)}`;
  return { text: `${head}${UNRELEASED}\n${section}${older}`, notes: `${section}` };
}

function isAbove(number: string, present: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(number)) return false;
  const parts = (text: string) => text.split('.').map(Number);
  const [one, other] = [parts(number), parts(present)];
  const at = one.findIndex((part, place) => part !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
