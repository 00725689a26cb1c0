import { debianPrograms } from './debian.ts';

export interface PrometheusPrograms {
  readonly prometheus: string;
  readonly promtool: string;
}

/** Prometheus for tests. */
export async function prometheusPrograms(): Promise<PrometheusPrograms> {
  const programs = { prometheus: '--version', promtool: '--version' };
  const { path } = await debianPrograms({ programs, packages: ['prometheus'] });
  return { prometheus: path('prometheus'), promtool: path('promtool') };
}
