'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

type PublishButtonProps = {
  kind: 'blog' | 'news';
  slug: string;
  title: string;
  published: boolean;
  size?: 'sm' | 'md';
};

const FAILED = {
  blog: 'An error occurred while updating the blog status.',
  news: 'An error occurred while updating the news status.',
};

/** 'Publish' for a draft, 'Move to Draft' for what is published. The page is read again, whatever came of it. */
export function PublishButton({ kind, slug, title, published, size = 'md' }: PublishButtonProps) {
  const router = useRouter();
  const { busy, run } = useRun();
  const verb = published ? 'Move to Draft' : 'Publish';

  const toggle = async () => {
    await run(
      async () => {
        const given = { params: { slug }, body: { status: !published } };
        const { message } =
          kind === 'blog'
            ? await call('PUT /update-blog-status/{slug}', given)
            : await call('PUT /update-news-status/{slug}', given);
        toast.success(message);
      },
      ({ status, message }) => toast.error(status >= 400 && status < 500 ? message : FAILED[kind]),
    );
    rereadPage(router);
  };
  return (
    <Button
      variant={published ? 'secondary' : 'primary'}
      size={size}
      busy={busy}
      onClick={toggle}
      aria-label={`${verb}: ${title}`}
    >
      {verb}
    </Button>
  );
}
