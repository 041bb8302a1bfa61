import { ArticleForm } from '@/components/staff/article-form';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { managedBlog } from '@/lib/services/catalogue/articles/blogs';
import { articleChoices } from '../../../_parts/article-pages';
import { orNotFound } from '../../../_parts/or-not-found';

export const metadata = { title: 'Edit Blog' };

export default async function EditBlogPage({ params }: { params: Promise<{ slug: string }> }) {
  await requireViewer('admin');
  // A page that was open as the article got another address keeps what is typed: it is not sent on.
  const blog = await orNotFound(managedBlog((await params).slug));
  const description = blog.status
    ? 'This blog is published. Changes are public at once.'
    : 'This is a draft. Only admins can see it.';
  return (
    <>
      <PageHeader
        title="Edit Blog"
        description={description}
        back={{ href: `/app/admin/view-blog/${blog.slug}`, label: 'View Blog' }}
      />
      <ArticleForm kind="blog" article={blog} {...(await articleChoices())} />
    </>
  );
}
