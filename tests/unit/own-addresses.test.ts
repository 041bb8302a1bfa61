import { describe, expect, it } from 'vitest';
import { isAmong, mailboxOf } from '@/lib/domain/addresses/own-addresses';

describe('an address as it is compared', () => {
  it.each([
    ['A.Rao@Example.com', 'arao@example.com'],
    ['arao+uk@example.com', 'arao@example.com'],
    ['a.r.a.o+x+y@example.com', 'arao@example.com'],
    ['arao@googlemail.com', 'arao@gmail.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
    ['+x@example.com', '+x@example.com'],
    ['', ''],
  ])('%j is %j', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));

  it('differs from the same name elsewhere, and an empty one is nobody’s', () => {
    expect(isAmong(['arao@example.com'], 'arao@example.org')).toBe(false);
    expect(isAmong(['arao@example.com'], 'A.rao+1@example.com')).toBe(true);
    expect(isAmong([''], '')).toBe(false);
  });
});
