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
      <h3 className="mt-6 font-medium">Your own file</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
        <li>Columns in any order, with a heading row. Title lines above it are fine.</li>
        <li>Course name and university are required; other columns are optional.</li>
        <li>
          Courses are matched by their official code within the university, otherwise by name, campus and level.
          Uploading the same file twice changes nothing.
        </li>
      </ul>
    </Card>
  );
}
