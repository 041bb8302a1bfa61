import { requiredDocuments } from '@/lib/contract/profile/documents';
import { PERSONAL_FIELDS } from '@/lib/contract/profile/personal';
import type { DocumentField } from '@/lib/domain/documents';
import { marksText } from '@/lib/domain/marks/paper-marks';
import type { Education } from '@/lib/domain/profile';
import { Profile, type ProfileRecord } from '@/models/profile';

/**
 * Profile Completed (product decision 4): filled required fields and documents over all required ones. Required are
 * every personal field, every field of each education entry (one entry at least), and the documents that the highest
 * education level asks for (specification, section 5). Tests and work experience are optional and don't count.
 */

interface CompletionPart {
  name: string;
  filled: number;
  required: number;
}

export interface ProfileCompletion {
  /** 0 to 100, whole; 100 only when nothing is missing. */
  percent: number;
  parts: CompletionPart[];
}

/** The stored parts that count; a step that isn't finished may lack fields. */
interface Filled {
  personal: Partial<ProfileRecord['personal']>;
  educationSummaries: readonly Partial<Education>[];
  documents: { readonly [name in DocumentField]?: readonly unknown[] };
}

/** How complete a student's profile is; no profile at all counts as empty. */
export async function profileCompletionOf(userId: string): Promise<ProfileCompletion> {
  const profile = await Profile.findOne({ userId }, 'personal educationSummaries documents').lean();
  return profileCompletion(profile ?? { personal: null, educationSummaries: [], documents: {} });
}

/** The rule above, on one profile. */
export function profileCompletion({ personal, educationSummaries, documents }: Filled): ProfileCompletion {
  const entries = educationSummaries.length ? educationSummaries : [{}];
  const documentNames = requiredDocumentsOf(entries);
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

/** The required documents that a profile lacks. */
export function missingDocuments({ educationSummaries, documents }: Omit<Filled, 'personal'>): DocumentField[] {
  return requiredDocumentsOf(educationSummaries).filter((name) => !documents[name]?.length);
}

/** While no level is known, the documents that every level asks for. */
function requiredDocumentsOf(entries: readonly Partial<Education>[]): DocumentField[] {
  const levels = entries.map(({ level_of_education }) => level_of_education ?? '');
  return requiredDocuments(levels) ?? requiredDocuments(['Secondary']) ?? [];
}

function filledIn(record: Record<string, unknown>, fields: readonly string[]): number {
  const isFilled = (field: string) => String(record[field] ?? '').trim() !== '';
  return fields.filter((field) => (field === 'percentage' ? marksText(record) !== '' : isFilled(field))).length;
}

const EDUCATION_FIELDS: readonly (keyof Education)[] = [
  'country_of_education',
  'level_of_education',
  'name_of_board',
  'name_of_institution',
  'state',
  'city',
  // Or any other marks.
  'percentage',
  'start_date',
  'end_date',
];
