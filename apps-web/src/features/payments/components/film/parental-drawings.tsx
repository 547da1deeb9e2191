const hours = Array.from({ length: 12 }, (_, hour) => hour);
const days = Array.from({ length: 5 }, (_, day) => day);

/** A week whose evenings are closed. */
export function ScheduleDrawing() {
  return (
    <g>
      {days.map((day) =>
        hours.map((hour) => (
          <rect
            key={`${day} ${hour}`}
            x={46 + hour * 19}
            y={24 + day * 21}
            width={17}
            height={19}
            rx={3}
            className={hour > 8 - (day % 2) || hour < 2 ? 'fill-closed' : 'fill-used-2'}
          />
        )),
      )}
      <path
        d="M205 18v115"
        className="stroke-brand"
        strokeWidth={2.5}
        strokeDasharray="5 4"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A phone that keeps the rules by itself. */
export function PhoneDrawing() {
  return (
    <g>
      <rect
        x={124}
        y={10}
        width={72}
        height={130}
        rx={12}
        className="fill-surface stroke-ink-2"
        strokeWidth={2}
      />
      <rect x={134} y={28} width={52} height={9} rx={4.5} className="fill-used-2" />
      <rect x={134} y={44} width={34} height={9} rx={4.5} className="fill-line" />
      <path
        d="M160 72l20 7v13c0 13-9 21-20 25-11-4-20-12-20-25V79z"
        className="fill-brand-soft stroke-brand"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path
        d="M151 93l7 7 12-13"
        className="fill-none stroke-brand"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M60 60q22-22 44 0M216 90q22 22 44 0"
        className="fill-none stroke-line-2"
        strokeWidth={2}
        strokeDasharray="3 5"
        strokeLinecap="round"
      />
    </g>
  );
}

const parts = [
  { from: 0, width: 58, look: 'fill-closed' },
  { from: 60, width: 30, look: 'fill-used' },
  { from: 92, width: 62, look: 'fill-allowed' },
  { from: 156, width: 26, look: 'fill-used' },
  { from: 184, width: 12, look: 'fill-blocked' },
  { from: 198, width: 42, look: 'fill-closed' },
];

/** A day on one line, and where the child was. */
export function DayDrawing() {
  return (
    <g>
      <circle cx={56} cy={38} r={15} className="fill-brand-soft stroke-brand" strokeWidth={2} />
      <circle cx={51} cy={36} r={1.8} className="fill-brand" />
      <circle cx={61} cy={36} r={1.8} className="fill-brand" />
      <path d="M50 43q6 5 12 0" className="fill-none stroke-brand" strokeWidth={2} strokeLinecap="round" />
      <rect x={82} y={32} width={120} height={11} rx={5.5} className="fill-line" />
      {parts.map(({ from, width, look }) => (
        <rect key={from} x={40 + from} y={68} width={width} height={26} rx={4} className={look} />
      ))}
      <path d="M40 116h240" className="stroke-line-2" strokeWidth={2} strokeLinecap="round" />
      <circle cx={112} cy={116} r={6} className="fill-place-1" />
      <circle cx={212} cy={116} r={6} className="fill-place-2" />
    </g>
  );
}
