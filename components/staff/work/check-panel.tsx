'use client';

import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileInPage } from '@/components/application/checklist/file-preview';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { fileSize } from '@/components/ui/controls/file-size';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { WorkRow } from '@/lib/contract/people/work';
import type { ReviewDecision } from '@/lib/domain/applications/checklist';
import { USUAL_RETURNS } from '@/lib/domain/applications/usual-reasons';
import { dateText } from '@/lib/domain/days/day-words';
import { UsualReasons } from '../usual-reasons';

interface CheckPanelProps {
  area: 'admin' | 'team';
  row: WorkRow;
  item: ItemView;
  /** '1 of 4'. */
  place: string;
  busy: boolean;
  /** The reason is asked for. */
  isAsking: boolean;
  onAsk: () => void;
  onDecide: (decision: ReviewDecision, reason?: string) => void;
}

/** What came in, beside the list: the files, what was asked for, who sent it, and the decision with the usual reasons. */
export function CheckPanel({ area, row, item, place, busy, isAsking, onAsk, onDecide }: CheckPanelProps) {
  const [reason, setReason] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsking) box.current?.focus();
  }, [isAsking]);
  const { label, note, dueOn, answer, answered, files } = item;
  const present = files.filter(({ returned }) => !returned);
  const facts = [
    ['Requested', note],
    ['Due', dueOn ? dateText(dueOn) : ''],
    ['Sent by', answered ? `${answered.byName}, ${dateText(answered.at)}` : ''],
  ].filter(([, value]) => value);
  return (
    <section
      aria-label={`To check: ${label}`}
      className="sticky top-18 rounded-card border border-line bg-raised p-4 max-[72rem]:hidden"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{label}</h2>
        <p className="shrink-0 text-fine text-muted tabular-nums">{place}</p>
      </div>
      <p className="mt-0.5 text-sm text-muted wrap-anywhere">
        <LinkFromHere
          href={`/app/${area}/applications/${row.applicationId}`}
          className="underline-offset-2 hover:text-ink hover:underline"
        >
          {row.studentName} · {row.university}
        </LinkFromHere>
      </p>
      <ul className="mt-3 space-y-2">
        {present.map((file) => (
          <li key={file.fileId} className="overflow-hidden rounded-control bg-sunken">
            <div className="*:max-h-96">
              <FileInPage file={file} />
            </div>
            <a
              href={file.path}
              target="_blank"
              rel="noopener"
              className="flex min-w-0 items-center gap-2 px-3 py-2.5 text-sm text-brand-ink hover:underline"
            >
              <FileText aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{file.name}</span>
              <span className="ms-auto shrink-0 text-fine text-muted">{fileSize(file.size)}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      {answer && (
        <blockquote className="mt-3 border-s-2 border-control ps-3 text-sm whitespace-pre-line wrap-anywhere">
          {answer}
        </blockquote>
      )}
      <dl className="mt-3 divide-y divide-line text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-1.5">
            <dt className="shrink-0 text-muted">{term}</dt>
            <dd className="text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button busy={busy && !isAsking} onClick={() => onDecide('accept')} aria-keyshortcuts="a">
          Accept <Key letter="A" />
        </Button>
        <Button variant="secondary" onClick={onAsk} aria-keyshortcuts="r" aria-expanded={isAsking}>
          Return… <Key letter="R" />
        </Button>
      </div>
      {isAsking && (
        <div className="mt-3 space-y-2">
          <Field label="Reason" name="return-reason">
            <Textarea ref={box} {...wired(reason, setReason)} maxLength={1000} rows={2} />
          </Field>
          <Button size="sm" busy={busy} disabled={!reason.trim()} onClick={() => onDecide('redo', reason)}>
            Return
          </Button>
        </div>
      )}
      <h3 className="mt-4 font-sans text-sm font-normal tracking-normal text-muted">Usual reasons to return</h3>
      <div className="mt-1.5">
        <UsualReasons reasons={USUAL_RETURNS} disabled={busy} onChoose={(usual) => onDecide('redo', usual)} />
      </div>
    </section>
  );
}

function Key({ letter }: { letter: string }) {
  return (
    <kbd aria-hidden className="rounded-[4px] border border-current/40 px-1.5 font-sans text-xs leading-5">
      {letter}
    </kbd>
  );
}
