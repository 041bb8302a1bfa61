'use client';

import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveConfirmed } from '@/components/tables/save-confirmed';
import { Button } from '@/components/ui/buttons/button';
import { fileSize } from '@/components/ui/controls/file-size';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { FileExportView } from '@/lib/contract/my-data/export';
import { dateText } from '@/lib/domain/days/day-words';

/** How often it is asked how far the archive is. */
const LOOK_MS = 1_500;

/** Asks for the archive, shows how far it is, and fetches it. */
export function FileExport({ first }: { first: FileExportView | null }) {
  const [archive, setArchive] = useState(first);
  const { busy, run } = useRun();
  const working = archive?.state === 'working';

  useEffect(() => {
    if (!working) return;
    const looking = setInterval(() => {
      // Should it fail, the next one may not.
      call('GET /my-file/export', {}).then(
        (answer) => setArchive(answer.export),
        () => {},
      );
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [working]);

  const start = () =>
    run(
      async () => {
        const answer = await call('POST /my-file/export', {});
        setArchive(answer.export);
        toast.success(answer.message);
      },
      (error) => {
        if (!error.hints.confirm) toast.error(error.message);
      },
    );

  if (working) {
    return (
      <Card>
        {archive.total ? (
          <ProgressBar label="Preparing your file" value={archive.done} max={archive.total} />
        ) : (
          <ProgressBar label="Preparing your file" />
        )}
        <p className="mt-3 text-sm text-muted">You can leave this page. We’ll email you when it’s ready.</p>
      </Card>
    );
  }
  if (archive?.state === 'ready' && archive.endsOn) {
    return (
      <Card>
        <p>
          Your file from {dateText(archive.askedOn)} is ready: {fileSize(archive.size)}. You can download it until{' '}
          {dateText(archive.endsOn)}.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => void saveConfirmed('/api/v1/my-file/export/download')}>
            <Download aria-hidden className="size-4" />
            Download
          </Button>
          <Button variant="secondary" busy={busy} onClick={start}>
            Export again
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <p>
        {archive?.state === 'failed'
          ? 'We could not create your file. Please try again. If it fails again, write to our team.'
          : 'This takes a minute or two. You’ll need your password.'}
      </p>
      <Button className="mt-4" busy={busy} onClick={start}>
        Export my data
      </Button>
    </Card>
  );
}
