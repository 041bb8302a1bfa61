import { z } from 'zod';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { EDUCATION_LEVELS } from '@/lib/domain/profile';
import { done, id, optionalLine } from '../fields';
import { calls, type FileRule } from '../operation';
import { step } from './profile-step';

const { forAllRoles, forApplicants } = calls('Documents');
const MB = 1024 * 1024;

/** How many files a field that is added to holds. */
export const MOST_FILES = 10;
/** The kinds of document, by their field in the upload. */
export const DOCUMENT_FIELDS = Object.keys(DOCUMENTS) as DocumentField[];

/**
 * The documents that the highest of these levels asks for (specification, section 5), or null when there is none to go
 * by. A master's degree stands on a bachelor's, so it asks for both.
 */
export function requiredDocuments(levels: readonly string[]): DocumentField[] | null {
  const highest = EDUCATION_LEVELS[Math.max(-1, ...levels.map((level) => RANKS.indexOf(level)))];
  if (!highest) return null;
  const always: DocumentField[] = ['tenth_certificate', 'twelfth_certificate', 'english_certificate', 'passport'];
  if (highest === 'Bachelors') return [...always, 'bachelor_dmc', 'bachelor_degree'];
  if (highest === 'Masters') return [...always, 'bachelor_dmc', 'bachelor_degree', 'master_dmc', 'master_degree'];
  return always;
}

const RANKS: readonly string[] = EDUCATION_LEVELS;

/** Paths by field: one or null for a single document, a list for the others. */
const paths = z.object(
  Object.fromEntries(
    DOCUMENT_FIELDS.map((field) => [field, DOCUMENTS[field].multiple ? z.array(z.string()) : z.string().nullable()]),
  ) as { [F in DocumentField]: (typeof DOCUMENTS)[F]['multiple'] extends true ? ManyPaths : OnePath },
);
type ManyPaths = z.ZodArray<z.ZodString>;
type OnePath = z.ZodNullable<z.ZodString>;

const storedDocument = z
  .object({
    fileId: id,
    field: z.enum(DOCUMENT_FIELDS),
    /** '' of a passport, which is called that, where the caller's role may not open it. */
    path: z.string(),
    name: z.string(),
    type: z.string(),
    /** Bytes. */
    size: z.number(),
    addedOn: z.string(),
    /** What it is, where its field doesn't say; '' else. */
    label: z.string(),
  })
  .meta({ id: 'StoredDocument' });

/** What every document may be, wherever it is sent. */
export const documentRule: FileRule = { maxBytes: 10 * MB, accepts: 'PDF, JPG, PNG, WebP, DOC or DOCX, up to 10 MB' };
const rules = Object.fromEntries(
  DOCUMENT_FIELDS.map((field) => [
    field,
    DOCUMENTS[field].multiple ? { ...documentRule, maxCount: MOST_FILES } : documentRule,
  ]),
);

/** What the uploads in `other` are. */
const otherLabel = optionalLine(120);

export const getDocuments = forAllRoles('GET /get-documents/{userId}', {
  forHelpers: true,
  summary: "A student's documents. `files` lists names, types and sizes, also of those the caller can't open",
  params: z.object({ userId: id }),
  result: paths.extend({ files: z.array(storedDocument), ...step.stored }),
  errors: ['not_found'],
});

export const saveDocuments = forApplicants('POST /save-documents', {
  forHelpers: true,
  summary:
    'Upload documents: where only one file is allowed, the new file replaces the old one; elsewhere it is added. If required documents are still missing, the answer is 422 with `files`; everything uploaded is saved',
  limit: 'upload',
  body: z.object({ userId: id.optional(), label: otherLabel }),
  files: rules,
  result: done.extend({ files: z.array(storedDocument) }),
  errors: ['not_found', 'too_large', 'unsupported_type'],
  invalidMessage: 'Error uploading documents.',
});

export const addDocument = forApplicants('POST /documents', {
  forHelpers: true,
  summary: 'Save one document. If only one file is allowed, it replaces the old one. `replaces` removes another file',
  limit: 'upload',
  body: z.object({
    userId: id.optional(),
    field: z.enum(DOCUMENT_FIELDS, 'Please choose the document type.'),
    label: otherLabel,
    replaces: id.optional(),
  }),
  files: { file: documentRule },
  result: done.extend({ file: storedDocument }),
  status: 201,
  errors: ['not_found', 'too_large', 'unsupported_type'],
  invalidMessage: 'Error uploading documents.',
});

export const downloadDocument = forAllRoles('GET /documents/{fileId}', {
  forHelpers: true,
  summary:
    'One document, for anyone who has access to its student; also one of the caller’s own archives, imported from another site in the past',
  params: z.object({ fileId: id }),
  result: 'stream',
  errors: ['not_found'],
});

export const removeDocument = forApplicants('DELETE /documents/{fileId}', {
  forHelpers: true,
  summary: 'Remove one document',
  params: z.object({ fileId: id }),
  result: done,
  errors: ['not_found', 'conflict'],
});
