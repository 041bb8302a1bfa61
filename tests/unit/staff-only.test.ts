import { describe, expect, it } from 'vitest';
import { isRunningNumberHead, isStaffOnlyHead, partedText } from '@/lib/domain/imports/staff-only';
import { headerWords } from '@/lib/engines/import/columns/header-words';

describe('what is for staff alone', () => {
  it.each([
    'Commission 15%',
    'comm. 12.5 %',
    'We get 20% commission on first year fee',
    'Incentive: AUD 500 per student',
    'Enrolment bonus of £200',
    'Net fee GBP 11,500',
    'Net tuition after our share',
    'CONFIDENTIAL',
    'For internal use',
    'Internal: pays late',
    'Agents only',
    'Please do not share',
    'Not for students',
    'Contact priya@partner.example',
    'RM: Priya',
    'Call +44 7700 900123',
    'WhatsApp 9814000148',
    'University contact: Mr Roy',
    'Our margin 5%',
    'Referral fee paid in March',
  ])('“%s” is kept from students', (text) => {
    expect(partedText(text)).toEqual({ open: '', closed: text });
  });

  it.each([
    'Recognised by the Higher Education Commission',
    'University Grants Commission approved',
    'Two confidential references',
    'Internal students attend in Melbourne',
    'Delivery: internal',
    'ATAR 80 with bonus points',
    'A net of 60 credits',
    'IELTS 6.5, no band below 6.0',
    'Fee 2026/27: 24 500.00',
    'Apply by 2027-06-30',
    'Portfolio of 10-12 pages',
  ])('“%s” stays for everybody', (text) => {
    expect(partedText(text)).toEqual({ open: text, closed: '' });
  });

  it('takes figures that follow in the same line, and the lines below a heading', () => {
    expect(partedText('Good for nurses. Commission 15%; 20% above ten students.')).toEqual({
      open: 'Good for nurses.',
      closed: 'Commission 15%; 20% above ten students.',
    });
    expect(partedText('Portfolio needed\nCommission:\n15%\n20% above ten\n\nStarts in May')).toEqual({
      open: 'Portfolio needed\nStarts in May',
      closed: 'Commission:\n15%\n20% above ten',
    });
    expect(partedText('Starts in May\nConfidential\n15%')).toEqual({
      open: '',
      closed: 'Starts in May\nConfidential\n15%',
    });
  });

  it('leaves a course its name', () => {
    expect(partedText('Bachelor of Nursing (commission 15%)', true)).toEqual({
      open: 'Bachelor of Nursing',
      closed: '(commission 15%)',
    });
    for (const name of ['Meetings, Incentives and Events', 'Law of the European Commission', 'Internal Auditing'])
      expect(partedText(name, true)).toEqual({ open: name, closed: '' });
  });

  it.each([
    'Commission',
    'Commission %',
    'Comm.',
    'Incentives',
    'Bonus',
    'Net Fee',
    'Net Tuition (GBP)',
    'Confidential',
    'Internal',
    'Internal Notes',
    'Contact Person',
    'Partner Contact',
    'RM Name',
    'University Email',
    'Email',
    'Phone No',
    'WhatsApp',
    'Agent Rate',
    'For agents only',
  ])('the head “%s” says so', (head) => {
    expect(isStaffOnlyHead(headerWords(head))).toBe(true);
  });

  it.each([
    'Course',
    'University',
    'Tuition Fee',
    'Course number',
    'Bonus points',
    'Internal students',
    'Remarks',
    'Net hours',
  ])('the head “%s” doesn’t', (head) => {
    expect(isStaffOnlyHead(headerWords(head))).toBe(false);
  });

  it.each(['S.No', 'S. No.', 'Sr No', 'Sl. No', 'Serial Number', 'No.', 'Row'])(
    'the head “%s” counts the rows',
    (head) => {
      expect(isRunningNumberHead(headerWords(head))).toBe(true);
    },
  );
});
