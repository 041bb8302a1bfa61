import { Card } from '@/components/ui/layout/card';
import { AgencyLogo } from './agency-logo';

interface AgencyCardProps {
  /** `counsellor` and `branch` are '' where no one, or none, is named. */
  agency: { name: string; logo: string | null; counsellor: string; branch: string };
}

/** The agency that looks after a student, by its own name and logo. */
export function AgencyCard({ agency: { name, logo, counsellor, branch } }: AgencyCardProps) {
  return (
    <Card as="section" padding="sm" aria-labelledby="your-agency" className="max-w-3xl">
      <h2 id="your-agency" className="font-sans text-base tracking-normal">
        Your agency
      </h2>
      <div className="mt-3 flex items-center gap-3 text-sm">
        <AgencyLogo name={name} src={logo} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {(counsellor || branch) && (
            <span className="block text-muted wrap-anywhere">{[counsellor, branch].filter(Boolean).join(', ')}</span>
          )}
        </span>
      </div>
    </Card>
  );
}
