import { notFound } from 'next/navigation';
import { ArticleCover } from '@/components/article/article-cover';
import { PublishButton } from '@/components/staff/publish-button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Prose } from '@/components/ui/layout/prose';
import type { Article } from '@/lib/contract/articles/articles';
import { AppError } from '@/lib/domain/errors';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { siteUrl } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { managedBlog } from '@/lib/services/catalogue/articles/blogs';
import { Publication } from '../../../_parts/article-pages';
import { DeleteBlog } from './_parts/delete-blog';
import { PreviewLink } from './_parts/preview-link';

export const metadata = { title: 'View Blog' };

const BACK = { href: '/app/admin/all-blogs', label: 'All Blogs' };

export default async function ViewBlogPage({ params }: { params: Promise<{ slug: string }> }) {
  await requireViewer('admin');
  const blog = await loadBlog((await params).slug);
  if (!blog) {
    return (
      <>
        <PageHeader title="View Blog" back={BACK} />
        <ErrorBox message="An error occurred while fetching the blog." hint="Please try again in a moment." />
      </>
    );
  }
  const { slug, title, status, description, publishAt, previewPath, author, topics, excerpt } = blog;
  const facts = [author && `By ${author}`, topics.join(', '), excerpt].filter(Boolean).join(' · ');
  return (
    <article>
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        description={<Publication status={status} publishAt={publishAt} />}
        back={BACK}
        actions={
          <>
            {status && (
              <ButtonLink href={`/blog/view/${slug}`} variant="ghost" target="_blank">
                Public page
              </ButtonLink>
            )}
            <ButtonLink href={`/app/admin/view-blog/${slug}/versions`} variant="ghost">
              Earlier versions
            </ButtonLink>
            <DeleteBlog slug={slug} />
            <ButtonLink href={`/app/admin/edit-blog/${slug}`} variant="secondary">
              Edit
            </ButtonLink>
            <PublishButton kind="blog" slug={slug} title={title} published={status} />
          </>
        }
      />
      {!status && <PreviewLink slug={slug} first={previewPath && siteUrl(previewPath)} />}
      {facts && <p className="mb-6 max-w-reading text-sm text-muted wrap-anywhere">{facts}</p>}
      {blog.image && (
        <ArticleCover
          article={blog}
          alt={blog.imageAlt}
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
async function loadBlog(slug: string): Promise<Article | null> {
  try {
    return await managedBlog(slug);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    log().error({ err: error }, 'a blog could not be read');
    return null;
  }
}
