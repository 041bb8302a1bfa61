import { expect, it } from 'vitest';
import { documentOfName } from '@/lib/domain/papers/documents-by-name';

it.each([
  ['Passport Front.pdf', 'passport'],
  ['GURPREET_PASSPORT.jpg', 'passport'],
  ['passport size photo.jpg', 'photograph'],
  ['IELTS-TRF.pdf', 'english_certificate'],
  ['10th marksheet.pdf', 'tenth_certificate'],
  ['12thMarksheet.pdf', 'twelfth_certificate'],
  ['Senior Secondary.pdf', 'twelfth_certificate'],
  ['secondary_certificate.pdf', 'tenth_certificate'],
  ['B.Tech Sem 1-8 DMC.pdf', 'bachelor_dmc'],
  ['BCom degree.pdf', 'bachelor_degree'],
  ['MBA transcript.pdf', 'master_dmc'],
  ['ExperienceLetter.docx', 'experience'],
  ['gap-letter.pdf', 'gap_letter'],
  ['SOP final v3.docx', 'statement_of_purpose'],
  ['My_Resume.pdf', 'cv'],
  ['LOR2.pdf', 'reference'],
  ['bank statement.pdf', 'bank_statement'],
])('takes %s for %s', (name, field) => {
  expect(documentOfName(name)).toBe(field);
});

it.each([
  'scan0001.pdf',
  'IMG_2034.jpg',
  'certificate.pdf',
  '10th and 12th.pdf',
  'passport and ielts.pdf',
  'work gap.pdf',
  '.pdf',
])('asks what %s is', (name) => {
  expect(documentOfName(name)).toBeNull();
});
