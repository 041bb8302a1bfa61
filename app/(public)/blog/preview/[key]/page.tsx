import { draftToPreview } from '@/lib/services/catalogue/articles/articles';
import { orNotFound } from '../../../../app/_parts/or-not-found';
import { ArticleBody } from '../../_parts/article-body';

/** Its address is a secret: no search engine and no other site is to learn it. */
export const metadata = {
  title: 'Draft',
  robots: { index: false, follow: false },
  referrer: 'no-referrer' as const,
};

/** A draft for who was given its link, until it is published. */
export default async function PreviewPage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  const draft = await orNotFound(draftToPreview(key));
  // Its pictures are no one's either who doesn't know the link.
  const own = (html: string) => html.replace(/(\/api\/v1\/blog-images\/[0-9a-f]{24})/g, `$1?preview=${key}`);
  return (
    <>
      <p role="note" className="mx-auto mb-8 max-w-reading rounded-card bg-sunken px-4 py-3 text-sm">
        This is a draft. Only people who have this link can read it, until it is published.
      </p>
      <ArticleBody
        article={{ ...draft, image: draft.image && own(draft.image), description: own(draft.description) }}
      />
    </>
  );
}
