import { ChevronRight } from 'lucide-react';
import { Badge } from '@/components/ui/feedback/badge';
import type { DescribedField } from './described-fields';
import type { DocumentedCall } from './documented-calls';

/** One call, folded to its method and path; unfolded with everything it takes and answers. */
export function CallDetails({ call }: { call: DocumentedCall }) {
  const { id, method, path, summary, who, parts, plainAnswer, failures } = call;
  return (
    <details id={id} className="group border-b border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 self-center text-muted group-open:rotate-90" />
        <Badge tone={method === 'GET' ? 'neutral' : 'brand'}>{method}</Badge>
        <code className="min-w-0 text-sm font-medium wrap-anywhere">{path}</code>
        <span className="w-full pl-7 text-sm text-muted md:w-auto md:pl-0">{summary}</span>
      </summary>
      <div className="space-y-4 px-4 pb-5 pl-11 text-sm">
        <p>
          <span className="text-muted">Access: </span>
          {who}
        </p>
        {parts.map(({ title, fields }) => (
          <FieldTable key={title} caption={title} fields={fields} />
        ))}
        {plainAnswer && (
          <p>
            <span className="text-muted">Response: </span>
            {plainAnswer}
          </p>
        )}
        {failures.length > 0 && (
          <p>
            <span className="text-muted">Errors: </span>
            {failures.map(({ status, reason }) => `${status} ${reason}`).join(', ')}
          </p>
        )}
      </div>
    </details>
  );
}

function FieldTable({ caption, fields }: { caption: string; fields: DescribedField[] }) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="pb-1 text-left font-medium">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, note }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              <code className="wrap-anywhere">{name}</code>
            </th>
            <td className="py-1.5 pr-4 wrap-anywhere">{type}</td>
            <td className="py-1.5 text-muted">{[isRequired ? 'required' : '', note].filter(Boolean).join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
