'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';

const POLL_MS = 1_000;

const LABELS: Partial<Record<CourseImportView['status'], string>> = {
  planning: 'Reading the file and comparing it with the catalogue …',
  applying: 'Applying the changes …',
  undoing: 'Undoing the upload …',
};

const WAITING: typeof LABELS = {
  planning: 'Waiting to be read …',
  applying: 'Starting soon. Other uploads may need to finish first …',
  undoing: 'Starting soon. Other uploads may need to finish first …',
};

/** How far the background work is, followed until it ends; a reload or another page changes nothing about it. */
export function ImportProgress({ upload }: { upload: CourseImportView }) {
  const router = useRouter();
  const [current, setCurrent] = useState(upload);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const answer = await call('GET /course-imports/{id}', {
          params: { id: upload._id },
          signal: controller.signal,
        });
        setOffline(false);
        setCurrent(answer.import);
        if (answer.import.status !== upload.status) return router.refresh();
      } catch {
        if (controller.signal.aborted) return;
        setOffline(true);
      }
      timer = setTimeout(look, POLL_MS);
    };
    timer = setTimeout(look, POLL_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [router, upload._id, upload.status]);

  const { done, total } = current.progress;
  const label = (current.waiting ? WAITING : LABELS)[upload.status];
  return (
    <Card as="section" aria-label="Progress">
      {total > 0 ? (
        <ProgressBar label={label} value={done} max={total} figures={`${Math.floor((100 * done) / total)}%`} />
      ) : (
        <ProgressBar label={label} />
      )}
      <p className="mt-3 text-sm text-muted" role="status">
        {isOffline
          ? 'The connection was lost. The upload continues, and this page will update when you’re back online.'
          : 'You can leave this page. The upload continues and is listed under Bulk course.'}
      </p>
    </Card>
  );
}
