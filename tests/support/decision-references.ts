import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders and kinds of files in which a comment or a document may name a decision. */
const FOLDERS = [
  'app',
  'bench',
  'components',
  'database',
  'deploy',
  'docs',
  'lib',
  'models',
  'scripts',
  'tests',
  '.github',
];
const TEXT = /\.(tsx?|mts|mjs|js|css|md|ya?ml|sh)$|(^|\/)(Dockerfile|Caddyfile)$/;
/** It names decisions as examples. */
const ABOUT_THIS = 'tests/unit/decisions.test.ts';

const GAP = '\\s+(?:[*/]+\\s+)?';
const ITEM = '\\[?\\d{1,4}\\b(?:\\]\\([^)]*\\))?';
const NAMED = new RegExp(
  `(?<!product )(?<!replaces )\\b[Dd]ecisions?\\b(${GAP}${ITEM}(?:(?:,(?:\\s+and)?|\\s+and)${GAP}${ITEM})*)`,
  'g',
);

/** The numbers of the project's decisions that a text names, as it names them: one, several, or as links. */
export function decisionsNamed(text: string): number[] {
  return [...text.matchAll(NAMED)].flatMap(([, list = '']) =>
    [...list.replaceAll(/\]\([^)]*\)/g, ' ').matchAll(/\d{1,4}/g)].map(([number]) => Number(number)),
  );
}

/** Every text of the project in which a decision may be named, with its path; the index of decisions itself aside. */
export function textsOfTheProject(): { path: string; text: string }[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)),
  );
  const atTop = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return [...inFolders, ...atTop]
    .filter((path) => TEXT.test(path) && path !== ABOUT_THIS && path !== 'docs/decisions/README.md')
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
