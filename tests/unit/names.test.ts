import { describe, expect, it } from 'vitest';
import { register } from '@/lib/contract/accounts/accounts';
import { addImportedStudents } from '@/lib/contract/imports/student-import';
import { enquire } from '@/lib/contract/people/enquiries';
import { addLead, leadToStudent } from '@/lib/contract/people/leads';
import { inviteStaff } from '@/lib/contract/people/staff';
import { addStudentByAgent } from '@/lib/contract/people/students';
import { savePersonalInfo } from '@/lib/contract/profile/personal';
import { saveBasicProfile } from '@/lib/contract/profile/profile';
import { toDay } from '@/lib/domain/days/day';
import { guardianLetter } from '@/lib/platform/mail/templates/consent';
import type { ApplicationRecord } from '@/models/application';

const EVIL = 'Your parcel waits: pay at http://evil.example/x NOW';
const INPUTS = [
  [register, 'name'],
  [register, 'company_name'],
  [saveBasicProfile, 'name'],
  [saveBasicProfile, 'counsellor_name'],
  [savePersonalInfo, 'guardian_name'],
  [savePersonalInfo, 'contact_name'],
  [addStudentByAgent, 'name'],
  [addStudentByAgent, 'counsellor_name'],
  [addImportedStudents, 'students.0.name'],
  [addLead, 'name'],
  [leadToStudent, 'name'],
  [enquire, 'name'],
  [inviteStaff, 'name'],
] as const;

/** The problems of a call's body of which this field alone is given. */
function problemsOf({ body }: (typeof INPUTS)[number][0], field: string, value: string): string {
  const name = field.split('.').at(-1) ?? field;
  const given = field.startsWith('students') ? { students: [{ [name]: value }] } : { [name]: value };
  const issues = body.safeParse(given).error?.issues ?? [];
  return issues
    .filter(({ path }) => path.join('.') === field)
    .map(({ message }) => message)
    .join();
}

describe('the name of a person or a company', () => {
  it.each(INPUTS.map(([call, field]) => [`${call.method} ${call.path}`, field, call] as const))(
    'holds no web address: %s, %s',
    (_call, field, call) => {
      expect(problemsOf(call, field, EVIL)).not.toBe('');
      for (const name of ['Asha Rao', 'D/o Latha Rao', 'Anna: Maria']) expect(problemsOf(call, field, name)).toBe('');
    },
  );

  it('is cut at 60 characters in a letter to a guardian, without the address of one stored before', () => {
    const application = {
      _id: 'f'.repeat(24),
      studentName: `${EVIL} ${'and more '.repeat(9)}`,
      course: 'BSc',
      university: 'UBC',
      country: 'Canada',
    } as unknown as ApplicationRecord;
    const {
      subject,
      heading,
      paragraphs,
      reader = '',
    } = guardianLetter(application, EVIL.repeat(3), { expiresAt: new Date() }, 'token', toDay('2026-12-01'));
    for (const text of [subject, heading, reader, ...paragraphs]) expect(text).not.toContain('://');
    expect(subject.replace('Please confirm an application for ', '').length).toBeLessThanOrEqual(60);
    expect(reader.length).toBeLessThanOrEqual(60);
    expect(reader).not.toBe('');
  });
});
