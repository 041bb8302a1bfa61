import { ArticleCover } from '@/components/article/article-cover';
import { LinkPills } from '@/components/shell/link-pills';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Prose } from '@/components/ui/layout/prose';
import type { Article } from '@/lib/contract/articles/articles';
import { topicLinks } from '@/lib/domain/articles';
import { dateText } from '@/lib/domain/days/day-words';

/** An article as its readers see it. */
export function ArticleBody({ article }: { article: Article }) {
  const { title, author, publishedOn, topics, image, imageAlt, description } = article;
  return (
    <article className="mx-auto max-w-reading">
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        description={
          (author || publishedOn) && (
            <>
              {author && `By ${author}`}
              {author && publishedOn && ' · '}
              {publishedOn && <time dateTime={publishedOn}>{dateText(publishedOn)}</time>}
            </>
          )
        }
        back={{ href: '/blog', label: 'Blog' }}
      />
      {image && (
        <ArticleCover
          article={article}
          alt={imageAlt}
          leading
          sizes="(min-width: 48rem) 46rem, 100vw"
          className="mb-8 aspect-video rounded-card"
        />
      )}
      <Prose html={description} />
      <LinkPills label="Topics" links={topicLinks(topics)} className="mt-10" />
    </article>
  );
}
