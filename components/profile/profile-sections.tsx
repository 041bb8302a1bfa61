import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/feedback/badge';
import { Card } from '@/components/ui/layout/card';
import { type Description, DescriptionList } from '@/components/ui/layout/description-list';
import { Section } from '@/components/ui/layout/section';
import type { Result } from '@/lib/contract/operation';
import type { AcademicView } from '@/lib/contract/profile/academic-view';
import type { PersonalView } from '@/lib/contract/profile/personal';
import type { getCompleteProfile } from '@/lib/contract/profile/profile';
import { addressWords } from '@/lib/domain/accounts/helps';
import { dateText } from '@/lib/domain/days/day-words';
import { marksWords } from '@/lib/domain/marks/paper-marks';
import { e164Of, phoneCountryOf, shownPhone } from '@/lib/domain/phones';
import { GUARDIAN_FIELDS, PASSPORT_FIELDS } from '@/lib/domain/profile';
import { type TestScores, type ToeflScale, toeflScaleText } from '@/lib/domain/test-scores';
import {
  BASIC_LABELS,
  choiceLabel,
  EDUCATION_LABELS,
  fieldsOfTest,
  JOB_LABELS,
  PERSONAL_LABELS,
  TEST_LABELS,
  TEST_NAME_LIST,
  TEST_NAMES,
} from './labels';

export type CompleteProfile = Result<typeof getCompleteProfile>;
type Job = CompleteProfile['workExperience'][number];

const NOT_SPECIFIED = 'Not Specified';

/** The whole profile, read-only, in the specification's sections; `guardian` is what staff press to change who that is. */
export function ProfileSections({ profile, guardian }: { profile: CompleteProfile; guardian?: ReactNode }) {
  const { basicInfo, personalInfo, academicInfo, workExperience } = profile;
  const personal = (names: readonly Fact[]) => (
    <Card>
      <DescriptionList columns={3} items={names.map((name) => personalFact(name, personalInfo))} />
    </Card>
  );
  return (
    <>
      <Section title="Basic Information">
        <Card>
          <DescriptionList
            columns={3}
            items={[
              { term: BASIC_LABELS.name, value: basicInfo.name },
              { term: BASIC_LABELS.email, value: addressWords(basicInfo.email) },
              { term: BASIC_LABELS.mobile, value: mobileOf(basicInfo.mobile, personalInfo) },
              ...(basicInfo.counsellor_name
                ? [{ term: BASIC_LABELS.counsellor_name, value: basicInfo.counsellor_name }]
                : []),
            ]}
          />
        </Card>
      </Section>
      <Section title="Personal Information">
        {personal(['dob', 'gender', 'marital_status', 'country', 'state', 'city', 'pincode', 'address'])}
      </Section>
      <Section title="Passport Information">
        {personalInfo.no_passport && <p className="mb-3 text-sm text-muted">No passport yet.</p>}
        {personalInfo.passport_in_part && (
          <p className="mb-3 text-sm text-muted">
            With your role, you can see only the last three characters of the passport number and the expiry date.
          </p>
        )}
        {personal([
          ...passportFields(personalInfo),
          'country_of_birth',
          'place_of_birth',
          'nationality',
          'citizenship',
        ])}
      </Section>
      <Section title="Emergency Contact">
        {personal(['contact_name', 'contact_relation', 'contact_mobile', 'contact_email'])}
      </Section>
      {(guardian || personalInfo.guardian_email) && (
        <Section title="Parent or Guardian" actions={guardian}>
          {personal(GUARDIAN_FIELDS)}
        </Section>
      )}
      <Section title="Academic Information">
        <Academic academic={academicInfo} />
      </Section>
      <Section title="Work Experience">
        <Jobs jobs={workExperience} />
      </Section>
    </>
  );
}

function Academic({ academic }: { academic: AcademicView }) {
  const taken = TEST_NAME_LIST.filter((test) => fieldsOfTest(test).some((field) => academic[field] !== null));
  return (
    <div className="space-y-4">
      {academic.educationSummaries.length === 0 && <p className="text-sm text-muted">No education added yet.</p>}
      {academic.educationSummaries.map((entry) => (
        <Card key={`${entry.level_of_education} ${entry.name_of_institution} ${entry.start_date}`}>
          <h3 className="mb-4 flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
            {entry.name_of_institution || entry.level_of_education}
            {entry.name_of_institution && <Badge>{entry.level_of_education}</Badge>}
          </h3>
          <DescriptionList
            columns={3}
            items={[
              { term: EDUCATION_LABELS.name_of_board, value: entry.name_of_board },
              { term: EDUCATION_LABELS.country_of_education, value: entry.country_of_education },
              { term: EDUCATION_LABELS.state, value: entry.state },
              { term: EDUCATION_LABELS.city, value: entry.city },
              { term: EDUCATION_LABELS.marks, value: marksWords(entry, entry.country_of_education) },
              ...further(entry),
              { id: 'dates', term: 'Dates', value: `${dayText(entry.start_date)} – ${dayText(entry.end_date)}` },
            ]}
          />
        </Card>
      ))}
      {taken.map((test) => (
        <Card key={test}>
          <h3 className="mb-4 text-base font-semibold">{TEST_NAMES[test]}</h3>
          <DescriptionList
            columns={3}
            items={fieldsOfTest(test).map((field) => {
              const value = academic[field];
              return {
                term: TEST_LABELS[field],
                value: field.endsWith('_date') ? dayText(value) : shownScore(field, value),
              };
            })}
          />
        </Card>
      ))}
    </div>
  );
}

/** What was entered for courses that ask for it. */
function further(entry: AcademicView['educationSummaries'][number]) {
  const { backlogs, subjects, fieldOfStudy, language_of_instruction: language } = entry;
  return [
    ...(fieldOfStudy ? [{ term: EDUCATION_LABELS.fieldOfStudy, value: fieldOfStudy }] : []),
    ...(typeof backlogs === 'number' ? [{ term: EDUCATION_LABELS.backlogs, value: backlogs }] : []),
    ...(subjects ? [{ term: EDUCATION_LABELS.subjects, value: subjects }] : []),
    ...(language ? [{ term: EDUCATION_LABELS.language_of_instruction, value: language }] : []),
  ];
}

const shownScore = (field: keyof TestScores, value: string | number | null) =>
  field === 'toefl_scale' && value ? toeflScaleText(value as ToeflScale) : value;

function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const filled = jobs.filter((job) => Object.values(job).some(Boolean));
  if (filled.length === 0) return <p className="text-sm text-muted">No work experience added.</p>;
  return (
    <ul className="space-y-4">
      {filled.map((job) => (
        <Card as="li" key={`${job.organization_details} ${job.position} ${job.working_from}`}>
          <DescriptionList
            columns={3}
            items={[
              { term: JOB_LABELS.organization_details, value: job.organization_details },
              { term: JOB_LABELS.position, value: job.position },
              { term: JOB_LABELS.salary_mode, value: job.salary_mode && choiceLabel(job.salary_mode) },
              { term: JOB_LABELS.working_from, value: dayText(job.working_from) },
              { term: JOB_LABELS.working_upto, value: job.working_upto ? dayText(job.working_upto) : 'Present' },
            ]}
          />
        </Card>
      ))}
    </ul>
  );
}

function passportFields({ no_passport, passport_in_part: inPart }: PersonalView): readonly Fact[] {
  return no_passport ? [] : inPart ? ['passport_number', 'expiry_date'] : PASSPORT_FIELDS;
}

type Fact = Exclude<keyof PersonalView, 'no_passport' | 'passport_in_part'>;

function personalFact(name: Fact, personal: PersonalView): Description & { id: string } {
  const value = personal[name] ?? null;
  const shown =
    name === 'dob' || name === 'issue_date' || name === 'expiry_date'
      ? dayText(value)
      : name === 'gender' || name === 'marital_status'
        ? value && choiceLabel(value)
        : name === 'contact_mobile'
          ? value && mobileOf(value, personal)
          : value;
  return { id: name, term: PERSONAL_LABELS[name], value: shown };
}

const mobileOf = (mobile: string, personal: PersonalView) =>
  shownPhone({ mobile, mobileE164: e164Of(mobile, phoneCountryOf(personal)) });

/** '20 Nov 2026', 'Not Specified' for an unset date. */
function dayText(day: string | number | null): string {
  return day ? dateText(String(day)) : NOT_SPECIFIED;
}
