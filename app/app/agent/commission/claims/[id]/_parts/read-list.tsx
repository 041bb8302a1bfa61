'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';

/** Sends the university's own list, which is matched with the claim. */
export function ReadList({ id, today }: { id: string; today: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [on, setOn] = useState(today);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      const { message } = await upload('POST /agency/commission/claim-sheets/{id}/list', {
        params: { id },
        body: { on },
        files: { list_file: file },
      });
      toast.success(message);
      router.refresh();
    } catch (error) {
      const { message, fields } = asRefusal(error, 'The list was not uploaded.');
      setProblem(fields.list_file ?? message);
    }
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Field label="Date on the list" name="on">
        <TextInput type="date" {...wired(on, setOn)} />
      </Field>
      <Field label="The university’s list" name="list_file" error={problem}>
        <FileInput accept=".xlsx,.ods,.xls,.csv" typeHint="Excel or CSV, up to 5 MB" onFiles={([file]) => send(file)} />
      </Field>
    </div>
  );
}
