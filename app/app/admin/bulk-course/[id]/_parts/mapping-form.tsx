'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { ColumnsTable } from './columns-table';
import { DiscardButton } from './discard-button';
import { SheetChoice } from './sheet-choice';
import { useImportCall } from './use-import-call';
import { type Proposal, useProposal } from './use-proposal';

/** The columns of a file with what each is taken for: to be confirmed or corrected before anything is planned. */
export function MappingForm({ upload, initial }: { upload: CourseImportView; initial: Proposal }) {
  const { choice, proposal, problem, busy, choose, chooseFields } = useProposal(upload._id, upload.choice, initial);
  const planning = useImportCall();
  const router = useRouter();
  const [isTried, setTried] = useState(false);
  const unread = proposal.columns.filter(({ field, header, samples }) => !field && (header || samples.length > 0));
  const missing = proposal.missing.map((field) => proposal.fields.find((one) => one.field === field)?.label ?? field);
  const plan = () => {
    setTried(true);
    if (missing.length || problem) return;
    // A file without a header is only read when someone says that it has none.
    const headerRow = proposal.guessed ? 0 : choice.headerRow;
    const body = { ...choice, headerRow };
    const params = { id: upload._id };
    planning.run(
      () => call('POST /course-imports/{id}/plan', { params, body }),
      () => {
        // The address may still say that the columns are being checked.
        router.replace(`/app/admin/bulk-course/${upload._id}`);
        router.refresh();
      },
    );
  };
  return (
    <div className="space-y-6">
      {proposal.notes.length > 0 && (
        <ul className="list-disc space-y-1 rounded-control bg-accent-soft py-3 pr-4 pl-8 text-sm text-accent-ink">
          {proposal.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Card as="section" aria-label="Sheet and header row">
        <SheetChoice choice={choice} proposal={proposal} onChoose={choose} />
        {upload.remembered && (
          <p className="mt-4 text-sm text-muted">
            {upload.rememberedOf === 'source'
              ? `You corrected an earlier file from ${upload.sourceName}. We read this file in the same way.`
              : 'You corrected a similar file before. We read this file in the same way.'}
          </p>
        )}
        {proposal.guessed && (
          <p className="mt-4 text-sm text-accent-ink">
            No row looks like column headings, so we guessed the columns from their contents. Please check each one.
          </p>
        )}
      </Card>
      <Section
        title="Columns"
        description="How we read each column of your file. Correct anything that is wrong. We remember your corrections for similar files and for files from the same source."
        actions={
          unread.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => chooseFields(unread.map(({ index }) => ({ column: index, field: 'remarks' })))}
            >
              {unread.length === 1 ? 'Save the other one as a remark' : `Save the ${unread.length} others as remarks`}
            </Button>
          )
        }
      >
        <ColumnsTable proposal={proposal} busy={busy} onChoose={(column, field) => chooseFields([{ column, field }])} />
      </Section>
      {(problem || (isTried && missing.length > 0)) && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem || `Please choose which column contains: ${missing.join(', ')}.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={planning.busy} disabled={busy} onClick={plan}>
          Preview changes
        </Button>
        <DiscardButton id={upload._id} />
        <p className="text-sm text-muted">
          {proposal.rows !== null && `${proposal.rows.toLocaleString('en-GB')} rows will be read. `}Nothing has been
          changed yet.
        </p>
      </div>
    </div>
  );
}
