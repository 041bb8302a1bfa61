'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';

interface ShareFormProps {
  files: readonly { fileId: string; name: string }[];
  /** Days as 'YYYY-MM-DD': the first and the last that can be chosen, and the one that is proposed. */
  today: string;
  latest: string;
  proposed: string;
}

/** Makes a link to chosen documents for one person. */
export function ShareForm({ files, today, latest, proposed }: ShareFormProps) {
  const router = useRouter();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [until, setUntil] = useState(proposed);
  const { busy, run } = useRun();
  const [problems, setProblems] = useState<Record<string, string>>({});

  const share = () =>
    run(
      async () => {
        setProblems({});
        const { message } = await call('POST /my-shares', { body: { name, fileIds: [...chosen], until } });
        toast.success(message);
        setName('');
        setChosen([]);
        router.refresh();
      },
      (error) => {
        if (Object.keys(error.fields).length) setProblems(error.fields);
        else toast.error(error.message);
      },
    );
  const errorOf = (field: string) => (problems[field] ? { error: problems[field] } : {});

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      <Field label="Who is it for?" name="name" {...errorOf('name')}>
        <TextInput {...wired(name, setName)} maxLength={120} autoComplete="off" />
      </Field>
      <CheckboxGroup
        legend="Documents"
        name="fileIds"
        choices={files.map((file) => ({ value: file.fileId, label: file.name }))}
        value={[...chosen]}
        onValueChange={setChosen}
        {...errorOf('fileIds')}
      />
      <Field label="Valid until" name="until" {...errorOf('until')}>
        <TextInput type="date" min={today} max={latest} {...wired(until, setUntil)} />
      </Field>
      <Button type="submit" busy={busy}>
        Create link
      </Button>
    </form>
  );
}
