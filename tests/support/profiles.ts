import type { EducationLevel } from '@/lib/domain/profile';

/** A complete education entry of a level. */
export const education = (level: EducationLevel = 'Senior Secondary') => ({
  country_of_education: 'India',
  level_of_education: level,
  name_of_board: 'CBSE',
  name_of_institution: 'Kendriya Vidyalaya',
  state: 'Kerala',
  city: 'Kochi',
  percentage: 82.5,
  start_date: '2019-06-01',
  end_date: '2021-03-31',
});

/** The same as it is typed into the form. */
export function typedEducation() {
  const { percentage, ...rest } = education();
  return { ...rest, marks: `${percentage} %` };
}

export const ieltsScores = {
  ielts_test_date: '2025-02-01',
  ielts_result_date: '2025-02-14',
  ielts_overall: 7,
  ielts_reading: 7.5,
  ielts_writing: 6.5,
  ielts_speaking: 6.5,
  ielts_listening: 7.5,
  ielts_trf_no: '25IN000001TEST001A',
  ielts_english_marks: 88,
};

/** The same of a test of a hundred days ago, so that its report holds. */
export const freshIelts = () => ({
  ...ieltsScores,
  ielts_test_date: new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10),
  ielts_result_date: null,
});

/** What the personal step sends when everything is filled in. */
export const personal = () => ({
  dob: '2003-05-17',
  gender: 'female',
  marital_status: 'unmarried',
  country: 'India',
  state: 'Kerala',
  city: 'Kochi',
  pincode: '682001',
  address: '12, Marine Drive',
  passport_number: 'X1234567',
  issue_date: '2022-01-10',
  expiry_date: '2032-01-09',
  issued_country: 'India',
  country_of_birth: 'India',
  place_of_birth: 'Kochi',
  nationality: 'India',
  citizenship: 'India',
  contact_name: 'Latha Rao',
  contact_mobile: '+919876543210',
  contact_email: 'latha.rao@example.com',
  contact_relation: 'Mother',
});

export const job = () => ({
  organization_details: 'Amber Valley Hospital',
  position: 'Staff nurse',
  working_from: '2022-08-01',
  working_upto: null,
  salary_mode: 'bank_transfer',
});
