import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { call } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import type { Article } from '@/lib/contract/articles/articles';

interface WrittenArticle {
  kind: 'blog' | 'news';
  /** The one to change; undefined for a new one. */
  article: Article | undefined;
  /** The version that the writer saw. */
  seen: string | undefined;
  values: { title: string; description: string };
  image: File | undefined;
  removesImage: boolean;
}

/** Saves an article. Returns the server's words and the page that shows it. */
export async function saveArticle({ kind, article, seen, values, image, removesImage }: WrittenArticle) {
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
