'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { STUDENT_FIELD_LABELS, type StudentField } from '@/lib/domain/student-fields';

interface MendRowProps {
  sheetId: string;
  row: number;
  cells: Readonly<Record<string, string>>;
  /** The fields that the row may fill in, in the order of the form. */
  fields: readonly StudentField[];
}

/** The cells of a row that isn't added, to be corrected where they stand; the row is judged again then. */
export function MendRow({ sheetId, row, cells, fields }: MendRowProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { busy, run } = useRun();
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)} aria-label={`Correct row ${row}`}>
        Correct
      </Button>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const changed = fields.flatMap((field) => {
      const text = String(typed.get(`${field}-${row}`) ?? '').trim();
      return text === (cells[field] ?? '') ? [] : [[field, text] as const];
    });
    return run(async () => {
      const judged = await call('PATCH /agent/student-sheets/{id}/rows/{row}', {
        params: { id: sheetId, row: String(row) },
        body: { cells: Object.fromEntries(changed) },
      });
      if (judged.outcome === 'refused') toast.error(judged.message);
      else {
        toast.success(`Row ${row} is correct now.`);
        setOpen(false);
      }
      rereadPage(router);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 w-full">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) => (
          <Field key={field} label={STUDENT_FIELD_LABELS[field]} name={`${field}-${row}`} optional>
            <TextInput defaultValue={cells[field] ?? ''} maxLength={500} autoComplete="off" />
          </Field>
        ))}
      </div>
      <div className="mt-3 flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Check row
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)} disabled={busy}>
          Close
        </Button>
      </div>
    </form>
  );
}
