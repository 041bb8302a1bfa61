import { Profile, type ProfileRecord } from '@/models/profile';

/**
 * Profile Completed (product decision 4): filled required fields and documents over all required ones. Required are
 * every personal field, every field of each education entry (one entry at least), and the documents that the highest
 * education level asks for (specification, section 5). Tests and work experience are optional and don't count.
 */

export interface CompletionPart {
  name: string;
  filled: number;
  required: number;
}

export interface ProfileCompletion {
  /** 0 to 100, whole; 100 only when nothing is missing. */
  percent: number;
  parts: CompletionPart[];
}

type Filled = Pick<ProfileRecord, 'personal' | 'educationSummaries' | 'documents'>;

/** How complete a student's profile is; no profile at all counts as empty. */
export async function profileCompletionOf(userId: string): Promise<ProfileCompletion> {
  const profile = await Profile.findOne({ userId }, 'personal educationSummaries documents').lean();
  return profileCompletion(profile ?? { personal: null, educationSummaries: [], documents: {} });
}

/** The rule above, on one profile. */
export function profileCompletion({ personal, educationSummaries, documents }: Filled): ProfileCompletion {
  const entries: Record<string, unknown>[] = educationSummaries.length ? educationSummaries : [{}];
  const documentNames = requiredDocuments(educationSummaries);
  const parts: CompletionPart[] = [
    {
      name: 'Personal information',
      filled: filledIn(personal ?? {}, PERSONAL_FIELDS),
      required: PERSONAL_FIELDS.length,
    },
    {
      name: 'Education',
      filled: entries.reduce((sum, entry) => sum + filledIn(entry, EDUCATION_FIELDS), 0),
      required: entries.length * EDUCATION_FIELDS.length,
    },
    {
      name: 'Documents',
      filled: documentNames.filter((name) => documents[name]?.length).length,
      required: documentNames.length,
    },
  ];
  const filled = parts.reduce((sum, part) => sum + part.filled, 0);
  const required = parts.reduce((sum, part) => sum + part.required, 0);
  return { percent: Math.floor((filled / required) * 100), parts };
}

/** The documents the highest level asks for. A master's degree stands on a bachelor's, so it asks for both. */
export function requiredDocuments(educationSummaries: readonly Record<string, unknown>[]): string[] {
  const levels = educationSummaries.map((entry) => EDUCATION_RANKING.indexOf(String(entry.level_of_education)));
  const highest = EDUCATION_RANKING[Math.max(-1, ...levels)];
  if (highest === 'Bachelors') return [...BASE_DOCUMENTS, ...BACHELOR_DOCUMENTS];
  if (highest === 'Masters') return [...BASE_DOCUMENTS, ...BACHELOR_DOCUMENTS, ...MASTER_DOCUMENTS];
  return BASE_DOCUMENTS;
}

function filledIn(record: Record<string, unknown>, fields: readonly string[]): number {
  return fields.filter((field) => String(record[field] ?? '').trim() !== '').length;
}

/** Lowest first. */
const EDUCATION_RANKING = ['Secondary', 'Senior Secondary', 'ITI/Diploma', 'Bachelors', 'Graduate Diploma', 'Masters'];

const BASE_DOCUMENTS = ['tenth_certificate', 'twelfth_certificate', 'english_certificate', 'passport'];
const BACHELOR_DOCUMENTS = ['bachelor_dmc', 'bachelor_degree'];
const MASTER_DOCUMENTS = ['master_dmc', 'master_degree'];

const PERSONAL_FIELDS = [
  'dob',
  'gender',
  'marital_status',
  'country',
  'state',
  'city',
  'pincode',
  'address',
  'passport_number',
  'issue_date',
  'expiry_date',
  'issued_country',
  'country_of_birth',
  'place_of_birth',
  'nationality',
  'citizenship',
  'contact_name',
  'contact_mobile',
  'contact_email',
  'contact_relation',
];

const EDUCATION_FIELDS = [
  'country_of_education',
  'level_of_education',
  'name_of_board',
  'name_of_institution',
  'state',
  'city',
  'percentage',
  'start_date',
  'end_date',
];
