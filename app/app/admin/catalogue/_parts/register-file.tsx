'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { fileSize } from '@/components/ui/controls/file-size';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { asRefusal } from '@/lib/api/client';
import type { Register } from '@/lib/domain/imports/registers';
import { FILE_KINDS, fileProblem } from '../../bulk-course/_parts/check-file';
import { uploadForReview } from '../../bulk-course/_parts/upload';

/** A place to drop a register's file; its plan is made without a question. */
export function RegisterFile({ country, name, ending }: Pick<Register, 'country' | 'name' | 'ending'>) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const router = useRouter();
  const send = async () => {
    const wrong = fileProblem(file, [ending]);
    setProblem(wrong ?? '');
    if (wrong || !file) return;
    setSent(0);
    try {
      const id = await uploadForReview({
        file,
        country,
        source: '',
        sourceKind: 'register',
        asOf: '',
        onSent: setSent,
        onWaiting: () => setSent(0),
        signal: new AbortController().signal,
      });
      router.push(`/app/admin/bulk-course/${id}`);
    } catch (error) {
      const { message, fields } = asRefusal(error, 'The file was not uploaded.');
      setProblem(fields.courses_file ?? message);
      setSent(null);
    }
  };
  return (
    <div className="space-y-4">
      <Field label={`${name} file`} name="courses_file" {...(problem ? { error: problem } : {})}>
        <FileInput
          accept={[...FILE_KINDS, ending].join(',')}
          typeHint={`The ${ending} file as published, up to 50 MB`}
          onFiles={([chosen]) => {
            setFile(chosen);
            setProblem((chosen && fileProblem(chosen, [ending])) ?? '');
          }}
        />
      </Field>
      {sent !== null && file && (
        <ProgressBar
          label="Uploading"
          value={sent}
          max={file.size}
          figures={`${fileSize(sent)} of ${fileSize(file.size)}`}
        />
      )}
      <Button busy={sent !== null} onClick={send}>
        Upload and preview
      </Button>
    </div>
  );
}
