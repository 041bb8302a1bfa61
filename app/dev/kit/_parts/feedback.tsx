'use client';

import { Button } from '@/components/ui/buttons/button';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Illustration } from '@/components/ui/feedback/illustration';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { RedMark } from '@/components/ui/feedback/red-mark';
import { SadFace } from '@/components/ui/feedback/sad-face';
import { Loading, Skeleton, SkeletonText } from '@/components/ui/feedback/skeleton';
import { Spinner } from '@/components/ui/feedback/spinner';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { toast } from '@/components/ui/feedback/toast';
import { Section } from '@/components/ui/layout/section';
import { Part, Parts } from './part';

const TONES = ['neutral', 'brand', 'attention', 'success', 'danger'] as const;
const ILLUSTRATIONS = ['shelf', 'search', 'inbox', 'path', 'done'] as const;

export function Feedback() {
  return (
    <Section title="Feedback">
      <Parts>
        <Part name="Toaster: toast, and the loading bar">
          <Button variant="secondary" onClick={() => toast.success('Settings updated successfully!')}>
            Success
          </Button>
          <Button variant="secondary" onClick={() => toast.error('Network error.')}>
            Error
          </Button>
          <Button variant="secondary" onClick={() => toast.info('No activity found.')}>
            Info
          </Button>
          <Button variant="secondary" onClick={startLoadingBar}>
            Loading bar
          </Button>
        </Part>
        <Part name="StatusChip, Badge">
          {TONES.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {tone}
            </StatusChip>
          ))}
          <Badge>Draft</Badge>
        </Part>
        <Part name="EmptyState">
          <EmptyState
            title="No courses found"
            text="Try fewer filters."
            action={<Button size="sm">Clear all</Button>}
          />
        </Part>
        <Part name="RedMark">
          <RedMark>Paid to an agency, not to the university.</RedMark>
        </Part>
        <Part name="ErrorBox">
          <ErrorBox message="Failed to load documents." hint="The server did not answer." />
        </Part>
        <Part name="Illustration, SadFace">
          {ILLUSTRATIONS.map((name) => (
            <Illustration key={name} name={name} className="h-20" />
          ))}
          <SadFace className="h-20" />
        </Part>
        <Part name="Skeleton, SkeletonText, Spinner, ProgressBar">
          <Loading label="An example">
            <Skeleton className="h-10 w-40" />
            <SkeletonText lines={2} />
          </Loading>
          <Spinner />
          <div className="w-full space-y-3">
            <ProgressBar label="Uploading" value={40} figures="40 of 100 rows" />
            <ProgressBar label="Reading" />
          </div>
        </Part>
      </Parts>
    </Section>
  );
}
