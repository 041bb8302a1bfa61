'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { LEGAL_TITLES, type LegalKind, legalPath } from '@/lib/domain/accounts/legal-texts';
import { dateText } from '@/lib/domain/days/day-words';

interface LegalTextFormProps {
  kind: LegalKind;
  /** What it is for, in a sentence. */
  description: string;
  /** Every version, the newest first. */
  versions: readonly { n: number; text: string; day: string }[];
  /** A first text to work on. */
  draft: string;
}

/** One legal text: what is typed becomes a version of its own, in force from the day it is saved. */
export function LegalTextForm({ kind, description, versions, draft }: LegalTextFormProps) {
  const [newest] = versions;
  const { values, seen, meanwhile, put } = useFilled({ text: newest?.text ?? '', n: newest?.n ?? 0 });
  const [problem, setProblem] = useState('');
  const router = useRouter();
  const { busy, run } = useRun();
  const [title, path] = [LEGAL_TITLES[kind], legalPath(kind)];
  const isInForce = Boolean(newest?.text);
  const save = (text: string) =>
    run(
      async () => {
        setProblem('');
        const saved = await call('POST /operator/texts', { body: { kind, text, seen: newest?.n ?? 0 } });
        put({ text: saved.version.text, n: saved.version.n });
        rereadPage(router);
        toast.success(saved.message);
      },
      (why) => {
        setProblem(why.fields.text ?? why.message);
        if (why.status === 409) rereadPage(router);
      },
    );
  return (
    <Section
      title={title}
      description={description}
      actions={
        isInForce && (
          <a href={path} target="_blank" rel="noopener" className="text-sm text-brand-ink underline underline-offset-4">
            {`Version ${newest?.n}, ${dateText(newest?.day ?? '')}`}
            <span className="sr-only">: {title} (opens in a new tab)</span>
          </a>
        )
      }
    >
      {meanwhile.text !== undefined && seen.n !== newest?.n && <StoredMeanwhile lines={[meanwhile.text]} />}
      <Card className="space-y-4">
        <Field
          label={`Text: ${title}`}
          name={kind}
          hint="An empty line starts a new paragraph. Each time you publish, a dated version is saved. Earlier versions stay readable."
          error={problem}
          optional
        >
          <Textarea rows={values.text ? 14 : 4} maxLength={60000} {...wired(values.text, (text) => put({ text }))} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} disabled={!values.text.trim()} onClick={() => save(values.text)}>
            {`Publish ${title.toLowerCase()}`}
          </Button>
          {!values.text && (
            <Button variant="secondary" onClick={() => put({ text: draft })}>
              Start with a draft
            </Button>
          )}
          {isInForce && (
            <Button variant="danger-quiet" disabled={busy} onClick={() => save('')}>
              Take down
            </Button>
          )}
        </div>
      </Card>
    </Section>
  );
}
