import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession, SESSION_SECONDS, type Session, sealSession } from '@/lib/platform/auth/session';

process.env.NEXTAUTH_SECRET ??= 'a secret of the tests, at least 32 characters long';

const SESSION: Session = {
  userId: 'a'.repeat(24),
  name: 'Amina',
  email: 'amina@example.com',
  role: 'student',
  sessionId: 'b'.repeat(24),
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('a token gives the session it was sealed with, each time it is opened', async () => {
  const token = await sealSession(SESSION);
  expect(await openSession(token)).toEqual(SESSION);
  expect(await openSession(token)).toEqual(SESSION);
});

test('a token that was opened before ends when its seven days are over', async () => {
  const token = await sealSession(SESSION);
  vi.setSystemTime(Date.now() + (SESSION_SECONDS - 60) * 1000);
  expect(await openSession(token)).toEqual(SESSION);
  vi.setSystemTime(Date.now() + 120_000);
  expect(await openSession(token)).toBeNull();
});

test('a token changed in one letter is none, even when the sound one is remembered', async () => {
  const token = await sealSession(SESSION);
  await openSession(token);
  const [head, key, iv, text, tag] = token.split('.') as [string, string, string, string, string];
  const forged = [head, key, iv, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`, tag].join('.');
  expect(await openSession(forged)).toBeNull();
});

test.each([undefined, null, '', 'x', 'x'.repeat(5000)])('%s is no token', async (token) => {
  expect(await openSession(token)).toBeNull();
});
