/** How many passed and how many did not. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line for each that did not pass. */
  readonly failures: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
export interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

/** A file that could not be loaded counts as one failure, and so does an error outside every test. */
export function countsOf(report: Report | undefined): Counts {
  if (!report) return { passed: 0, failed: 1, failures: ['the tests did not run to their end'] };
  const failures = report.testResults.flatMap(failuresOf);
  const isUnexplained = !report.success && failures.length === 0;
  const all = isUnexplained ? ['an error outside every test (see above)'] : failures;
  return { passed: report.numPassedTests, failed: all.length, failures: all };
}

function failuresOf(file: FileResult): string[] {
  const failed = file.assertionResults.filter(result => result.status === 'failed');
  if (failed.length === 0) return file.status === 'failed' ? [`${file.name}: could not be run`] : [];
  return failed.map(result => `${file.name}: ${result.fullName}`);
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, counts) => total + counts.passed, 0),
    failed: all.reduce((total, counts) => total + counts.failed, 0),
    failures: all.flatMap(counts => counts.failures),
  };
}

export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
