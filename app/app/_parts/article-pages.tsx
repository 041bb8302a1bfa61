import { CalendarClock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressSearch } from '@/components/staff/address-search';
import { ArticleForm } from '@/components/staff/article-form';
import { PublishButton } from '@/components/staff/publish-button';
import { RestoreVersion } from '@/components/staff/restore-version';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { classNames } from '@/components/ui/layout/class-names';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Prose } from '@/components/ui/layout/prose';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import type { ManagedArticle } from '@/lib/contract/articles/article-management';
import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { clockIn } from '@/lib/domain/days/time-zones';
import { siteFacts, siteZone } from '@/lib/platform/site-facts';
import { blogTopics } from '@/lib/services/catalogue/articles/articles';
import { earlierVersions } from '@/lib/services/catalogue/articles/versions';
import { orNotFound } from './or-not-found';
import { pageCountOf } from './paging';

const ARTICLES_PER_PAGE = 10;

/** How the pages of each kind of article differ. */
const KINDS = {
  blog: {
    ...{ list: '/app/admin/all-blogs', all: 'All Blogs', add: 'Add Blog', many: 'blogs' },
    ...{ none: 'No blogs available.', first: 'Write the first article.' },
  },
  news: {
    ...{ list: '/app/admin/all-news', all: 'All News', add: 'Add News', many: 'news' },
    ...{ none: 'No news available.', first: 'Write the first news item.' },
  },
};
type Kind = keyof typeof KINDS;

export type ArticleSearch = Record<'q' | 'page', string | string[] | undefined>;

/** What the address of an admin's list of articles asks for, newest first. */
export function articleQuery({ q, page }: ArticleSearch) {
  return {
    q: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    limit: ARTICLES_PER_PAGE,
    sort: '-createdOn',
  };
}

interface AllArticlesProps {
  kind: Kind;
  query: ReturnType<typeof articleQuery>;
  loaded: LoadedTable<ManagedArticle>;
  /** Where a title leads. */
  href: (slug: string) => string;
  /** A button before those that each kind has. */
  remove?: (article: ManagedArticle) => ReactNode;
}

/** An admin's list of the articles of a kind, drafts included, which is searched and paged. */
export function AllArticles({ kind, query, loaded: { rows, total, error }, href, remove }: AllArticlesProps) {
  const { list, all, add, many, none, first } = KINDS[kind];
  const addOne = (
    <ButtonLink href={`/app/admin/${kind}`}>
      <Plus aria-hidden className="size-4" />
      {add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={all} actions={addOne} />
      {error ? (
        <ErrorBox message={error} action={<ButtonLink href={list}>Try again</ButtonLink>} />
      ) : (
        <>
          {(total > 0 || query.q) && (
            <div className="mb-4">
              <AddressSearch label={`Search ${many}`} />
            </div>
          )}
          {rows.length > 0 ? (
            <RowSheet>
              {rows.map((article) => (
                <ArticleRow key={article._id} kind={kind} article={article} href={href(article.slug)}>
                  {remove?.(article)}
                </ArticleRow>
              ))}
            </RowSheet>
          ) : query.q ? (
            <EmptyState
              title={`No results for “${query.q}”`}
              text="Try fewer or different words."
              illustration="search"
            />
          ) : (
            <EmptyState title={none} text={first} action={addOne} />
          )}
          <div className="mt-6">
            <Pagination
              page={query.page}
              pageCount={pageCountOf(total, ARTICLES_PER_PAGE)}
              href={(to) => `${list}${queryString({ q: query.q, page: to === 1 ? undefined : to })}`}
              label={`Pages of ${many}`}
            />
          </div>
        </>
      )}
    </>
  );
}

type ArticleRowProps = { kind: Kind; article: ManagedArticle; href: string; children: ReactNode };

/** Title, beginning, when, whether published, and the buttons. */
function ArticleRow({ kind, article, href, children }: ArticleRowProps) {
  const { slug, title, preview, status, createdOn, publishAt } = article;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="font-sans text-base tracking-normal wrap-anywhere">
          <Link href={href} className="hover:text-brand-ink hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 max-w-reading text-sm text-muted wrap-anywhere">{preview}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Publication status={status} publishAt={publishAt} />
          <span>
            Added on <time dateTime={createdOn}>{dateText(createdOn)}</time>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <ButtonLink
          href={`/app/admin/edit-${kind}/${slug}`}
          variant="secondary"
          size="sm"
          aria-label={`Edit: ${title}`}
        >
          Edit
        </ButtonLink>
        <PublishButton kind={kind} slug={slug} title={title} published={status} size="sm" />
      </div>
    </li>
  );
}

/** The page on which an article is begun. */
export async function AddArticle({ kind }: { kind: Kind }) {
  const { list, all, add } = KINDS[kind];
  return (
    <>
      <PageHeader
        title={add}
        description="Your text is saved as a draft that only admins can see until you publish it."
        actions={
          <ButtonLink href={list} variant="secondary">
            {all}
          </ButtonLink>
        }
      />
      <ArticleForm kind={kind} {...(await articleChoices())} />
    </>
  );
}

/** What the form of an article offers. */
export async function articleChoices() {
  const [{ operator }, topics] = await Promise.all([siteFacts(), blogTopics()]);
  return { timeZone: siteZone(), people: operator.people.map(({ name }) => name).filter(Boolean), topics };
}

/** Whether an article is public, and when it will be. */
export function Publication({ status, publishAt }: { status: boolean; publishAt: string | null }) {
  if (status) return <StatusChip tone="success">Published</StatusChip>;
  if (!publishAt) return <StatusChip tone="neutral">Draft</StatusChip>;
  const at = new Date(publishAt);
  const zone = siteZone();
  return (
    <StatusChip tone="brand" icon={<CalendarClock aria-hidden className="size-3.5" />}>
      {`Scheduled: ${dateText(dayOf(at, zone))}, ${clockIn(zone, at)}`}
    </StatusChip>
  );
}

export interface VersionsPageProps {
  params: Promise<{ slug: string }>;
  /** The id of the version that is shown; the newest where none has it. */
  searchParams: Promise<{ version?: string | string[] }>;
}

/** The earlier versions of an article: one is read, and can be made the present text. */
export async function ArticleVersions({ kind, params, searchParams }: VersionsPageProps & { kind: Kind }) {
  const { title, slug, seen, status, versions } = await orNotFound(earlierVersions(kind, (await params).slug));
  const { version: shown } = await searchParams;
  const version = versions.find(({ id }) => id === shown) ?? versions[0];
  const here = kind === 'blog' ? `/app/admin/view-blog/${slug}` : `/app/admin/edit-news/${slug}`;
  const zone = siteZone();
  const when = (iso: string) => `${dateText(dayOf(iso, zone))}, ${clockIn(zone, new Date(iso))}`;
  return (
    <>
      <PageHeader
        title="Earlier versions"
        description={<span className="wrap-anywhere">{title}</span>}
        back={{ href: here, label: kind === 'blog' ? 'View Blog' : 'Edit News' }}
      />
      {version ? (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[14rem_1fr]">
          <nav aria-label="Versions">
            <ul className="space-y-1 text-sm">
              {versions.map(({ id, savedOn }) => (
                <li key={id}>
                  <Link
                    href={`${here}/versions?version=${id}`}
                    aria-current={id === version.id ? 'true' : undefined}
                    className={classNames(
                      'block rounded-control px-3 py-2',
                      id === version.id ? 'bg-brand-soft text-brand-ink' : 'hover:bg-sunken',
                    )}
                  >
                    {when(savedOn)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <article aria-label="Version" className="min-w-0">
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl wrap-anywhere">{version.title}</h2>
              <RestoreVersion id={version.id} seen={seen} to={here} isPublic={status} />
            </div>
            <Prose html={version.description} />
          </article>
        </div>
      ) : (
        <EmptyState
          title="No earlier versions"
          text="When you change the article, the earlier text is saved here. We keep the last ten versions."
        />
      )}
    </>
  );
}
