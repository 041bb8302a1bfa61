import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { fileNames, isThere, namedPaths } from '../support/named-paths';
import { sourceFiles } from '../support/rooms';
import { LONG } from '../support/tiers';
import { warn } from '../support/warn';

/** Hand-written sources whose words are checked. */
const CHECKED = /^(lib|app|components|models|scripts)\/|^(middleware|instrumentation)\.ts$/;

/** Words for which there is a plain one: the user, the caller, notified, lock, searched. */
const PRIVATE_WORDS = ['whoever', 'somebody', 'nobody', 'anybody', 'everybody', 'told', 'turn', 'turns', 'sought'];
/** A function returns; a server answers. */
const ANSWERS = /(?:^|[.;:]\s+)answers (?:the|a|an|all|how|its?|those|true|what|where|whether|which)\b/i;
/** What the field has a word for: the assignee, effects of an action, the undo window, the access log. */
const RETIRED_WORDS = ['owing', 'owes', 'twin', 'twins'];
const RETIRED_NAMES =
  /\b(?:in charge|charge (?:of|filter|buttons)|held moves?|note readings?|visit records?|outbox mails?|application acts?|acts? (?:record|by)|(?:move|most|row) acts?)\b/i;
/** The same, and the retention register, in the names of files and folders. */
const RETIRED_FILES =
  /(?:^|\/)(?:kept|visits?|in-charge|charge(?:-\w+)*|held-moves?|who-looked|mail\/outbox|dev\/outbox|application-acts|twin(?:s|-\w+)?)(?=[/.])/;
/** Names that come from outside the code. */
const GIVEN_NAMES: Record<string, string> = {
  turn: 'a stored field: renaming it takes a migration',
  sought: 'a stored field: renaming it takes a migration',
  inCharge: 'a parameter of the API',
  twin: 'a kind of the API',
  twins: 'a field of the API',
};

/** 'words.ts', without a folder before it. */
const SOURCE_FILE = /(?<![\w/.-])[\w-]+\.(?:tsx?|mjs)\b/g;

const files = sourceFiles().filter((file) => CHECKED.test(file));

/** Texts that people see are strings and JSX: neither is a comment or an identifier. */
function privateWordsOf(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  const names = new Set<string>(file.split(/[/.]/));
  new Visitor({
    Identifier({ name }) {
      if (!(name in GIVEN_NAMES)) names.add(name);
    },
  }).visit(program);
  const found = [...names].filter((name) => hasPrivateWord(name.replace(/([a-z])(?=[A-Z])|_/g, '$1 ')));
  if (RETIRED_FILES.test(file)) found.push('the file’s name');
  for (const { value } of comments) {
    const text = value.replace(/(?:^|\s*\n)\s*\*?\s*/g, ' ').trim();
    const words = text.replace(/`[^`]*`/g, '');
    if (hasPrivateWord(words) || ANSWERS.test(words)) found.push(text);
  }
  return found.map((where) => `${file}: ${where}`);
}

const hasPrivateWord = (text: string) =>
  RETIRED_NAMES.test(text) ||
  text.split(/[^A-Za-z]+/).some((word) => [...PRIVATE_WORDS, ...RETIRED_WORDS].includes(word.toLowerCase()));

it.runIf(LONG)('names and comments with words that have a plainer one are named', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => privateWordsOf(file, readFileSync(file, 'utf8')));
  warn('There is a plainer word', found);
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

it('a retired word is found, the API’s own name is not', () => {
  const source = `
    // Who is in charge.
    export const releaseHeldMoves = ({ inCharge }) => chargeFilter(inCharge);
    export const OWING = 'in charge';
  `;
  expect(privateWordsOf('lib/domain/kept/site.ts', source)).toEqual([
    'lib/domain/kept/site.ts: releaseHeldMoves',
    'lib/domain/kept/site.ts: chargeFilter',
    'lib/domain/kept/site.ts: OWING',
    'lib/domain/kept/site.ts: the file’s name',
    'lib/domain/kept/site.ts: Who is in charge.',
  ]);
});
