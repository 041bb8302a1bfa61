import { notFound } from 'next/navigation';
import { ArticleCover } from '@/components/article/article-cover';
import { PublicationChip } from '@/components/staff/publication-chip';
import { PublishButton } from '@/components/staff/publish-button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Prose } from '@/components/ui/layout/prose';
import type { Article } from '@/lib/contract/articles/articles';
import { AppError } from '@/lib/domain/errors';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { visibleBlog } from '@/lib/services/catalogue/articles/blogs';
import { DeleteBlog } from './_parts/delete-blog';

export const metadata = { title: 'View Blog' };

const BACK = { href: '/app/admin/all-blogs', label: 'All Blogs' };

export default async function ViewBlogPage({ params }: { params: Promise<{ slug: string }> }) {
  const viewer = await requireViewer('admin');
  const blog = await loadBlog(viewer, (await params).slug);
  if (!blog) {
    return (
      <>
        <PageHeader title="View Blog" back={BACK} />
        <ErrorBox message="An error occurred while fetching the blog." hint="Please try again in a moment." />
      </>
    );
  }
  const { slug, title, status, description } = blog;
  return (
    <article>
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        description={<PublicationChip published={status} />}
        back={BACK}
        actions={
          <>
            {status && (
              <ButtonLink href={`/blog/view/${slug}`} variant="ghost" target="_blank">
                Public page
              </ButtonLink>
            )}
            <DeleteBlog slug={slug} />
            <ButtonLink href={`/app/admin/edit-blog/${slug}`} variant="secondary">
              Edit
            </ButtonLink>
            <PublishButton kind="blog" slug={slug} title={title} published={status} />
          </>
        }
      />
      {blog.image && (
        <ArticleCover
          article={blog}
          leading
          sizes="(min-width: 48rem) 46rem, 100vw"
          className="mb-8 aspect-video max-w-reading rounded-card"
        />
      )}
      <Prose html={description} />
    </article>
  );
}

/** The article; the not-found page for an unknown slug, null when it could not be read. */
async function loadBlog(viewer: Viewer, slug: string): Promise<Article | null> {
  try {
    return await visibleBlog(viewer, slug);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    log().error({ err: error }, 'a blog could not be read');
    return null;
  }
}
