import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { fileNames, isThere, namedPaths } from '../support/named-paths';
import { sourceFiles } from '../support/rooms';

/** Hand-written sources whose words are checked. */
const CHECKED = /^(lib|components|models|scripts)\/|^(middleware|instrumentation)\.ts$/;

/** Words for which there is a plain one: the user, the caller, notified, lock, searched. */
const PRIVATE_WORDS = ['whoever', 'somebody', 'nobody', 'anybody', 'everybody', 'told', 'turn', 'turns', 'sought'];
/** A function returns; a server answers. */
const ANSWERS = /(?:^|[.;:]\s+)answers (?:the|a|an|all|how|its?|those|true|what|where|whether|which)\b/i;
/** Fields under which records are stored: renaming them takes a migration. */
const STORED_FIELDS = ['turn', 'sought'];

/** 'words.ts', without a folder before it. */
const SOURCE_FILE = /(?<![\w/.-])[\w-]+\.(?:tsx?|mjs)\b/g;

const files = sourceFiles().filter((file) => CHECKED.test(file));

/** Texts that people see are strings and JSX: neither is a comment or an identifier. */
function privateWordsOf(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  const names = new Set<string>(file.split(/[/.]/));
  new Visitor({
    Identifier({ name }) {
      if (!STORED_FIELDS.includes(name)) names.add(name);
    },
  }).visit(program);
  const found = [...names].filter((name) => hasPrivateWord(name.replace(/([a-z])(?=[A-Z])/g, '$1 ')));
  for (const { value } of comments) {
    const text = value.replace(/(?:^|\s*\n)\s*\*?\s*/g, ' ').trim();
    const words = text.replace(/`[^`]*`/g, '');
    if (hasPrivateWord(words) || ANSWERS.test(words)) found.push(text);
  }
  return found.map((where) => `${file}: ${where}`);
}

const hasPrivateWord = (text: string) =>
  text.split(/[^A-Za-z]+/).some((word) => PRIVATE_WORDS.includes(word.toLowerCase()));

it('names and comments use plain words', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => privateWordsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('comments name only files that are there', () => {
  const names = fileNames();
  const missing = sourceFiles().flatMap((file) =>
    parseSync(file, readFileSync(file, 'utf8'))
      .comments.flatMap(({ value }) => [
        ...namedPaths(file, value).filter((path) => path.includes('/')),
        ...(value.match(SOURCE_FILE) ?? []),
      ])
      .filter((path) => !isThere(path, names))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('a private word is found in a comment, a name and a file name, not in a text', () => {
  const source = `
    /** Answers the lock. */
    export const takeTurn = () => 'Nobody was told.';
    // Whoever waits.
  `;
  expect(privateWordsOf('lib/nobody.ts', source)).toEqual([
    'lib/nobody.ts: nobody',
    'lib/nobody.ts: takeTurn',
    'lib/nobody.ts: Answers the lock.',
    'lib/nobody.ts: Whoever waits.',
  ]);
});
