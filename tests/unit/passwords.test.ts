import { Types } from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { hashPassword, passwordMatches } from '@/lib/platform/auth/passwords';

afterEach(() => vi.unstubAllEnvs());

const owner = (passwordHash: string) => ({ _id: new Types.ObjectId(), passwordHash });

it.each(['production', 'development', '', undefined])('NODE_ENV %j: a hash costs what OWASP asks for', async (mode) => {
  vi.stubEnv('NODE_ENV', mode as 'production');
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(owner(stored), 'correct horse', '10.0.0.1')).toBe(true);
  expect(await passwordMatches(owner(stored), 'wrong horse', '10.0.0.1')).toBe(false);
});

it('only a test run hashes at the least cost', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await passwordMatches(owner(stored), 'correct horse', '10.0.0.1')).toBe(true);
  expect(await passwordMatches(owner(stored), 'wrong horse', '10.0.0.1')).toBe(false);
});
