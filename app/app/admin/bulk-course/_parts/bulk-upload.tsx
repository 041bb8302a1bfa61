'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { fieldId } from '@/components/ui/controls/field-id';
import { FileInput } from '@/components/ui/controls/file-input';
import { fileSize } from '@/components/ui/controls/file-size';
import { SelectField } from '@/components/ui/controls/select-field';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { Card } from '@/components/ui/layout/card';
import { asRefusal } from '@/lib/api/client';
import { COUNTRIES } from '@/lib/domain/countries';
import { FILE_KINDS, fileProblem } from './check-file';
import { type KnownSource, type SourceChoice, SourceFields } from './source-fields';
import { type UploadOutcome, uploadCourses, uploadForReview } from './upload';
import { UploadReport } from './upload-report';

type State =
  | { step: 'choosing' }
  | { step: 'sending'; sent: number; of: number; waits: boolean; review: boolean; cancel: () => void }
  | { step: 'done'; fileName: string; outcome: UploadOutcome }
  | { step: 'failed'; reason: string };

/** The form, the upload under way, and what came of it. */
export function BulkUpload({ sources, today }: { sources: readonly KnownSource[]; today: string }) {
  const [country, setCountry] = useState('');
  const [source, setSource] = useState<SourceChoice>({ source: '', sourceKind: 'agency', asOf: today });
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<{ country?: string; courses_file?: string }>({});
  const [state, setState] = useState<State>({ step: 'choosing' });
  const isSending = state.step === 'sending';
  const router = useRouter();
  useStayWarning(isSending);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await upload(false);
  };

  const upload = async (review: boolean) => {
    const found = {
      country: country ? undefined : 'Please choose one of the six countries.',
      courses_file: fileProblem(file),
    };
    setProblems(found);
    const wrong = found.country ? 'country' : found.courses_file ? 'courses_file' : undefined;
    if (wrong) document.getElementById(fieldId(wrong))?.focus();
    if (wrong || !file) return;
    const controller = new AbortController();
    const onSent = (sent: number, of: number, waits = false) =>
      setState({ step: 'sending', sent, of, waits, review, cancel: () => controller.abort() });
    onSent(0, file.size);
    const onWaiting = () => onSent(0, file.size, true);
    const sending = { file, country, ...source, onSent, onWaiting, signal: controller.signal };
    try {
      if (review) {
        const id = await uploadForReview(sending);
        startLoadingBar();
        return router.push(`/app/admin/bulk-course/${id}`);
      }
      const outcome = await uploadCourses(sending);
      setState({ step: 'done', fileName: file.name, outcome });
      router.refresh();
      if (isUseful(outcome)) toast.success(outcome.message);
      else toast.error('Failed to add courses');
    } catch (error) {
      if (controller.signal.aborted) return setState({ step: 'choosing' });
      setState({ step: 'failed', reason: reasonOf(error) });
      toast.error('Failed to add courses');
    }
  };

  return (
    <div className="min-w-0 space-y-6">
      <Card as="section" aria-label="Upload">
        <form noValidate className="space-y-5" onSubmit={submit}>
          <fieldset disabled={isSending} className="space-y-5">
            <Field
              label="Country"
              name="country"
              hint="Used for rows that don’t name a country."
              {...(problems.country ? { error: problems.country } : {})}
            >
              <SelectField
                placeholder="Choose a country"
                options={COUNTRIES}
                value={country}
                onChange={(event) => {
                  setCountry(event.target.value);
                  setProblems({ ...problems, country: undefined });
                }}
              />
            </Field>
            <Field
              label="Courses file"
              name="courses_file"
              {...(problems.courses_file ? { error: problems.courses_file } : {})}
            >
              <FileInput
                accept={FILE_KINDS.join(',')}
                typeHint="Excel (.xlsx, .xls), OpenDocument (.ods), CSV or TSV, up to 50 MB"
                onFiles={([chosen]) => {
                  setFile(chosen);
                  setProblems({ ...problems, courses_file: chosen && fileProblem(chosen) });
                }}
              />
            </Field>
            <SourceFields sources={sources} value={source} onChange={setSource} />
          </fieldset>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={isSending && !state.review}>
              Upload courses
            </Button>
            <Button variant="secondary" busy={isSending && state.review} onClick={() => upload(true)}>
              Preview first
            </Button>
          </div>
          <p className="text-sm text-muted">
            ‘Preview first’ shows how we read each column and what will change before anything is saved. You can undo
            the upload in both cases.
          </p>
        </form>
        {isSending && <UploadProgress {...state} onCancel={state.cancel} />}
      </Card>
      {state.step === 'failed' && <ErrorBox message="Failed to add courses" hint={state.reason} />}
      {state.step === 'done' && (
        <UploadReport
          key={state.outcome.batchId}
          fileName={state.fileName}
          outcome={state.outcome}
          isUseful={isUseful(state.outcome)}
        />
      )}
    </div>
  );
}

/** Whether the file held any course at all that could be used. */
function isUseful({ added, changed, unchanged }: UploadOutcome): boolean {
  return added + changed + unchanged > 0;
}

/** The server words why a file can't be used; its own sentence stands at the field. */
function reasonOf(error: unknown): string {
  const { message, fields } = asRefusal(error, 'The file was not uploaded.');
  return fields.courses_file ?? fields.country ?? message;
}

/** The browser asks before the page is left while `active`. */
function useStayWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

interface UploadProgressProps {
  /** Bytes. */
  sent: number;
  of: number;
  /** The network is gone; the file is sent when it is back. */
  waits: boolean;
  /** The file is only read for its columns. */
  review: boolean;
  onCancel: () => void;
}

/** First how much has been sent; then, when the server has it all, how long it has been reading and saving. */
function UploadProgress({ sent, of, waits, review, onCancel }: UploadProgressProps) {
  if (sent >= of) return <Working review={review} />;
  const share = Math.floor((100 * sent) / of);
  return (
    <div className="mt-5 space-y-3">
      <ProgressBar
        label={waits ? WAITS_FOR_NETWORK : 'Uploading'}
        value={sent}
        max={of}
        figures={`${fileSize(sent)} of ${fileSize(of)}, ${share}%`}
      />
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Working({ review }: { review: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="mt-5 space-y-3">
      <ProgressBar label={review ? 'Reading the columns …' : 'Reading and saving …'} figures={`${seconds} s`} />
      {!review && (
        <p className="text-sm text-muted">
          A large file takes up to a minute. If you leave this page, the upload continues and is listed below.
        </p>
      )}
    </div>
  );
}
