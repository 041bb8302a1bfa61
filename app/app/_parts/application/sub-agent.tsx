import { Card } from '@/components/ui/layout/card';
import { subAgentOf } from '@/lib/services/desk/commission/parties';

/** The sub-agent through whom an application came: no one in the chain is hidden. Nothing where there is none. */
export async function SubAgent({ applicationId }: { applicationId: string }) {
  const name = await subAgentOf(applicationId);
  if (!name) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="sub-agent">
      <h2 id="sub-agent" className="font-sans text-base tracking-normal">
        Sub-agent
      </h2>
      <p className="mt-2 text-sm wrap-anywhere">This application was referred by {name}.</p>
    </Card>
  );
}
