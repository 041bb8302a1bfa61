import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import type { wired } from '@/components/ui/controls/wired';
import { type ArticleDetails, MOST_TOPICS } from '@/lib/domain/articles';
import { slugOf } from '@/lib/domain/slug';

type Name = 'title' | 'description' | 'slug' | keyof ArticleDetails;

/** What the fields are called, also in the sentences of a refusal. */
export const BLOG_LABELS = {
  excerpt: 'Excerpt',
  author: 'Author',
  topics: 'Topics',
  imageAlt: 'What the cover shows',
  slug: 'Address',
  seoTitle: 'Heading in search results',
  seoDescription: 'Text in search results',
};
const IN_SEARCH = ['slug', 'seoTitle', 'seoDescription'] as const;

interface BlogDetailsProps {
  values: Record<Name, string>;
  wiredTo: (name: Name) => ReturnType<typeof wired<string>>;
  errors: Record<string, string>;
  people: string[];
  topics: string[];
  hasImage: boolean;
}

/** What is said of a blog article beside its title and text: all of it may be left out. */
export function BlogDetails({ values, wiredTo, errors, people, topics, hasImage }: BlogDetailsProps) {
  const field = (name: keyof typeof BLOG_LABELS) =>
    ({ name, label: BLOG_LABELS[name], optional: true, error: errors[name] }) as const;
  const authors = [...new Set([...people, values.author])].filter(Boolean);
  return (
    <>
      {hasImage && (
        <Field {...field('imageAlt')} hint="Screen readers read this aloud to people who can’t see the picture.">
          <TextInput autoComplete="off" {...wiredTo('imageAlt')} />
        </Field>
      )}
      <Field {...field('excerpt')} hint="For lists and shared links. Leave empty to use the beginning of the text.">
        <TextInput autoComplete="off" {...wiredTo('excerpt')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field {...field('author')} hint="One of the people listed under Setup, This site, About us.">
          <SelectField options={authors} placeholder="No person (the site itself)" {...wiredTo('author')} />
        </Field>
        <Field
          {...field('topics')}
          hint={`Separated by commas, at most ${MOST_TOPICS}. ${topics.length ? `Topics so far: ${topics.slice(0, 8).join(', ')}.` : ''}`}
        >
          <TextInput autoComplete="off" {...wiredTo('topics')} />
        </Field>
      </div>
      <details open={IN_SEARCH.some((name) => errors[name]) || undefined}>
        <summary className="cursor-pointer font-medium">Address and search engines</summary>
        <div className="mt-4 space-y-5">
          <Field {...field('slug')} hint="The end of the address. The old address will lead to the new one.">
            <TextInput autoComplete="off" spellCheck={false} placeholder={slugOf(values.title)} {...wiredTo('slug')} />
          </Field>
          <Field {...field('seoTitle')} hint="Up to 70 characters. Leave empty to use the title.">
            <TextInput autoComplete="off" {...wiredTo('seoTitle')} />
          </Field>
          <Field {...field('seoDescription')} hint="Up to 200 characters. Leave empty to use the excerpt.">
            <TextInput autoComplete="off" {...wiredTo('seoDescription')} />
          </Field>
          <SearchResult values={values} />
        </div>
      </details>
    </>
  );
}

/** How a search engine may show it. */
function SearchResult({ values }: { values: Record<Name, string> }) {
  const { title, slug, seoTitle, seoDescription, excerpt, description } = values;
  const text = seoDescription || excerpt || beginningOf(description);
  return (
    <figure className="rounded-card border border-line p-4">
      <figcaption className="text-xs text-muted">In search results</figcaption>
      <p className="mt-2 text-xs text-muted wrap-anywhere">/blog/view/{slugOf(slug || title)}</p>
      <p className="mt-0.5 text-md text-brand-ink wrap-anywhere">{seoTitle || title || 'No title yet'}</p>
      <p className="mt-0.5 text-sm wrap-anywhere">{text || 'Nothing written yet.'}</p>
    </figure>
  );
}

/** The first words of a text without its markup. */
function beginningOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 155 ? `${text.slice(0, 152).replace(/\s\S*$/, '')}...` : text;
}
