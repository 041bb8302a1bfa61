import type { Figure } from '@/lib/engines/practice/format/parts';

/** A chart, plan or map with the same in words and, where there is one, as a table. */
export function Drawing({ setId, figure: { svg, title, description, table } }: { setId: string; figure: Figure }) {
  return (
    <figure className="mb-4 max-w-reading">
      <figcaption className="mb-2 font-medium">{title}</figcaption>
      {/* Drawings are made for a white ground, in both colour schemes. */}
      {/* biome-ignore lint/performance/noImgElement: a small SVG needs no other sizes. */}
      <img
        src={`/practice/${setId}/drawings/${svg}`}
        alt={description}
        width={640}
        height={460}
        className="h-auto w-full max-w-xl rounded-card border border-line"
        style={{ background: 'white' }}
      />
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer">Text description</summary>
        <p className="mt-1">{description}</p>
        {table && (
          <div className="mt-2 overflow-x-auto">
            <table className="text-sm tabular-nums">
              <thead>
                <tr>
                  {table.head.map((text) => (
                    <th key={text} scope="col" className="pe-4 text-start">
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row) => (
                  <tr key={row.join()} className="border-t border-line">
                    {row.map((text, at) => (
                      <td key={`${table.head[at]}`} className="pe-4">
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </figure>
  );
}
