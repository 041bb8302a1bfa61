import { ActivityList } from '@/components/activity/activity-list';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';

/** The student's last few activities. */
export function RecentActivity({
  activities,
  now,
}: {
  activities: readonly { _id: string; activity: string; createdOn: string }[];
  now: Date;
}) {
  return (
    <Section title="Recent activity">
      <Card>
        {activities.length ? (
          <>
            <ActivityList activities={activities} now={now} />
            <ButtonLink href="/app/student/activity" variant="ghost" size="sm" className="mt-4 -ml-3">
              All activity
            </ButtonLink>
          </>
        ) : (
          <p className="text-sm text-muted">Your activity on this site is listed here.</p>
        )}
      </Card>
    </Section>
  );
}
