import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';

it('names all that a verdict looks at, once, beside what a caller needs', () => {
  expect(judgedFields()).toBe('userId tests educationSummaries workExperience personal.dob personal.nationality');
  expect(judgedFields('personal documents')).toBe('userId tests educationSummaries workExperience personal documents');
});

it('is what every service asks for that judges stored profiles', () => {
  const files = execFileSync('git', ['ls-files', 'lib/services'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const loads = /Profile\.find\w*\([^;]*\b(?:tests|educationSummaries|workExperience)\b/;
  const judges = /\b(?:applicantAt|applicantProfileOf|changedVerdicts)\(/;
  const odd = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return judges.test(source) && (loads.test(source) || /'[^'\n]*\beducationSummaries workExperience\b/.test(source));
  });
  expect(odd).toEqual([]);
});
