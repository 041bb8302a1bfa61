import { existsSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** Folders of the repository that a text may name. */
const ROOTS = [
  'app',
  'bench',
  'components',
  'database',
  'deploy',
  'docs',
  'lib',
  'models',
  'public',
  'scripts',
  'tests',
];
const NOT_OURS = ['node_modules', '.next', '.data', '.git', '.bench', 'test-results'];

/** Every Markdown file of the repository. */
export function documents(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : documents(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** The npm scripts that a text tells its reader to run. */
export function namedScripts(text: string): string[] {
  const named = [...text.matchAll(/npm (?:run (?:-s |--silent )?([\w:-]+)|(test|start)\b)/g)];
  return named.map(([, run, short]) => run ?? short ?? '');
}

/**
 * The files and folders of the repository that a document names, as paths from its root: `lib/domain`, links relative to
 * the document, and the names of source files in backticks. Of `lib/contract/<noun>` it is `lib/contract`.
 */
export function namedPaths(document: string, text: string): string[] {
  const path = new RegExp(`(?<![\\w/.@:-])(?:@/)?((?:${ROOTS.join('|')})/(?:(?!\\]\\()[^\\s\`'",;|])*)`, 'g');
  const paths = [...text.matchAll(path)].map(([, named = '']) => fixedPart(named));
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(\w+:|\/)/.test(target))
    .map((target) => posix.join(dirname(document), target));
  const names = [...text.matchAll(/`([\w.-]+\.(?:tsx?|mts|mjs|js|jsonc?|ya?ml|css|md))`/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set([...paths, ...links, ...names])];
}

/** Whether the repository has it: a path from its root, with or without the ending of a source file, or a file of this name. */
export function isThere(path: string, names: ReadonlySet<string>): boolean {
  if (!path.includes('/')) return existsSync(path) || names.has(path);
  return ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));
}

/** The names of all files in the repository's folders. */
export function fileNames(): Set<string> {
  const below = ROOTS.flatMap((root) => readdirSync(root, { recursive: true }).map(String));
  return new Set(below.map((path) => posix.basename(path.replaceAll('\\', '/'))));
}

/** Up to the first part that stands for many, without what a sentence adds at the end: `lib/x.ts:12).` is `lib/x.ts`. */
function fixedPart(named: string): string {
  const parts = named.split('/');
  const open = parts.findIndex((part) => /[<*{…]/.test(part));
  const fixed = open < 0 ? named : parts.slice(0, open).join('/');
  const closed = /\([\w-]+\)/.test(fixed) ? fixed : fixed.replace(/\).*$/, '');
  return closed.replace(/(:\d+)?[.:!?]*$/, '').replace(/\/$/, '');
}
