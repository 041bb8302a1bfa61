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

/**
 * What screens and mails said, and what they say now (docs/glossary.md). One with a capital is a label, looked for as a whole text;
 * the others anywhere in a text.
 */
const SAID_BETTER: readonly (readonly [string, string])[] = [
  ['How far', 'Stage'],
  ['Works on it', 'Owner'],
  ['In charge', 'Counsellor'],
  ['Who has what to do', 'Workload'],
  ['Came by', 'Source'],
  ['Came through', 'Sub-agent'],
  ['No next step', 'No follow-up scheduled'],
  ['without a next step', 'No follow-up scheduled'],
  ['Waits on', 'Waiting for'],
  ['What waits on whom', 'Waiting for'],
  ['for your yes', 'Needs your confirmation'],
  ["the student's yes", 'consent'],
  ['yes to what is sent', 'consent to submit'],
  ['what is asked of you', 'Requested from you'],
  ['what is asked of your students', 'Requested from your students'],
  ['What to send', 'Upload requested documents'],
  ['papers that end', 'Expiring documents'],
  ['who opened what', 'Access log'],
  ['Who looked', 'Who viewed your file'],
  ['Standing', 'Status'],
  ['kept until', 'Retained until'],
  ['left aside', 'Not used in this search'],
  ['Asked, yours', 'Required; You have'],
  ['Requests to students', 'Connection requests'],
  ["It is this agency's already", 'Already connected to this agency'],
  ['Sent practice', 'Submitted work'],
  ['Untouched', 'Not contacted'],
  ["Nobody's", 'Unassigned'],
  ["Everyone's", 'All'],
  ['Hand to', 'Assign to'],
  ['Enter an agreement', 'Add agreement'],
  ['Enter a licence', 'Add licence'],
  ['the day to claim is over', 'Write off (claim deadline passed)'],
  ['Where entries stand', 'Commission by status'],
  ['Where they stand', 'Payable'],
  ['You owe', 'Payable'],
  ['Taken back', 'Undone'],
  ['made anew', 'recreated'],
  ['Whom is it for?', 'Assign to'],
  ['What is to do?', 'Task'],
  ['so many days before', 'Days before'],
  ['so many days after', 'Days after'],
  ['take it along', 'Download your data'],
  ['Share a file for a while', 'Share a file (expires)'],
  ['Come with the product', 'Built-in'],
  ['are no students yet', "haven't become students yet"],
  ['at the same moment', 'Someone else changed … just now. Reload to see their changes.'],
  ['saved this meanwhile', 'saved changes while you were editing'],
  ['begin again', 'Start again'],
  ["isn't so", 'is not true'],
  ['due day', 'due date'],
  ['due days', 'due dates'],
  ["in the university's name", "on the university's behalf"],
  ['whole tuition', 'full tuition'],
  ['will do instead of', 'is accepted instead of'],
  ['have in hand', 'what you need'],
  ['no promise', 'not guaranteed'],
  ['we pay back', 'we refund'],
  ['as your paper shows', 'as on your certificate'],
  ['Telephone', 'Phone number'],
  ['set up this site', 'Setup, This site'],
  ['asks to help you', 'wants to help you'],
  ['Nobody helps you', 'No one is helping you yet'],
  ['by who handles it', 'only for the person handling it'],
];
const asWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z']+/g, ' ')
    .trim()} `;

/** Texts that people read: of JSX, of contracts, rules and services, and of mails. */
function saidBetter(file: string, source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    JSXText({ value }) {
      texts.push(value);
    },
    Literal({ value }) {
      // One in lower case is a key.
      if (typeof value === 'string' && /[A-Z]/.test(value)) texts.push(value);
    },
    TemplateElement({ value }) {
      texts.push(value.raw);
    },
  }).visit(parseSync(file, source).program);
  return texts.flatMap((text) =>
    SAID_BETTER.filter(([phrase]) =>
      /^[A-Z]/.test(phrase)
        ? asWords(text) === asWords(phrase) && /[A-Z]/.test(text)
        : asWords(text).includes(asWords(phrase)) && !text.startsWith('/'),
    ).map(([phrase, better]) => `${file}: “${phrase}”: say “${better}”, in “${text.trim()}”`),
  );
}

it.runIf(LONG)('texts that the glossary words otherwise are named', () => {
  const spoken = files.filter((file) =>
    /^(app|components|lib\/(contract|domain|services|platform\/mail))\//.test(file),
  );
  warn(
    'The glossary says it otherwise',
    spoken.flatMap((file) => saidBetter(file, readFileSync(file, 'utf8'))),
  );
});

it('a label is found as a whole text, another phrase anywhere in one, and neither in a key', () => {
  const source = `
    export const Row = () => <th title="How far it is">Works on it</th>;
    export const said = (name: string) => \`\${name}: the student’s yes\`;
    export const others = ['Outstanding', 'standing', 'Standing'];
  `;
  expect(saidBetter('app/row.tsx', source)).toEqual([
    'app/row.tsx: “Works on it”: say “Owner”, in “Works on it”',
    "app/row.tsx: “the student's yes”: say “consent”, in “: the student’s yes”",
    'app/row.tsx: “Standing”: say “Status”, in “Standing”',
  ]);
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
