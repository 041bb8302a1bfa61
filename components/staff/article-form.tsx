'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { LONGEST_ARTICLE } from '@/components/editor/limits';
import { RichTextEditor } from '@/components/editor/rich-text-editor';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wiredIn } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { upload } from '@/lib/api/upload';
import type { Article } from '@/lib/contract/articles/articles';
import { type ArticleDetails, LONGEST_OF_ARTICLE, NO_DETAILS } from '@/lib/domain/articles';
import { clockTime, placeOfZone } from '@/lib/domain/days/time-zones';
import { ArticlePreview } from './article-preview';
import { BLOG_LABELS, BlogDetails } from './blog-details';

const FILL_IN = 'Please fill in all fields';
const FAILED = 'Something went wrong!';
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

const CHANGED_MEANWHILE = 'Another admin changed this article while you were editing';

type Values = Record<'title' | 'description' | 'publishAt' | 'slug' | keyof ArticleDetails, string>;
/** What is stored, as far as this form knows. */
type Base = {
  values: Values;
  /** Its version; none of a new article. */
  seen: string | undefined;
  /** Counts how often the text was taken from there. */
  read: number;
};

const valuesOf = (article: Article | undefined, timeZone: string): Values => {
  const { title = '', description = '', slug = '', publishAt, topics = [], ...rest } = article ?? {};
  const { excerpt, author, imageAlt, seoTitle, seoDescription } = { ...NO_DETAILS, ...rest };
  return {
    ...{ title, description, slug, excerpt, author, imageAlt, seoTitle, seoDescription },
    topics: topics.join(', '),
    publishAt: publishAt ? clockTime(new Date(publishAt), timeZone) : '',
  };
};

interface ArticleFormProps {
  kind: 'blog' | 'news';
  /** The one to change; without it, a new one. */
  article?: Article;
  /** The site's: times are typed in it. */
  timeZone: string;
  /** Names of the people of the site, and the topics that articles have. */
  people?: string[];
  topics?: string[];
}
type Problems = { title: string; fields: Record<string, string> };

/** The form for an article: a new one becomes a draft. A blog has a cover picture, news has none. */
export function ArticleForm({ kind, article, timeZone, people = [], topics = [] }: ArticleFormProps) {
  const router = useRouter();
  const stored = () => ({ values: valuesOf(article, timeZone), seen: article?.updatedOn, read: 0 });
  const [base, setBase] = useState<Base>(stored);
  const [values, setValues] = useState<Values>(base.values);
  const [image, setImage] = useState<File>();
  const [removesImage, setRemovesImage] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const [problems, setProblems] = useState<Problems>();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'writing' | 'saving' | 'saved'>('writing');

  const fail = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  // The page was read again, since another admin saved meanwhile: what was typed here stays, what was not touched is theirs.
  if (article && state === 'writing' && article.updatedOn !== base.seen) {
    const theirs = stored().values;
    const names = Object.keys(theirs) as (keyof Values)[];
    const kept = names.filter((name) => values[name] !== base.values[name] && values[name] !== theirs[name]);
    setBase({
      values: theirs,
      seen: article.updatedOn,
      read: kept.includes('description') ? base.read : base.read + 1,
    });
    setValues({ ...theirs, ...Object.fromEntries(kept.map((name) => [name, values[name]])) });
    const both = kept.filter((name) => name !== 'description' && theirs[name] !== base.values[name]);
    fail({
      title: CHANGED_MEANWHILE,
      fields: {
        form: 'Your text is still here. If you save it now, it will replace what they have saved.',
        ...Object.fromEntries(both.map((name) => [name, `saved by them: ${theirs[name] || 'nothing'}`])),
      },
    });
  }
  const wiredTo = wiredIn(values, setValues);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'writing') return;
    const found = problemsOf(values, image);
    if (found) {
      setPreviewed(false);
      return fail(found);
    }
    setProblems(undefined);
    setState('saving');
    try {
      const saved = await saveArticle({
        kind,
        article,
        seen: base.seen,
        // Of a published one it isn't asked.
        values: changedOf(article?.status ? { ...values, publishAt: base.values.publishAt } : values, base.values),
        image,
        removesImage,
      });
      setState('saved');
      toast.success(saved.message);
      router.push(saved.to);
      router.refresh();
    } catch (error) {
      setState('writing');
      const { message, fields, status } = error instanceof CallError ? error : new CallError(0, FAILED);
      // It is read again: what they saved is compared with what was typed.
      if (status === 409 && !fields.slug) rereadPage(router);
      fail({ title: FAILED, fields: Object.keys(fields).length > 0 ? fields : { form: message } });
    }
  };

  return (
    <Card className="max-w-4xl">
      <form noValidate className="space-y-5" onSubmit={submit}>
        {problems && <FormErrorSummary title={problems.title} errors={summaryOf(problems.fields)} attempt={attempt} />}
        {isPreviewed && <ArticlePreview {...values} image={image} kept={removesImage ? null : article?.image} />}
        {/* Kept while the preview stands there, with all that was typed. */}
        <div hidden={isPreviewed} className="space-y-5">
          <Field label="Title" name="title" error={problems?.fields.title}>
            <TextInput autoComplete="off" {...wiredTo('title')} />
          </Field>
          <RichTextEditor
            key={base.read}
            label="Description"
            name="description"
            error={problems?.fields.description}
            initial={values.description}
            onHtml={(written) => setValues((current) => ({ ...current, description: written }))}
          />
          {kind === 'blog' && (
            <Field label={article?.image ? 'New image' : 'Image'} name="image" optional error={problems?.fields.image}>
              <FileInput
                accept=".jpg,.jpeg,.png,.webp"
                typeHint="JPG, PNG or WebP, up to 5 MB"
                onFiles={([chosen]) => setImage(chosen)}
              />
            </Field>
          )}
          {article?.image && <Checkbox label="Remove current image" {...ticked(removesImage, setRemovesImage)} />}
          {kind === 'blog' && (
            <BlogDetails
              {...{
                values,
                wiredTo,
                people,
                topics,
                errors: problems?.fields ?? {},
                hasImage: Boolean(image ?? article?.image),
              }}
            />
          )}
          {!article?.status && (
            <Field
              label="Publish at"
              name="publishAt"
              optional
              hint={`The date and time in ${placeOfZone(timeZone)}. Leave it empty to publish the article yourself.`}
              error={problems?.fields.publishAt}
            >
              <TextInput type="datetime-local" className="max-w-64" {...wiredTo('publishAt')} />
            </Field>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state !== 'writing'}>
            {article ? 'Save' : kind === 'blog' ? 'Add Blog' : 'Add News'}
          </Button>
          <Button variant="secondary" onClick={() => setPreviewed(!isPreviewed)}>
            {isPreviewed ? 'Back to editing' : 'Preview'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function problemsOf(values: Values, image: File | undefined): Problems | null {
  const { title, description } = values;
  const missing: Record<string, string> = {};
  if (!title.trim()) missing.title = 'Please fill in this field.';
  if (!description) missing.description = 'Please fill in this field.';
  if (Object.keys(missing).length > 0) return { title: FILL_IN, fields: missing };
  if (description.length > LONGEST_ARTICLE) {
    const message = `At most ${LONGEST_ARTICLE.toLocaleString('en-GB')} characters; this has ${description.length.toLocaleString('en-GB')}.`;
    return { title: FAILED, fields: { description: message } };
  }
  for (const [name, most] of Object.entries(LONGEST_OF_ARTICLE)) {
    const { length } = values[name as keyof typeof LONGEST_OF_ARTICLE].trim();
    if (length > most) return { title: FAILED, fields: { [name]: `At most ${most} characters; this has ${length}.` } };
  }
  if (image && image.size > MAX_IMAGE_BYTES) {
    return { title: FAILED, fields: { image: 'The file is larger than 5 MB.' } };
  }
  return null;
}

const LABELS: Record<string, string> = {
  ...{ title: 'Title', description: 'Description', image: 'Image', publishAt: 'Publish at' },
  ...BLOG_LABELS,
};

function summaryOf(fields: Record<string, string>) {
  return Object.entries(fields).map(([name, message]) =>
    LABELS[name] ? { name, message: `${LABELS[name]}: ${message}` } : { message },
  );
}

type Changed = Pick<Values, 'title' | 'description'> & Partial<Values>;

/** Title, text, and of the others what differs from what is stored. */
function changedOf(values: Values, stored: Values): Changed {
  const { title, description } = values;
  const others = Object.entries(values).filter(([name, value]) => value !== stored[name as keyof Values]);
  return { ...Object.fromEntries(others), title, description };
}

interface WrittenArticle {
  kind: 'blog' | 'news';
  /** The one to change; undefined for a new one. */
  article: Article | undefined;
  /** The version that the writer saw. */
  seen: string | undefined;
  values: Changed;
  image: File | undefined;
  removesImage: boolean;
}

/** Saves an article. Returns the server's words and the page that shows it. */
async function saveArticle({ kind, article, seen, values, image, removesImage }: WrittenArticle) {
  if (kind === 'news') {
    const { message } = article
      ? await call('PUT /edit-news/{slug}', { params: { slug: article.slug }, body: { ...values, seen } })
      : await call('POST /save-news', { body: values });
    return { message, to: '/app/admin/all-news' };
  }
  const follow = { onWaiting: () => toast.info(WAITS_FOR_NETWORK) };
  const files: Record<string, File> = image ? { image } : {};
  const { message, blog } = article
    ? await upload(
        'PUT /edit-blog/{slug}',
        {
          params: { slug: article.slug },
          body: { ...values, seen, ...(removesImage ? { removeImage: '1' as const } : {}) },
          files,
        },
        follow,
      )
    : await upload('POST /save-blog', { body: values, files }, follow);
  return { message, to: `/app/admin/view-blog/${blog.slug}` };
}
