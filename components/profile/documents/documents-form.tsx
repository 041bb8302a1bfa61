'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { fieldId } from '@/components/ui/controls/field-id';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import type { Expiry } from '@/lib/domain/days/expiry';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { FieldSection } from '../field-grid';
import type { Problem } from '../form-problems';
import { LeaveGuard } from '../leave-guard';
import { DocumentField as DocumentInput } from './document-field';
import { DropMany } from './drop-many';
import type { StoredFile } from './upload-documents';
import { type DocumentErrors, useDocuments } from './use-documents';

interface DocumentsFormProps {
  studentId: string;
  /** What the highest education level asks for; null when it can't be determined. */
  required: readonly DocumentField[] | null;
  stored: readonly StoredFile[];
  /** What ends when, as the profile knows it. */
  expiries: readonly Expiry[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Where to come back to after signing in again. */
  here: string;
  /** The step in which the education is entered. */
  academicHref: string;
  /** Where to see the whole profile. */
  profileHref: string;
}

const ALL_FIELDS = Object.keys(DOCUMENTS) as DocumentField[];

/**
 * Step 5: the documents the highest education level asks for, and others that help. Each file is kept as soon as it is
 * chosen; the button says whether all that is required is there.
 */
export function DocumentsForm(props: DocumentsFormProps) {
  const { studentId, required, stored, expiries, today, here, academicHref, profileHref } = props;
  const { files, errors, underway, expired, choose, settle, isFailed, setErrors, remove } = useDocuments(
    studentId,
    stored,
  );
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const checking = useRef(false);

  const show = (found: DocumentErrors, message: string) => {
    setErrors(found);
    setProblems(ALL_FIELDS.flatMap((name) => (found[name] ? [{ name, message: found[name] }] : [])));
    setAttempt((count) => count + 1);
    toast.error(message);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (checking.current || !required) return;
    checking.current = true;
    setBusy(true);
    setProblems([]);
    const kept = await settle();
    checking.current = false;
    setBusy(false);
    if (isFailed()) return;
    const missing = required.filter((field) => !kept.some((file) => file.field === field));
    if (missing.length === 0) {
      setErrors({});
      return toast.success('Documents uploaded successfully!');
    }
    const texts = missing.map((field) => [field, `Please upload the ${DOCUMENTS[field].title}`]);
    show(Object.fromEntries(texts), 'Please upload all required documents');
  };

  const inputs = (fields: readonly DocumentField[], optional: boolean) => (
    <Card padding="none" className="max-w-3xl divide-y divide-line">
      {fields.map((field) => (
        <DocumentInput
          key={field}
          field={field}
          optional={optional}
          stored={files.filter((file) => file.field === field)}
          expiries={expiries.filter(({ kind }) => kind === field)}
          today={today}
          underway={underway[field]}
          error={errors[field]}
          onFiles={(list, label) => choose(field, list, label)}
          onRemove={remove}
        />
      ))}
    </Card>
  );
  const missing = (required ?? []).filter((field) => !files.some((file) => file.field === field));

  return (
    <form noValidate method="post" onSubmit={submit} className="space-y-8">
      <LeaveGuard
        active={Object.keys(underway).length > 0 || isFailed()}
        text="A file isn’t uploaded yet. If you leave now, you’ll have to choose it again."
      />
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
          , then come back here. Your selected files stay here.
        </p>
      )}
      <div className="max-w-3xl">
        <DropMany stored={files} onFiles={choose} />
      </div>
      {required ? (
        <FieldSection
          title="Required documents"
          description="Which documents are required depends on the highest level of education. Each file is saved as soon as you choose it."
        >
          {inputs(required, false)}
        </FieldSection>
      ) : (
        <ErrorBox
          message="Cannot determine the highest education level"
          hint="Your education level decides which documents are required. Please save the academic information first. Files that you have already uploaded are not lost."
          action={<ButtonLink href={academicHref}>Academic Information</ButtonLink>}
        />
      )}
      <FieldSection title="Other documents" description="Universities may request some of these later.">
        {inputs(
          ALL_FIELDS.filter((field) => !required?.includes(field)),
          true,
        )}
      </FieldSection>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {required && (
          <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
            Upload documents
          </Button>
        )}
        <ButtonLink href={profileHref} variant="secondary" size="lg" className="max-sm:w-full">
          View profile
        </ButtonLink>
        {required && <Missing fields={missing} />}
      </div>
    </form>
  );
}

/** What is still to come, beside the button, each a way to its place. */
function Missing({ fields }: { fields: readonly DocumentField[] }) {
  if (fields.length === 0) return <p className="text-sm text-muted">All required documents are uploaded.</p>;
  return (
    <p className="min-w-0 flex-1 basis-64 text-sm text-muted">
      Still missing:{' '}
      {fields.map((field, at) => (
        <span key={field}>
          {at > 0 && ', '}
          <a href={`#${fieldId(field)}`} className="underline underline-offset-2 hover:no-underline">
            {DOCUMENTS[field].title}
          </a>
        </span>
      ))}
    </p>
  );
}
