import { expect, it } from 'vitest';
import { NOT_IN_CATALOGUE } from '@/lib/domain/applications/course-words';
import { APPLICATIONS, BY_STAFF, NAMES, TODAY } from '@/lib/platform/mail/samples/records';
import { guardianLetter, paperConsentLetter, studentConsentLetter } from '@/lib/platform/mail/templates/consent';
import { applicationMovedLetter, applicationsMovedLetter } from '@/lib/platform/mail/templates/moves';
import type { ApplicationRecord, StatusMove } from '@/models/application';

it('every letter about an application to a typed course says that the agency typed it, and no other does', () => {
  const expiresAt = new Date('2026-12-01');
  const lettersOf = (of: ApplicationRecord) => {
    const move = of.history.at(-1) as StatusMove;
    return {
      guardian: guardianLetter(of, NAMES.guardian, { expiresAt }, 'token', TODAY),
      student: studentConsentLetter({ asked: { ...BY_STAFF, at: expiresAt }, expiresAt }, [of], 'token', TODAY),
      paper: paperConsentLetter(of, { recorded: BY_STAFF, signedOn: '2026-11-20' }, TODAY),
      moved: applicationMovedLetter(of, move, null, TODAY),
      'moved, to the agent': applicationMovedLetter(of, move, NAMES.student, TODAY),
      several: applicationsMovedLetter('/app/student', [{ application: of, move, studentName: null }]),
    };
  };
  const saysSo = (of: ApplicationRecord) =>
    Object.entries(lettersOf(of)).flatMap(([name, letter]) =>
      JSON.stringify(letter).toLowerCase().includes(NOT_IN_CATALOGUE.toLowerCase()) ? [name] : [],
    );
  const [of] = Object.values(APPLICATIONS) as ApplicationRecord[];
  if (!of) throw new Error('no sample');
  expect(saysSo({ ...of, courseFrom: 'agency' })).toEqual(Object.keys(lettersOf(of)));
  expect(saysSo(of)).toEqual([]);
});
