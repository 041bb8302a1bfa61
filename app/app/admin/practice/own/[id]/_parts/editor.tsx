'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { Section } from '@/components/ui/layout/section';
import { CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { TextProblem } from '@/lib/contract/practice/own';
import { type Drawing, Drawings } from './drawings';
import { Problems } from './problems';
import { Publishing, type PublishingProps } from './publishing';
import { WhatToWrite } from './what-to-write';

interface EditorProps {
  id: string;
  text: string;
  drawings: readonly Drawing[];
  revision: number;
  problems: readonly TextProblem[];
  /** What stands between the text and its publishing. */
  children: ReactNode;
  publishing: Pick<PublishingProps, 'title' | 'edition' | 'today'>;
}

/** The text of a set and its drawings: saving says what is wrong, each at its line; what was saved last can be published. */
export function Editor({
  id,
  text: before,
  drawings: drawn,
  revision: read,
  problems: found,
  children,
  publishing,
}: EditorProps) {
  const router = useRouter();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(before);
  const [drawings, setDrawings] = useState<readonly Drawing[]>(drawn);
  const [saved, setSaved] = useState({ text: before, drawings: drawn, revision: read });
  const [problems, setProblems] = useState(found);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  // The page was read again after another admin had saved: what was not touched here is theirs, else both are shown.
  const isTheirs = read > saved.revision;
  if (isTheirs && text === saved.text && drawings === saved.drawings) {
    setText(before);
    setDrawings(drawn);
    setProblems(found);
    setSaved({ text: before, drawings: drawn, revision: read });
  }

  const save = async () => {
    setBusy(true);
    setRefusal('');
    try {
      const body = {
        text,
        drawings: drawings.map(({ name, svg }) => ({ name, svg })),
        revision: isTheirs ? read : saved.revision,
      };
      const kept = await call('PUT /practice-own/{id}', { params: { id }, body });
      setSaved({ text, drawings: kept.drawings, revision: kept.revision });
      setProblems(kept.problems);
      setDrawings(kept.drawings);
      const count = kept.problems.length;
      toast.success(
        count === 0
          ? 'Saved. Nothing is wrong with it.'
          : `Saved. ${count} ${count === 1 ? 'problem' : 'problems'} left.`,
      );
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) rereadPage(router);
      setRefusal([error.message, ...Object.values(error.fields)].join(' '));
    } finally {
      setBusy(false);
    }
  };
  /** Selects a line of the text and brings it into sight. */
  const show = (line: number) => {
    const element = area.current;
    if (!element) return;
    const rows = text.split('\n');
    const from = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
    element.setSelectionRange(from, from + (rows[line - 1]?.length ?? 0));
    const height = Number.parseFloat(getComputedStyle(element).lineHeight);
    element.scrollTop = Math.max(0, (line - 6) * height);
  };

  return (
    <>
      <Section
        title="Text"
        description="A name, a colon and a text on each line; what belongs to a name stands below it, two spaces further in. Lines of a list begin with “- ”, blocks with “* ”. Long texts stay on one line."
      >
        <WhatToWrite />
        <Problems problems={problems} text={text} onShow={show} />
        <Field label="The set" name="text">
          <Textarea
            ref={area}
            rows={28}
            wrap="off"
            spellCheck
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="field-sizing-fixed! h-[70vh] overflow-auto font-mono text-sm leading-6"
          />
        </Field>
        <Drawings drawings={drawings} onChange={setDrawings} />
        {isTheirs && <StoredMeanwhile lines={[before]} />}
        {refusal && (
          <p role="alert" className="mt-4 text-sm text-danger-ink">
            {refusal}
          </p>
        )}
        <Button className="mt-4" busy={busy} onClick={save}>
          Save and check
        </Button>
      </Section>
      {children}
      <Section
        title="Publish"
        description="Learners see an edition until the next one. Who began one goes on with it. It is published under CC BY 4.0, as all sets are."
      >
        <Publishing
          {...publishing}
          id={id}
          revision={saved.revision}
          problems={problems.length}
          unsaved={busy || text !== saved.text || drawings !== saved.drawings}
        />
      </Section>
    </>
  );
}
