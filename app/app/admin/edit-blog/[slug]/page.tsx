import { ArticleForm } from '@/components/staff/article-form';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { visibleBlog } from '@/lib/services/catalogue/articles/blogs';
import { orNotFound } from '../../../_parts/or-not-found';

export const metadata = { title: 'Edit Blog' };

export default async function EditBlogPage({ params }: { params: Promise<{ slug: string }> }) {
  const viewer = await requireViewer('admin');
  const blog = await orNotFound(visibleBlog(viewer, (await params).slug));
  const description = blog.status
    ? 'This blog is published: changes are public at once.'
    : 'A draft that only admins see.';
  return (
    <>
      <PageHeader
        title="Edit Blog"
        description={description}
        back={{ href: `/app/admin/view-blog/${blog.slug}`, label: 'View Blog' }}
      />
      <ArticleForm kind="blog" article={blog} />
    </>
  );
}
