import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from '@/lib/domain/imports/import-fields';
import { mapHeaders } from '@/lib/engines/import/columns/map-headers';

const fieldsOf = (...labels: string[]) => mapHeaders(labels).map((column) => column.field);
const fieldOf = (label: string) => fieldsOf(label)[0];

describe('one head', () => {
  const known: Record<string, ImportField> = {
    'Course Name': 'course',
    course_name: 'course',
    programName: 'course',
    'PROGRAM NAME': 'course',
    'Name / Program Name': 'course',
    'Program Name (Institution)': 'course',
    CourseName: 'course',
    coursename: 'course',
    'Programe Name': 'course',
    'Name of the Course': 'course',
    University: 'university',
    'Univercity Name': 'university',
    'College Name': 'university',
    'Institution\nName': 'university',
    'University/College': 'university',
    Campus: 'campus',
    location: 'campus',
    'Study Level': 'level',
    'Level of Study': 'level',
    Intakes: 'admissionIntake',
    'Intakes / Open Intakes': 'admissionIntake',
    openIntakes: 'admissionIntake',
    'Intake 2025': 'admissionIntake',
    Duration: 'duration',
    durationInMonths: 'duration',
    'Duration (Weeks)': 'duration',
    'Tution Fee': 'tuitionFee',
    'Tuition Fees (CAD)': 'tuitionFee',
    yearly_tuition_fee: 'tuitionFee',
    'Yearly Tuition Fees': 'tuitionFee',
    yearlyTuitionFees: 'tuitionFee',
    'International Tuition Fee per annum': 'tuitionFee',
    'Fee/Year': 'tuitionFee',
    'Website URL': 'courseLink',
    url: 'courseLink',
    'Entry Requirements': 'admissionRequirement',
    entryRequirements: 'admissionRequirement',
    'Entry Requirments': 'admissionRequirement',
    'PERCENTAGE Required': 'minPercentage',
    'Min. GPA': 'minCgpa',
    'Degree Class': 'minClass',
    'Subjects Required': 'subjectsNeeded',
    'Backlog Range': 'maxBacklogs',
    'Study Gap': 'maxGapYears',
    test_requirements: 'english',
    'English Language Requirements': 'english',
    Remarks: 'remarks',
    'IELTS Score': 'ieltsOverall',
    'Ielts Score': 'ieltsOverall',
    ieltsScore: 'ieltsOverall',
    'IELTS Overall': 'ieltsOverall',
    ielts_no_band_less_than: 'ieltsLessThan',
    ieltsNoBandLessThan: 'ieltsLessThan',
    'IELTS No Band Less Than': 'ieltsLessThan',
    'PTE Overall': 'pteOverall',
    'PTE No Section Less Than': 'pteLessThan',
    pteNoBandLessThan: 'pteLessThan',
    'TOEFL iBT Overall': 'toefl',
    'DET Score': 'det',
    duolingo: 'det',
    greScore: 'gre',
    'GMAT Score': 'gmat',
    'CRICOS Course Code': 'code',
    'Sub Category': 'subcategory',
    Country: 'country',
    fee_period: 'feePeriod',
    forSample: 'forSample',
  };
  it.each(Object.entries(known))('%s is %s', (label, field) => {
    expect(fieldOf(label)).toBe(field);
  });

  it.each([
    'Application Fee',
    'Application Fees',
    'Closed Intakes',
    'intakeYear',
    'uid',
    'serialNo',
    'Scholarship Available',
    'Scholarship Deatil',
    'ESL/ELP Detail',
    'ApplicationMode',
    'English Proficiency Exam Waiver',
    'SAT Score',
    'MOI',
    'Non Tuition Fee',
    'Estimated Total Course Cost',
    'Course Language',
    'Course Cost',
    'County',
    'CRICOS Provider Code',
    'Country of Citizenship Desc',
    'IELTS Listening',
    'Name',
    '',
    '12345',
  ])('%j is left alone', (label) => {
    expect(fieldOf(label)).toBeNull();
  });

  it('tells currency, period and unit from the words around the name', () => {
    const hints = mapHeaders(['Tuition Fee (CAD$ per semester)', 'Duration (in weeks)']).map((column) => column.hints);
    expect(hints).toEqual([{ currency: 'CAD', period: 'per semester' }, { unit: 'weeks' }]);
    expect(mapHeaders(['Total Tuition Fee'])[0]?.hints).toEqual({ period: 'whole course' });
    expect(mapHeaders(['Tuition (£/year)'])[0]?.hints).toMatchObject({ currency: 'GBP', period: 'per year' });
  });
});

describe('the heads in the tables', () => {
  it('are each of one field alone: of two the later one would take it without a word', () => {
    const fieldsOf = (head: string) => IMPORT_FIELDS.filter((field) => IMPORT_COLUMNS[field].heads.includes(head));
    const heads = IMPORT_FIELDS.flatMap((field) => IMPORT_COLUMNS[field].heads);
    const twice = [...new Set(heads)].flatMap((head) => (fieldsOf(head).length > 1 ? [[head, ...fieldsOf(head)]] : []));
    expect(twice, 'Take it out of one of the two, in lib/domain/courses/course-columns.ts.').toEqual([]);
  });
});

describe('a row of heads', () => {
  it('gives a lowest score to the exam on its left, however it is spelt', () => {
    const fields = fieldsOf(
      'Ielts Score',
      'No band less than',
      'Toefl Score',
      'No ban less than',
      'Pte Score',
      'No ban less than',
      'Remarks',
      'No band less than',
    );
    expect(fields).toEqual([
      'ieltsOverall',
      'ieltsLessThan',
      'toefl',
      'toeflLessThan',
      'pteOverall',
      'pteLessThan',
      'remarks',
      null,
    ]);
  });

  it('gives each field to one column, the surest, and says who has it', () => {
    const columns = mapHeaders(['Programe Name', 'University', 'Course Name']);
    expect(columns.map((column) => column.field)).toEqual([null, 'university', 'course']);
    expect(columns[0]?.reason).toContain('Course Name');
  });

  it('takes a vague head only for what nothing clearer gives', () => {
    expect(fieldsOf('Degree', 'University')).toEqual(['course', 'university']);
    expect(fieldsOf('Degree', 'University', 'Course')).toEqual(['level', 'university', 'course']);
    expect(fieldsOf('Name', 'University')).toEqual(['course', 'university']);
    expect(fieldsOf('Name', 'State', 'Type')).toEqual([null, null, null]);
  });

  it('states confidence and reason for every column', () => {
    for (const column of mapHeaders(['Course', 'Tution Fee', 'Degree', 'University', '???'])) {
      expect(column.reason).not.toBe('');
      expect(column.confidence > 0).toBe(column.field !== null);
    }
  });
});
