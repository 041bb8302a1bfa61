'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { asRefusal } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';

/** Uploads a spreadsheet; its plan is a page of its own, which stays. */
export function ImportStudents() {
  const router = useRouter();
  const [counsellor, setCounsellor] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (!chosen || busy) return;
    setBusy(true);
    setProblem('');
    try {
      const { _id } = await upload(
        'POST /agent/student-sheets',
        { body: { counsellor_name: counsellor }, files: { students_file: chosen } },
        { onWaiting: () => toast.info(WAITS_FOR_NETWORK) },
      );
      router.push(`/app/agent/students/import?sheet=${_id}`);
    } catch (error) {
      const { message, fields } = asRefusal(error, 'The file was not uploaded.');
      setProblem(Object.values(fields)[0] ?? message);
      setBusy(false);
    }
  };

  const missing = attempt > 0 && !chosen ? 'Please select a file before submitting.' : '';
  const errors = [missing || problem].filter(Boolean).map((message) => ({ name: 'students_file', message }));
  return (
    <form noValidate onSubmit={submit} className="max-w-xl space-y-5">
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Field label="File of students" name="students_file" {...(errors[0] ? { error: errors[0].message } : {})}>
        <FileInput
          accept=".xlsx,.ods,.xls,.csv"
          typeHint="XLSX, XLS or CSV, up to 5 MB and 20,000 rows"
          onFiles={([first]) => setChosen(first)}
        />
      </Field>
      <Field label="Counsellor name" name="counsellor_name" hint="For rows without a counsellor." optional>
        <TextInput {...wired(counsellor, setCounsellor)} maxLength={120} autoComplete="off" />
      </Field>
      <p className="text-sm text-muted">
        We email each new student a link to choose a password. Rows without an email address or a mobile number become
        leads. Students without a counsellor are assigned to you. Existing students are not changed.
      </p>
      <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
        Check file
      </Button>
    </form>
  );
}
