import { canReadPassports } from '@/lib/agency-access';
import { DOCUMENT_FIELDS } from '@/lib/contract/profile/documents';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ProfileRecord, StoredDocument } from '@/models/profile';
import { passportAsShown } from './passports';

/** The paths of a profile's documents by field, and all files; of a passport that the viewer may not read that it is there. */
export function documentsView(viewer: Viewer, stored: ProfileRecord['documents']) {
  const paths = pathsOf(canReadPassports(viewer) ? stored : { ...stored, passport: [] });
  const files = filesOf(stored).map((file) => (file.field === 'passport' ? passportAsShown(viewer, file) : file));
  return { ...paths, files };
}

const pathOf = (document: StoredDocument) => `/api/v1/documents/${document.fileId}`;

type Paths = { [F in DocumentField]: (typeof DOCUMENTS)[F]['multiple'] extends true ? string[] : string | null };

function pathsOf(stored: ProfileRecord['documents']): Paths {
  return Object.fromEntries(
    DOCUMENT_FIELDS.map((field) => {
      const paths = (stored[field] ?? []).map(pathOf);
      return [field, DOCUMENTS[field].multiple ? paths : (paths.at(-1) ?? null)];
    }),
  ) as Paths;
}

/** All files of a profile's documents, with what is known of them. */
export function filesOf(stored: ProfileRecord['documents']) {
  return DOCUMENT_FIELDS.flatMap((field) => (stored[field] ?? []).map((document) => fileOf(field, document)));
}

/** One of them. */
export function fileOf(field: DocumentField, document: StoredDocument) {
  const { fileId, name, type, size, addedOn, label = '' } = document;
  return {
    fileId: String(fileId),
    field,
    path: pathOf(document),
    name,
    type,
    size,
    addedOn: addedOn.toISOString(),
    label,
  };
}
