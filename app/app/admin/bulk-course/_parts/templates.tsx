import { Download } from 'lucide-react';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { Card } from '@/components/ui/layout/card';

/** The template in both kinds, and what a file of one's own needs. */
export function Templates() {
  return (
    <Card as="section" className="text-sm lg:row-span-2" aria-labelledby="templates">
      <h2 id="templates" className="text-base">
        Template
      </h2>
      <p className="mt-1 text-muted">
        Our columns with an example row. The Excel file also explains each column on its second sheet.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={`/api/v1/import-template?format=${format}`}
            download
            className={buttonStyle('secondary', 'sm')}
          >
            <Download aria-hidden className="size-4" />
            {format === 'xlsx' ? 'Excel (.xlsx)' : 'CSV (.csv)'}
          </a>
        ))}
      </div>
      <h3 className="mt-6 font-medium">A file of your own</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
        <li>Any order of columns, with a row of headings. Titles above it are fine.</li>
        <li>Course name and university are needed; the rest may be missing.</li>
        <li>
          A course is recognised by its official code within its university, else by name, campus and level, so the same
          file twice changes nothing.
        </li>
      </ul>
    </Card>
  );
}
