import { expect, it } from 'vitest';
import { reportCsv } from '@/app/app/agent/students/import/_parts/report';

it('the report of an import says for each row what became of it and why, and no text in it is a formula', () => {
  const row = {
    mobile: '+919876543210',
    counsellor_name: 'Meera',
    profile: { dob: '2003-03-14' },
    work: {},
    facts: [],
    fate: '' as const,
    keptFor: '',
    more: 'City: Moga',
  };
  const text = reportCsv([
    { ...row, row: 2, name: 'Asha Rao', email: 'asha@example.com', outcome: 'new', message: '', isAdded: true },
    {
      ...row,
      row: 3,
      name: '=1+1',
      email: 'b@example.com',
      outcome: 'taken',
      message: 'Another, "old"',
      isAdded: false,
    },
  ]);
  expect(text.split('\r\n')).toEqual([
    '\uFEFF"Row","Name","Email","Mobile","Result","Reason","Counsellor","Other columns"',
    '2,"Asha Rao","asha@example.com","+919876543210","Added","","Meera","2003-03-14; City: Moga"',
    `3,"'=1+1","b@example.com","+919876543210","Email in use","Another, ""old""","Meera","2003-03-14; City: Moga"`,
    '',
  ]);
});
