'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { fileSize } from '@/components/ui/controls/file-size';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';

interface UploadProgressProps {
  /** Bytes. */
  sent: number;
  of: number;
  /** The network is gone; the file is sent when it is back. */
  waits: boolean;
  /** The file is only read for its columns. */
  review: boolean;
  onCancel: () => void;
}

/** First how much has been sent; then, when the server has it all, how long it has been reading and saving. */
export function UploadProgress({ sent, of, waits, review, onCancel }: UploadProgressProps) {
  if (sent >= of) return <Working review={review} />;
  const share = Math.floor((100 * sent) / of);
  return (
    <div className="mt-5 space-y-3">
      <ProgressBar
        label={waits ? WAITS_FOR_NETWORK : 'Uploading'}
        value={sent}
        max={of}
        figures={`${fileSize(sent)} of ${fileSize(of)}, ${share}%`}
      />
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Working({ review }: { review: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="mt-5 space-y-3">
      <ProgressBar label={review ? 'Reading the columns …' : 'Reading and saving …'} figures={`${seconds} s`} />
      {!review && (
        <p className="text-sm text-muted">
          A large file takes up to a minute. If you leave this page, the upload continues and is listed below.
        </p>
      )}
    </div>
  );
}
