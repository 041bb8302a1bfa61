import { describe, expect, it } from 'vitest';
import { afterSignIn, areaOf } from '@/lib/domain/areas';

describe('where signing in leads', () => {
  it('goes back to a page of the own area or a public page, with its query', () => {
    expect(afterSignIn('student', '/app/student/apply-course/1?x=y')).toBe('/app/student/apply-course/1?x=y');
    expect(afterSignIn('student', '/courses?q=law')).toBe('/courses?q=law');
  });

  it.each([
    undefined,
    null,
    '',
    '/app/admin',
    '/app/studentx',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/x\\..\\y',
    '/\n/evil.example',
  ])('goes home instead of to %j', (next) => {
    expect(afterSignIn('student', next)).toBe(areaOf('student'));
  });
});
