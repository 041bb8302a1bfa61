'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { RichTextEditor } from '@/components/editor/rich-text-editor';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { Country } from '@/lib/domain/countries';

interface OwnTextProps {
  university: string;
  country: Country;
  /** As it is stored; '' for none. */
  about: string;
  /** Of its public page. */
  page: string;
}

/** What this site says of a university on its public page: a text with pictures, written as articles are. */
export function OwnText({ university, country, about, page }: OwnTextProps) {
  const router = useRouter();
  const { values, seen, meanwhile, put, refused } = useFilled({ about });
  const [problem, setProblem] = useState('');
  // Counts how often the editor was filled with another text than was typed.
  const [filled, setFilled] = useState({ about, times: 0 });
  if (filled.about !== about) setFilled({ about, times: values.about === about ? filled.times + 1 : filled.times });
  const { busy, run } = useRun();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    return run(
      async () => {
        const saved = await call('PUT /universities/text', { body: { university, country, ...values, seen } });
        put({ about: saved.about });
        rereadPage(router);
        toast.success(saved.message);
      },
      (why) => {
        refused(why);
        setProblem(why.fields.about ?? why.message);
        if (why.status === 409) rereadPage(router);
      },
    );
  };
  return (
    <Card as="section" aria-label="Text on its page">
      <h2 className="text-lg">Text on its page</h2>
      <p className="mt-0.5 mb-4 text-sm text-muted">
        This text is shown on the{' '}
        <a href={page} target="_blank" rel="noopener" className="text-brand-ink underline underline-offset-4">
          public page<span className="sr-only"> (opens in a new tab)</span>
        </a>{' '}
        above the courses. Leave it empty to show no text.
      </p>
      <form noValidate className="space-y-4" onSubmit={save}>
        <RichTextEditor
          key={filled.times}
          label="Text"
          name="about"
          initial={values.about}
          onHtml={(written) => put({ about: written })}
          error={
            problem || ('about' in meanwhile ? 'Someone else saved another text. If you save now, you replace it.' : '')
          }
        />
        <Button type="submit" busy={busy}>
          Save text
        </Button>
      </form>
    </Card>
  );
}
