import { scaleLinear } from 'd3-scale';
import { Picture, type PictureSize } from './picture';

interface ChartRow {
  label: string;
  /** What stands at the end of the label's line. */
  value: string;
  /** Where the bar ends; of a range, where its dot is. */
  at: number;
  /** Where a range ends. */
  until?: number;
}

interface RowsChartProps {
  id: string;
  title: string;
  description: string;
  rows: readonly ChartRow[];
  /** Where the scale ends at least. */
  least: number;
  /** What follows the scale's last figure: ' days', '%'. */
  unit: string;
}

const ROW = 48;
const FOOT = 40;
/** About how wide a letter is. */
const LETTER = 7.4;

/** One bar for each row, or a dot with its range: the label above it, so that it may be long. */
export function RowsChart({ id, title, description, rows, least, unit }: RowsChartProps) {
  return (
    <Picture
      id={id}
      title={title}
      description={description}
      draw={(size) => ({
        height: rows.length * ROW + FOOT,
        content: <Drawing size={size} rows={rows} least={least} unit={unit} />,
      })}
    />
  );
}

function Drawing({ size, rows, least, unit }: { size: PictureSize } & Pick<RowsChartProps, 'rows' | 'least' | 'unit'>) {
  const most = Math.max(least, ...rows.map(({ at, until }) => until ?? at));
  const along = scaleLinear([0, most], [8, size.width - 16]).nice(4);
  const foot = rows.length * ROW + 4;
  const ticks = along.ticks(4);
  return (
    <>
      {ticks.map((tick, place) => (
        <g key={tick}>
          <path d={`M${along(tick)} 0V${foot}`} className="stroke-line" />
          <text
            x={along(tick)}
            y={foot + 20}
            textAnchor={place === 0 ? 'start' : place === ticks.length - 1 ? 'end' : 'middle'}
            className="fill-muted"
            fontSize={14}
          >
            {tick.toLocaleString('en-GB')}
            {place === ticks.length - 1 ? unit : ''}
          </text>
        </g>
      ))}
      {rows.map((row, place) => {
        const [top, middle] = [place * ROW, place * ROW + 34];
        const room = Math.floor((size.width - 24) / LETTER) - row.value.length;
        return (
          <g key={row.label}>
            <rect x={0} y={top + 3} width={size.width} height={20} className="fill-raised" />
            <text x={8} y={top + 19} className="fill-ink" fontSize={14}>
              {row.label.length > room ? `${row.label.slice(0, room - 1)}…` : row.label}
            </text>
            <text x={size.width - 8} y={top + 19} textAnchor="end" className="fill-muted" fontSize={14}>
              {row.value}
            </text>
            {row.until === undefined ? (
              <rect
                x={8}
                y={middle - 6}
                width={Math.max(1, along(row.at) - 8)}
                height={13}
                rx={2}
                className="fill-brand"
              />
            ) : (
              <>
                <rect
                  x={along(row.at)}
                  y={middle - 3}
                  width={Math.max(1, along(row.until) - along(row.at))}
                  height={6}
                  rx={3}
                  className="fill-series-3"
                />
                <circle cx={along(row.at)} cy={middle} r={6.5} className="fill-brand" />
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
