import type { Deps } from '../deps.ts';
import type { MetricsConfig } from '../config.ts';
import type { Prometheus } from './prometheus.ts';
import { type Around, readingOf } from './reading.ts';
import { type MetricsDoor, serveMetrics } from './serveMetrics.ts';

/** Whoever measures may read the figures of this house. */
export function openMetrics(
  config: MetricsConfig,
  metrics: Prometheus,
  deps: Deps,
  around: Around,
): Promise<MetricsDoor> {
  deps.bus.subscribe('alarm', alarm => metrics.alarmed(alarm));
  return serveMetrics(config, {
    contentType: metrics.contentType,
    text: async () => metrics.text(await readingOf(deps, around)),
  });
}
