import { scaleBand, scaleLinear } from 'd3-scale';
import { Picture, type PictureSize } from './picture';

interface ChartMonth {
  /** 'Nov' and '2026'. */
  name: string;
  year: string;
  made: number;
  offered: number;
  /** It isn't over yet. */
  unfinished: boolean;
}

interface MonthsChartProps {
  title: string;
  description: string;
  months: readonly ChartMonth[];
}

/** The most months that a picture has room for; the newest are drawn. */
const MOST = { wide: 24, narrow: 6 } as const;
const HEIGHT = 260;
const LEFT = 38;
const BASE = HEIGHT - 42;

/** Two columns for each month: what was made, filled, and what was offered, outlined. */
export function MonthsChart({ title, description, months }: MonthsChartProps) {
  return (
    <Picture
      id="months"
      title={title}
      description={description}
      draw={(size) => ({ height: HEIGHT, content: <Drawing size={size} months={months.slice(-MOST[size.name])} /> })}
    />
  );
}

function Drawing({ size, months }: { size: PictureSize; months: readonly ChartMonth[] }) {
  const across = scaleBand(
    months.map((_month, place) => place),
    [LEFT, size.width],
  )
    .paddingInner(0.3)
    .paddingOuter(0.1);
  const up = scaleLinear([0, Math.max(4, ...months.flatMap(({ made, offered }) => [made, offered]))], [BASE, 22]).nice(
    4,
  );
  const ticks = up.ticks(4).filter(Number.isInteger);
  const half = across.bandwidth() / 2;
  const withNumbers = half >= 12;
  const everyNth = Math.ceil((months.length * 40) / (size.width - LEFT));
  const hatch = `unfinished-${size.name}`;
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-accent-soft" />
        <rect width="3" height="6" className="fill-accent" />
      </pattern>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${up(tick)}H${size.width}`} className="stroke-line" />
          <text x={LEFT - 8} y={up(tick) + 5} textAnchor="end" className="fill-muted" fontSize={14}>
            {tick.toLocaleString('en-GB')}
          </text>
        </g>
      ))}
      {months.map((month, place) => {
        const left = across(place) ?? 0;
        const columns = [
          { what: 'made', count: month.made, x: left, style: 'fill-brand' },
          { what: 'offered', count: month.offered, x: left + half, style: 'fill-brand-soft' },
        ];
        return (
          <g key={`${month.name} ${month.year}`}>
            {columns.map(({ what, count, x, style }) => (
              <g key={what}>
                {count > 0 && (
                  <rect
                    x={x + 0.75}
                    y={up(count)}
                    width={Math.max(2, half - 2.5)}
                    height={BASE - up(count)}
                    className={month.unfinished ? 'stroke-dot-ring' : `${style} stroke-brand`}
                    strokeWidth={1.5}
                    fill={month.unfinished ? `url(#${hatch})` : undefined}
                  />
                )}
                {withNumbers && count > 0 && (
                  <text x={x + half / 2} y={up(count) - 6} textAnchor="middle" className="fill-ink" fontSize={13}>
                    {count < 1_000 ? count : `${Math.round(count / 100) / 10}k`}
                  </text>
                )}
              </g>
            ))}
            {(months.length - 1 - place) % everyNth === 0 && (
              <text textAnchor="middle" className="fill-muted" fontSize={14}>
                <tspan x={left + half} y={BASE + 19}>
                  {month.name}
                </tspan>
                {(place < everyNth || month.name === 'Jan') && (
                  <tspan x={left + half} y={BASE + 36}>
                    {month.year}
                  </tspan>
                )}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${LEFT} ${BASE}H${size.width}`} className="stroke-control" />
    </>
  );
}
