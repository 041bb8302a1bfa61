import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { Section } from '@/components/ui/layout/section';
import { clockIn } from '@/lib/domain/days/time-zones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { uploadStorage } from '@/lib/services/file/site/upload-storage';
import { readerToday } from '../../../_parts/reader-day';

/** How much the viewer may still upload today; for admins also everyone's budgets, and how files are protected. */
export async function Storage({ viewer }: { viewer: Viewer }) {
  const [{ usedMb, dayMb, site }, { timeZone }] = await Promise.all([uploadStorage(viewer), readerToday(viewer)]);
  const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0));
  return (
    <Section title="Uploads" className="mt-8 max-w-xl">
      <Card>
        <p>
          {usedMb.toLocaleString('en-GB')} of {dayMb.toLocaleString('en-GB')} MB used today. The daily limit resets at{' '}
          {clockIn(timeZone, midnight)}.
        </p>
        {site && (
          <div className="mt-4">
            <DescriptionList columns={1} items={site} />
          </div>
        )}
      </Card>
    </Section>
  );
}
