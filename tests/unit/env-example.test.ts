import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/platform/env';

/** The lines of .env.example go into /etc/study-abroad.env too, which systemd and a shell read, each in its own way. */

const EXAMPLE = readFileSync('.env.example', 'utf8');
/** What stands in for a value that everyone chooses, with what a password may hold. */
const CHOSEN: Record<string, string> = {
  NEXTAUTH_SECRET: '\'0123456789abcdef 0123456789 $HOME & "x" `id` \\n #\'',
  DOCUMENTS_KEY: 'ab'.repeat(32),
  DOCUMENTS_KEYS_BEFORE: `${'cd'.repeat(32)},${'ef'.repeat(32)}`,
  SIGNING_KEY: '12'.repeat(32),
  SMTP_URL: "'smtps://office%40example.org:p%26ss$1@mail.example.org:465'",
  MOCK_TEST_URL: 'https://mock.example.org',
  METRICS_TOKEN: '0123456789abcdef',
  WHATSAPP_NUMBER: '919814000111',
  BLOG_DELETE_KEY: "'delete it'",
  OIDC_CLIENT_SECRET: 'ab~c.d_e',
};

/** Every variable that it explains, set as it stands there. */
const LINES = EXAMPLE.split('\n').flatMap((line) => {
  const [, name, value] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
  return name ? [[name, value || CHOSEN[name] || ''] as const] : [];
});
const TEXT = `${EXAMPLE}\n${LINES.map(([name, value]) => `${name}=${value}`).join('\n')}\n`;
const NAMES = LINES.map(([name]) => name);

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  file = join(folder, 'study-abroad.env');
  writeFileSync(file, TEXT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = (all: Record<string, string | undefined>) => Object.fromEntries(NAMES.map((name) => [name, all[name]]));

/** What a shell hands on to the commands that it starts. */
function inShell(shell: string): Record<string, string | undefined> {
  const script = 'set -eu; set -a; . "$1"; set +a; exec "$2" -e "process.stdout.write(JSON.stringify(process.env))"';
  const { status, stdout, stderr } = spawnSync(shell, ['-c', script, shell, file, process.execPath], {
    env: { PATH: process.env.PATH, HOME: '/root' } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return named(JSON.parse(stdout));
}

describe('the settings of .env.example', () => {
  it('are many, each with a value here', () => {
    expect(NAMES.length).toBeGreaterThan(25);
    expect(LINES.filter(([, value]) => value === '').map(([name]) => name)).toEqual([]);
  });

  it.each(['sh', 'bash'])('are the same to %s, to systemd and to Node, and the product takes them', (shell) => {
    const read = inShell(shell);
    expect(read).toEqual(named(asSystemdReads(TEXT)));
    expect(read).toEqual(named(parseEnv(TEXT) as Record<string, string>));
    expect(readEnv(read)).toMatchObject({ MAIL_FROM: 'Study Abroad <office@example.org>' });
    expect(read.NEXTAUTH_SECRET).toContain('$HOME');
  });
});

describe('what systemd reads of an EnvironmentFile', () => {
  it('is what systemd.exec(5) says', () => {
    const text = [
      '# comment',
      '; comment',
      'no separator',
      'PLAIN =  two  words \t',
      'ESCAPED=a\\\\b\\ c',
      'LONG=one\\',
      'two',
      `SINGLE='a\\b "c" $d' `,
      'DOUBLE="a\\"b\\$c\\n"',
      `LATE=it's "so"`,
    ].join('\n');
    expect(asSystemdReads(text)).toEqual({
      ...{ PLAIN: 'two  words', ESCAPED: 'a\\b c', LONG: 'onetwo', SINGLE: 'a\\b "c" $d' },
      ...{ DOUBLE: 'a"b$c\\n', LATE: `it's "so"` },
    });
  });
});

/**
 * An EnvironmentFile by the rules of systemd.exec(5): lines of a name and a value; an unquoted value keeps its inner blanks and quotes,
 * and a backslash keeps the character after it; nothing is escaped in single quotes; in double quotes a backslash keeps one of "\`$ only.
 */
function asSystemdReads(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const assignment =
    /^[ \t]*(?:[#;].*|([^=\n]*?)[ \t]*=[ \t\r]*((?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?:\\[\s\S]|[^\n\\])*).*)|.*)$/gm;
  for (const [, name, value = ''] of text.matchAll(assignment)) if (name) found[name] = valueIn(value);
  return found;
}

function valueIn(text: string): string {
  const [, single] = /^'([^']*)'[ \t\r]*$/.exec(text) ?? [];
  if (single !== undefined) return single;
  const [, double] = /^"((?:\\[\s\S]|[^"\\])*)"[ \t\r]*$/.exec(text) ?? [];
  if (double !== undefined) return double.replace(/\\\n/g, '').replace(/\\(["\\`$])/g, '$1');
  return text.replace(/[ \t\r]+$/, '').replace(/\\(\n|[\s\S])/g, (_all, kept: string) => (kept === '\n' ? '' : kept));
}
