'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { LONGEST_ARTICLE } from '@/components/editor/limits';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';

// A quarter of a megabyte that only this form needs.
const RichTextEditor = dynamic(() => import('@/components/editor/rich-text-editor'), {
  ssr: false,
  loading: () => <Skeleton className="mt-7 h-[550px] w-full" />,
});

const FILL_IN = 'Please fill in all fields';
const FAILED = 'Something went wrong!';
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

type Values = { title: string; description: string };
type Problems = { title: string; fields: Record<string, string> };

/** The form for a new article, which becomes a draft: a blog has a cover picture, news has none. */
export function ArticleForm({ kind }: { kind: 'blog' | 'news' }) {
  const router = useRouter();
  const [values, setValues] = useState<Values>({ title: '', description: '' });
  const [image, setImage] = useState<File>();
  const [problems, setProblems] = useState<Problems>();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'writing' | 'saving' | 'saved'>('writing');
  useStayWarning(state !== 'saved' && Boolean(values.title || values.description));

  const fail = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'writing') return;
    const found = problemsOf(values, image);
    if (found) return fail(found);
    setProblems(undefined);
    setState('saving');
    try {
      const to = await save(kind, values, image);
      setState('saved');
      toast.success(kind === 'blog' ? 'Blog added successfully!' : 'News added successfully!');
      router.push(to);
    } catch (error) {
      setState('writing');
      const { message, fields } = error instanceof CallError ? error : new CallError(0, FAILED);
      fail({ title: FAILED, fields: Object.keys(fields).length > 0 ? fields : { form: message } });
    }
  };

  return (
    <Card className="max-w-4xl">
      <form noValidate className="space-y-5" onSubmit={submit}>
        {problems && <FormErrorSummary title={problems.title} errors={summaryOf(problems.fields)} attempt={attempt} />}
        <Field label="Title" name="title" error={problems?.fields.title}>
          <TextInput
            autoComplete="off"
            maxLength={200}
            value={values.title}
            onChange={(event) => setValues({ ...values, title: event.target.value })}
          />
        </Field>
        <RichTextEditor
          label="Description"
          name="description"
          error={problems?.fields.description}
          onHtml={(description) => setValues((current) => ({ ...current, description }))}
        />
        {kind === 'blog' && (
          <Field label="Image" name="image" optional error={problems?.fields.image}>
            <FileInput
              accept=".jpg,.jpeg,.png,.webp"
              typeHint="JPG, PNG or WebP, up to 5 MB"
              onFiles={([chosen]) => setImage(chosen)}
            />
          </Field>
        )}
        <Button type="submit" busy={state !== 'writing'}>
          {kind === 'blog' ? 'Add Blog' : 'Add News'}
        </Button>
      </form>
    </Card>
  );
}

/** Saves the article and answers the page that shows it. */
async function save(kind: 'blog' | 'news', body: Values, image: File | undefined): Promise<string> {
  if (kind === 'news') {
    await call('POST /save-news', { body });
    return '/app/admin/all-news';
  }
  const { blog } = await call('POST /save-blog', { body, files: image ? { image } : {} });
  return `/app/admin/view-blog/${blog.slug}`;
}

function problemsOf({ title, description }: Values, image: File | undefined): Problems | null {
  const missing: Record<string, string> = {};
  if (!title.trim()) missing.title = 'Please fill in this field.';
  if (!description) missing.description = 'Please fill in this field.';
  if (Object.keys(missing).length > 0) return { title: FILL_IN, fields: missing };
  if (description.length > LONGEST_ARTICLE) {
    const message = `At most ${LONGEST_ARTICLE.toLocaleString('en-GB')} characters; this has ${description.length.toLocaleString('en-GB')}.`;
    return { title: FAILED, fields: { description: message } };
  }
  if (image && image.size > MAX_IMAGE_BYTES) {
    return { title: FAILED, fields: { image: 'The file is larger than 5 MB.' } };
  }
  return null;
}

const LABELS: Record<string, string> = { title: 'Title', description: 'Description', image: 'Image' };

function summaryOf(fields: Record<string, string>) {
  return Object.entries(fields).map(([name, message]) =>
    LABELS[name] ? { name, message: `${LABELS[name]}: ${message}` } : { message },
  );
}

/** The browser asks before the page is left while something is written. */
function useStayWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
