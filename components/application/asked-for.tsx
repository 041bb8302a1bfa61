import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';

/** A paper that a university is likely to want. */
interface PaperAskedFor {
  label: string;
  note: string;
  /** The names of the files that the profile has for it; '' for none. */
  inProfile: string;
  /** Why these won't do, as a sentence; '' where nothing says so. */
  problem: string;
}

interface AskedForProps {
  papers: readonly PaperAskedFor[];
  /** Whose profile it is to the reader. */
  whose: 'your' | 'their';
}

/** What will be asked for after applying, and what of it is there. Nothing stands in the way of applying. */
export function AskedFor({ papers, whose }: AskedForProps) {
  const missing = papers.filter(({ inProfile }) => !inProfile).length;
  const unfit = papers.filter(({ problem }) => problem).length;
  return (
    <Section title="Documents you’ll need" description={summaryOf(papers.length, missing, unfit, whose)}>
      {papers.length > 0 && (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {papers.map(({ label, note, inProfile, problem }) => (
              <li key={label} className="flex items-center justify-between gap-x-4 px-4 py-3 sm:px-5">
                <span className="min-w-0 text-sm">
                  <span className="font-medium wrap-anywhere">{label}</span>
                  {(inProfile || note) && <span className="block text-muted wrap-anywhere">{inProfile || note}</span>}
                  {problem && <span className="block wrap-anywhere">{problem}</span>}
                </span>
                <StatusChip className="shrink-0" tone={problem ? 'attention' : inProfile ? 'success' : 'neutral'}>
                  {problem ? 'Renew' : inProfile ? `In ${whose} profile` : 'Missing'}
                </StatusChip>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function summaryOf(all: number, missing: number, unfit: number, whose: 'your' | 'their'): string {
  if (all === 0) return 'Our team will tell you what is needed after reviewing the application.';
  const later = 'Our team may request more.';
  if (unfit > 0) return `You can apply now. Documents that expire too soon must be renewed. ${later}`;
  if (missing === 0) return `All of these are already in ${whose} profile. ${later}`;
  return `You can apply now and send missing documents later. ${later}`;
}
