'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { DocumentField as DocumentInput } from './document-field';
import { FieldSection } from './field-grid';
import type { Problem } from './form-problems';
import { LeaveGuard } from './leave-guard';
import { type ChosenFiles, fileProblem, type StoredFile, uploadDocuments } from './upload-documents';

interface DocumentsFormProps {
  studentId: string;
  /** What the highest education level asks for; null when it can't be determined. */
  required: readonly DocumentField[] | null;
  stored: readonly StoredFile[];
  /** Where to come back to after signing in again. */
  here: string;
  /** The step in which the education is entered. */
  academicHref: string;
  /** Where to see the whole profile. */
  profileHref: string;
}

type Errors = Partial<Record<DocumentField, string>>;
const ALL_FIELDS = Object.keys(DOCUMENTS) as DocumentField[];

/** Step 5: the documents the highest education level asks for, and others that help. All chosen ones go in one upload. */
export function DocumentsForm({ studentId, required, stored, here, academicHref, profileHref }: DocumentsFormProps) {
  const router = useRouter();
  const [files, setFiles] = useState(stored);
  const [chosen, setChosen] = useState<ChosenFiles>({});
  const [errors, setErrors] = useState<Errors>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<{ bytes: number; of: number } | null>(null);
  const [expired, setExpired] = useState(false);
  // Renewed after an upload: a file input can't be emptied otherwise.
  const [round, setRound] = useState(0);
  const underway = useRef(false);

  if (!required) {
    return (
      <ErrorBox
        message="Cannot determine the highest education level"
        hint="Which documents are needed depends on it. Please save the academic information first."
        action={<ButtonLink href={academicHref}>Academic Information</ButtonLink>}
      />
    );
  }
  const storedIn = (field: DocumentField) => files.filter((file) => file.field === field);
  const isEmpty = Object.values(chosen).every((list) => list.length === 0);

  const choose = (field: DocumentField, list: File[]) => {
    const problem = list.map(fileProblem).find((found) => found !== null);
    if (problem) toast.error(problem);
    setChosen((before) => ({ ...before, [field]: problem ? [] : list }));
    setErrors(({ [field]: _solved, ...others }) => (problem ? { ...others, [field]: problem } : others));
  };

  const show = (found: Errors, message: string) => {
    setErrors(found);
    setProblems(ALL_FIELDS.flatMap((name) => (found[name] ? [{ name, message: found[name] }] : [])));
    setAttempt((count) => count + 1);
    toast.error(message);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underway.current) return;
    setProblems([]);
    const missing = required.filter((field) => !chosen[field]?.length && storedIn(field).length === 0);
    if (missing.length > 0) {
      const texts = missing.map((field) => [field, `Please upload the ${DOCUMENTS[field].title}`]);
      show({ ...Object.fromEntries(texts), ...errors }, 'Please upload all required documents');
      return;
    }
    if (Object.keys(errors).length > 0) return show(errors, 'Error uploading documents.');
    if (isEmpty) return toast.info('All required documents are there already.');
    underway.current = true;
    setSent({ bytes: 0, of: 0 });
    try {
      setFiles(await uploadDocuments(studentId, chosen, (bytes, of) => setSent({ bytes, of })));
      setChosen({});
      setErrors({});
      setExpired(false);
      setRound((count) => count + 1);
      toast.success('Documents uploaded successfully!');
      router.refresh();
    } catch (error) {
      const { status, message, fields } =
        error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      setExpired(status === 401);
      const reasons = Object.keys(fields).length > 0;
      show(fields, status === 422 ? message : 'Error uploading documents.');
      if (!reasons) setProblems([{ message: `${message} The chosen files are still here: please try again.` }]);
    } finally {
      underway.current = false;
      setSent(null);
    }
  };

  const remove = async (file: StoredFile) => {
    try {
      await call('DELETE /documents/{fileId}', { params: { fileId: file.fileId } });
      setFiles((before) => before.filter(({ fileId }) => fileId !== file.fileId));
      toast.success('Document removed.');
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    }
  };

  const inputs = (fields: readonly DocumentField[], optional: boolean) => (
    <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-2">
      {fields.map((field) => (
        <DocumentInput
          key={`${field} ${round}`}
          field={field}
          optional={optional}
          stored={storedIn(field)}
          error={errors[field]}
          onFiles={(list) => choose(field, list)}
          onRemove={remove}
        />
      ))}
    </div>
  );

  return (
    <form noValidate method="post" onSubmit={submit} className="space-y-8">
      <LeaveGuard active={!isEmpty} text="The chosen files are not uploaded yet, and have to be chosen again later." />
      <FormErrorSummary errors={problems} attempt={attempt} />
      {expired && (
        <p className="rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink">
          Your session has ended.{' '}
          <a
            href={`/login?expired=1&next=${encodeURIComponent(here)}`}
            target="_blank"
            rel="noopener"
            className="underline"
          >
            Sign in again in a new tab
          </a>
          , then come back here: the chosen files stay.
        </p>
      )}
      <FieldSection title="Required documents" description="These follow from your highest level of education.">
        {inputs(required, false)}
      </FieldSection>
      <FieldSection title="Other documents" description="Universities may ask for some of them later.">
        {inputs(
          ALL_FIELDS.filter((field) => !required.includes(field)),
          true,
        )}
      </FieldSection>
      <div className="space-y-4 border-t border-line pt-6">
        {sent && <ProgressBar label="Uploading" value={sent.bytes} max={sent.of || 1} figures={percent(sent)} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={sent !== null} className="max-sm:w-full">
            Upload documents
          </Button>
          <ButtonLink href={profileHref} variant="secondary" size="lg" className="max-sm:w-full">
            View profile
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

const percent = ({ bytes, of }: { bytes: number; of: number }) => `${of ? Math.floor((bytes / of) * 100) : 0}%`;
