import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newPassword } from '@/lib/contract/fields';
import {
  isTooShortPassword,
  LONGEST_PASSWORD,
  normalPassword,
  PASSWORD_RULE,
  SHORTEST_PASSWORD,
} from '@/lib/domain/accounts/passwords';
import { sourceFiles } from '../support/rooms';

const HOME = 'lib/domain/accounts/passwords.ts';
/** The length in words, or as a limit beside a password. */
const repeats = (source: string) =>
  new RegExp(
    `\\bat least (${SHORTEST_PASSWORD}|eight) characters|passwords?\\w*(\\.length|'?: ?z\\S*\\.min\\()\\W*\\d`,
    'i',
  ).test(source);

describe('the rule of a password', () => {
  it('stands in one file: all others take its length and its words from there', () => {
    const sources = sourceFiles().filter((file) => !file.startsWith('tests/') && file !== HOME);
    expect(sources.filter((file) => repeats(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is found where it is repeated', () => {
    for (const source of [
      `hint="At least ${SHORTEST_PASSWORD} characters."`,
      `ask('Password (at least ${SHORTEST_PASSWORD} characters): ')`,
      'if (password.length < 8)',
      "password: z.string().min(8, 'Too short.')",
    ])
      expect(repeats(source), source).toBe(true);
  });

  it('is what the API, the forms and the script for the first admin go by, in the password’s normal form', () => {
    const typed = (letters: number) => 'e\u0301'.repeat(letters);
    for (const [letters, fits] of [
      [SHORTEST_PASSWORD - 1, false],
      [SHORTEST_PASSWORD, true],
      [LONGEST_PASSWORD, true],
      [LONGEST_PASSWORD + 1, false],
    ] as const) {
      expect(newPassword.safeParse(typed(letters)).success).toBe(fits);
      expect(isTooShortPassword(typed(letters))).toBe(letters < SHORTEST_PASSWORD);
    }
    expect(newPassword.safeParse('abc').error?.issues.map(({ message }) => message)).toContain(PASSWORD_RULE);
    expect(newPassword.parse(typed(SHORTEST_PASSWORD))).toBe(normalPassword(typed(SHORTEST_PASSWORD)));
  });
});
