import { expect, it } from 'vitest';
import { FIELDS_OF_STUDY, FIELDS_OF_STUDY_BY_CATEGORY } from '@/lib/domain/fields-of-study';
import { bestFit, type FieldFit, fieldFit } from '@/lib/domain/requirements/field-fit';

it('finds each field the same as itself, and each of a category whole in it', () => {
  for (const field of FIELDS_OF_STUDY) expect(fieldFit(field, field), field).toBe('same');
  for (const field of FIELDS_OF_STUDY_BY_CATEGORY.Engineering) expect(fieldFit('engineering', field)).toBe('same');
});

it('knows where each field that is offered stands', () => {
  for (const [category, fields] of Object.entries(FIELDS_OF_STUDY_BY_CATEGORY))
    for (const field of fields)
      expect(['same', 'near', 'beside'], `${field} of ${category}`).toContain(fieldFit(category, field));
});

it.each<[asked: string, own: string, fit: FieldFit]>([
  ['civil engineering', 'Civil Engineering', 'same'],
  ['civil engineering', 'B.Tech Civil', 'near'],
  ['civil engineering', 'Mechanical Engineering', 'near'],
  ['civil engineering', 'Engineering', 'near'],
  ['civil engineering', 'Computer Science', 'beside'],
  ['civil engineering', 'History and Heritage', 'apart'],
  ['computer science', 'Computer Science and Engineering', 'same'],
  ['computing', 'BCA', 'same'],
  ['it', 'Information Technology', 'same'],
  ['business', 'Marketing', 'same'],
  ['business', 'B.Com', 'same'],
  ['accounting', 'Accounting and Finance', 'same'],
  ['mathematics', 'Maths', 'same'],
  ['numerate', 'Physics and Astronomy', 'same'],
  ['nursing', 'Law', 'apart'],
  ['nursing', 'Study of whales', null],
  ['quarmond', 'Law', null],
])('%s asked, %s studied: %s', (asked, own, fit) => expect(fieldFit(asked, own)).toBe(fit));

it('takes the best of several, and says nothing for certain beside one it does not know', () => {
  expect(bestFit(['nursing', 'law'], ['Law'])).toBe('same');
  expect(bestFit(['nursing', 'quarmond'], ['Law'])).toBeNull();
  expect(bestFit([], ['Law'])).toBeNull();
});
