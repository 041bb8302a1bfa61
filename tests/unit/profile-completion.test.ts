import { describe, expect, it } from 'vitest';
import type { Education } from '@/lib/domain/profile';
import { profileCompletion } from '@/lib/services/people/profile/completion';

const EMPTY = { personal: null, educationSummaries: [], documents: {} };
type Level = Education['level_of_education'];
const education = (level: Level) => ({
  country_of_education: 'India',
  level_of_education: level,
  name_of_board: 'CBSE',
  name_of_institution: 'A school',
  state: 'Kerala',
  city: 'Kochi',
  percentage: 0,
  start_date: '2019-06-01',
  end_date: '2021-05-31',
});
const file = [{ fileId: null as never, name: 'a.pdf', type: 'application/pdf', size: 1, addedOn: new Date() }];
const personal = Object.fromEntries(
  (
    'dob gender marital_status country state city pincode address passport_number issue_date expiry_date ' +
    'issued_country country_of_birth place_of_birth nationality citizenship contact_name contact_mobile contact_email contact_relation'
  )
    .split(' ')
    .map((name) => [name, 'x']),
);

describe('Profile Completed', () => {
  it('is 0 % for an empty profile, which still says what is required', () => {
    const { percent, parts } = profileCompletion(EMPTY);
    expect(percent).toBe(0);
    expect(parts.map(({ required }) => required)).toEqual([20, 9, 4]);
  });

  it('is 100 % only when nothing is missing', () => {
    const documents = { tenth_certificate: file, twelfth_certificate: file, english_certificate: file, passport: file };
    const complete = { personal, educationSummaries: [education('Senior Secondary')], documents };
    expect(profileCompletion(complete).percent).toBe(100);
    expect(profileCompletion({ ...complete, documents: { ...documents, passport: [] } }).percent).toBe(96);
    expect(profileCompletion({ ...complete, personal: { ...personal, pincode: '  ' } }).percent).toBe(96);
  });

  it('counts 0 as a filled field and every education entry as required', () => {
    const { parts } = profileCompletion({ ...EMPTY, educationSummaries: [education('Secondary'), {}] });
    expect(parts[1]).toEqual({ name: 'Education', filled: 9, required: 18 });
  });

  it('asks for the documents of the highest level', () => {
    const documentsFor = (...levels: Level[]) =>
      profileCompletion({ ...EMPTY, educationSummaries: levels.map(education) }).parts[2]?.required;
    expect(documentsFor('Secondary', 'Senior Secondary')).toBe(4);
    expect(documentsFor('Bachelors', 'Secondary')).toBe(6);
    expect(documentsFor('Graduate Diploma', 'Bachelors')).toBe(4);
    expect(documentsFor('Masters', 'Bachelors')).toBe(8);
    expect(documentsFor()).toBe(4);
  });
});
