import { Timeline } from '@/components/ui/layout/timeline';
import { Ago } from './ago';

interface Entry {
  _id: string;
  activity: string;
  /** ISO 8601. */
  createdOn: string;
}

/** What a user did, in the order given, with how long ago it was. */
export function ActivityList({ activities, now }: { activities: readonly Entry[]; now: Date }) {
  const entries = activities.map(({ _id, activity, createdOn }) => ({
    id: _id,
    title: <span className="font-normal wrap-anywhere">{activity}</span>,
    when: <Ago iso={createdOn} now={now} />,
  }));
  return <Timeline label="Activities" entries={entries} />;
}
