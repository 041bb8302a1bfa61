import { ArticleForm } from '@/components/staff/article-form';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { managedNews } from '@/lib/services/catalogue/articles/news';
import { articleChoices } from '../../../_parts/article-pages';
import { orNotFound } from '../../../_parts/or-not-found';

export const metadata = { title: 'Edit News' };

export default async function EditNewsPage({ params }: { params: Promise<{ slug: string }> }) {
  await requireViewer('admin');
  const news = await orNotFound(managedNews((await params).slug));
  const description = news.status
    ? 'This news is published. Changes are public at once.'
    : 'This is a draft. Only admins can see it.';
  return (
    <>
      <PageHeader
        title="Edit News"
        description={description}
        back={{ href: '/app/admin/all-news', label: 'All News' }}
        actions={
          <ButtonLink href={`/app/admin/edit-news/${news.slug}/versions`} variant="ghost">
            Earlier versions
          </ButtonLink>
        }
      />
      <ArticleForm kind="news" article={news} {...(await articleChoices())} />
    </>
  );
}
