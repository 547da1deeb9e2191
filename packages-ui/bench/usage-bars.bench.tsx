import { UsageBars } from '../src/charts/index.js';
import { milliseconds, type Bench } from './bench.js';
import { inTurn } from './measure.js';
import { makeStage } from './stage.js';
import { format, makeBars } from './usage-bars/bars.js';
import { RechartsBars } from './usage-bars/recharts-bars.js';
import { VisxBars } from './usage-bars/visx-bars.js';

const WIDTH = 600;

/** Script time from nothing to a thousand drawn bars, for the kit's chart and for two other ways to draw the same. */
export const bench: Bench = {
  name: 'UsageBars, first drawing of 1,000 bars',
  async measure() {
    const bars = makeBars(1000);
    const stage = makeStage(WIDTH);
    const { kit, visx, recharts } = await inTurn(
      {
        kit: () => stage.draw(<UsageBars bars={bars} format={format} label="Time in apps" />),
        visx: () => stage.draw(<VisxBars bars={bars} format={format} width={WIDTH} />),
        recharts: () => stage.draw(<RechartsBars bars={bars} format={format} width={WIDTH} />),
      },
      { rounds: 15, afterEach: () => stage.clear() },
    );
    return [
      {
        name: 'against hand-written visx',
        value: kit / visx,
        aim: { most: 1.1 },
        parts: `UsageBars ${milliseconds(kit)}, visx ${milliseconds(visx)}`,
      },
      {
        name: 'against Recharts',
        value: kit / recharts,
        aim: { most: 0.15 },
        parts: `UsageBars ${milliseconds(kit)}, Recharts ${milliseconds(recharts)}`,
      },
    ];
  },
};
