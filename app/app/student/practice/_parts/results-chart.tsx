import { Picture, type PictureSize } from '@/components/report/picture';

/** One test, as the picture needs it. */
interface ChartResult {
  id: string;
  day: string;
  points: number;
  most: number;
  /** The set was new to the learner. */
  first: boolean;
}

interface ResultsChartProps {
  id: string;
  title: string;
  /** 'right' or 'points'. */
  unit: string;
  /** The oldest first. */
  results: readonly ChartResult[];
}

/** How many tests a picture has room for; the newest are drawn. */
const MOST = { wide: 8, narrow: 4 } as const;
const HEIGHT = 220;
const TOP = 30;
const BASE = HEIGHT - 46;
const LEFT = 46;

/** The share of right answers in each test, in the order in which they were taken; a line joins those of sets that were new. */
export function ResultsChart({ id, title, unit, results }: ResultsChartProps) {
  return (
    <Picture
      id={id}
      title={title}
      description={results.map(({ day, points, most }) => `${day}: ${points} of ${most} ${unit}.`).join(' ')}
      draw={(size) => ({ height: HEIGHT, content: <Drawing size={size} results={results.slice(-MOST[size.name])} /> })}
    />
  );
}

function Drawing({ size, results }: { size: PictureSize; results: readonly ChartResult[] }) {
  const step = (size.width - LEFT) / results.length;
  const dots = results.map((result, place) => ({
    ...result,
    x: LEFT + step * (place + 0.5),
    y: BASE - (result.points / result.most) * (BASE - TOP),
  }));
  return (
    <>
      {[0, 50, 100].map((share) => {
        const y = BASE - (share / 100) * (BASE - TOP);
        return (
          <g key={share}>
            <path d={`M${LEFT} ${y}H${size.width}`} className="stroke-line" />
            <text x={LEFT - 8} y={y + 5} textAnchor="end" className="fill-muted" fontSize={14}>
              {share}%
            </text>
          </g>
        );
      })}
      <polyline
        points={dots
          .filter(({ first }) => first)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-brand"
      />
      {dots.map(({ id, x, y, points, most, day, first }) => (
        <g key={id}>
          <circle
            cx={x}
            cy={y}
            r={5}
            strokeWidth={2}
            className={first ? 'fill-brand stroke-brand' : 'fill-raised stroke-brand'}
          />
          <text x={x} y={y - 11} textAnchor="middle" className="fill-ink" fontSize={14}>
            {points} of {most}
          </text>
          <text x={x} y={BASE + 22} textAnchor="middle" className="fill-muted" fontSize={13}>
            {day}
          </text>
        </g>
      ))}
    </>
  );
}
