/** A task that is photographed. */
export function PhotoDrawing() {
  return (
    <g>
      <rect
        x={86}
        y={18}
        width={148}
        height={114}
        rx={6}
        className="fill-surface stroke-line-2"
        strokeWidth={1.5}
      />
      <text x={160} y={72} textAnchor="middle" className="fill-ink text-[20px] font-semibold">
        2x + 3 = 11
      </text>
      <rect x={106} y={92} width={108} height={7} rx={3.5} className="fill-line" />
      <rect x={106} y={107} width={76} height={7} rx={3.5} className="fill-line" />
      <path
        d="M100 52V42h10M220 52V42h-10M100 80v10h10M220 80v10h-10"
        className="fill-none stroke-brand"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

const steps = ['2x + 3 = 11', '2x = 8', 'x = 4'];

/** A solution, step by step. */
export function StepsDrawing() {
  return (
    <g>
      {steps.map((step, index) => (
        <g key={step} transform={`translate(${74 + index * 14} ${18 + index * 41})`}>
          <rect
            width={148}
            height={33}
            rx={6}
            className={index === 2 ? 'fill-brand-soft stroke-brand' : 'fill-surface stroke-line-2'}
            strokeWidth={1.5}
          />
          <circle cx={19} cy={16.5} r={9} className="fill-brand" />
          <text x={19} y={20.5} textAnchor="middle" className="fill-brand-ink text-[11px] font-semibold">
            {index + 1}
          </text>
          <text x={40} y={21.5} className="fill-ink text-[14px] font-semibold">
            {step}
          </text>
        </g>
      ))}
    </g>
  );
}

const heights = [22, 34, 30, 52, 64, 84, 96];

/** Tasks done, day by day. */
export function BarsDrawing() {
  return (
    <g>
      {heights.map((height, index) => (
        <rect
          key={height}
          x={70 + index * 27}
          y={124 - height}
          width={18}
          height={height}
          rx={4}
          className={index === heights.length - 1 ? 'fill-used' : 'fill-used-2'}
        />
      ))}
      <path d="M58 128h204" className="stroke-line-2" strokeWidth={2} strokeLinecap="round" />
    </g>
  );
}
